// What a seat knows beyond the spectators, in words: the lines of its table that nobody else has, and what it alone
// heard.
#pragma once

#include <string>
#include <vector>

#include "engine/match/seat_door.h"
#include "engine/words/words.h"

namespace saloon::telling {

/// The lines of the seat's table that would be others if what spectators do not know were otherwise, each block with
/// its heading.
std::vector<std::string> own_lines(const SeatDoor& door, const Words& words);
/// The events told to the seat with more than spectators hear, or to it alone.
std::vector<std::string> told_in_secret(const SeatDoor& door, const Words& words);

}  // namespace saloon::telling
