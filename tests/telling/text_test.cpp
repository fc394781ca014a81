// Comparing what somebody typed with what is written.
#include "telling/text.h"

#include <gmock/gmock.h>

namespace saloon::telling {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Text, IsFoldedWithoutAccentsAndCapitals) {
  EXPECT_EQ(folded("Écurie, ŒUVRE d’Hickok"), "ecurie, oeuvre d'hickok");
}

TEST(Text, IsFoldedWithPlainBlanks) {
  EXPECT_EQ(folded("Vous\u00a0: 7\u202f!"), "vous : 7 !");
  EXPECT_TRUE(has_words("Vous\u00a0: 7 cartes", {"vous"}));
}

TEST(Text, IsTakenApartAtBlanks) {
  EXPECT_THAT(words_in("  a red\tAce \r\n"), ElementsAre("a", "red", "Ace"));
  EXPECT_THAT(words_in(" \n"), IsEmpty());
  EXPECT_EQ(trimmed(" a b\r\n"), "a b");
}

TEST(Text, HasWordsByTheirBeginnings) {
  EXPECT_TRUE(has_words("Send a novice to the Sheriff’s Office.", bare_words("Nov sheriff")));
  EXPECT_FALSE(has_words("Send a novice to the Sheriff’s Office.", bare_words("ovice")));
  EXPECT_FALSE(has_words("Send a novice.", {}));
}

TEST(Text, IsANumberOnlyAsAWhole) {
  EXPECT_EQ(number_in("12"), 12U);
  EXPECT_FALSE(number_in("12a"));
  EXPECT_FALSE(number_in(""));
  EXPECT_FALSE(number_in("-1"));
}

}  // namespace
}  // namespace saloon::telling
