// The person at the keyboard: sees the table and the choices, types, and is told what the rules say about it.
#pragma once

#include <iosfwd>
#include <optional>

#include "cli/choices.h"
#include "engine/clauses.h"

namespace saloon::cli {

class Person {
 public:
  /// `echoes`: what is typed does not show by itself (a pipe), so it is written out.
  Person(Seat seat, const Words& words, const Rules& rules, std::istream& in, std::ostream& out, bool echoes)
      : seat_(seat), words_(words), rules_(rules), in_(in), out_(out), echoes_(echoes) {}

  /// Asks until there is a lawful answer; nothing if the person leaves or the input ends.
  std::optional<json::object> answer(const Match& match);

 private:
  void show_table(const Match& match);
  void show_question(const Match& match, const Choices& choices);
  void show_help(const Match& match, std::string_view about);
  void quote(const std::string& clause);
  [[nodiscard]] std::string clause_text(const std::string& clause) const;
  /// The decision meant by what was typed; nothing if it is none, and then it has been said why.
  std::optional<json::object> meant(const Match& match, const Choices& choices, const std::string& typed);
  bool accepted(const Match& match, const json::object& decision);

  Seat seat_;
  const Words& words_;
  const Rules& rules_;
  std::istream& in_;
  std::ostream& out_;
  bool echoes_;
};

}  // namespace saloon::cli
