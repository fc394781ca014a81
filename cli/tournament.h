// A tournament between bots, as the command line asks for it and as it stands.
#pragma once

#include <algorithm>

#include "bots/arena.h"
#include "cli/shell.h"

namespace saloon::cli {

/// What is played. Two tournaments that agree in this, but for the number of games, play the same games.
struct Tournament {
  const GameInfo* game{};
  int seats{};
  std::vector<OptionSetting> options{};
  std::vector<std::string> bots{};  ///< as named; bots/arena.h says who meets whom
  u64 seed = 1;
  bool rotate = true;
  u64 games{};

  [[nodiscard]] bots::Schedule schedule() const { return {bots, seats, seed, rotate}; }
};

/// What has been played.
struct Results {
  std::vector<bots::Played> played{};       ///< by number of the game
  std::vector<bool> done{};                 ///< of them
  std::vector<bots::ThinkingTime> times{};  ///< by place in the schedule
  double seconds{};

  Results(u64 games, std::size_t places) : played(games), done(games), times(places) {}
  void add(const bots::Batch& batch);
  [[nodiscard]] u64 count() const { return u64(std::count(done.begin(), done.end(), true)); }
};

}  // namespace saloon::cli
