// One match among bots: what they answer is checked, and the match goes on whatever it is.
#include "bots/table.h"

#include <gtest/gtest.h>

#include <numeric>

#include "bots/players.h"
#include "bots/simulate.h"
#include "tests/bots/thinkers.h"
#include "tests/toy_play.h"

namespace saloon::bots_test {
namespace {

using bots::Played;
using bots::ThinkingTime;

struct PlayedTable {
  Played played;
  std::array<ThinkingTime, 3> times{};
  std::unique_ptr<Match> match;
};

using Three = std::array<Thinker*, 3>;

Played play_bots(Match& match, const Three& thinkers, std::array<ThinkingTime, 3>& times, u64 seed) {
  bots::Chairs chairs;
  for (std::size_t p = 0; p < 3; ++p) chairs.push_back(std::make_unique<bots::BotChair>(*thinkers[p], times[p]));
  bots::DrawnOrder order(seed);
  return bots::play_table(match, chairs, order);
}

/// Two who play and `third` at seat 2, in the template, which makes offers too.
PlayedTable table_with(Thinker& third, u64 seed) {
  PlayedTable out;
  out.match = toy::start(3, {}, std::to_string(seed));
  Plays first;
  Plays second;
  out.played = play_bots(*out.match, {&first, &second, &third}, out.times, seed);
  return out;
}

u64 sum(const std::array<u32, kMostSeats>& counts) { return std::accumulate(counts.begin(), counts.end(), u64{0}); }

TEST(Table, PlaysToTheEndAndTellsTheResult) {
  for (u64 seed = 1; seed <= 50; ++seed) {
    Plays third;
    const PlayedTable r = table_with(third, seed);
    ASSERT_FALSE(r.played.stalled);
    EXPECT_EQ(sum(r.played.illegal), 0U);
    const json::object outcome = r.match->outcome();
    json::array winners;
    for (const Seat p : r.played.outcome.winners) winners.emplace_back(seat_name(p));
    EXPECT_EQ(outcome.at("winners"), winners);
    for (const Seat p : all_seats(3)) {
      EXPECT_EQ(outcome.at("scores").at(seat_name(p)), r.played.outcome.score[p]);
      EXPECT_EQ(outcome.at("ranks").at(seat_name(p)), r.played.outcome.rank[p]);
    }
    EXPECT_FALSE(r.played.outcome.winners.empty());
  }
}

TEST(Table, BeginsAndEndsEachMatchOnceForItsBots) {
  Counts third;
  for (int matches = 1; matches <= 3; ++matches) {
    ASSERT_FALSE(table_with(third, u64(matches)).played.stalled);
    EXPECT_EQ(third.begun, matches);
    EXPECT_EQ(third.ended, matches);
    EXPECT_EQ(third.seat, 2);
  }
}

TEST(Table, TheSameSeedGivesTheSameGame) {
  Plays third;
  EXPECT_EQ(table_with(third, 5).played.digest, table_with(third, 5).played.digest);
  EXPECT_NE(table_with(third, 5).played.digest, table_with(third, 6).played.digest);
}

TEST(Table, NonsenseIsCountedAndReplaced) {
  for (u64 seed = 1; seed <= 20; ++seed) {
    Babbles third;
    const PlayedTable r = table_with(third, seed);
    EXPECT_FALSE(r.played.stalled);
    EXPECT_EQ(r.played.illegal[0] + r.played.illegal[1], 0U);
    // Every answer that was taken from seat 2 was a replacement, and nonsense about an offer is not even replaced.
    EXPECT_GE(r.played.illegal[2], r.played.answers[2]);
    EXPECT_GT(r.played.answers[2], 0U);
    EXPECT_EQ(r.times[2].count, r.played.illegal[2]);
  }
}

TEST(Table, SilenceIsCountedOnlyWhereAnAnswerIsDue) {
  u64 asked = 0;
  u64 missing = 0;
  for (u64 seed = 1; seed <= 20; ++seed) {
    KeepsSilent third;
    const PlayedTable r = table_with(third, seed);
    EXPECT_FALSE(r.played.stalled);
    EXPECT_EQ(r.played.illegal[2], r.played.answers[2]);
    asked += r.times[2].count;
    missing += r.played.illegal[2];
  }
  EXPECT_GT(missing, 0U);
  EXPECT_GT(asked, missing) << "offers were let pass";
}

TEST(Table, AMatchBeyondTheBoundIsStalled) {
  GameInfo hurried = toy::game();
  hurried.longest_game = 3;
  const auto match = std::move(*hurried.start(hurried, {3, {}, "1"}, nullptr));
  Plays player;
  Counts counts;
  std::array<ThinkingTime, 3> times{};
  const Played played = play_bots(*match, {&player, &player, &counts}, times, 1);
  EXPECT_TRUE(played.stalled);
  EXPECT_TRUE(played.outcome.winners.empty());
  EXPECT_EQ(counts.begun, 1);
  EXPECT_EQ(counts.ended, 0) << "it has no result to look at";
}

/// Answers so often, then gets up.
class GetsUp final : public bots::Chair {
 public:
  GetsUp(int after, bool with_a_bang) : left_(after), with_a_bang_(with_a_bang) {}
  bots::Reply answer(OpenDoor door, u64 seed) override {
    if (left_-- > 0) return bots::replied(door, bot_answer(door, Level::Random, seed));
    if (with_a_bang_) throw std::runtime_error("enough");
    return {bots::Reply::Kind::Left};
  }
  void end(const SeatDoor& /*door*/) override { ADD_FAILURE() << "there is no result to look at"; }

 private:
  int left_;
  bool with_a_bang_;
};

/// Seat by seat, and everything is written down.
class InTurn final : public bots::TableOrder {
 public:
  Turn next(const Match& match) override { return {*match.waiting().begin(), u64(answers.size())}; }
  u32 pick(u32 /*count*/) override { return 0; }
  void answered(Seat p, json::object&& taken) override { answers.emplace_back(p, std::move(taken)); }

  std::vector<std::pair<Seat, json::value>> answers;
};

bots::Chairs chairs_of_those_who_get_up(bool with_a_bang) {
  bots::Chairs chairs;
  for (int p = 0; p < 3; ++p) chairs.push_back(std::make_unique<GetsUp>(4, with_a_bang));
  return chairs;
}

TEST(Table, WhoeverLeavesEndsItWithoutAResult) {
  const auto match = toy::start(3);
  InTurn order;
  const Played played = bots::play_table(*match, chairs_of_those_who_get_up(false), order);
  EXPECT_TRUE(played.left);
  EXPECT_FALSE(played.stalled);
  EXPECT_FALSE(match->over());
  ASSERT_EQ(order.answers.size(), sum(played.answers));
  ASSERT_GE(order.answers.size(), 4U);
  const auto again = toy::start(3);
  for (const auto& [p, decision] : order.answers) EXPECT_TRUE(again->answer(p, decision).accepted());
  EXPECT_EQ(again->state_digest(), match->state_digest()) << "the order is told of every answer";
}

TEST(Table, WhoeverSitsThereMayThrow) {
  const auto match = toy::start(3);
  InTurn order;
  EXPECT_THROW(bots::play_table(*match, chairs_of_those_who_get_up(true), order), std::runtime_error);
  EXPECT_FALSE(match->over());
}

TEST(ThinkingTimes, QuantilesAreRightToTheirClass) {
  ThinkingTime time;
  for (u64 i = 1; i <= 100'000; ++i) time.add(i * 1000);
  EXPECT_EQ(time.count, 100'000U);
  EXPECT_EQ(time.longest, 100'000'000U);
  EXPECT_NEAR(time.mean(), 50'000'500, 1);
  for (const double part : {0.01, 0.5, 0.9, 0.99}) {
    const double exact = part * 100'000'000;
    EXPECT_GE(double(time.quantile(part)), exact);
    EXPECT_LE(double(time.quantile(part)), exact * (1 + 1.0 / 31));
  }
  EXPECT_EQ(time.quantile(1), 100'000'000U);
}

TEST(ThinkingTimes, ManyTogetherAreAsOne) {
  ThinkingTime one;
  ThinkingTime odd;
  ThinkingTime even;
  for (u64 i = 0; i < 1000; ++i) {
    one.add(i * i * i);
    (i % 2 == 0 ? even : odd).add(i * i * i);
  }
  odd.add(even);
  EXPECT_EQ(odd.count, one.count);
  EXPECT_EQ(odd.nanoseconds, one.nanoseconds);
  EXPECT_EQ(odd.classes, one.classes);
  EXPECT_EQ(ThinkingTime{}.quantile(0.99), 0U);
}

SimulateJob toy_job(bool rotate) {
  SimulateJob job;
  job.game = &toy::game();
  job.seats = 3;
  job.games = 60;
  job.rotate = rotate;
  return job;
}

TEST(SimulateTables, TheSameForAnyNumberOfThreads) {
  const SimulateResult one = *bots::simulate_crews(toy_job(false), crews_of<Plays>(1, 3));
  const SimulateResult three = *bots::simulate_crews(toy_job(false), crews_of<Plays>(3, 3));
  EXPECT_EQ(one.games, 60U);
  EXPECT_EQ(one.signature, three.signature);
  EXPECT_EQ(one.wins, three.wins);
  EXPECT_EQ(one.share, three.share);
  EXPECT_EQ(one.score, three.score);
  EXPECT_EQ(one.decisions, three.decisions);
  EXPECT_EQ(one.shortest, three.shortest);
  EXPECT_EQ(one.longest, three.longest);
  EXPECT_EQ(one.illegal + one.stalls, 0U);
  EXPECT_NEAR(std::accumulate(one.share.begin(), one.share.end(), 0.0), 60, 1e-9);
}

TEST(SimulateTables, RotatedBotsTakeTheirResultsAlong) {
  // The babbler moves on from seat to seat; what it does wrong moves with it, so only its seat is told apart here.
  auto crews = crews_of<Plays>(1, 3);
  crews[0][1] = std::make_unique<Babbles>();
  const SimulateResult moved = *bots::simulate_crews(toy_job(true), std::move(crews));
  EXPECT_GT(moved.illegal, 0U);
  EXPECT_EQ(moved.stalls, 0U);
  EXPECT_NEAR(std::accumulate(moved.share.begin(), moved.share.end(), 0.0), 60, 1e-9);
}

TEST(SimulateTables, WhatCannotBeSetUpIsSaid) {
  SimulateJob job = toy_job(false);
  job.seats = 9;
  EXPECT_EQ(bots::simulate_crews(job, crews_of<Plays>(1, 9)).error(), "toy is for 2 to 4 seats, not 9");
  job.bots = {Character{.level = Level::Random}};
  EXPECT_EQ(bots::simulate(job).error(), "toy is for 2 to 4 seats, not 9") << "in the same words";
  job.seats = 3;
  job.bots.resize(2);
  EXPECT_EQ(bots::simulate(job).error(), "2 bots for 3 seats; name one, or one per seat");
  job.bots = {Character{.mood = Mood::Bold}};
  job.check = true;
  EXPECT_EQ(bots::simulate(job).error(), "the laws are checked with the calm bots random and cowhand only");
}

TEST(Simulate, QuickBotsAreCountedLikeOthers) {
  SimulateJob job = toy_job(true);
  job.bots = {Character{.level = Level::Random}, Character{}, Character{.level = Level::Random}};
  u64 told = 0;
  job.progress = [&told](u64 done) { told = done; };
  const SimulateResult one = *bots::simulate(job);
  EXPECT_EQ(told, 60U);
  job.threads = 3;
  const SimulateResult three = *bots::simulate(job);
  EXPECT_EQ(one.signature, three.signature);
  EXPECT_EQ(one.share, three.share);
  EXPECT_EQ(one.games, 60U);
  EXPECT_EQ(one.illegal + one.stalls, 0U);
  EXPECT_LE(one.shortest, one.longest);
  EXPECT_NEAR(std::accumulate(one.share.begin(), one.share.end(), 0.0), 60, 1e-9);

  job.bots[1].mood = Mood::Bold;
  const SimulateResult through_matches = *bots::simulate(job);
  EXPECT_EQ(through_matches.games, 60U);
  EXPECT_NEAR(std::accumulate(through_matches.share.begin(), through_matches.share.end(), 0.0), 60, 1e-9);
}

}  // namespace
}  // namespace saloon::bots_test
