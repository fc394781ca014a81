// Scenarios written by the program: one decision of a real match, or the play that broke a law.
#pragma once

#include "engine/record/record.h"

namespace saloon {

/// An answer, or that one was withdrawn.
using ScenarioMove = std::variant<RecordAnswer, RecordWithdrawn>;

/// A position, what was answered in it, and what came of it.
struct ScenarioDraft {
  std::string title;
  std::vector<std::string> clauses{kRebuilt};
  MatchSetup setup;
  json::value before;  ///< whole state; null: the position after set-up
  std::vector<ScenarioMove> play;
  json::value after;  ///< whole state; null: nothing is expected
};

/// The text of a scenario: `given` is the whole position before, `play` the draws and answers, `expect` what changed.
std::string write_scenario(const GameInfo& game, const ScenarioDraft& draft);

/// Answer n of a record, counted from 1 and also if it was taken back, as a scenario that passes.
Result<std::string> scenario_of(const GameInfo& game, const Record& record, std::size_t n);

}  // namespace saloon
