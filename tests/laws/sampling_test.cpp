// Every world of small positions is reached, and with the promised frequency: each deal of single cards that agrees
// with what the viewer knows is equally likely.
#include <gtest/gtest.h>

#include "tests/laws/small_positions.h"

namespace saloon::desperados_cards {
namespace {

class Sampling : public testing::TestWithParam<SmallPosition> {};

TEST_P(Sampling, ReachesEveryWorldEquallyOften) {
  const State s = GetParam().make();
  ASSERT_EQ(Game::check(s), nullptr);
  const WorldList list(observe<Game>(s, GetParam().viewer));
  EXPECT_GE(list.worlds.size(), GetParam().least_worlds);
  EXPECT_LE(list.ways, 20000U);
  EXPECT_EQ(sampling_trouble<Game>(s, GetParam().viewer), "");
}

INSTANTIATE_TEST_SUITE_P(SmallPositions, Sampling, testing::ValuesIn(kSmallPositions),
                         [](const auto& p) { return std::string(p.param.name); });

}  // namespace
}  // namespace saloon::desperados_cards
