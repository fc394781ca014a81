// What is left of a table when its game is over: a story for each pair of eyes that saw it, and the record once
// everybody agrees to open it. Made from the table's rows alone.
#pragma once

#include "house/company.h"

namespace saloon::house {

/// The lines of the match as one text; empty before it starts. It holds every secret.
std::string record_in(std::span<const Row> rows);

/// May this person see that game through these eyes? Through a seat's whoever has it, through those of spectators
/// everybody who may come to the table.
bool may_look_back(const Company& company, const PersonId& person, Seat viewer);
/// Everybody who has a seat agreed, and there is somebody.
bool record_is_open(const Company& company);

/// The story of a game that is over, of its set-up and everything since. Fails if it is not over.
Result<std::string> story_in(FindGame find_game, std::span<const Row> rows, Seat viewer);

}  // namespace saloon::house
