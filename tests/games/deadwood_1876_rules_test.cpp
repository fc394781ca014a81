// Rules of Deadwood 1876 that speak of all games at once: counts by number of seats, chances, and what always holds.
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "bots/players.h"
#include "engine/play.h"
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {
namespace {

/// Plays a random game and calls look(state) at every question.
template <class Look>
State play_random(const Config& config, int seats, u64 seed, Look look, EventLog* log = nullptr) {
  State s = begin<Game>(config, seats, key_of_seed(seed), nullptr, log);
  Chance picks = picks_of(seed);
  Context c{s, nullptr, log};
  Game::Decisions list;
  while (s.hidden.waiting != 0) {
    look(s);
    const Seat p = Seat(lowest_bit(s.hidden.waiting));
    Game::legal(s.pub, s.seat[p], p, list);
    play(c, p, list[int(picks.below(u32(list.size())))]);
  }
  return s;
}

/// DW76-SETUP-06, -10, -11, -12 and the table of section 2.7; the order of the stars is TV-03.
TEST(Deadwood1876Rules, CountsAtSetUp) {
  constexpr std::array<int, 8> kLeft{11, 11, 9, 7, 5, 3, 2, 0};
  constexpr std::array<std::array<int, 3>, 8> kStars{
      {{1, 1, 1}, {1, 1, 1}, {2, 2, 0}, {2, 2, 1}, {2, 2, 2}, {3, 2, 2}, {3, 3, 2}, {3, 3, 3}}};
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    bool seen = false;
    play_random({}, seats, 3, [&](const State& s) {
      if (seen || s.pub.asked.what[s.pub.start] != u8(Ask::TurnAction)) return;
      seen = true;
      EXPECT_EQ(count_bits(s.hidden.left_over), kLeft[unsigned(seats - 2)]);
      EXPECT_EQ(count_bits(s.hidden.holdup_pile), seats >= 8 ? 2 : 3);
      EXPECT_EQ(s.pub.draw_size, kCards - seats * (seats >= 8 ? 3 : 4));
      std::array<int, 3> stars{};
      for (int holder = 0; holder < holders(seats); ++holder) {
        EXPECT_EQ(s.pub.row_size[unsigned(holder)], 2);
        ++stars[unsigned(s.pub.star[unsigned(holder)] - 1)];
      }
      EXPECT_EQ(stars, kStars[unsigned(seats - 2)]);
    });
    EXPECT_TRUE(seen) << seats;
  }
}

/// DW76-START-03, DW76-HU-09: so many turns each before the badges; with two or three players every row has three then.
TEST(Deadwood1876Rules, TurnsAndRowsBeforeTheBadges) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    for (u64 seed = 0; seed < 40; ++seed) {
      std::array<int, kMaxSeats> turns{};
      bool badges = false;
      play_random({}, seats, seed, [&](const State& s) {
        for (Seat p = 0; p < seats; ++p) {
          if (s.pub.asked.what[p] == u8(Ask::TurnAction) && s.pub.called == 0) ++turns[p];
        }
        if (s.pub.called == 0 || badges) return;
        badges = true;
        for (int holder = 0; holder < holders(seats); ++holder) {
          const int size = s.pub.row_size[unsigned(holder)];
          EXPECT_GE(size, seats <= 3 ? 3 : 0) << seed;
          EXPECT_LE(size, 3);
        }
      });
      for (Seat p = 0; p < seats; ++p) EXPECT_EQ(turns[p], seats >= 8 ? 3 : 4);
    }
  }
}

/// DW76-SHOW-05, -06, -07: one loser per bout, so k fighters need 2k - 2 or 2k - 1 bouts.
TEST(Deadwood1876Rules, BoutsOfAShowdown) {
  int showdowns = 0;
  for (u64 seed = 0; seed < 200; ++seed) {
    EventLog log;
    const int seats = 3 + int(seed % 7);
    const State s = play_random({}, seats, seed, [](const State&) {}, &log);
    if (s.pub.ended != EndReason::LastSurvivor) continue;
    ++showdowns;
    int wounds = 0;
    int fallen = 0;
    for (const Event& e : log.items) {
      wounds += e.kind == kEventKind<Game, "wounded"> ? 1 : 0;
      fallen += e.kind == kEventKind<Game, "eliminated"> ? 1 : 0;
    }
    const int fighters = fallen + 1;
    EXPECT_TRUE(wounds == fallen || wounds == fighters) << wounds << " wounds of " << fighters << " fighters";
  }
  EXPECT_GT(showdowns, 50);
}

/// Section 6: each of the six faces of table 2.2 is equally likely (DW76-GUN-01).
TEST(Deadwood1876Rules, DiceShowTheirFaces) {
  constexpr std::array<std::array<int, 6>, kGuns> kFaces{
      {{1, 1, 2, 2, 3, 3}, {1, 2, 2, 3, 3, 4}, {1, 2, 3, 4, 4, 5}, {2, 3, 4, 4, 5, 6}, {2, 4, 5, 5, 6, 7}}};
  State s = begin<Game>({}, 3, key_of_seed(1));
  Context c{s};
  constexpr int kRolls = 60'000;
  for (unsigned gun = 0; gun < kGuns; ++gun) {
    std::array<int, 16> counts{};
    std::array<int, 16> expected{};
    for (const int face : kFaces[gun]) expected[unsigned(face)] += kRolls / 6;
    for (int i = 0; i < kRolls; ++i) ++counts[unsigned(roll_die(c, Gun(gun)))];
    for (unsigned face = 0; face < counts.size(); ++face) {
      EXPECT_LE(std::abs(counts[face] - expected[face]), 5 * std::sqrt(double(kRolls) / 4)) << gun << " " << face;
      EXPECT_EQ(counts[face] == 0, expected[face] == 0);
    }
  }
}

/// DW76-LAW-01: every order of a row is equally likely, and no handle is used again at once.
TEST(Deadwood1876Rules, RowsAreShuffledFairly) {
  State s{};
  play_random({}, 3, 5, [&](const State& now) {
    if (now.pub.row_size[0] == 3 && now.pub.called == 0) s = now;
  });
  ASSERT_EQ(s.pub.row_size[0], 3);
  std::map<std::array<u8, 3>, int> orders;
  constexpr int kShuffles = 60'000;
  for (int i = 0; i < kShuffles; ++i) {
    Context c{s};
    const Places before = s.pub.in_row[0];
    shuffle_row(c, 0);
    ASSERT_EQ(before & s.pub.in_row[0], 0U);
    const auto& row = s.pub.row[0];
    ++orders[{s.hidden.safe_at[row[0]], s.hidden.safe_at[row[1]], s.hidden.safe_at[row[2]]}];
  }
  EXPECT_EQ(orders.size(), 6U);
  for (const auto& [order, count] : orders) EXPECT_NEAR(count, kShuffles / 6.0, 500);
}

/// TV-38: by elimination; section 3.2.
TEST(Deadwood1876Facts, SeeingOneOfTwoLocatesTheOther) {
  Facts facts{};
  narrow(facts, kGold5, at_handle(1) | at_handle(2));
  narrow(facts, kGold3a, at_handle(1) | at_handle(2));
  narrow(facts, kIou, at_handle(2) | at_handle(3) | in_the_box());
  EXPECT_FALSE(is_located(facts[kGold5]));
  narrow(facts, kGold3a, at_handle(1));
  EXPECT_EQ(facts[kGold3a], at_handle(1));
  EXPECT_EQ(facts[kGold5], at_handle(2));
  EXPECT_EQ(facts[kIou], at_handle(3) | in_the_box());
  // The box holds many: a safe located there takes nobody's place.
  narrow(facts, kTin, in_the_box());
  EXPECT_EQ(facts[kIou], at_handle(3) | in_the_box());
  // What is learnt later does not include places that are taken.
  narrow(facts, kIron, at_handle(1) | at_handle(2) | at_handle(4));
  EXPECT_EQ(facts[kIron], at_handle(4));
}

}  // namespace
}  // namespace saloon::deadwood_1876
