#include "server/bot_pool.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

#include "server/limits.h"
#include "server/thrown.h"

namespace saloon::server {
namespace {

/// Messages of people go before thoughts of bots.
void step_back() { ::setpriority(PRIO_PROCESS, id_t(::gettid()), 10); }

/// Is one made for `most` enough for this one?
bool has_room_for(const Character& most, const Character& character) {
  if (character.level != Level::Gunslinger) return true;
  return most.level == Level::Gunslinger && most.iterations >= character.iterations &&
         most.milliseconds >= character.milliseconds;
}

}  // namespace

BotPool::BotPool(int workers, Clock clock, Log& log, Metrics& metrics)
    : clock_(std::move(clock)), log_(log), metrics_(metrics) {
  for (int i = 0; i < workers; ++i) workers_.push_back(std::make_unique<Worker>());
  for (const auto& worker : workers_) worker->thread = std::thread([this, &worker = *worker] { work(worker); });
  watch_ = std::thread([this] { watch(); });
}

void BotPool::stop() {
  {
    const std::lock_guard lock(gate_);
    ended_ = true;
    for (const auto& worker : workers_) worker->stop = true;
  }
  wanted_.notify_all();
  started_.notify_all();
  for (const auto& worker : workers_) {
    if (worker->thread.joinable()) worker->thread.join();
  }
  if (watch_.joinable()) watch_.join();
}

void BotPool::think(const house::TableId& table, const GameInfo& game, house::BotTask task, Thought then) {
  metrics_.bots_asked.add();
  const std::lock_guard lock(gate_);
  std::deque<Job>& jobs = jobs_[table];
  if (jobs.empty()) turns_.push_back(table);
  jobs.push_back({.game = &game, .task = std::move(task), .then = std::move(then)});
  metrics_.bots_waiting.set(++waiting_);
  wanted_.notify_one();
}

std::optional<BotPool::Job> BotPool::next(Worker& worker) {
  std::unique_lock lock(gate_);
  wanted_.wait(lock, [&] { return ended_ || !turns_.empty(); });
  if (ended_) return {};
  const auto found = jobs_.find(turns_.front());
  turns_.pop_front();
  Job job = std::move(found->second.front());
  found->second.pop_front();
  if (found->second.empty()) {
    jobs_.erase(found);
  } else {
    turns_.push_back(found->first);
  }
  metrics_.bots_waiting.set(--waiting_);
  const house::Moment now = clock_();
  const bool late = waiting_ > kQueuedTasksPerWorker * workers_.size();
  if (late && job.task.character.level == Level::Gunslinger) {
    job.task.character.level = Level::Cowhand;
    metrics_.bots_hurried.add();
  }
  worker.stop = false;
  if (job.task.character.level == Level::Gunslinger) {
    worker.until = std::clamp(job.task.due, now + kShortestThought.count(), now + kLongestThought.count());
    started_.notify_one();
  }
  return job;
}

void BotPool::work(Worker& worker) {
  step_back();
  while (std::optional<Job> job = next(worker)) {
    const Result<json::object> decision = thought(worker, *job);
    {
      const std::lock_guard lock(gate_);
      worker.until = 0;
    }
    const std::string what = thrown_by_telling([&] { job->then(decision); });
    if (!what.empty()) log_.error("bot not heard", {{"game", job->game->slug}, {"detail", what}});
  }
}

/// A brain that throws is made anew; the table replaces its answer.
Result<json::object> BotPool::thought(Worker& worker, const Job& job) {
  Result<json::object> decision = Failed{};
  const std::string what = thrown_by([&] {
    const BotQuestion question{.view = job.task.view,
                               .character = job.task.character,
                               .memory = job.task.memory,
                               .seed = job.task.seed,
                               .stop = &worker.stop};
    decision = brain(worker, *job.game, job.task.character).answer(question);
  });
  if (what.empty()) return decision;
  worker.brains.erase(job.game);
  log_.error("bot broken", {{"game", job.game->slug}, {"detail", what}});
  return Failed{what};
}

Brain& BotPool::brain(Worker& worker, const GameInfo& game, const Character& character) {
  auto& [most, brain] = worker.brains[&game];
  if (!brain || !has_room_for(most, character)) {
    most = character;
    brain = game.brain(character);
  }
  return *brain;
}

/// Stops whoever has thought long enough.
void BotPool::watch() {
  std::unique_lock lock(gate_);
  while (!ended_) {
    const house::Moment now = clock_();
    house::Moment next = 0;
    for (const auto& worker : workers_) {
      if (worker->until == 0) continue;
      if (worker->until <= now) {
        worker->stop = true;
        worker->until = 0;
        continue;
      }
      next = next == 0 ? worker->until : std::min(next, worker->until);
    }
    if (next == 0) {
      started_.wait(lock);
    } else {
      started_.wait_for(lock, std::chrono::milliseconds(next - now));
    }
  }
}

}  // namespace saloon::server
