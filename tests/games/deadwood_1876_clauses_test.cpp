// Clauses of Deadwood 1876 that no single scenario can prove: what is in the box, what each draw of the set-up may
// give, how rounds and hold-ups alternate, what is refused before a match exists.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "engine/play.h"
#include "engine/scenario/clauses.h"
#include "games/deadwood_1876/rules.h"
#include "games/registry.h"
#include "tests/games/heard_chance.h"

namespace saloon::deadwood_1876 {
namespace {

using HeardChance = saloon::HeardChance<Roll>;
using testing::HasSubstr;

Decision any_of(const State& s, Seat p, Chance& chance) {
  Game::Decisions list;
  Game::legal(s.pub, s.seat[p], p, list);
  return list[int(chance.below(u32(list.size())))];
}

/// Plays at random and hands every position to `look`, the first and the last included.
template <class Look>
void play_at_random(const Config& config, int seats, u64 seed, Look look) {
  State s = begin<Game>(config, seats, key_of_seed(seed));
  Context c{s};
  Chance chance{key_of_seed(seed, 1)};
  look(s);
  while (!over<Game>(s)) {
    const Seat p = *SeatSet{s.hidden.waiting}.begin();
    ASSERT_TRUE(answer(c, p, any_of(s, p, chance)).yes());
    look(s);
  }
}

/// A table just dealt: everybody has a character, and looks at his two safes.
State dealt(const Config& config, int seats, ChanceSource* source = nullptr) {
  State s = begin<Game>(config, seats, key_of_seed(u64(seats)), source);
  Context c{s, source};
  Chance chance{key_of_seed(7)};
  while (s.pub.star[0] == 0) {
    const Seat p = *SeatSet{s.hidden.waiting}.begin();
    EXPECT_TRUE(answer(c, p, any_of(s, p, chance)).yes());
  }
  return s;
}

// --- before a match
// DW76-SETUP-02
TEST(Deadwood1876Clauses, only_two_to_nine_play) {
  for (const int seats : {-1, 0, 1, 10, 100}) EXPECT_STREQ(Game::forbids({}, seats), "DW76-SETUP-02") << seats;
  for (int seats = 2; seats <= 9; ++seats) EXPECT_EQ(Game::forbids({}, seats), nullptr) << seats;
}

// DW76-LAW-05: all that a program can do with it is to show it.
TEST(Deadwood1876Clauses, the_rules_page_lets_players_say_anything) {
  const Rules rules = parse_rules(find_game("deadwood_1876")->texts.rules_en);
  const Clause* clause = rules.find("DW76-LAW-05");
  ASSERT_NE(clause, nullptr);
  EXPECT_THAT(clause->text, HasSubstr("Players may say anything to anybody, true or false."));
  EXPECT_EQ(clause->display, "rules page");
}

// --- what is in the box
// DW76-OBJ-02
TEST(Deadwood1876Clauses, every_base_safe_holds_one_thing) {
  std::multiset<int> gold;
  for (int safe = 0; safe < kBaseSafes; ++safe) {
    const bool is_gold = components::kSafeGold[unsigned(safe)] != 0;
    const bool is_badge = safe >= kTin && safe <= kGoldBadge;
    const bool is_gun = safe >= kShowdownPepperbox && safe <= kShowdownMessenger;
    EXPECT_EQ(is_gold + is_badge + is_gun, 1) << components::kSafeIds[unsigned(safe)];
    if (is_gold) gold.insert(components::kSafeGold[unsigned(safe)]);
  }
  EXPECT_EQ(gold, (std::multiset<int>{-2, 1, 1, 2, 2, 3, 3, 4, 5, 6}));
}

// DW76-MYS-02: no gold of their own.
TEST(Deadwood1876Clauses, mystery_safes_have_no_value_printed) {
  for (int safe = kBaseSafes; safe < kSafes; ++safe) EXPECT_EQ(components::kSafeGold[unsigned(safe)], 0);
}

// DW76-GUN-02: fifty cards, each with a gun and an item, in the numbers of the rules.
TEST(Deadwood1876Clauses, every_card_has_a_gun_and_an_item) {
  std::array<std::array<int, 4>, kGuns> count{};
  for (int card = 0; card < kCards; ++card) ++count[unsigned(gun_of(card))][unsigned(item_of(card))];
  const std::array<std::array<int, 4>, kGuns> wanted{
      {{3, 2, 2, 3}, {3, 2, 3, 2}, {4, 2, 2, 2}, {3, 3, 3, 1}, {3, 3, 2, 2}}};
  EXPECT_EQ(count, wanted);
}

// --- set-up
// DW76-SETUP-03, DW76-SETUP-06, DW76-SETUP-09, DW76-MYS-01: shuffled means that each may be any of those left.
TEST(Deadwood1876Clauses, each_star_card_and_safe_may_be_any_that_is_left) {
  for (const bool mystery : {false, true}) {
    HeardChance heard;
    (void)dealt({.mystery_safes = mystery}, 5, &heard);
    const u32 safes = mystery ? 25 : 20;
    ASSERT_EQ(heard.draws.size(), 5U + 20U + 13U);
    for (u32 i = 0; i < heard.draws.size(); ++i) {
      const auto& [roll, what] = heard.draws[i];
      const u32 left = i < 5 ? 5 - i : i < 25 ? 50 - (i - 5) : safes - (i - 25);
      EXPECT_EQ(roll, i < 5 ? Roll::Star : i < 25 ? Roll::Draw : Roll::DealSafe);
      EXPECT_EQ(what.size(), left) << i;
    }
  }
}

// --- the course of the game
// DW76-HU-01, DW76-HU-09, DW76-START-03, TV-19
TEST(Deadwood1876Clauses, a_hold_up_follows_each_round_but_the_last) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    std::vector<int> after;  // so many turns come before each hold-up
    int turns = 0;
    play_at_random({}, seats, 3, [&](const State& s) {
      const Ask ask = s.pub.asked.open().empty() ? Ask::None : Ask(s.pub.asked.what[*s.pub.asked.open().begin()]);
      if (ask == Ask::TurnAction && s.pub.called == 0) ++turns;
      if (ask == Ask::HoldUpCard && s.pub.asked.answered == 0) after.push_back(turns);
    });
    const std::vector<int> few{seats, 2 * seats};
    const std::vector<int> many{seats, 2 * seats, 3 * seats};
    EXPECT_EQ(after, seats >= 8 ? few : many) << seats;
    EXPECT_EQ(turns, seats * (seats >= 8 ? 3 : 4)) << seats;
  }
}

}  // namespace
}  // namespace saloon::deadwood_1876
