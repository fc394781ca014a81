// The heuristic bot: believes what its facts allow, weighs the gold of its house against its own place in the
// showdown, keeps guns and Horses for the last turns. Every answer is scored by the chance to win that it leads to.
#include "games/deadwood_1876/bot/bot.h"

#include "bots/best.h"

namespace saloon::deadwood_1876 {

namespace {

using bot::after_fight;
using bot::after_safe_won;
using bot::Mind;

constexpr double kHolsterHelp = 0.3;  ///< how much a second die moves a fight
constexpr double kMeddling = 0.02;    ///< what lending a Holster is worth in itself to the boldest, or for a friend

/// My chance to win if it comes to that, less the present one: the attacker wins the fight, I win the hold-up.
double stake_of(const Mind& m, Ask ask) {
  switch (ask) {
    case Ask::Defend:
    case Ask::HolsterAttacker:
    case Ask::HolsterDefender:
      return after_fight(m, true) - m.chance;
    case Ask::HoldUpCard:
      return after_safe_won(m, m.pub.turned_up - 1, -1, m.me) - m.chance;
    default:
      return 0;
  }
}

double score_defence(const Mind& m, double stake, int card) {
  const Gun attacking = gun_of(m.pub.fight.attacker_card - 1);
  return bot::beats(gun_of(card), attacking) * -stake - m.cost_of(card) * (1 + 0.5 * m.boldness());
}

double score_offer(const Mind& m, double stake, const Decision& d, bool to_attacker) {
  if (d.verb() == Verb::Pass) return 0;
  const Fight& f = m.pub.fight;
  const double favour = m.fondness(f.attacker) - m.fondness(f.defender);
  const double in_itself = kMeddling * (m.boldness() + (to_attacker ? favour : -favour));
  return kHolsterHelp * (to_attacker ? stake : -stake) - m.cost_of(d.card()) - 0.004 + in_itself;
}

double score_hold_up(const Mind& m, double stake, int card) {
  return bot::tops(gun_of(card), m.pub.seats) * stake * (1.3 + 0.5 * m.boldness()) - m.cost_of(card);
}

double keeping(const Mind& m, int handle) {
  const bot::Belief& b = m.at[unsigned(handle)];
  return b.gold + 0.9 * b.gun + 1.5 * b.badge;
}

double score_given(const Mind& m, int handle) { return -keeping(m, handle); }

/// Looks where it knows least and where most may lie.
double score_peek(const Mind& m, int handle) {
  const bool known = (located(m.mine.facts) & at_handle(handle)) != 0;
  return (known ? 0 : 10) + keeping(m, handle);
}

double score_kept(u64 discarded) {
  double score = 0;
  for (const int card : Bits{discarded}) {
    score -= bot::mean_of_card(card) + (item_of(card) == Item::Horse ? 0.7 : 0);
  }
  return score;
}

/// A card + 1; 0 = none.
double die_or_none(int card) { return card == 0 ? 0 : bot::mean_of_card(card - 1); }

/// Questions whose answers speak for themselves.
bool is_plain(Ask ask) {
  switch (ask) {
    case Ask::ChooseCharacter:
    case Ask::PickAttacker:
    case Ask::PickDefender:
    case Ask::ShowdownCard:
    case Ask::DusterDiscard:
    case Ask::MysteryGun:
    case Ask::BadgeReveal:
    case Ask::Rush:
      return true;
    default:
      return false;
  }
}

double plain_score(const Decision& d) {
  switch (d.verb()) {
    case Verb::Card:
      return bot::mean_of_card(d.card());
    case Verb::Cards:
      return score_kept(d.cards());
    case Verb::Guns:
      return die_or_none(d.strike_gun()) - die_or_none(d.debt_gun());
    case Verb::Reveal:
    case Verb::Wait:
      return 1;
    default:
      return 0;
  }
}

double score_receiver(const Mind& m, int holder) {
  return m.fondness(holder) + (m.now.house[unsigned(holder)] == m.now.house[m.me] ? 1 : 0);
}

double score_of(const Mind& m, Ask ask, double stake, const Decision& d) {
  switch (ask) {
    case Ask::Defend:
      return score_defence(m, stake, d.card());
    case Ask::HolsterAttacker:
    case Ask::HolsterDefender:
      return score_offer(m, stake, d, ask == Ask::HolsterAttacker);
    case Ask::HoldUpCard:
      return score_hold_up(m, stake, d.card());
    case Ask::LawThreeReceiver:
      return score_receiver(m, aimed_at(d.aim()));
    case Ask::Banish:
      return m.chance_of(m.after_move(m.pub.fight.defender, unsigned(d.house())));
    case Ask::StetsonFirst:
    case Ask::StetsonSecond:
      return score_peek(m, d.handle());
    default:
      return score_given(m, d.handle());
  }
}

/// Hands the scores of a question's answers to `use`, as a function.
template <class Use>
auto with_scores(const Public& pub, const Private& mine, Seat p, const Temper& temper, Use use) {
  const Ask ask = Ask(pub.asked.what[p]);
  if (is_plain(ask)) return use(plain_score);
  const Mind mind(pub, mine, p, temper);
  if (ask == Ask::TurnAction) {
    bot::TurnScores scores(mind);
    return use([&](const Decision& d) { return scores.of(d); });
  }
  const double stake = stake_of(mind, ask);
  return use([&](const Decision& d) { return score_of(mind, ask, stake, d); });
}

Decision decide(const Public& pub, const Private& mine, Seat p, const Temper& temper, Game::Decisions& list,
                Chance& chance) {
  Game::legal(pub, mine, p, list);
  if (list.size() == 1) return list[0];
  return with_scores(pub, mine, p, temper, [&](auto&& score) { return best_of(list, chance, score); });
}

constexpr Temper kCalm{};

}  // namespace

Decision Game::choose(const View& view, const Temper& temper, Chance& chance) {
  Decisions list;
  return decide(view.pub, view.mine, view.viewer, temper, list, chance);
}

/// Most of the time goes into what several answers have in common, and `decide` works that out once: nothing quicker is
/// needed for playouts.
Decision Game::quick(const Public& pub, const Private& mine, Seat p, Decisions& list, Chance& chance) {
  return decide(pub, mine, p, kCalm, list, chance);
}

/// The best of every kind comes first. A turn offers every card against every safe and every player, and a search that
/// had to try all those robberies before it looks at the one Stetson would never look at it.
void Game::promise(const View& view, const Decisions& list, float* out) {
  constexpr float kBeforeAllOthers = 10;
  with_scores(view.pub, view.mine, view.viewer, kCalm, [&](auto&& score) {
    std::array<int, std::size(kVerbs)> best;
    best.fill(-1);
    for (int i = 0; i < list.size(); ++i) {
      out[i] = float(score(list[i]));
      int& of_kind = best[unsigned(list[i].verb())];
      if (of_kind < 0 || out[i] > out[of_kind]) of_kind = i;
    }
    for (const int i : best) {
      if (i >= 0) out[i] += kBeforeAllOthers;
    }
    return 0;
  });
}

}  // namespace saloon::deadwood_1876
