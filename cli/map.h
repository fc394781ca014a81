// A game's board as a map of characters, where its pieces lie at places with roads between them (docs/pieces.md). What
// stands where is read out of the view: of every zone of it that the game's words have a mark for, "table.map.ZONE".
#pragma once

#include <string>
#include <vector>

#include "engine/match/match.h"
#include "engine/words/words.h"

namespace saloon::cli {

/// Empty if the game has no such board, and draws none in its table either, under the heading "table.sketch".
std::vector<std::string> map_lines(const SeatDoor& door, const Words& words, std::size_t columns);

}  // namespace saloon::cli
