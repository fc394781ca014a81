// The house under a bad network, a bad disk and a dying process; and that what is wrong on purpose is found.
#include <gtest/gtest.h>

#include "simulator/simulation.h"
#include "tests/scale.h"

namespace saloon::house::simulator {
namespace {

Simulation job_of(u64 seed, u64 hours, Plant plant = Plant::None) {
  Simulation job{.seed = seed, .hours = hours, .games = {}, .plant = plant};
  for (const GameInfo& game : all_games()) job.games.push_back(&game);
  return job;
}

/// So that several can run at a time.
class Simulator : public testing::TestWithParam<u64> {};
constexpr u64 kParts = 4;

TEST_P(Simulator, NothingIsLostOrToldTwice) {
  const u64 hours = scaled(2000 / kParts);
  const SimulationReport report = simulate_house(job_of(GetParam() * 1'000'000, hours));
  EXPECT_EQ(report.broken, "") << "seed " << report.broken_seed;
  EXPECT_GE(report.hours, hours);
  EXPECT_GE(report.faults[std::size_t(Fault::Cut)], hours);
  std::cout << report.hours << " table-hours of " << report.all_hours << ", " << report.answers << " answers";
  for (std::size_t i = 0; i < kFaults; ++i) std::cout << ", " << kFaultNames[i] << " " << report.faults[i];
  std::cout << '\n';
}

INSTANTIATE_TEST_SUITE_P(Parts, Simulator, testing::Range<u64>(1, kParts + 1));

TEST(SimulatorOfBugs, FindsEachThatIsPlanted) {
  for (const Plant plant : {Plant::TellsBeforeStored, Plant::LosesARow, Plant::DoublesResends, Plant::OldNumber,
                            Plant::SkipsANumber, Plant::ForgetsToWake}) {
    EXPECT_NE(simulate_house(job_of(7, 60, plant)).broken, "") << "bug " << int(plant);
  }
}

TEST(SimulatorOfBugs, SeesTheSameAgainFromTheSameSeed) {
  const SimulationReport once = simulate_house(job_of(11, 6));
  const SimulationReport again = simulate_house(job_of(11, 6));
  EXPECT_EQ(once.answers, again.answers);
  EXPECT_EQ(once.faults, again.faults);
  EXPECT_NE(once.faults, simulate_house(job_of(12, 6)).faults);
}

}  // namespace
}  // namespace saloon::house::simulator
