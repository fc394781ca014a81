// A choice that others do not see yet can be changed until the last of them has chosen.
#include <gmock/gmock.h>

#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class SealedChoice : public ::testing::Test {
 protected:
  void SetUp() override {
    if (find_game("desperados") == nullptr) GTEST_SKIP() << "needs desperados";
  }
  /// A desperado among four: seed 7 seats the marshal elsewhere.
  [[nodiscard]] Ran play(const std::string& typed, const std::string& language = "en") const {
    return folder_.run({"play", "desperados", "--seed", "7", "--lang", language, "--record", "game.record"}, typed);
  }
  Folder folder_;
};

TEST_F(SealedChoice, ADesperadoExchangesACard) {
  const Ran ran = play("1\n1\n2\n");
  EXPECT_THAT(ran.out, HasSubstr("You lay the card Shiprock face down."));
  EXPECT_THAT(ran.out, HasSubstr("Chosen so far: Ride to Shiprock"));
  EXPECT_THAT(ran.out, HasSubstr("You exchange the card of this turn for"));
  EXPECT_THAT(ran.out, Not(HasSubstr("{")));
}

TEST_F(SealedChoice, AndRevisesAnAction) {
  const Ran ran = play("1\n1\n\n1\n2\n");
  EXPECT_THAT(ran.out, HasSubstr("You have chosen: poker."));
  EXPECT_THAT(ran.out, HasSubstr("Chosen so far: Cheat at poker in Shiprock"));
  EXPECT_THAT(ran.out, HasSubstr("You have chosen: nothing."));
}

TEST_F(SealedChoice, EnterLeavesIt) {
  const Ran ran = play("1\n1\n\n", "fr");
  EXPECT_THAT(ran.out, HasSubstr("Choisi jusqu’ici"));
  EXPECT_THAT(ran.out, HasSubstr("sont posées"));
  EXPECT_THAT(ran.out, Not(HasSubstr("Vous échangez")));
}

TEST_F(SealedChoice, TheRecordOfAWholeGameHolds) {
  const Ran ran = play(any_choices());
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Chosen so far"));
  EXPECT_EQ(folder_.run({"verify", "game.record"}).code, 0);
}

}  // namespace
}  // namespace saloon::cli_test
