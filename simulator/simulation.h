// Many worlds, one after the other: what `saloon simulate-house` and the tests run.
#pragma once

#include "simulator/world.h"

namespace saloon::house::simulator {

/// An hour counts if so much happened in it.
inline constexpr u64 kLeastAnswers = 200;
inline constexpr u64 kLeastFaults = 5;

struct Simulation {
  u64 seed = 1;
  u64 hours = 100;  ///< that count
  std::vector<const GameInfo*> games;
  Plant plant = Plant::None;
  std::function<void(u64 hours)> progress{};
};

struct SimulationReport {
  u64 hours{};  ///< that count
  u64 all_hours{};
  u64 worlds{};
  u64 answers{};  ///< acknowledged
  FaultCount faults{};
  std::string broken;  ///< what went wrong, empty if nothing did
  u64 broken_seed{};   ///< of the world where it did
};

SimulationReport simulate_house(const Simulation& job);
/// What was built: with it and a seed anybody sees the same again.
std::string_view built_commit();

}  // namespace saloon::house::simulator
