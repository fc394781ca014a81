// How strong a bot is: its share of the victories, and what that share surely exceeds.
#pragma once

#include <gtest/gtest.h>

#include <cmath>

#include "bots/simulate.h"
#include "games/registry.h"
#include "tests/scale.h"

namespace saloon {

/// Lower end of Wilson's 95 % interval. A shared victory counts as a part, and parts vary less than whole wins, so the
/// true interval is no wider.
inline double surely_more_than(double won, double games) {
  constexpr double z = 1.96;
  const double share = won / games;
  const double middle = share + z * z / (2 * games);
  const double half = z * std::sqrt(share * (1 - share) / games + z * z / (4 * games * games));
  return (middle - half) / (1 + z * z / games);
}

struct Strength {
  double least;  ///< lower end of the interval of the share of victories
  u64 stalls;
};

/// One heuristic bot against random ones, from every seat in turn.
inline Strength strength_of_bot(const char* slug, int seats, u64 games, std::vector<OptionSetting> options = {}) {
  SimulateJob job;
  job.game = find_game(slug);
  job.seats = seats;
  job.options = std::move(options);
  job.bots.assign(std::size_t(seats), Character{.level = Level::Random});
  job.bots[0].level = Level::Cowhand;
  job.games = games;
  job.rotate = true;
  const Result<SimulateResult> result = bots::simulate(job);
  EXPECT_TRUE(result) << result.error();
  EXPECT_EQ(result->games, games);
  return {surely_more_than(result->share[0], double(games)), result->stalls};
}

/// A few games under sanitizers show that nothing breaks, not how strong a bot is.
inline constexpr bool kMeasuresStrength = kScale == 1;

}  // namespace saloon
