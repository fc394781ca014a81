// Every world of small positions is reached, and with the promised frequency: each deal of single cards that agrees
// with what the viewer knows is equally likely.
#include <gtest/gtest.h>

#include "tests/laws/small_positions.h"
#include "tests/scale.h"

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

/// Where hardly a deal agrees it is repaired: every world may come, though not equally often.
class RepairedSampling : public testing::TestWithParam<SmallPosition> {};

TEST_P(RepairedSampling, ReachesEveryWorld) {
  if (kScale > 1 && GetParam().viewer == kSpectator) GTEST_SKIP() << "half a minute, and as safe as for a seat";
  const State s = GetParam().make();
  ASSERT_EQ(Game::check(s), nullptr);
  EXPECT_GE(WorldList(observe<Game>(s, GetParam().viewer)).worlds.size(), GetParam().least_worlds);
  EXPECT_EQ(sampling_trouble<Game>(s, GetParam().viewer, Frequencies::Any), "");
}

INSTANTIATE_TEST_SUITE_P(TightPositions, RepairedSampling, testing::ValuesIn(kTightPositions),
                         [](const auto& p) { return std::string(p.param.name); });

INSTANTIATE_TEST_SUITE_P(SmallPositions, Sampling, testing::ValuesIn(kSmallPositions),
                         [](const auto& p) { return std::string(p.param.name); });

}  // namespace
}  // namespace saloon::desperados_cards
