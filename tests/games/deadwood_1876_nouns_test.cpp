// Deadwood 1876: sizes, facts about safes, decisions.
#include <gtest/gtest.h>

#include <cstddef>

#include "games/deadwood_1876/facts.h"
#include "tests/games/nouns.h"

namespace saloon::deadwood_1876 {
namespace {

TEST(Deadwood1876Nouns, FitTheirBudget) {
  EXPECT_LE(sizeof(State), 2048U);
  EXPECT_LE(offsetof(State, seat) + 5 * sizeof(Private), 1434U);
  EXPECT_EQ(sizeof(Decision), 8U);
  stack_up<kFrames>({Proc::Badges, Proc::Turn, Proc::Confrontation});
  stack_up<kFrames>({Proc::Round, Proc::HoldUp, Proc::LawThree});
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    EXPECT_LE(safes_in_play(seats), kInPlay);
    EXPECT_LE(kSafes - safes_in_play(seats), kMostInBox);
    EXPECT_LE(hand_size(seats), kMostInHand);
    EXPECT_LE(holdups(seats), kMostHoldups);
    EXPECT_GE(kHouses * capacity(seats), holders(seats));
  }
}

TEST(Deadwood1876Nouns, ShufflesMoveFactsAndLeaveOthersAlone) {
  Facts facts{};
  facts[kGold5] = at_handle(1);
  facts[kTin] = at_handle(1) | at_handle(7) | in_the_box();
  facts[kIou] = at_handle(9);
  shuffle_facts(facts, at_handle(0) | at_handle(1), at_handle(20) | at_handle(21));
  EXPECT_EQ(facts[kGold5], at_handle(20) | at_handle(21));
  EXPECT_EQ(facts[kTin], at_handle(7) | at_handle(20) | at_handle(21) | in_the_box());
  EXPECT_EQ(facts[kIou], at_handle(9));
  EXPECT_EQ(facts[kGold6], 0U);
  EXPECT_TRUE(is_located(facts[kIou]));
  EXPECT_FALSE(is_located(facts[kGold5]));
  EXPECT_FALSE(is_located(facts[kGold6]));
}

TEST(Deadwood1876Decision, EverythingIsDistinct) {
  Meanings<Decision> all;
  for (int card = 0; card < kCards; ++card) {
    for (int handle = 0; handle < kHandles; ++handle) {
      for (const Decision& d : {Decision::rob(card, handle), Decision::holster(card, handle)}) {
        EXPECT_EQ(d.card(), card);
        EXPECT_EQ(d.handle(), handle);
        all.add(d);
      }
    }
    for (int aim = 0; aim < kMaxSeats; ++aim) all.add(Decision::duel(card, aim));
    all.add(Decision::duel(card, kStrangerAim));
    for (int house = 0; house < kHouses; ++house) all.add(Decision::horse(card, house));
    for (const Decision& d : {Decision::stetson(card), Decision::duster(card), Decision::with_card(card)}) {
      EXPECT_EQ(d.card(), card);
      all.add(d);
    }
    all.add(Decision::guns(card + 1, 0));
    all.add(Decision::guns(0, card + 1));
    for (int other = 0; other < kCards; ++other) {
      const Decision d = Decision::guns(card + 1, other + 1);
      EXPECT_EQ(d.strike_gun(), card + 1);
      EXPECT_EQ(d.debt_gun(), other + 1);
      if (card != other) all.add(d);
    }
  }
  EXPECT_EQ(Decision::guns(7, 0).debt_gun(), 0);
  const auto add_without_card = [&all](const Decision& d) {
    EXPECT_EQ(d.card(), 0);
    all.add(d);
  };
  for (int handle = 0; handle < kHandles; ++handle) add_without_card(Decision::safe(handle));
  for (int i = 0; i <= kStrangerAim; ++i) add_without_card(Decision::receiver(i));
  for (int i = 0; i < kCharacters; ++i) add_without_card(Decision::as_character(i));
  for (int i = 0; i < kHouses; ++i) add_without_card(Decision::to_house(i));
  for (const Decision& d :
       {Decision::pass(), Decision::roll_early(), Decision::wait(), Decision::reveal(), Decision::keep_quiet()}) {
    all.add(d);
  }
}

TEST(Deadwood1876Decision, GunsAreForOneSafeOrTwo) {
  const auto formed = guns_verb().formed;
  EXPECT_FALSE(formed(Decision::guns(0, 0)));
  for (const int card : {1, kCards}) {
    EXPECT_TRUE(formed(Decision::guns(card, 0)));
    EXPECT_TRUE(formed(Decision::guns(0, card)));
    EXPECT_TRUE(formed(Decision::guns(card, 2)));
    EXPECT_TRUE(formed(Decision::guns(2, card)));
  }
  EXPECT_FALSE(formed(Decision::guns(kCards + 1, 0)));
  EXPECT_FALSE(formed(Decision::guns(0, kCards + 1)));
}

TEST(Deadwood1876Decision, DusterDiscardsAreAnyThree) {
  Meanings<Decision> all;
  for (int a = 0; a < kCards; ++a) {
    for (int b = a + 1; b < kCards; ++b) {
      for (int c = b + 1; c < kCards; ++c) {
        const u64 three = bit(a) | bit(b) | bit(c);
        EXPECT_EQ(Decision::with_cards(three).cards(), three);
        all.add(Decision::with_cards(three));
      }
    }
  }
  EXPECT_EQ(all.size(), 19600U);
  EXPECT_EQ(Decision::with_card(3).cards(), 0U);
}

}  // namespace
}  // namespace saloon::deadwood_1876
