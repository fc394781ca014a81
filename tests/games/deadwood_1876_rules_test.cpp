// Clauses of Deadwood 1876 that no single scenario can prove: what is in the box, what each draw may give, what holds
// in every position, what is refused before a match exists.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "engine/clauses.h"
#include "engine/play.h"
#include "games/deadwood_1876/rules.h"
#include "games/registry.h"

namespace saloon::deadwood_1876 {
namespace {

using testing::HasSubstr;

/// Writes down what each draw may give; the generator in the state goes on deciding.
class HeardChance final : public ChanceSource {
 public:
  struct Draw {
    Roll roll;
    Outcomes what;
  };
  u32 choose(u8 roll, const Outcomes& what, Chance& inner) override {
    draws.push_back({Roll(roll), what});
    return what.at(inner.below(what.size()));
  }
  std::vector<Draw> draws;
};

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
    const Seat p = *SeatSet{s.box.waiting}.begin();
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
    const Seat p = *SeatSet{s.box.waiting}.begin();
    EXPECT_TRUE(answer(c, p, any_of(s, p, chance)).yes());
  }
  return s;
}

// --- before a match
// DW76-SETUP-02
TEST(Deadwood1876Rules, only_two_to_nine_play) {
  for (const int seats : {-1, 0, 1, 10, 100}) EXPECT_STREQ(Game::forbids({}, seats), "DW76-SETUP-02") << seats;
  for (int seats = 2; seats <= 9; ++seats) EXPECT_EQ(Game::forbids({}, seats), nullptr) << seats;
}

// DW76-VAR-03, DW76-TWO-26, TV-31
TEST(Deadwood1876Rules, sharing_the_gold_needs_six_players) {
  for (int seats = 2; seats <= 9; ++seats) {
    const char* why = Game::forbids({.share_the_gold = 1}, seats);
    EXPECT_STREQ(why, seats < 6 ? "DW76-VAR-03" : nullptr) << seats;
  }
}

// DW76-HOL-12, DW76-TWO-19
TEST(Deadwood1876Rules, two_players_cannot_roll_early) {
  EXPECT_STREQ(Game::forbids({.rush_roll = 1}, 2), "DW76-HOL-12");
  EXPECT_EQ(Game::forbids({.rush_roll = 1}, 3), nullptr);
}

// DW76-LAW-05: all that a program can do with it is to show it.
TEST(Deadwood1876Rules, the_rules_page_lets_players_say_anything) {
  const Rules rules = parse_rules(find_game("deadwood_1876")->texts.rules_en);
  const Clause* clause = rules.find("DW76-LAW-05");
  ASSERT_NE(clause, nullptr);
  EXPECT_THAT(clause->text, HasSubstr("Players may say anything to anybody, true or false."));
  EXPECT_EQ(clause->display, "rules page");
}

// --- what is in the box
// DW76-OBJ-02
TEST(Deadwood1876Rules, every_base_safe_holds_one_thing) {
  std::multiset<int> gold;
  for (int safe = 0; safe < kBaseSafes; ++safe) {
    const int value = box::kSafeGold[unsigned(safe)];
    const bool is_badge = safe >= kTin && safe <= kGoldBadge;
    const bool is_gun = safe >= kShowdownPepperbox && safe <= kShowdownMessenger;
    EXPECT_EQ((value != 0) + is_badge + is_gun, 1) << box::kSafeIds[unsigned(safe)];
    if (value != 0) gold.insert(value);
  }
  EXPECT_EQ(gold, (std::multiset<int>{-2, 1, 1, 2, 2, 3, 3, 4, 5, 6}));
}

// DW76-MYS-02: no gold of their own.
TEST(Deadwood1876Rules, mystery_safes_have_no_value_printed) {
  for (int safe = kBaseSafes; safe < kSafes; ++safe) EXPECT_EQ(box::kSafeGold[unsigned(safe)], 0);
}

// DW76-GUN-01, DW76-GUN-04
TEST(Deadwood1876Rules, each_gun_has_the_faces_of_its_die) {
  const std::vector<std::multiset<u32>> faces{
      {1, 1, 2, 2, 3, 3}, {1, 2, 2, 3, 3, 4}, {1, 2, 3, 4, 4, 5}, {2, 3, 4, 4, 5, 6}, {2, 4, 5, 5, 6, 7}};
  for (unsigned gun = 0; gun < kGuns; ++gun) {
    State s = Game::setup({}, 3);
    HeardChance heard;
    Context c{s, &heard};
    (void)roll_die(c, Gun(gun));
    ASSERT_EQ(heard.draws.size(), 1U);
    const auto& [roll, what] = heard.draws[0];
    std::multiset<u32> seen;
    for (u32 i = 0; i < what.size(); ++i) seen.insert(what.at(i));
    EXPECT_EQ(seen, faces[gun]) << gun;
    EXPECT_EQ(roll, die_of(Gun(gun)));
  }
}

// DW76-GUN-02: fifty cards, each with a gun and an item, in the numbers of the rules.
TEST(Deadwood1876Rules, every_card_has_a_gun_and_an_item) {
  std::array<std::array<int, 4>, kGuns> count{};
  for (int card = 0; card < kCards; ++card) ++count[unsigned(gun_of(card))][unsigned(item_of(card))];
  const std::array<std::array<int, 4>, kGuns> wanted{
      {{3, 2, 2, 3}, {3, 2, 3, 2}, {4, 2, 2, 2}, {3, 3, 3, 1}, {3, 3, 2, 2}}};
  EXPECT_EQ(count, wanted);
}

// --- set-up
// DW76-SETUP-06, DW76-SETUP-08, DW76-SETUP-10, DW76-SETUP-11, DW76-SETUP-12, TV-04
TEST(Deadwood1876Rules, the_numbers_of_the_set_up) {
  struct Row {
    int hand, pile, in_play, capacity;
  };
  constexpr Row kTable[] = {{4, 3, 9, 2},  {4, 3, 9, 2},  {4, 3, 11, 2}, {4, 3, 13, 2},
                            {4, 3, 15, 3}, {4, 3, 17, 3}, {3, 2, 18, 3}, {3, 2, 20, 4}};
  for (int seats = 2; seats <= 9; ++seats) {
    const Row& row = kTable[seats - 2];
    const State s = dealt({}, seats);
    const int extra = seats == 2 ? 2 : 0;  // the Stranger's safes come later
    EXPECT_EQ(count_bits(s.box.holdup_pile), row.pile) << seats;
    EXPECT_EQ(count_bits(s.box.left_over), 20 - row.in_play + extra) << seats;
    EXPECT_EQ(count_bits(s.box.draw_pile), 50 - seats * row.hand) << seats;
    EXPECT_EQ(capacity(seats), row.capacity) << seats;
    for (Seat p = 0; p < seats; ++p) {
      EXPECT_EQ(count_bits(s.seat[p].hand), row.hand) << seats;
      EXPECT_EQ(s.pub.row_size[p], 2) << seats;
    }
  }
}

// DW76-SETUP-03, DW76-SETUP-06, DW76-SETUP-09, DW76-MYS-01: shuffled means that each may be any of those left.
TEST(Deadwood1876Rules, each_star_card_and_safe_may_be_any_that_is_left) {
  for (const u8 mystery : {u8{0}, u8{1}}) {
    HeardChance heard;
    (void)dealt({.mystery_safes = mystery}, 5, &heard);
    const u32 safes = mystery != 0 ? 25 : 20;
    ASSERT_EQ(heard.draws.size(), 5U + 20U + 13U);
    for (u32 i = 0; i < heard.draws.size(); ++i) {
      const auto& [roll, what] = heard.draws[i];
      const u32 left = i < 5 ? 5 - i : i < 25 ? 50 - (i - 5) : safes - (i - 25);
      EXPECT_EQ(roll, i < 5 ? Roll::Star : i < 25 ? Roll::Draw : Roll::DealSafe);
      EXPECT_EQ(what.size(), left) << i;
    }
  }
}

// DW76-LAW-01: over all places and safes alike.
TEST(Deadwood1876Rules, a_shuffled_row_may_come_out_in_any_order) {
  State s = dealt({}, 4);
  HeardChance heard;
  Context c{s, &heard};
  std::set<std::vector<int>> orders;
  const auto order = [&] {
    std::vector<int> safes;
    for (unsigned i = 0; i < s.pub.row_size[1]; ++i) safes.push_back(s.box.safe_at[s.pub.row[1][i]]);
    return safes;
  };
  for (int i = 0; i < 50; ++i) {
    shuffle_row(c, 1);
    orders.insert(order());
  }
  EXPECT_EQ(orders.size(), 2U);
  for (const auto& draw : heard.draws) EXPECT_EQ(draw.what.size(), 2U);
}

// --- in every position
Config odd_options(u64 seed, int seats) {
  Config config;
  config.mystery_safes = seed & 1;
  config.peace_and_love = seed >> 1 & 1;
  config.share_the_gold = seats >= 6 ? seed >> 1 & 1 : 0;
  config.rush_roll = seats >= 3 ? seed >> 2 & 1 : 0;
  config.badge_reveal = seed >> 3 & 1;
  config.tie_reroll_scope = seed >> 2 & 1;
  config.duster_discards = seed >> 1 & 1;
  config.memory_aid = seed % 3 != 0;
  return config;
}

// DW76-DECK-02, DW76-SETUP-08, DW76-SETUP-09, DW76-CAP-01, DW76-ENDT-02, DW76-LAW-06
TEST(Deadwood1876Rules, cards_safes_stars_and_hands_are_right_in_every_position) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    for (u64 seed = 0; seed < 12; ++seed) {
      play_at_random(odd_options(seed, seats), seats, seed,
                     [&](const State& s) { ASSERT_STREQ(Game::check(s), nullptr); });
    }
  }
}

struct Course {
  std::array<int, kMaxSeats> turns{};
  int holdups = 0, badge_turns = 0;
};

/// Counts the questions as they are put: a turn is one question, a hold-up is new while nobody has answered.
Course course_of(int seats, u64 seed) {
  Course course;
  play_at_random({}, seats, seed, [&](const State& s) {
    for (const Seat p : s.pub.asked.asked()) {
      if (Ask(s.pub.asked.what[p]) != Ask::TurnAction) continue;
      ++(s.pub.called == 0 ? course.turns[p] : course.badge_turns);
    }
    const bool holdup = Ask(s.pub.asked.what[0]) == Ask::HoldUpCard;
    if (holdup && s.pub.asked.answered == 0) ++course.holdups;
  });
  return course;
}

// DW76-START-03, DW76-HU-01, DW76-HU-09, DW76-TWO-07, TV-19
TEST(Deadwood1876Rules, everybody_has_his_turns_and_a_hold_up_follows_each_round_but_the_last) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    const Course course = course_of(seats, 3);
    for (Seat p = 0; p < seats; ++p) EXPECT_EQ(course.turns[p], seats >= 8 ? 3 : 4) << seats;
    EXPECT_EQ(course.holdups, seats >= 8 ? 2 : 3) << seats;
    EXPECT_LE(course.badge_turns, 5) << seats;
  }
}

}  // namespace
}  // namespace saloon::deadwood_1876
