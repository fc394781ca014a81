// Nothing leaves that a viewer may not know: pairs of worlds, of every game, through every pair of eyes.
#include <gtest/gtest.h>

#include <numeric>

#include "simulator/simulation.h"
#include "tests/scale.h"
#include "tests/simulator/pair.h"

namespace saloon::house::simulator {
namespace {

struct Found {
  std::string leak;
  std::array<u64, kForkNames.size()> pairs{};
  u64 watching{};  ///< pairs whose viewer has no seat
  u64 letters{};
  u64 rounds{};
  [[nodiscard]] u64 all() const { return std::accumulate(pairs.begin(), pairs.end(), u64{0}); }
};

constexpr int kSoon = 60;

/// A position some way into a game, and who sits where.
class Positions {
 public:
  Positions(const GameInfo& game, u64 seed) : game_(game), dice_(seed) {}

  /// A few answers later, and then where so many are awaited, if that comes soon.
  const Match& next(int awaited) {
    for (u64 n = 1 + dice_.below(9); n > 0; --n) step();
    for (int n = 0; n < kSoon && match_->waiting().size() < awaited; ++n) step();
    return *match_;
  }
  PairSetup setup(Leak plant) {
    PairSetup setup{.game = &game_, .match = match_->setup(), .people = {}, .viewer = kSpectator, .plant = plant};
    for (const Seat p : all_seats(match_->seats())) {
      if (dice_.hits(700)) setup.people.add(p);
    }
    const u64 who = dice_.below(u64(match_->seats()) + 1);
    if (who < u64(match_->seats())) setup.viewer = Seat(who);
    if (setup.viewer != kSpectator) setup.people.add(setup.viewer);
    for (const Seat p : setup.people) {
      if (p != setup.viewer && dice_.hits(100)) setup.absent.add(p);
    }
    return setup;
  }
  u64 roll() { return dice_.next(); }

 private:
  void step() {
    while (!match_ || match_->over()) {
      const int seats = int(dice_.between(game_.min_seats, game_.max_seats));
      auto started = game_.start(game_, {seats, {}, std::to_string(dice_.below(1'000'000'000))}, nullptr);
      if (started) match_ = std::move(*started);  // some numbers of seats need an option
    }
    const SeatSet waiting = match_->waiting();
    const Seat p = Seat(nth_bit(waiting.bits, int(dice_.below(u64(waiting.size())))));
    const json::array list = match_->legal(p).decisions;
    match_->answer(p, list[dice_.below(list.size())]);
    if (match_->event_count() > 100) match_->forget_events(match_->event_count());
  }

  const GameInfo& game_;
  Dice dice_;
  std::unique_ptr<Match> match_;
};

Found look_for_leaks(const GameInfo& game, u64 seed, u64 pairs, Leak plant) {
  Found found;
  Positions positions(game, seed);
  while (found.all() < pairs && found.leak.empty()) {
    Fork fork = Fork(positions.roll() % kForkNames.size());
    const Match& from = positions.next(needs_two(fork) ? 2 : 1);
    if (needs_two(fork) && from.waiting().size() < 2) fork = Fork::World;
    const PairSetup setup = positions.setup(plant);
    TwoWorlds worlds(setup, from, fork, positions.roll());
    if (found.leak = worlds.error(); !found.leak.empty()) break;
    if (!worlds.possible()) continue;
    found.leak = worlds.run();
    if (worlds.rounds() == 0) continue;
    ++found.pairs[std::size_t(fork)];
    found.watching += setup.viewer == kSpectator ? 1 : 0;
    found.letters += worlds.letters();
    found.rounds += worlds.rounds();
  }
  return found;
}

std::vector<std::string> slugs() {
  std::vector<std::string> names;
  for (const GameInfo& game : all_games()) names.emplace_back(game.slug);
  return names;
}

/// In parts, so that several can run at a time.
class Leaks : public testing::TestWithParam<std::tuple<std::string, u64>> {};
constexpr u64 kShares = 4;

TEST_P(Leaks, TwoWorldsSendTheSameBytesAtTheSameMoments) {
  const auto& [game, part] = GetParam();
  const u64 pairs = scaled((has_hours() ? 50'000 : 1'000) / kShares);
  const u64 seed = 20'261'116 + part;
  const Found found = look_for_leaks(*find_game(game), seed, pairs, Leak::None);
  EXPECT_TRUE(found.leak.empty()) << found.leak << "\nseed " << seed << ", commit " << built_commit();
  std::cout << game << ": " << found.all() << " pairs of worlds";
  for (std::size_t i = 0; i < kForkNames.size(); ++i) std::cout << ", " << kForkNames[i] << " " << found.pairs[i];
  std::cout << ", " << found.watching << " of them watched without a seat; " << found.rounds << " rounds, "
            << found.letters << " letters the same\n";
}

INSTANTIATE_TEST_SUITE_P(Games, Leaks,
                         testing::Combine(testing::ValuesIn(slugs()), testing::Range<u64>(1, kShares + 1)),
                         [](const auto& tested) {
                           return std::get<0>(tested.param) + "_" + std::to_string(std::get<1>(tested.param));
                         });

/// In games with hidden hands and rounds in which nobody sees who has answered.
class PlantedLeaks : public testing::TestWithParam<Leak> {};

TEST_P(PlantedLeaks, AreFound) {
  if (kSanitized) GTEST_SKIP() << "whether the nets find what is planted, a sanitizer does not know better";
  for (const char* game : {"dead_money", "desperados"}) {
    // Where nobody may see who has answered, nobody is written to meanwhile: such a clock has no letter to stand in.
    if (GetParam() == Leak::StoppedClock && game == std::string_view("desperados")) continue;
    EXPECT_NE(look_for_leaks(*find_game(game), 7, 1000, GetParam()).leak, "") << game;
  }
}

INSTANTIATE_TEST_SUITE_P(Each, PlantedLeaks,
                         testing::Values(Leak::InstantAnswers, Leak::StoppedClock, Leak::NewsOfNothing,
                                         Leak::OpenAcknowledge, Leak::SizesOfLists, Leak::ChattyRefusals,
                                         Leak::CountedRemarks, Leak::StrangersStory),
                         [](const auto& tested) { return std::string(kLeakNames[std::size_t(tested.param)]); });

}  // namespace
}  // namespace saloon::house::simulator
