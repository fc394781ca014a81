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
  if (kMeasuresStrength) EXPECT_GT(s.least, bar.share);
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

}  // namespace
}  // namespace saloon
