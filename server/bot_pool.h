// Who thinks for the bots: a few threads, each with one brain for each game. Tables take turns, so that one with many
// bots does not keep others waiting.
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "engine/match/match.h"
#include "house/effects.h"
#include "server/clock.h"
#include "server/log.h"
#include "server/metrics.h"

namespace saloon::server {

class BotPool {
 public:
  /// Called from a worker's thread.
  using Thought = std::function<void(Result<json::object>)>;

  BotPool(int workers, Clock clock, Log& log, Metrics& metrics);
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;
  ~BotPool() { stop(); }

  /// Nobody thinks any more; what is asked gets no answer.
  void stop();
  void think(const house::TableId& table, const GameInfo& game, house::BotTask task, Thought then);

 private:
  struct Job {
    const GameInfo* game{};
    house::BotTask task{};
    Thought then{};
  };
  /// Somebody who thinks, and by when it has to end.
  struct Worker {
    std::atomic<bool> stop{false};
    house::Moment until = 0;  ///< 0: it is not thinking
    std::map<const GameInfo*, std::pair<Character, std::unique_ptr<Brain>>> brains{};
    std::thread thread{};
  };

  void work(Worker& worker);
  /// The next job of the table whose turn it is; none if all is over.
  std::optional<Job> next(Worker& worker);
  Result<json::object> thought(Worker& worker, const Job& job);
  Brain& brain(Worker& worker, const GameInfo& game, const Character& character);
  void watch();

  Clock clock_;
  Log& log_;
  Metrics& metrics_;
  std::mutex gate_;
  std::condition_variable wanted_;   ///< there is a job
  std::condition_variable started_;  ///< somebody thinks, whom the watch has to stop in time
  std::map<house::TableId, std::deque<Job>> jobs_;
  std::deque<house::TableId> turns_;
  std::size_t waiting_ = 0;
  bool ended_ = false;
  std::vector<std::unique_ptr<Worker>> workers_;
  std::thread watch_;
};

}  // namespace saloon::server
