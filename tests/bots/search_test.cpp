// The search, with every game of the house: lawful, reproducible, blind to what the seat cannot see, without asking for
// memory while it thinks.
#include "bots/search.h"

#include <gtest/gtest.h>

#include "bench/config.h"
#include "bots/mind.h"
#include "bots/players.h"
#include "games/all.gen.h"
#include "tests/bots/allocations.h"
#include "tests/scale.h"

namespace saloon {
namespace {

/// A position that cowhands reach after so many answers.
template <GameRules G>
typename G::State reached(int seats, u64 seed, u64 answers) {
  typename G::State s = begin<G>(config_for<G>(seats), seats, key_of_seed(seed));
  Ctx<G> c{s};
  Chance chance{key_of_seed(seed, 2), 0};
  for (u64 i = 0; i < answers && s.hidden.waiting != 0; ++i) {
    const Seat p = Seat(lowest_bit(s.hidden.waiting));
    play(c, p, G::choose(observe<G>(s, p), chance));
  }
  return s;
}

/// Calls f<G>(view, state) at a few positions of every game.
template <class F>
void at_positions(F f) {
  for_each_game([&]<class G, class C>() {
    for (const int seats : {G::kMinSeats, (G::kMinSeats + G::kMaxSeats) / 2}) {
      for (const u64 answers : {u64{0}, u64{7}, u64{25}, u64{40}}) {
        const auto s = reached<G>(seats, answers + 3, answers);
        if (s.hidden.waiting == 0) continue;
        SCOPED_TRACE(std::string(G::kSlug) + ", " + std::to_string(seats) + " seats, after " + std::to_string(answers));
        f.template operator()<G>(observe<G>(s, Seat(lowest_bit(s.hidden.waiting))), s);
      }
    }
  });
}

constexpr Character kGunslinger{.level = Level::Gunslinger, .iterations = 100};

TEST(Search, AnswersLawfully) {
  at_positions([]<class G>(const typename G::View& view, const typename G::State& s) {
    bots::Mind<G> mind(kGunslinger);
    const auto d = mind.answer(view, kGunslinger, {}, {key_of_seed(1), 0});
    EXPECT_TRUE(may_answer<G>(s, view.viewer, d).yes());
  });
}

TEST(Search, GivesTheSameAnswerForTheSameSeed) {
  at_positions([]<class G>(const typename G::View& view, const typename G::State&) {
    bots::Mind<G> first(kGunslinger);
    bots::Mind<G> second(kGunslinger);
    for (u64 seed = 0; seed < 3; ++seed) {
      EXPECT_EQ(first.answer(view, kGunslinger, {}, {key_of_seed(seed), 0}),
                second.answer(view, kGunslinger, {}, {key_of_seed(seed), 0}));
    }
    ASSERT_EQ(first.weighed().size(), second.weighed().size());
    for (std::size_t i = 0; i < first.weighed().size(); ++i) {
      EXPECT_EQ(first.weighed()[i].visits, second.weighed()[i].visits);
      EXPECT_EQ(first.weighed()[i].mean, second.weighed()[i].mean);
    }
  });
}

TEST(Search, GivesTheSameAnswerOnTheSameNumberOfThreads) {
  Character pair = kGunslinger;
  pair.threads = 2;
  at_positions([&]<class G>(const typename G::View& view, const typename G::State&) {
    bots::Mind<G> first(pair);
    bots::Mind<G> second(pair);
    EXPECT_EQ(first.answer(view, pair, {}, {key_of_seed(9), 0}), second.answer(view, pair, {}, {key_of_seed(9), 0}));
  });
}

TEST(Search, AddsToWhatItThoughtBefore) {
  at_positions([]<class G>(const typename G::View& view, const typename G::State&) {
    constexpr bots::Budget kBudget{.iterations = 50};
    bots::Search<G> search(kBudget);
    search.think(view, {}, {key_of_seed(1), 0}, kBudget);
    if (search.options().size() < 2) return;
    search.think(view, {}, {key_of_seed(2), 0}, kBudget);
    u32 visits = 0;
    for (const auto& option : search.options()) visits += option.visits;
    EXPECT_EQ(visits, 100U);
    search.clear();
    search.think(view, {}, {key_of_seed(2), 0}, kBudget);
    visits = 0;
    for (const auto& option : search.options()) visits += option.visits;
    EXPECT_EQ(visits, 50U);
  });
}

TEST(Search, AsksForNoMemoryWhileItThinks) {
  if (!kCountsAllocations) GTEST_SKIP() << "allocations are not counted in this build";
  at_positions([]<class G>(const typename G::View& view, const typename G::State&) {
    constexpr bots::Budget kBudget{.iterations = 100};
    bots::ParallelSearch<G> search(kBudget, 1);
    search.think(view, {}, {key_of_seed(1), 0}, kBudget, 1);
    const std::size_t before = allocations_so_far();
    for (u64 seed = 2; seed < 8; ++seed) search.think(view, {}, {key_of_seed(seed), 0}, kBudget, 1);
    EXPECT_EQ(allocations_so_far(), before);
  });
}

TEST(Search, LooksAtEveryDecisionOfAShortList) {
  at_positions([]<class G>(const typename G::View& view, const typename G::State&) {
    SearchTuning tuning = tuning_of<G>();
    tuning.widen = 1;
    constexpr bots::Budget kBudget{.iterations = 400};
    bots::Search<G> search(kBudget, tuning);
    search.think(view, {}, {key_of_seed(1), 0}, kBudget);
    if (search.options().size() < 2 || search.options().size() > 20) return;
    for (const auto& option : search.options()) {
      EXPECT_GT(option.visits, 0U);
      EXPECT_GE(option.mean, 0);
      EXPECT_LE(option.mean, 1.001F);
    }
  });
}

/// Does it use at least half of the time it has, for more than a first trial?
template <class G>
bool uses_its_time(const typename G::View& view) {
  constexpr u32 kMilliseconds = 30;
  constexpr bots::Budget kBudget{.milliseconds = kMilliseconds};
  bots::Search<G> search(kBudget);
  const auto start = std::chrono::steady_clock::now();
  search.think(view, {}, {key_of_seed(1), 0}, kBudget);
  const auto spent = std::chrono::steady_clock::now() - start;
  if (search.options().size() < 2) return true;
  return spent >= std::chrono::milliseconds(kMilliseconds) / 2 && search.effort().iterations > (kScale == 1 ? 1U : 0U);
}

TEST(Search, UsesItsTime) {
  at_positions([]<class G>(const typename G::View& view, const typename G::State&) {
    // Put aside for long it gives up early, lest it be put aside again: once that may happen.
    bool used = false;
    for (int i = 0; i < 5 && !used; ++i) used = uses_its_time<G>(view);
    EXPECT_TRUE(used);
  });
}

}  // namespace
}  // namespace saloon
