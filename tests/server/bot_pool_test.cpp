// Who thinks for the bots does not think for ever, and thinks less when many wait.
#include "server/bot_pool.h"

#include <gmock/gmock.h>

#include <future>

#include "games/registry.h"
#include "server/limits.h"

namespace saloon::server {
namespace {

/// What all brains of a test share.
struct Minds {
  std::mutex gate;
  std::vector<Level> asked;
  std::promise<void> begun;                            ///< the first question is being thought about
  std::shared_future<void> go_on;                      ///< it is until then; without one, until it is stopped
  static inline std::atomic<Minds*> current{nullptr};  ///< a game makes brains by a plain function
};

class PatientBrain final : public Brain {
 public:
  Result<json::object> answer(const BotQuestion& question) override {
    Minds& minds = *Minds::current;
    bool first = false;
    {
      const std::lock_guard lock(minds.gate);
      first = minds.asked.empty();
      minds.asked.push_back(question.character.level);
    }
    if (!first) return json::object{};
    minds.begun.set_value();
    if (minds.go_on.valid()) minds.go_on.wait();
    while (!minds.go_on.valid() && !*question.stop) std::this_thread::yield();
    return json::object{};
  }
  Result<std::vector<Advice>> advise(const BotQuestion& /*question*/, std::size_t /*most*/) override {
    return Failed{"never"};
  }
};

GameInfo game_of_patience(Minds& minds) {
  Minds::current = &minds;
  GameInfo game = all_games().front();
  game.brain = [](const Character&) -> std::unique_ptr<Brain> { return std::make_unique<PatientBrain>(); };
  return game;
}

house::BotTask gunslinger() { return {.character = {.level = Level::Gunslinger}}; }

TEST(BotPool, AnswersWithoutMuchThoughtWhileManyWait) {
  Minds minds;
  std::promise<void> go_on;
  minds.go_on = go_on.get_future().share();
  const GameInfo game = game_of_patience(minds);
  Metrics metrics;
  Log log([](const std::string&) {});
  BotPool pool(1, wall_clock, log, metrics);
  constexpr int kHurried = 3;
  constexpr int kAsked = 1 + kHurried + int(kQueuedTasksPerWorker) + 1;
  std::promise<void> all;
  std::atomic<int> answered{0};
  for (int i = 0; i < kAsked; ++i) {
    pool.think("TABLE", game, gunslinger(), [&](const Result<json::object>&) {
      if (++answered == kAsked) all.set_value();
    });
    if (i == 0) minds.begun.get_future().wait();
  }
  go_on.set_value();
  all.get_future().wait();
  std::vector<Level> expected(kAsked, Level::Gunslinger);
  std::fill_n(expected.begin() + 1, kHurried, Level::Cowhand);
  EXPECT_EQ(minds.asked, expected);
  EXPECT_EQ(metrics.bots_hurried.value(), u64(kHurried));
}

TEST(BotPool, StopsWhoeverThinksTooLong) {
  Minds minds;
  const GameInfo game = game_of_patience(minds);
  Metrics metrics;
  Log log([](const std::string&) {});
  BotPool pool(1, wall_clock, log, metrics);
  std::promise<bool> answered;
  const auto begun = std::chrono::steady_clock::now();
  pool.think("TABLE", game, gunslinger(),  // it was due long ago
             [&](const Result<json::object>& decision) { answered.set_value(bool(decision)); });
  EXPECT_TRUE(answered.get_future().get());
  const auto took = std::chrono::steady_clock::now() - begun;
  EXPECT_GE(took, kShortestThought - std::chrono::milliseconds(50));
  EXPECT_LT(took, kLongestThought);
}

}  // namespace
}  // namespace saloon::server
