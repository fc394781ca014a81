// Which scenarios and tests prove which clause of a game. Files are read elsewhere; here are only their names and
// texts.
#pragma once

#include "engine/scenario/clauses.h"

namespace saloon {

struct NamedText {
  std::string name;
  std::string text;
};

struct ClauseProofs {
  Clause clause;
  std::vector<std::string> scenarios;  ///< names of those that name it under "clauses"
  std::vector<std::string> tests;      ///< names of those whose text contains its ID
  /// Something fails if the clause is broken, or it says where it is displayed.
  [[nodiscard]] bool proven() const { return !scenarios.empty() || !tests.empty() || !clause.display.empty(); }
};

struct ClauseIndex {
  std::vector<ClauseProofs> clauses;  ///< in the order of the rules
  std::vector<std::string> errors;    ///< one line each: a scenario that names no, too many or unknown clauses
  [[nodiscard]] bool complete() const;
};

ClauseIndex index_clauses(const Rules& rules, std::string_view prefix, const std::vector<NamedText>& scenarios,
                          const std::vector<NamedText>& tests);

}  // namespace saloon
