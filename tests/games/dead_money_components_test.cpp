// components.json of Dead Money: what a box owner may correct, and what stops the build.
#include "games/dead_money/faces.h"
#include "tests/games/components.h"

namespace {

namespace json = boost::json;
using namespace saloon::dead_money;

class DeadMoneyComponents : public saloon::ComponentsOf {
 protected:
  DeadMoneyComponents() : ComponentsOf("dead_money") {}
};

TEST_F(DeadMoneyComponents, TheFileOfTheBoxPasses) {
  const Made made = make(text_);
  EXPECT_EQ(made.code, 0);
  EXPECT_EQ(made.complaint, "");
  EXPECT_NE(made.header.find("kCardsDealt{7}"), std::string::npos);
}

TEST_F(DeadMoneyComponents, ACorrectedCardChangesTheTables) {
  const Made before = make(text_);
  EXPECT_NE(with("/cards/0/coins", 3).header, before.header);
  EXPECT_NE(with("/cards/0/hands", 2).header, before.header);
  json::value needs = file_.at_pointer("/cards/0");
  needs.as_object()["needs_brain"] = true;
  needs.as_object()["drop_roll_target"] = 8;
  const Made made = with("/cards/0", needs);
  EXPECT_EQ(made.code, 0) << made.complaint;
  EXPECT_NE(made.header, before.header);
}

TEST_F(DeadMoneyComponents, AWrongFileSaysWhatIsWrong) {
  expect_refused(with("/cards/0/hands", 3), "cards[0].hands: expected 1 to 2, found 3");
  expect_refused(with("/cards/0/coins", 9), "cards[0].coins: expected 0 to 5, found 9");
  expect_refused(with("/cards/0/needs_brain", 1), "cards[0].needs_brain: expected true or false, found 1");
  expect_refused(with("/cards/0/needs_brain", true),
                 "cards[0]: a card that needs a Brain must have a \"drop_roll_target\"");
  expect_refused(with("/cards/1/needs_brain", false),
                 "cards[1].drop_roll_target: a card that needs no Brain has no drop roll");
  expect_refused(with("/cards/1/drop_roll_target", 3), "cards[1].drop_roll_target: expected 2, found 3");
  expect_refused(with("/cards/0/effect", "self_draw_1"), "cards[0].effect: the effect of AD is brain_to_holders_hand");
  expect_refused(with("/cards/1/code", "AD"), "cards[1].code: \"AD\" was there before");
  expect_refused(with("/cards/0/code", "1D"),
                 "cards[0].code: expected a rank 2 to 10, J, Q, K, A or B and a suit D, C, H or S, found \"1D\"");
  expect_refused(with("/cards/0/basis", "guessed"),
                 "cards[0].basis: expected \"rulebook\", \"published\" or \"reconstructed\", found \"guessed\"");
  expect_refused(with("/cards/13/hands", 1), "cards[13].hands: expected 2, found 1");
}

/// What the rulebook states: the picture of the 5♣, two Kings and a 9, no cost of nothing.
TEST(DeadMoneyBox, HasTheFiguresThatTheRulebookStates) {
  const int five = face_of(3, Suit::Clubs);
  EXPECT_EQ(hands_of(five), 2);
  EXPECT_EQ(coins_of(five), 2);
  EXPECT_TRUE(needs_brain(five));
  EXPECT_EQ(drop_target(five), 5);
  for (int s = 0; s < kSuits; ++s) {
    for (int t = 0; t < kSuits; ++t) {
      EXPECT_EQ(2 * coins_of(face_of(kKing, Suit(s))) + coins_of(face_of(7, Suit(t))), 4);
    }
    EXPECT_EQ(hands_of(brain_face(Suit(s))), 2);  // DM-BRN-01
    EXPECT_FALSE(needs_brain(brain_face(Suit(s))));
  }
}

}  // namespace
