// Who meets whom in a tournament, and what its results say.
#include "bots/arena.h"

#include <gtest/gtest.h>

#include <map>
#include <numeric>
#include <set>

#include "tests/bots/thinkers.h"
#include "tests/toy_play.h"

namespace saloon::bots_test {
namespace {

using bots::Fixture;
using bots::Interval;
using bots::Played;
using bots::Schedule;
using bots::Standing;
using bots::Standings;
using bots::ThinkingTime;

using Names = std::vector<std::string>;

std::string table_of(const Schedule& schedule, u64 number) {
  std::string out;
  const Fixture fixture = schedule.fixture(number);
  for (std::size_t p = 0; p < std::size_t(schedule.seats()); ++p) {
    out += schedule.bots()[schedule.bot_at(fixture, p)];
  }
  return out;
}

TEST(Schedule, OneAmongCopiesOfTheOther) {
  const Schedule schedule(Names{"A", "B"}, 4, 1, true);
  EXPECT_EQ(schedule.bots(), (Names{"A", "B"}));
  EXPECT_EQ(schedule.block_size(), 4U);
  for (u64 block = 0; block < 20; ++block) {
    std::set<std::string> tables;
    for (u64 i = 0; i < 4; ++i) tables.insert(table_of(schedule, 4 * block + i));
    EXPECT_EQ(tables, (std::set<std::string>{"ABBB", "BABB", "BBAB", "BBBA"}));
  }
}

TEST(Schedule, ABlockHasOneSeedAndEverybodyPlaysItFromEverySeat) {
  const Schedule schedule(Names{"A", "B", "C", "D"}, 4, 1, true);
  std::set<u64> seeds;
  std::set<std::string> orders;
  for (u64 block = 0; block < 60; ++block) {
    std::array<std::set<u8>, 4> sat;
    for (u64 i = 0; i < 4; ++i) {
      const Fixture fixture = schedule.fixture(4 * block + i);
      seeds.insert(fixture.seed);
      for (std::size_t p = 0; p < 4; ++p) sat[p].insert(fixture.at[p]);
    }
    for (const auto& places : sat) EXPECT_EQ(places.size(), 4U);
    EXPECT_EQ(seeds.size(), block + 1);
    // Who sits left of whom changes too: six orders around a table of four.
    std::string order = table_of(schedule, 4 * block);
    std::rotate(order.begin(), order.begin() + i64(order.find('A')), order.end());
    orders.insert(order);
  }
  EXPECT_EQ(orders.size(), 6U);
}

TEST(Schedule, FixedSeats) {
  const Schedule schedule(Names{"A", "B"}, 3, 1, false);
  EXPECT_EQ(schedule.block_size(), 1U);
  std::set<u64> seeds;
  for (u64 i = 0; i < 10; ++i) {
    EXPECT_EQ(table_of(schedule, i), "ABB");
    seeds.insert(schedule.fixture(i).seed);
  }
  EXPECT_EQ(seeds.size(), 10U);
}

TEST(Schedule, MoreBotsThanSeatsMeetInEveryChoice) {
  const Schedule schedule(Names{"A", "B", "C", "D"}, 2, 1, true);
  EXPECT_EQ(Schedule::lineups_of(4, 2), 6U);
  EXPECT_EQ(schedule.block_size(), 12U);
  std::set<std::string> tables;
  for (u64 i = 0; i < 12; ++i) tables.insert(table_of(schedule, i));
  EXPECT_EQ(tables, (std::set<std::string>{"AB", "BA", "AC", "CA", "AD", "DA", "BC", "CB", "BD", "DB", "CD", "DC"}));
  EXPECT_EQ(Schedule::lineups_of(32, 9), 0U);
  EXPECT_EQ(Schedule::lineups_of(33, 2), 0U);
  EXPECT_EQ(Schedule::lineups_of(1, 5), 1U);
}

TEST(Schedule, BlocksAreWhole) {
  const Schedule schedule(Names{"A", "B"}, 3, 1, true);
  EXPECT_EQ(schedule.whole_blocks(1), 3U);
  EXPECT_EQ(schedule.whole_blocks(400), 402U);
  EXPECT_EQ(schedule.whole_blocks(402), 402U);
}

Played won_by(SeatSet winners) {
  Played out;
  out.outcome.winners = winners;
  for (const Seat p : winners) out.outcome.score[p] = 10;
  return out;
}

Standings standings(const Schedule& schedule, const std::vector<Played>& games) {
  return standings_of(schedule, games, std::vector<ThinkingTime>(schedule.places().size()));
}

TEST(ArenaStandings, SharedVictoriesAreDividedAndSeatsCount) {
  const Schedule schedule(Names{"A", "B"}, 3, 1, false);
  // A alone; all three; both B.
  const Standings result =
      standings(schedule, {won_by(only(0)), won_by(all_seats(3)), won_by(all_but(0, 3)), won_by(all_but(0, 3))});
  ASSERT_EQ(result.ladder.size(), 2U);
  const Standing& b = result.ladder[0].bot == 1 ? result.ladder[0] : result.ladder[1];
  const Standing& a = result.ladder[0].bot == 0 ? result.ladder[0] : result.ladder[1];
  EXPECT_NEAR(a.share, (1 + 1.0 / 3) / 4, 1e-12);
  EXPECT_NEAR(b.share, (2.0 / 3 + 2) / 4, 1e-12);
  EXPECT_NEAR(a.fair, 1.0 / 3, 1e-12);
  EXPECT_NEAR(b.fair, 2.0 / 3, 1e-12);
  EXPECT_NEAR(a.times_fair(), b.times_fair(), 1e-12) << "as good, though B has twice the seats";
  EXPECT_EQ(a.won, 2U);
  EXPECT_EQ(b.won, 3U);
  EXPECT_NEAR(a.score.mean, 5, 1e-12);
  EXPECT_NEAR(b.score.mean, 7.5, 1e-12);
  EXPECT_FALSE(a.paired) << "four games say nothing about how much blocks vary";
}

TEST(ArenaStandings, TheBestComesFirstAndStallsCountForNobody) {
  const Schedule schedule(Names{"A", "B"}, 2, 1, false);
  Played stalled;
  stalled.stalled = true;
  const Standings result = standings(schedule, {won_by(only(1)), stalled, won_by(only(1)), won_by(only(0))});
  EXPECT_EQ(result.ladder[0].bot, 1U);
  EXPECT_NEAR(result.ladder[0].share, 0.5, 1e-12);
  EXPECT_EQ(result.stalls, 1U);
  EXPECT_NEAR(result.seat_shares[0], 0.25, 1e-12);
  EXPECT_NEAR(result.seat_shares[1], 0.5, 1e-12);
}

TEST(ArenaStandings, PairingShowsWhatTheLuckOfTheSeatHides) {
  const Schedule schedule(Names{"A", "B"}, 2, 1, true);
  std::vector<Played> games;
  Chance chance{key_of_seed(1)};
  // The seat with the better cards wins, whoever sits there; once in sixteen blocks A wins both games.
  for (int block = 0; block < 192; ++block) {
    const Seat lucky = Seat(chance.below(2));
    for (u64 i = 0; i < 2; ++i) {
      const Fixture fixture = schedule.fixture(games.size());
      const Seat place_of_a = schedule.bot_at(fixture, 0) == 0 ? Seat{0} : Seat{1};
      games.push_back(won_by(only(block % 16 == 0 ? place_of_a : lucky)));
    }
  }
  const Standings result = standings(schedule, games);
  const Standing& a = result.ladder[0];
  EXPECT_EQ(a.bot, 0U);
  EXPECT_NEAR(a.share, 0.5 + 1.0 / 32, 1e-12);
  EXPECT_LT(a.wilson.low, 0.5) << "as single games, 384 would not show it";
  ASSERT_TRUE(a.paired);
  EXPECT_GT(a.paired->low, 0.5);
  EXPECT_LT(a.paired->high, a.wilson.high);
}

TEST(ArenaStandings, HardlyAnyVictoriesAreLeftToWilson) {
  const Schedule schedule(Names{"A", "B"}, 2, 1, true);
  std::vector<Played> games;
  for (u64 i = 0; i < 400; ++i) {
    const Fixture fixture = schedule.fixture(i);
    const Seat a = schedule.bot_at(fixture, 0) == 0 ? Seat{0} : Seat{1};
    games.push_back(won_by(only(i == 7 ? a : Seat(1 - a))));
  }
  const Standings result = standings(schedule, games);
  for (const Standing& s : result.ladder) EXPECT_FALSE(s.paired);
  EXPECT_NEAR(result.ladder[1].surely().high, 0.014, 0.001);
}

TEST(Intervals, WilsonAndStudentAsInTheBooks) {
  const Interval wilson = bots::wilson(8, 10);
  EXPECT_NEAR(wilson.low, 0.4902, 1e-4);
  EXPECT_NEAR(wilson.high, 0.9433, 1e-4);
  EXPECT_EQ(bots::wilson(0, 20).low, 0);
  EXPECT_EQ(bots::wilson(20, 20).high, 1);
  // Thirty values with mean 0 and standard deviation 1: half the interval is t(29) / sqrt(30) = 2.04523 / 5.47723.
  std::vector<double> values;
  const double each = std::sqrt(29.0 / 30.0);
  for (int i = 0; i < 30; ++i) values.push_back(i % 2 == 0 ? each : -each);
  const bots::Mean mean = bots::mean_of(values);
  EXPECT_NEAR(mean.mean, 0, 1e-12);
  EXPECT_NEAR(mean.interval.high, 0.373406, 1e-4);
  EXPECT_NEAR(mean.interval.low, -0.373406, 1e-4);
}

/// All games of a tournament of the template, by number.
std::vector<Played> played(std::size_t threads, std::vector<bool> done, u64 stop_after) {
  const Schedule schedule(Names{"A", "B"}, 3, 9, true);
  bots::ManyTables job{.game = &toy::game(), .seats = 3, .games = 30};
  job.done = std::move(done);
  job.crews = crews_of<Plays>(threads, 3);
  job.fixture = [&](u64 number) { return schedule.fixture(number); };
  std::vector<Played> out(30);
  u64 count = 0;
  job.notice = [&](const bots::Batch& batch) {
    for (const bots::PlayedGame& game : batch.games) out[game.number] = game.played;
    count += batch.games.size();
    return count < stop_after;
  };
  const Result<void> all = play_tables(job);
  EXPECT_TRUE(all) << all.error();
  return out;
}

TEST(ManyTables, TheSameOnAnyNumberOfThreadsAndOnlyWhatIsMissing) {
  const std::vector<Played> one = played(1, {}, 1000);
  const std::vector<Played> three = played(3, {}, 1000);
  std::vector<bool> done(20, false);
  done[4] = done[17] = true;
  const std::vector<Played> rest = played(2, done, 1000);
  std::set<u64> digests;
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].digest, three[i].digest);
    EXPECT_EQ(rest[i].digest, i < done.size() && done[i] ? 0 : one[i].digest);
    digests.insert(one[i].digest);
  }
  EXPECT_EQ(digests.size(), 10U) << "everybody plays alike, so the three games of a block are the same";
}

}  // namespace
}  // namespace saloon::bots_test
