// One decision of a real match as a scenario: the position before it, the decision with its draws, what came of it.
#pragma once

#include "engine/match.h"
#include "engine/record.h"

namespace saloon::cli {

/// `n` counts from 1. Empty, with one line in `error`, if the record cannot be replayed up to there.
json::object as_scenario(const GameInfo& game, const Record& record, std::size_t n, std::string& error);

}  // namespace saloon::cli
