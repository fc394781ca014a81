// A simple player: values safes by what it knows of them, keeps strong guns for what is worth it, and near the end
// moves to where the gold is. Every answer open to it gets a score in tenths of a gold piece; the best is given.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

constexpr int kUnknownGold = 12;   ///< gold in a safe one knows nothing of
constexpr int kUnknownWorth = 20;  ///< and what it is worth to own it

/// What owning a safe is worth: gold for the roof, a late turn, a gun that decides showdowns.
int worth_of(int safe, int called) {
  if (safe < kTin) return 10 * box::kSafeGold[unsigned(safe)];
  if (safe <= kGoldBadge) return safe - kTin < called ? 0 : 15;
  if (safe <= kShowdownMessenger) return 25 + 3 * (safe - kShowdownPepperbox);
  return safe == kDebt || safe == kJam ? -10 : 15;
}

struct Mind {
  const Public& pub;
  const Private& mine;
  Seat me;
  std::array<i8, kHandles> safe_at;  ///< -1 where it is not known
  std::array<int, kHouses> gold{};   ///< what each roof seems to hold
  bool late;                         ///< positions matter more than gold now

  explicit Mind(const View& v) : pub(v.pub), mine(v.mine), me(v.viewer) {
    safe_at.fill(-1);
    for (int safe = 0; safe < kSafes; ++safe) {
      const Places at = mine.facts[unsigned(safe)] & kAllHandles;
      if (is_located(at)) safe_at[unsigned(lowest_bit(at))] = i8(safe);
    }
    late = pub.called > 0 || pub.round == rounds(pub.seats);
    for (int holder = 0; holder < holders(pub); ++holder) {
      if (pub.star[unsigned(holder)] == 0) continue;
      for (const int handle : Bits{pub.in_row[unsigned(holder)]}) gold[house_of(holder)] += gold_at(handle);
    }
  }
  [[nodiscard]] unsigned house_of(int holder) const { return pub.star[unsigned(holder)] - 1U; }
  [[nodiscard]] int gold_at(int handle) const {
    const int safe = safe_at[unsigned(handle)];
    return safe < 0 ? kUnknownGold : 10 * box::kSafeGold[unsigned(safe)];
  }
  [[nodiscard]] int worth_at(int handle) const {
    const int safe = safe_at[unsigned(handle)];
    return safe < 0 ? kUnknownWorth : worth_of(safe, pub.called);
  }
  [[nodiscard]] bool known(int handle) const { return safe_at[unsigned(handle)] >= 0; }
  [[nodiscard]] bool same_roof(int holder) const { return pub.star[unsigned(holder)] == pub.star[me]; }
};

/// How a gun does against an unknown one, in percent.
constexpr std::array<int, kGuns> kChance{22, 35, 50, 66, 78};
int strength(int card) { return kChance[unsigned(gun_of(card))]; }

/// What a stronger gun costs: it may be needed later, most of all in the showdown.
int cost_of(const Mind& m, int card) { return strength(card) / (m.late ? 12 : 25); }

int score_turn(const Mind& m, const Decision& d) {
  const unsigned home = m.house_of(m.me);
  switch (d.verb()) {
    case Verb::Rob: {
      const int victim = owner_of(m.pub, d.target());
      const int share = m.same_roof(victim) ? 6 : 10;  // gold of a team-mate counts for the roof already
      return m.worth_at(d.target()) * strength(d.card()) / 100 * share / 10 - cost_of(m, d.card());
    }
    case Verb::Duel: {
      const int gain = m.gold[m.house_of(aimed_at(d.target()))] - m.gold[home];
      return (m.late ? gain : gain / 4) * strength(d.card()) / 100 - cost_of(m, d.card());
    }
    case Verb::Horse: {
      const int gain = m.gold[unsigned(d.target())] - m.gold[home];
      return m.late ? gain : gain / 4;
    }
    case Verb::Stetson:
      return m.late ? 0 : 9;
    case Verb::Duster: {
      int weak = 0;
      for (const int card : Bits{m.mine.hand}) weak += 50 - strength(card);
      return weak / 8;
    }
    default:
      return 3;
  }
}

/// A gun for something that is worth so much: strong for much, weak for little.
int score_gun(int card, int worth) { return worth >= kUnknownWorth ? strength(card) : -strength(card); }

int score_defence(const Mind& m, int card) {
  const Fight& f = m.pub.fight;
  if (f.defender != m.me) return -strength(card);
  if (f.kind == FightKind::Robbery) return score_gun(card, m.worth_at(f.handle));
  const bool worse = m.gold[m.house_of(f.attacker)] < m.gold[m.house_of(m.me)];
  return worse && m.late ? strength(card) : -strength(card);
}

/// Helps a team-mate against a stranger to the roof, with the weakest Holster.
int score_offer(const Mind& m, const Decision& d, int helped, int against) {
  if (d.verb() == Verb::Pass) return 0;
  return m.same_roof(helped) && !m.same_roof(against) ? 100 - strength(d.card()) : -1;
}

int score_safe(const Mind& m, Ask ask, int handle) {
  if (ask != Ask::StetsonFirst && ask != Ask::StetsonSecond) return -m.worth_at(handle);
  const int owner = owner_of(m.pub, handle);
  return (m.known(handle) ? 0 : 10) + (m.same_roof(owner) ? 0 : 1);
}

int score_kept(u64 discarded) {
  int score = 0;
  for (const int card : Bits{discarded}) score -= strength(card) + (item_of(card) == Item::Horse ? 10 : 0);
  return score;
}

int score_of(const Mind& m, Ask ask, const Decision& d) {
  switch (ask) {
    case Ask::TurnAction:
      return score_turn(m, d);
    case Ask::Defend:
      return score_defence(m, d.card());
    case Ask::HolsterAttacker:
      return score_offer(m, d, m.pub.fight.attacker, m.pub.fight.defender);
    case Ask::HolsterDefender:
      return score_offer(m, d, m.pub.fight.defender, m.pub.fight.attacker);
    case Ask::HoldUpCard:
      return score_gun(d.card(), m.worth_at(m.pub.turned_up - 1));
    case Ask::PickAttacker:
    case Ask::PickDefender:
    case Ask::ShowdownCard:
      return strength(d.card());
    case Ask::PassSafe:
    case Ask::GiveToStranger:
    case Ask::LawThreeSafe:
    case Ask::StetsonFirst:
    case Ask::StetsonSecond:
      return score_safe(m, ask, d.target());
    case Ask::LawThreeReceiver:
      return m.same_roof(aimed_at(d.target())) ? 1 : 0;
    case Ask::DusterDiscard:
      return score_kept(d.cards());
    case Ask::Banish:
      return -m.gold[unsigned(d.target())];
    case Ask::MysteryGun:
      return (d.strike_gun() != kNoCard ? strength(d.strike_gun()) : 0) -
             (d.debt_gun() != kNoCard ? strength(d.debt_gun()) : 0);
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
  int highest = -10'000;
  u32 equals = 0;
  for (const Decision& d : list) {
    const int score = score_of(mind, ask, d);
    if (score < highest) continue;
    equals = score > highest ? 1 : equals + 1;
    highest = score;
    if (equals == 1 || chance.below(equals) == 0) best = d;
  }
  return best;
}

}  // namespace saloon::deadwood_1876
