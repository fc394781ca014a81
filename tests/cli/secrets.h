// What one seat of a recorded game knows and another must not read: found from the record alone, for any game.
#pragma once

#include <set>

#include "engine/record/record.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {

/// Every line that the seat could be shown in the course of the game: tables, choices, events.
std::set<std::string> lines_for(const Record& record, Seat seat, const Words& words);
/// The lines for `owner` that neither the reader nor a spectator is ever shown, not even as part of another line.
std::vector<std::string> secrets_of(const Record& record, Seat owner, Seat reader, const Words& words);
/// The secrets that stand in the text.
std::vector<std::string> found_in(const std::string& text, const std::vector<std::string>& secrets);

}  // namespace saloon::cli_test
