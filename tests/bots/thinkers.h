// Thinkers for tests of tables: one that plays, one that counts its matches, one that answers nonsense, one that never
// answers.
#pragma once

#include "bots/many_tables.h"
#include "tests/bot_answer.h"

namespace saloon::bots_test {

class Plays final : public Thinker {
 public:
  void begin() override {}
  json::object answer(const SeatDoor& door, u64 seed) override { return bot_answer(door, Level::Random, seed); }
};

class Counts final : public Thinker {
 public:
  void begin() override { ++begun; }
  json::object answer(const SeatDoor& door, u64 seed) override { return bot_answer(door, Level::Random, seed); }
  void end(const SeatDoor& door) override {
    ++ended;
    seat = door.seat();
  }

  int begun = 0;
  int ended = 0;
  Seat seat = kSpectator;  ///< in the last match that ended
};

class Babbles final : public Thinker {
 public:
  void begin() override {}
  json::object answer(const SeatDoor& /*door*/, u64 /*seed*/) override { return {{"do", "nonsense"}}; }
};

class KeepsSilent final : public Thinker {
 public:
  void begin() override {}
  json::object answer(const SeatDoor& /*door*/, u64 /*seed*/) override { return {}; }
};

/// A crew of `seats` for each thread.
template <class Kind>
std::vector<bots::Crew> crews_of(std::size_t threads, std::size_t seats) {
  std::vector<bots::Crew> out(threads);
  for (bots::Crew& crew : out) {
    for (std::size_t i = 0; i < seats; ++i) crew.push_back(std::make_unique<Kind>());
  }
  return out;
}

}  // namespace saloon::bots_test
