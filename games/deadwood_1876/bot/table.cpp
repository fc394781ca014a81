// The table as a whole state shows it, in the few numbers that decide the game.
#include "games/deadwood_1876/bot/table.h"

#include <algorithm>

namespace saloon::deadwood_1876::bot {

namespace {

/// Turns of the rounds that a seat has not begun yet.
int turns_in_rounds(const Public& pub, Seat p) {
  if (pub.round == 0) return rounds(pub.seats);
  const Frame& bottom = pub.flow.frames[0];
  if (bottom.proc != u8(Proc::Round)) return 0;
  const int place = (p + pub.seats - pub.start) % pub.seats;
  return rounds(pub.seats) - pub.round + (place >= bottom.get<RoundLocals>().done ? 1 : 0);
}

float mean_above_usual(u64 hand) {
  if (hand == 0) return 0;
  float sum = 0;
  for (const int card : Bits{hand}) sum += float(mean_of_card(card));
  return sum / float(count_bits(hand)) - float(kUsualDie);
}

}  // namespace

Table table_of(const State& s) {
  const Public& pub = s.pub;
  Table t;
  t.seats = pub.seats;
  t.holders = holders(pub);
  for (unsigned h = 0; h < unsigned(t.holders); ++h) {
    t.house[h] = pub.star[h] == 0 ? 0 : u8(pub.star[h] - 1);
    for (const int handle : Bits{pub.in_row[h]}) {
      const Belief is = content(pub, s.hidden.safe_at[unsigned(handle)] - 1);
      t.gold[h] += float(is.gold);
      t.guns[h] += float(is.gun);
      t.badges[h] += float(is.badge);
    }
  }
  for (Seat p = 0; p < pub.seats; ++p) {
    const u64 played = pub.fighters != 0 ? pub.laid[p] : 0;  // DW76-SHOW-09: he will have them again
    t.hand[p] = mean_above_usual(s.seat[p].hand | played);
    const bool choosing = pub.asked.what[p] == u8(Ask::TurnAction);
    t.turns[p] = float(turns_in_rounds(pub, p) + (choosing ? 1 : 0)) + t.badges[p];
    t.horse[p] = t.turns[p] > 0 && (s.seat[p].hand & kHorses) != 0 ? 1.0F : 0.0F;
    t.to_come += t.turns[p] / float(pub.seats);
  }
  return t;
}

}  // namespace saloon::deadwood_1876::bot
