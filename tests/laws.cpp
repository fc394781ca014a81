// The laws, for every registered game, every number of seats and every option: each value, ranges at minimum, default
// and maximum, and all pairs of values of two options. Random and heuristic players; a failure prints a scenario file.
#include "engine/laws.h"

#include <gtest/gtest.h>

#include "games/list.h"
#include "games/registry.h"
#include "tests/scale.h"

namespace saloon {
namespace {

constexpr u64 kRandomGames = 150;
constexpr u64 kHeuristicGames = 30;

template <class Config>
std::vector<u8> values_of(const OptionRow<Config>& row) {
  if (row.values.empty()) return {row.min, Config{}.*row.field, row.max};
  std::vector<u8> values;
  for (std::size_t i = 0; i < row.values.size(); ++i) values.push_back(u8(i));
  return values;
}

/// Every configuration with at most two options away from their defaults, less those that the game forbids.
template <GameRules G>
std::vector<typename G::Config> configurations(int seats) {
  using Config = typename G::Config;
  std::vector<Config> all{Config{}};
  const auto add = [&](const Config& c) {
    const auto same = [&](const Config& known) { return same_bytes(known, c); };
    if (G::forbids(c, seats) == nullptr && std::none_of(all.begin(), all.end(), same)) all.push_back(c);
  };
  for (const auto& a : G::kOptions) {
    for (const auto& b : G::kOptions) {
      for (const u8 x : values_of(a)) {
        for (const u8 y : values_of(b)) {
          Config c{};
          c.*a.field = x;
          c.*b.field = y;
          add(c);
        }
      }
    }
  }
  return all;
}

template <GameRules G, class C>
void play_games(const typename G::Config& config, int seats, Bot bot, u64 games, u64 stream) {
  Players players;
  players.at.fill(bot);
  for (u64 i = 0; i < games; ++i) {
    LawRun<G> run{.config = config, .seats = seats, .seed = game_seed(stream, i)};
    run.pace.json = 16;
    run.pace.record = 8;
    const Finished<G> end = play_under_laws<G, C>(run, players, *find_game(G::kSlug));
    ASSERT_FALSE(run.broken) << run.broken->line() << "\n" << run.broken->scenario;
    ASSERT_FALSE(end.stalled) << "seed " << run.seed;
  }
}

template <GameRules G, class C>
class LawsTest : public testing::Test {
 public:
  explicit LawsTest(int seats) : seats_(seats) {}
  void TestBody() override {
    u64 stream = 1;
    for (const auto& config : configurations<G>(seats_)) {
      play_games<G, C>(config, seats_, Bot::Random, scaled(kRandomGames), stream++);
      play_games<G, C>(config, seats_, Bot::Heuristic, scaled(kHeuristicGames), stream++);
      if (HasFatalFailure()) return;
    }
  }

 private:
  int seats_;
};

/// One test per game and number of seats, named after them.
struct RegisterLaws {
  template <GameRules G, class C>
  void operator()() const {
    for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
      const std::string name = std::string(G::kSlug) + "_" + std::to_string(seats) + "_seats";
      testing::RegisterTest("Laws", name.c_str(), nullptr, nullptr, __FILE__, __LINE__,
                            [seats]() -> testing::Test* { return new LawsTest<G, C>(seats); });
    }
  }
};
const bool registered = [] {
  for_each_game(RegisterLaws{});
  return true;
}();

}  // namespace
}  // namespace saloon
