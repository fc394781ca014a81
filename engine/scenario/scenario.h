// Scenarios: rules as readable tests. The format is docs/scenario-format.md.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/match.h"

namespace saloon {

using FindGame = const GameInfo* (*)(std::string_view slug);

struct ScenarioResult {
  std::string title;
  std::vector<std::string> clauses;
  bool passed{};
  std::string failure;           ///< one line: which step, what was expected, what was found
  std::unique_ptr<Match> match;  ///< as its last step left it, the seed decides from there; null: it never started
};

/// Runs one scenario text. A text that is no scenario fails with what is wrong about it.
ScenarioResult run_scenario(std::string_view text, FindGame find);

}  // namespace saloon
