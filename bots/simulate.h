// Thousands of games without output: the job, its result, and the loop, written once for all games.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/match.h"

namespace saloon {

struct SimulateJob {
  const GameInfo* game{};
  int seats{};
  std::vector<OptionSetting> options;
  std::vector<std::string> bots;  ///< one name for all seats, or one per seat
  u64 games{};
  u64 seed = 1;
  int threads = 1;
  bool rotate = false;  ///< bots move on by one seat from game to game; wins then count per bot, not per seat
  bool check = false;   ///< the laws at every decision
  void (*progress)(u64 games_done) = nullptr;
};

struct SimulateResult {
  std::string error;  ///< the job could not be set up
  u64 games{};
  u64 decisions{};  ///< answers that seats gave, not what the engine did by itself
  u64 shortest{}, longest{};
  std::array<u64, kMostSeats> wins{};      ///< games won or shared, per seat (per bot if rotated)
  std::array<double, kMostSeats> share{};  ///< games won, a shared victory divided by its winners
  std::array<i64, kMostSeats> score{};
  u64 stalls{};
  u64 illegal{};           ///< answers that were refused and replaced; a bot of the house gives none
  u64 signature{};         ///< hash over all final states; the same for any number of threads
  std::string broken_law;  ///< first broken law, with its seed
  std::string scenario;    ///< a scenario file that reproduces it
  double seconds{};
};

}  // namespace saloon
