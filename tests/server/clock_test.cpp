// The server's clock goes on whatever is done to the machine's.
#include "server/clock.h"

#include <gtest/gtest.h>

#include <chrono>

namespace saloon::server {
namespace {

TEST(Clock, IsNeverSetBackAndNeverStands) {
  OnwardClock clock;
  EXPECT_EQ(clock.at(1'000'000, 50), 1'000'000);
  EXPECT_EQ(clock.at(1'000'010, 60), 1'000'010);
  EXPECT_EQ(clock.at(400'020, 70), 1'000'020) << "set back by ten minutes";
  EXPECT_EQ(clock.at(401'020, 1'070), 1'001'020) << "a second later";
  EXPECT_EQ(clock.at(5'000'000, 1'080), 5'000'000) << "set forward";
  EXPECT_EQ(clock.at(5'000'500, 1'580), 5'000'500);
}

TEST(Clock, TellsTheTime) {
  const house::Moment now =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
          .count();
  EXPECT_NEAR(double(wall_clock()), double(now), 5'000);
}

}  // namespace
}  // namespace saloon::server
