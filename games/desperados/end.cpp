// VI. The end of the game.
#include "games/desperados/rules.h"

namespace saloon::desperados {

void finish(Context& c) {
  auto& pub = c.pub();
  pub.ended = pub.loot >= goal_of(pub) ? EndReason::GoalReached : EndReason::GoalMissed;
  follow_figures(c);  // DSP-END-05: the cards stay as they are, and what was not turned over unseen (DSP-R13)
  c.tell<"game_over">(everyone(), pub.ended, pub.loot, goal_of(pub));
  c.end();
}

/// DSP-END-02: the gang wins all together, DSP-END-03: or the marshal alone.
Outcome Game::outcome(const State& s) {
  const auto& pub = s.pub;
  const SeatSet desperados = gang(pub);
  const bool reached = pub.loot >= goal_of(pub);
  Outcome out;
  out.winners = reached ? desperados : only(pub.marshal);
  for (const Seat p : all_seats(pub.seats)) out.rank[p] = out.winners.has(p) ? 1 : 2;
  for (const Seat p : desperados) out.score[p] = pub.loot * kHundred;
  return out;
}

}  // namespace saloon::desperados
