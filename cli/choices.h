// The choices a person has: listed with numbers, found by number, by words, or in the game's own shorthand.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.h"
#include "engine/match/match.h"
#include "engine/words/words.h"

namespace saloon::cli {

struct Choice {
  json::object decision;
  std::string text;   ///< the whole choice
  std::string group;  ///< choices of one group share a line, headed by this; empty: a line of its own
  std::string brief;  ///< the choice within its group
};

/// Any decision of the seat as a choice in words, listed or not.
std::string choice_text(const Match& match, Seat seat, const json::object& decision, const Words& words);

class Choices {
 public:
  Choices(const Match& match, Seat seat, const Words& words);

  [[nodiscard]] std::size_t size() const { return all_.size(); }
  /// Whether nothing else is possible.
  [[nodiscard]] bool complete() const { return complete_; }
  [[nodiscard]] const Choice& operator[](std::size_t i) const { return all_[i]; }
  /// The list, a line each; only the first ones of a long list unless `whole`.
  [[nodiscard]] std::vector<std::string> lines(const Terminal& terminal, bool whole) const;
  /// The numbers (from 0) of the choices that have, for every typed word, a word that begins so.
  [[nodiscard]] std::vector<std::size_t> containing(std::string_view typed) const;
  [[nodiscard]] std::string line(std::size_t i) const;

 private:
  [[nodiscard]] std::vector<std::string> grouped_lines(const Terminal& terminal) const;
  std::vector<Choice> all_;
  bool complete_ = true;
  const Words& words_;
};

}  // namespace saloon::cli
