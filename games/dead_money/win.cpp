// Winning, and the two ways in which a game can end without an empty hand.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

void finish(Context& c, EndReason why, SeatSet winners) {
  auto& pub = c.pub();
  pub.ended = why;
  pub.winners = u8(winners.bits);
  c.tell<"game_over">(everyone(), why, winners);
  c.end();  // DM-WIN-06
}

}  // namespace

bool somebody_has_won(Context& c, Seat first) {
  const auto& pub = c.pub();
  SeatSet empty;  // DM-WIN-01, DM-WIN-04: whoever's turn it is, and whatever Brains lie in front of him (DM-GEN-01)
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.hand_size[p] == 0) empty.add(p);
  }
  if (empty.empty()) return false;
  const bool shared = pub.config.simultaneous_empty == SimultaneousEmpty::Shared;
  finish(c, EndReason::EmptyHand, shared ? empty : only(first_from(empty, first)));  // DM-WIN-05
  return true;
}

void end_by_count(Context& c, EndReason why) {
  const auto& pub = c.pub();
  u8 fewest = pub.hand_size[0];
  for (Seat p = 1; p < pub.seats; ++p) fewest = std::min(fewest, pub.hand_size[p]);
  SeatSet winners;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.hand_size[p] == fewest) winners.add(p);
  }
  finish(c, why, winners);
}

/// The score is the number of cards left; for the list of results the others follow by it, which decides nothing.
Outcome Game::outcome(const State& s) {
  const auto& pub = s.pub;
  Outcome out;
  out.winners = {pub.winners};
  for (Seat p = 0; p < pub.seats; ++p) {
    out.score[p] = pub.hand_size[p];
    u8 rank = 1;
    for (Seat q = 0; q < pub.seats; ++q) {
      const bool ahead =
          out.winners.has(q) != out.winners.has(p) ? out.winners.has(q) : pub.hand_size[q] < pub.hand_size[p];
      rank = u8(rank + ahead);
    }
    out.rank[p] = out.winners.has(p) ? u8{1} : rank;
  }
  return out;
}

}  // namespace saloon::dead_money
