// Every heuristic bot against random players: how much of the victories it must surely win.
#include "tests/games/strength.h"

namespace saloon {
namespace {

struct Bar {
  const char* game;
  int seats;
  double share;  ///< of the victories, below the 95 % interval
};

void PrintTo(const Bar& bar, std::ostream* out) { *out << bar.game << " at " << bar.seats << " seats"; }

class BotsStrength : public testing::TestWithParam<Bar> {};

TEST_P(BotsStrength, BeatsRandomPlayersClearly) {
  const Bar& bar = GetParam();
  const Strength s = strength_of_bot(bar.game, bar.seats, scaled(2000));
  EXPECT_EQ(s.stalls, 0U);
  if (kMeasuresStrength) {
    EXPECT_GT(s.least, bar.share);
  }
}

INSTANTIATE_TEST_SUITE_P(DeadMoney, BotsStrength,
                         testing::Values(Bar{"dead_money", 3, 2.0 / 3}, Bar{"dead_money", 4, 2.0 / 4},
                                         Bar{"dead_money", 5, 2.0 / 5}));
INSTANTIATE_TEST_SUITE_P(Deadwood, BotsStrength,
                         testing::Values(Bar{"deadwood", 2, 0.85}, Bar{"deadwood", 3, 2.0 / 3},
                                         Bar{"deadwood", 4, 2.0 / 4}, Bar{"deadwood", 5, 2.0 / 5}));
INSTANTIATE_TEST_SUITE_P(Deadwood1876, BotsStrength,
                         testing::Values(Bar{"deadwood_1876", 2, 1.0 / 2}, Bar{"deadwood_1876", 3, 1.7 / 3},
                                         Bar{"deadwood_1876", 5, 1.7 / 5}, Bar{"deadwood_1876", 7, 1.7 / 7},
                                         Bar{"deadwood_1876", 9, 1.7 / 9}));
INSTANTIATE_TEST_SUITE_P(DesperadosCards, BotsStrength,
                         testing::Values(Bar{"desperados_cards", 3, 2.0 / 3}, Bar{"desperados_cards", 4, 2.0 / 4},
                                         Bar{"desperados_cards", 5, 2.0 / 5}));

/// Desperados has two sides; how often each wins tells how good its bot is.
struct Sides {
  double marshal;  ///< share of the games that the marshal wins
  double half;     ///< half of its 95 % interval
};
Sides sides(int seats, Level marshal, Level desperado, u64 games) {
  SimulateJob job;
  job.game = find_game("desperados");
  job.seats = seats;
  job.options = {{"marshal_choice", "host_picks"}, {"marshal_seat", "0"}};
  job.bots.assign(std::size_t(seats), Character{.level = desperado});
  job.bots[0].level = marshal;
  job.games = games;
  const Result<SimulateResult> result = bots::simulate(job);
  EXPECT_TRUE(result) << result.error();
  EXPECT_EQ(result->stalls, 0U);
  const double share = double(result->wins[0]) / double(games);
  return {share, 1.96 * std::sqrt(share * (1 - share) / double(games))};
}

class DesperadosSides : public testing::TestWithParam<int> {};

TEST_P(DesperadosSides, AMarshalWhoThinksWinsClearlyMoreAgainstTheSameGang) {
  const Sides thinks = sides(GetParam(), Level::Cowhand, Level::Cowhand, scaled(500));
  const Sides random = sides(GetParam(), Level::Random, Level::Cowhand, scaled(500));
  if (kMeasuresStrength) {
    EXPECT_GT(thinks.marshal - thinks.half, random.marshal + random.half);
  }
}

TEST_P(DesperadosSides, AGangThatThinksWinsClearlyMoreAgainstTheSameMarshal) {
  const Sides thinks = sides(GetParam(), Level::Cowhand, Level::Cowhand, scaled(500));
  const Sides random = sides(GetParam(), Level::Cowhand, Level::Random, scaled(500));
  if (kMeasuresStrength) {
    EXPECT_LT(thinks.marshal + thinks.half, random.marshal - random.half);
  }
}

INSTANTIATE_TEST_SUITE_P(Seats, DesperadosSides, testing::Values(3, 4, 5, 6));

}  // namespace
}  // namespace saloon
