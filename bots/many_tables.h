// Many matches on many threads. Every game follows from its number alone, so the results are the same for any number of
// threads and in whatever order they come.
#pragma once

#include <functional>

#include "bots/table.h"

namespace saloon::bots {

/// Who plays one game: its seed, and which thinker of a crew sits at each seat.
struct Fixture {
  u64 seed{};
  std::array<u8, kMostSeats> at{};
};

/// The thinkers of one thread.
using Crew = std::vector<std::unique_ptr<Thinker>>;

struct PlayedGame {
  u64 number{};
  Played played{};
};

/// What came in since the last time.
struct Batch {
  std::vector<PlayedGame> games;
  std::vector<ThinkingTime> times;  ///< by place in the crew
};

struct ManyTables {
  const GameInfo* game{};
  int seats{};
  std::vector<OptionSetting> options{};
  u64 games{};
  std::vector<bool> done{};  ///< games played before; those beyond its end were not
  std::function<Fixture(u64 number)> fixture{};
  std::vector<Crew> crews{};  ///< one per thread
  /// Called by the caller's own thread, now and then and at the end; false stops after the games that are running.
  std::function<bool(const Batch&)> notice{};
};

/// Plays them all. Fails if such a game cannot be set up.
Result<void> play_tables(const ManyTables& job);

}  // namespace saloon::bots
