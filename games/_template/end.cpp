// The end of the game.
#include "games/_template/rules.h"

namespace saloon::toy {

void finish(Context& c, EndReason why) {
  c.pub().ended = why;
  c.tell<"ended">(everyone());
  c.end();
}

Outcome Game::outcome(const State& s) {
  Outcome out;
  for (Seat p = 0; p < s.pub.seats; ++p) {
    out.score[p] = s.pub.points[p];
    out.rank[p] = 1;
    for (Seat q = 0; q < s.pub.seats; ++q) out.rank[p] = u8(out.rank[p] + (s.pub.points[q] > s.pub.points[p]));
    if (out.rank[p] == 1) out.winners.add(p);  // TOY-END-02
  }
  return out;
}

}  // namespace saloon::toy
