// The house under a bad network, a bad disk and a dying process; and that what is wrong on purpose is found.
#include <gmock/gmock.h>

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
  const u64 hours = kScale == 1 ? 2000 / kParts : 5;
  const SimulationReport report = simulate_house(job_of(GetParam() * 1'000'000, hours));
  EXPECT_EQ(report.broken, "") << "seed " << report.broken_seed << ", commit " << built_commit();
  EXPECT_GE(report.hours, hours);
  EXPECT_GE(report.faults[std::size_t(Fault::Cut)], hours);
  std::cout << report.hours << " table-hours of " << report.all_hours << ", " << report.answers << " answers";
  for (std::size_t i = 0; i < kFaults; ++i) std::cout << ", " << kFaultNames[i] << " " << report.faults[i];
  std::cout << '\n';
}

INSTANTIATE_TEST_SUITE_P(Parts, Simulator, testing::Range<u64>(1, kParts + 1));

/// A bug on purpose, and what the report says of it.
struct Planted {
  Plant plant{};
  std::string name;
  std::string found;  ///< a regular expression
};
class SimulatorOfBugs : public testing::TestWithParam<Planted> {};

TEST_P(SimulatorOfBugs, FindsWhatIsPlanted) {
  if (kSanitized) GTEST_SKIP() << "whether the nets find what is planted, a sanitizer does not know better";
  EXPECT_THAT(simulate_house(job_of(7, 60, GetParam().plant)).broken, testing::ContainsRegex(GetParam().found));
}

INSTANTIATE_TEST_SUITE_P(
    Each, SimulatorOfBugs,
    testing::Values(
        Planted{Plant::TellsBeforeStored, "TellsBeforeStored", "is not durable|by the ledger|was carried out twice"},
        Planted{Plant::LosesARow, "LosesARow", "row [0-9]+ of the (ledger|hall) is missing|is not durable"},
        Planted{Plant::DoublesResends, "DoublesResends", "was carried out twice|is refused, but stands in the ledger"},
        Planted{Plant::OldNumber, "OldNumber", "expected event [0-9]+, got"},
        Planted{Plant::SkipsANumber, "SkipsANumber", "expected event [0-9]+, got"},
        Planted{Plant::LosesALetter, "LosesALetter", "expected event [0-9]+, got|was not told how things stand"},
        Planted{Plant::ForgetsToWake, "ForgetsToWake", "nobody could move for a quarter of an hour"}),
    [](const auto& tested) { return tested.param.name; });

TEST(Simulation, SeesTheSameAgainFromTheSameSeed) {
  const SimulationReport once = simulate_house(job_of(11, 6));
  const SimulationReport again = simulate_house(job_of(11, 6));
  EXPECT_EQ(once.answers, again.answers);
  EXPECT_EQ(once.faults, again.faults);
  EXPECT_NE(once.faults, simulate_house(job_of(12, 6)).faults);
}

}  // namespace
}  // namespace saloon::house::simulator
