// The laws, for every registered game, every number of seats and every option: each value, ranges at minimum, default
// and maximum, and all pairs of values of two options. Random and heuristic players; a failure prints a scenario file.
#include <gtest/gtest.h>

#include "games/laws.gen.h"
#include "games/registry.h"
#include "tests/scale.h"

namespace saloon {
namespace {

/// Games per number of seats in ./test --full, a third of them in ./test, shared out among the configurations; each has
/// one at least, except under sanitizers, where only every so many configurations are played.
constexpr u64 kRandomGames = kSanitized ? 300 : 600;
constexpr u64 kHeuristicGames = 120;

/// What each option may be set to, with what it needs.
std::vector<std::vector<OptionSetting>> settings_of_one(const std::vector<OptionInfo>& options) {
  std::vector<std::vector<OptionSetting>> all;
  for (const OptionInfo& option : options) {
    std::vector<std::string> values = option.values;
    if (values.empty()) values = {std::to_string(option.min), option.standard, std::to_string(option.max)};
    for (const std::string& value : values) all.push_back(with_need(options, {option.name, value}));
  }
  return all;
}

/// Every configuration with at most two options away from their defaults, and those they need; less those that the game
/// forbids.
template <GameRules G>
std::vector<typename G::Config> configurations(int seats) {
  using Config = typename G::Config;
  std::vector<Config> all;
  const auto settings = settings_of_one(option_infos(G::kOptions));
  for (const auto& a : settings) {
    for (const auto& b : settings) {
      std::vector<OptionSetting> both = a;
      both.insert(both.end(), b.begin(), b.end());
      Config c{};
      const auto same = [&](const Config& known) { return same_bytes(known, c); };
      if (!set_options(G::kOptions, both, c) || G::forbids(c, seats) != nullptr) continue;
      if (std::none_of(all.begin(), all.end(), same)) all.push_back(c);
    }
  }
  return all;
}

template <GameRules G, class C>
void play_games(const typename G::Config& config, int seats, Level bot, u64 games, u64 stream) {
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

u64 share(u64 games, u64 configurations) {
  const u64 part = kScale == 1 && !has_hours() ? 3 : 1;
  return std::max<u64>(1, scaled(games) / part / configurations);
}

template <GameRules G, class C>
class LawsTest : public testing::Test {
 public:
  explicit LawsTest(int seats) : seats_(seats) {}
  void TestBody() override {
    const auto configs = configurations<G>(seats_);
    const u64 stride = kScale == 1 ? 1 : 1 + configs.size() / (scaled(kRandomGames) + 1);
    const u64 played = (configs.size() + stride - 1) / stride;
    for (u64 i = 0; i < configs.size(); i += stride) {
      play_games<G, C>(configs[i], seats_, Level::Random, share(kRandomGames, played), 1 + 2 * i);
      play_games<G, C>(configs[i], seats_, Level::Cowhand, share(kHeuristicGames, played), 2 + 2 * i);
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
