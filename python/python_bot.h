// A bot of the house as Python has it: one character for one seat of one match at a time.
#pragma once

#include <mutex>

#include "bots/character.h"
#include "bots/seat_bot.h"
#include "python/python_match.h"

namespace saloon::python {

/// ValueError for a name that is no character's.
Character character_named(const std::string& name);

class PythonBot {
 public:
  PythonBot(const GameInfo& game, const std::string& name);

  [[nodiscard]] std::string game() const { return std::string(game_->slug); }
  [[nodiscard]] std::string name() const { return name_of(character_); }
  void begin();
  /// None where it lets an offer pass. Other Python threads run meanwhile.
  py::object answer(const PythonMatch& match, const py::handle& seat, u64 seed);
  py::list advise(const PythonMatch& match, const py::handle& seat, u64 seed, std::size_t most);

 private:
  /// The match as it is now, for thinking about while Python goes on.
  [[nodiscard]] std::unique_ptr<Match> seen(const PythonMatch& match) const;

  const GameInfo* game_;
  Character character_;
  SeatBot bot_;
  std::mutex thinking_;
};

}  // namespace saloon::python
