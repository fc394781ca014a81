// The heuristic bot: believes what its facts allow, weighs the gold of its house against its own place in the
// showdown, keeps guns and Horses for the last turns. Every answer is scored by the chance to win that it leads to.
#include "games/deadwood_1876/bot.h"

namespace saloon::deadwood_1876 {

namespace {

using bot::Mind;
using bot::Stand;

constexpr double kPeek = 0.012;       ///< two safes seen
constexpr double kBadgeTurn = 0.05;   ///< an extra turn at the end
constexpr double kHolsterHelp = 0.3;  ///< how much a second die moves a fight

/// The best my winning a duel against this holder can do.
double after_duel_won(const Mind& m, int winner, int loser) {
  if (m.now.house[unsigned(winner)] != m.now.house[unsigned(loser)]) {
    return m.chance_of(m.after_swap(winner, loser));
  }
  double best = m.chance;
  bool any = false;
  for (const int house : Bits{houses_with_room(m.pub, m.pub.star[unsigned(loser)] - 1)}) {
    const double chance = m.chance_of(m.after_move(loser, unsigned(house)));
    if (!any || (winner == m.me ? chance > best : chance < best)) best = chance;
    any = true;
  }
  return best;
}

/// With a fourth safe one must go (DW76-LAW-07): the one that helps least.
double after_safe_won(const Mind& m, int handle, int from, int winner) {
  Stand s = m.after_theft(handle, from, winner);
  const double badge = m.at[unsigned(handle)].badge * kBadgeTurn;
  if (winner != m.me) return m.chance_of(s) - badge;
  if (!m.late && m.pub.row_size[m.me] == 3) {
    int least = handle;
    for (const int own : Bits{m.pub.in_row[m.me]}) {
      const auto worth = [&](int h) { return m.at[unsigned(h)].gold + m.at[unsigned(h)].gun; };
      if (worth(own) < worth(least)) least = own;
    }
    s.gold[m.me] -= m.at[unsigned(least)].gold;
    s.guns[m.me] -= m.at[unsigned(least)].gun;
  }
  return m.chance_of(s) + badge;
}

/// My chance to win once the fight is over.
double after_fight(const Mind& m, bool attacker_wins) {
  const Fight& f = m.pub.fight;
  if (!attacker_wins) return m.chance;
  if (f.kind == FightKind::Robbery) return after_safe_won(m, f.handle, f.defender, f.attacker);
  return after_duel_won(m, f.attacker, f.defender);
}

double score_attack(const Mind& m, int card, double if_won) {
  return bot::beats_any(gun_of(card)) * (if_won - m.chance) - m.cost_of(card);
}

double score_turn(const Mind& m, const Decision& d) {
  switch (d.verb()) {
    case Verb::Rob:
      return score_attack(m, d.card(), after_safe_won(m, d.target(), owner_of(m.pub, d.target()), m.me));
    case Verb::Duel:
      return score_attack(m, d.card(), after_duel_won(m, m.me, aimed_at(d.target())));
    case Verb::Horse:
      return m.chance_of(m.after_move(m.me, unsigned(d.target()))) - m.chance - m.cost_of(d.card());
    case Verb::Stetson:
      return (m.late ? 0 : kPeek) - m.cost_of(d.card());
    case Verb::Duster:
      return 0.08 * m.chance * (bot::kUsualDie + 0.7 - m.my_hand);
    default:
      return -m.cost_of(d.card());
  }
}

double score_defence(const Mind& m, int card) {
  const Gun attacking = gun_of(m.pub.fight.attacker_card - 1);
  const double stake = m.chance - after_fight(m, true);
  return bot::beats(gun_of(card), attacking) * stake - m.cost_of(card);
}

double score_offer(const Mind& m, const Decision& d, bool to_attacker) {
  if (d.verb() == Verb::Pass) return 0;
  const double stake = after_fight(m, true) - m.chance;
  return kHolsterHelp * (to_attacker ? stake : -stake) - m.cost_of(d.card()) - 0.004;
}

double score_hold_up(const Mind& m, int card) {
  const int handle = m.pub.turned_up - 1;
  const double stake = after_safe_won(m, handle, -1, m.me) - m.chance;
  return bot::tops(gun_of(card), m.pub.seats) * stake * 1.3 - m.cost_of(card);
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

double die_or_none(u8 card) { return card == kNoCard ? 0 : bot::mean_of_card(card); }

double score_place(const Mind& m, Ask ask, const Decision& d) {
  switch (ask) {
    case Ask::LawThreeReceiver:
      return m.now.house[unsigned(aimed_at(d.target()))] == m.now.house[m.me] ? 1 : 0;
    case Ask::Banish:
      return m.chance_of(m.after_move(m.pub.fight.defender, unsigned(d.target())));
    case Ask::StetsonFirst:
    case Ask::StetsonSecond:
      return score_peek(m, d.target());
    default:
      return score_given(m, d.target());
  }
}

double score_of(const Mind& m, Ask ask, const Decision& d) {
  switch (ask) {
    case Ask::TurnAction:
      return score_turn(m, d);
    case Ask::Defend:
      return score_defence(m, d.card());
    case Ask::HolsterAttacker:
    case Ask::HolsterDefender:
      return score_offer(m, d, ask == Ask::HolsterAttacker);
    case Ask::HoldUpCard:
      return score_hold_up(m, d.card());
    case Ask::PickAttacker:
    case Ask::PickDefender:
    case Ask::ShowdownCard:
      return bot::mean_of_card(d.card());
    case Ask::PassSafe:
    case Ask::GiveToStranger:
    case Ask::LawThreeSafe:
    case Ask::StetsonFirst:
    case Ask::StetsonSecond:
    case Ask::LawThreeReceiver:
    case Ask::Banish:
      return score_place(m, ask, d);
    case Ask::DusterDiscard:
      return score_kept(d.cards());
    case Ask::MysteryGun:
      return die_or_none(d.strike_gun()) - die_or_none(d.debt_gun());
    case Ask::BadgeReveal:
      return d.verb() == Verb::Reveal ? 1 : 0;
    case Ask::Rush:
      return d.verb() == Verb::Wait ? 1 : 0;
    default:
      return 0;
  }
}

}  // namespace

Decision Game::choose(const View& view, Chance& chance) {
  Decisions list;
  legal(view.pub, view.mine, view.viewer, list);
  const Ask ask = Ask(view.pub.asked.what[view.viewer]);
  const Mind mind(view);
  Decision best = list[0];
  double highest = 0;
  u32 equals = 0;
  for (const Decision& d : list) {
    const double score = score_of(mind, ask, d);
    if (equals != 0 && score < highest) continue;
    equals = equals == 0 || score > highest ? 1 : equals + 1;
    highest = score;
    if (equals == 1 || chance.below(equals) == 0) best = d;
  }
  return best;
}

}  // namespace saloon::deadwood_1876
