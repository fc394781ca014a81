// A hundred thousand pairs of worlds per run: a secret differs, everything else is the same, and whoever may not know
// the secret cannot tell the two apart until an event lawfully shows it.
#include "laws/two_worlds.h"

#include <gtest/gtest.h>

#include "games/laws.gen.h"
#include "games/registry.h"
#include "tests/scale.h"

namespace saloon {
namespace {

constexpr u64 kPairs = 100'000;

/// A game that makes its hidden draws in the set-up only has few of them: the set-up is then forked on its own.
template <GameRules G>
void fork_more_setups(std::array<u64, kForks>& pairs) {
  constexpr auto kDraw = unsigned(Fork::Draw);
  for (u64 game = 0; pairs[kDraw] <= scaled(kPairs) / 20 && game < scaled(kPairs); ++game) {
    LawRun<G> run{.seats = G::kMinSeats + int(game % u64(G::kMaxSeats - G::kMinSeats + 1)), .seed = game_seed(3, game)};
    run.dice.key = key_of_seed(run.seed, 2);
    fork_setup_draw<G>(run);
    ASSERT_FALSE(run.broken) << run.broken->line();
    pairs[kDraw] += run.pairs[kDraw];
  }
}

/// A game that asks one seat after the other has no answers sealed beside others, and says so.
template <class G>
constexpr bool asks_one_by_one() {
  return requires { requires G::kAsksOneByOne; };
}

template <GameRules G, class C>
void compare_pairs() {
  std::array<u64, kForks> pairs{};
  for (u64 game = 0; pairs[0] + pairs[1] + pairs[2] < scaled(kPairs); ++game) {
    LawRun<G> run{.seats = G::kMinSeats + int(game % u64(G::kMaxSeats - G::kMinSeats + 1)), .seed = game_seed(2, game)};
    // Every option in turn at its last value: what is hidden depends on the options.
    constexpr u64 kOptions = std::size(G::kOptions);
    if (const u64 k = game % (kOptions + 1); k < kOptions) {
      const std::vector<OptionInfo> options = option_infos(G::kOptions);
      const OptionInfo& option = options[k];
      const std::string last = option.values.empty() ? std::to_string(option.max) : option.values.back();
      const auto set = set_options(G::kOptions, with_need(options, {option.name, last}), run.config);
      ASSERT_TRUE(set) << set.error();
      if (G::forbids(run.config, run.seats) != nullptr) run.config = {};
    }
    run.laws = only_law(Law::TwoWorldsLookAlike);
    run.pace.pairs = 1;
    play_under_laws<G, C>(run, Players{}, *find_game(G::kSlug));
    ASSERT_FALSE(run.broken) << run.broken->line() << "\n" << run.broken->scenario;
    for (unsigned i = 0; i < kForks; ++i) pairs[i] += run.pairs[i];
  }
  fork_more_setups<G>(pairs);
  for (unsigned i = 0; i < kForks; ++i) {
    if (Fork(i) == Fork::Sealed && asks_one_by_one<G>()) {
      EXPECT_EQ(pairs[i], 0U) << G::kSlug << " asks several seats at once";
    } else {
      EXPECT_GT(pairs[i], scaled(kPairs) / 40) << G::kSlug << ": too few pairs fork at a " << kForkNames[i];
    }
    testing::Test::RecordProperty(std::string("pairs by ") + kForkNames[i], std::to_string(pairs[i]));
  }
}

TEST(TwoWorlds, LookAlikeToWhoeverMayNotKnow) {
  for_each_game([]<class G, class C> { compare_pairs<G, C>(); });
}

}  // namespace
}  // namespace saloon
