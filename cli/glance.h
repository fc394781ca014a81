// The table at a glance, for a screen that has no room for all of it. A game's words have their own brief sentences for
// the same table, a catalogue in the catalogue: "table.brief". What they leave empty is left out, and so is a line that
// ends in a colon with nothing behind it. Lines that begin with "· " stand side by side, behind a line that ends in a
// colon or on a line of their own; a line that ends in a comma goes on with the next one.
#pragma once

#include <string>
#include <vector>

#include "engine/match/match.h"
#include "engine/words/words.h"

namespace saloon::cli {

/// These words with the game's brief sentences in the place of the long ones.
Words brief_words(const GameInfo& game, const Words& words);
/// In lines of at most `columns`.
std::vector<std::string> glance(const SeatDoor& door, const Words& brief, std::size_t columns);
/// The same of any lines that are written in this manner.
std::vector<std::string> brought_together(const std::vector<std::string>& lines, std::size_t columns);

}  // namespace saloon::cli
