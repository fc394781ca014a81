// The clauses of a game: its rules.<language>.md taken apart, and the index of what proves each one.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace saloon {

struct Clause {
  std::string id;
  std::string chapter;
  std::string text;
  /// Where the program displays it, if displaying is all a program can do with it; otherwise empty. Written at the end
  /// of the clause's line as <!-- display only: place -->.
  std::string display;
};

/// The clause lines "- **ID** text" of a rules file, in order; rulings ("R1") are listed apart from clauses.
struct Rules {
  std::string title;
  std::vector<Clause> clauses;
  std::vector<Clause> rulings;
  [[nodiscard]] const Clause* find(std::string_view id) const;
};
Rules parse_rules(std::string_view markdown);

/// Clause IDs of this prefix that occur in a text, each once, in order of appearance.
std::vector<std::string> clause_ids_in(std::string_view text, std::string_view prefix);

}  // namespace saloon
