// Choices in words: numbered, and found by whatever somebody types.
#include "telling/choices.h"

#include <gmock/gmock.h>

#include "telling/catalogue.h"
#include "tests/toy_play.h"

namespace saloon::telling {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

class SomeChoices : public ::testing::Test {
 protected:
  std::unique_ptr<Match> match = toy::start(3, {{"hand", "4"}});
  Seat seat = *match->waiting().begin();
  Words words = words_of(toy::game(), Language::English);
  Choices choices{match->at(seat), words};

  [[nodiscard]] Meant meant(std::string_view typed) const {
    return meant_by(typed, choices, std::as_const(*match).at(seat));
  }
};

TEST_F(SomeChoices, AreThoseTheRulesList) {
  const Legal legal = match->legal(seat);
  ASSERT_EQ(choices.size(), legal.decisions.size());
  EXPECT_EQ(choices.complete(), legal.complete);
  for (const json::value& decision : legal.decisions) {
    const auto place = choices.place_of(*decision.if_object());
    ASSERT_TRUE(place);
    EXPECT_EQ(choices[*place].text, choice_text(match->at(seat), *decision.if_object(), words));
  }
  EXPECT_FALSE(choices.place_of({{"do", "dance"}}));
}

TEST_F(SomeChoices, AreMeantByNumberWordsAndJson) {
  ASSERT_GE(choices.size(), 2U);
  EXPECT_EQ(meant("2").decision, choices[1].decision);
  EXPECT_EQ(meant(choices[1].text).decision, choices[1].decision);
  EXPECT_EQ(meant(R"({"do": "dance"})").decision, (json::object{{"do", "dance"}}));
}

TEST_F(SomeChoices, MayBeMeantTogetherOrNotAtAll) {
  EXPECT_FALSE(meant("bid").decision);
  EXPECT_THAT(meant("bid").several, SizeIs(choices.size()));
  for (const char* typed : {"0", "999", "dance", "{", "[1]"}) {
    EXPECT_FALSE(meant(typed).decision) << typed;
    EXPECT_THAT(meant(typed).several, IsEmpty()) << typed;
  }
}

}  // namespace
}  // namespace saloon::telling
