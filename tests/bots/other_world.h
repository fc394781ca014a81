// Matches at some position, and their twins: the same to one seat, with other secrets elsewhere.
#pragma once

#include "engine/match/match.h"

namespace saloon {

/// A match after so many answers of cowhands; before, if it would be over.
std::unique_ptr<Match> match_after(const GameInfo& game, int seats, u64 seed, u64 answers);
/// The same match in a world sampled from the view of seat p; null if it could not be set up.
std::unique_ptr<Match> match_that_looks_the_same(const Match& match, Seat p, u64 key);

}  // namespace saloon
