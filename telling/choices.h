// The choices a seat has, in words: numbered, grouped, and found by number, by words, or in the game's own shorthand.
// How they are laid out is their showers' affair.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/seat_door.h"
#include "engine/words/words.h"

namespace saloon::telling {

struct Choice {
  json::object decision;
  std::string text;   ///< the whole choice
  std::string group;  ///< choices of one group stand together, headed by this; empty: it stands alone
  std::string brief;  ///< the choice within its group
  double weight{};    ///< the heavier come first
  json::object args;  ///< the decision with what its words needed beyond it
};

/// Any decision of the seat as a choice in words, listed or not.
std::string choice_text(const SeatDoor& door, const json::object& decision, const Words& words);

class Choices {
 public:
  Choices(const SeatDoor& door, const Words& words);

  [[nodiscard]] std::size_t size() const { return all_.size(); }
  [[nodiscard]] auto begin() const { return all_.begin(); }
  [[nodiscard]] auto end() const { return all_.end(); }
  [[nodiscard]] const Choice& operator[](std::size_t i) const { return all_[i]; }
  /// Whether nothing else is possible.
  [[nodiscard]] bool complete() const { return complete_; }
  /// The places (from 0) of the choices that have, for every typed word, a word that begins so.
  [[nodiscard]] std::vector<std::size_t> containing(std::string_view typed) const;
  /// Where this decision stands in the list, if it does.
  [[nodiscard]] std::optional<std::size_t> place_of(const json::object& decision) const;

 private:
  std::vector<Choice> all_;
  bool complete_ = true;
};

/// What somebody meant by what they typed.
struct Meant {
  std::optional<json::object> decision;
  std::vector<std::size_t> several;  ///< the choices it may have been, where it was not clear; none: not understood
};
/// `typed` is trimmed: a number of the list, a decision as JSON, the game's shorthand, or words of one choice.
Meant meant_by(std::string_view typed, const Choices& choices, const SeatDoor& door);

}  // namespace saloon::telling
