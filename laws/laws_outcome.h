// Laws about how a game ended.
#pragma once

#include "laws/law.h"

namespace saloon {

/// Winners have the first place, all others one behind it.
template <GameRules G>
void winners_are_first(LawRun<G>& run, const typename G::State& s) {
  const Outcome out = G::outcome(s);
  for (Seat p = 0; p < s.pub.seats; ++p) {
    const bool won = out.winners.has(p);
    if (won ? out.rank[p] == 1 : out.rank[p] > 1) continue;
    const char* how = won ? " has won" : " has not won";
    return run.fail(Law::WinnersAreFirst, seat_name(p) + how + " and has place " + std::to_string(out.rank[p]));
  }
}

}  // namespace saloon
