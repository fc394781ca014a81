// What a turn or a fight leads to, as the chance to win afterwards.
#include "games/deadwood_1876/bot/bot.h"

namespace saloon::deadwood_1876::bot {

namespace {

constexpr double kDaring = 0.05;  ///< what an attack is worth in itself to the boldest
constexpr double kSpite = 0.05;   ///< what hurting one's worst enemy is worth in itself

}  // namespace

/// The best that winning a duel can do, for the winner.
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

double after_fight(const Mind& m, bool attacker_wins) {
  const Fight& f = m.pub.fight;
  if (!attacker_wins) return m.chance;
  if (f.kind == FightKind::Robbery) return after_safe_won(m, f.handle, f.defender, f.attacker);
  return after_duel_won(m, f.attacker, f.defender);
}

// --- a turn
/// Two safes seen: before the last round nothing else a turn can do is worth more.
double worth_of_a_look(const Mind& m) { return m.late ? 0 : 0.25; }

double worth_of_new_cards(const Mind& m) { return 0.08 * m.chance * (kUsualDie + 0.7 - m.my_hand); }

double TurnScores::attack(int card, int victim, double if_won) const {
  const double in_itself = m_.boldness() * kDaring - m_.fondness(victim) * kSpite;
  return beats_any(gun_of(card)) * (if_won - m_.chance) - m_.cost_of(card) + in_itself;
}

double TurnScores::robbed(int handle) {
  if ((safes_known_ & at_handle(handle)) == 0) {
    safes_known_ |= at_handle(handle);
    robbed_[unsigned(handle)] = after_safe_won(m_, handle, owner_of(m_.pub, handle), m_.me);
  }
  return robbed_[unsigned(handle)];
}

double TurnScores::duelled(int holder) {
  if ((holders_known_ >> holder & 1) == 0) {
    holders_known_ |= u32(bit(holder));
    duelled_[unsigned(holder)] = after_duel_won(m_, m_.me, holder);
  }
  return duelled_[unsigned(holder)];
}

double TurnScores::of(const Decision& d) {
  switch (d.verb()) {
    case Verb::Rob:
      return attack(d.card(), owner_of(m_.pub, d.handle()), robbed(d.handle()));
    case Verb::Duel:
      return attack(d.card(), aimed_at(d.aim()), duelled(aimed_at(d.aim())));
    case Verb::Horse:
      return m_.chance_of(m_.after_move(m_.me, unsigned(d.house()))) - m_.chance - m_.cost_of(d.card());
    case Verb::Stetson:
      return worth_of_a_look(m_) - m_.cost_of(d.card());
    case Verb::Duster:
      return worth_of_new_cards(m_);
    default:
      return -m_.cost_of(d.card());
  }
}

}  // namespace saloon::deadwood_1876::bot
