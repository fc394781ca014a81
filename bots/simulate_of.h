// Thousands of games of one kind: workers take games by number, and every game follows from (seed, number) alone, so
// the result is the same for any number of threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "bots/simulate.h"
#include "laws/laws.h"

namespace saloon {

/// What one worker counted. Sums of whole numbers only, so that the order of adding up does not matter.
struct Tally {
  static constexpr u64 kWhole = 2520;  ///< divisible by every possible number of winners

  u64 games{}, answers{}, stalls{}, signature{};
  u64 shortest = ~u64{0};
  u64 longest{};
  std::array<u64, kMostSeats> wins{};
  std::array<u64, kMostSeats> parts{};  ///< of kWhole per game
  std::array<i64, kMostSeats> score{};
  u64 broken_game = ~u64{0};
  BrokenLaw broken{};

  void add(const Tally& t) {
    games += t.games;
    answers += t.answers;
    stalls += t.stalls;
    signature += t.signature;
    shortest = std::min(shortest, t.shortest);
    longest = std::max(longest, t.longest);
    for (unsigned i = 0; i < kMostSeats; ++i) {
      wins[i] += t.wins[i];
      parts[i] += t.parts[i];
      score[i] += t.score[i];
    }
    if (t.broken_game >= broken_game) return;
    broken_game = t.broken_game;
    broken = t.broken;
  }
};

/// A job taken apart once, before the first game.
template <GameRules G, class C>
class Simulation {
 public:
  explicit Simulation(const SimulateJob& job) : job_(job) {}

  bool prepare(std::string& error) {
    if (job_.seats < G::kMinSeats || job_.seats > G::kMaxSeats) {
      error = std::string(G::kSlug) + " has " + std::to_string(G::kMinSeats) + " to " + std::to_string(G::kMaxSeats) +
              " seats, not " + std::to_string(job_.seats);
      return false;
    }
    if (const auto set = set_options(G::kOptions, job_.options, config_); !set) {
      error = set.error();
      return false;
    }
    if (const char* clause = G::forbids(config_, job_.seats)) {
      error = "these options are forbidden at " + std::to_string(job_.seats) + " seats by " + clause;
      return false;
    }
    return seat_players(job_.bots, job_.seats, players_, error);
  }

  Tally run() {
    const int extra = std::max(job_.threads, 1) - 1;
    std::vector<std::thread> workers;
    for (int i = 0; i < extra; ++i) workers.emplace_back([this] { work(nullptr); });
    work(job_.progress);
    for (std::thread& t : workers) t.join();
    return total_;
  }

 private:
  static constexpr u64 kBatch = 64;

  void work(void (*progress)(u64)) {
    Tally tally;
    Finished<G> game{};
    typename G::Decisions list;
    for (;;) {
      const u64 first = next_.fetch_add(kBatch, std::memory_order_relaxed);
      if (first >= job_.games) break;
      const u64 end = std::min(first + kBatch, job_.games);
      for (u64 i = first; i < end && i < stop_.load(std::memory_order_relaxed); ++i) one_game(i, game, list, tally);
      const u64 done = done_.fetch_add(end - first, std::memory_order_relaxed) + (end - first);
      if (progress != nullptr) progress(done);
    }
    const std::lock_guard lock(mutex_);
    total_.add(tally);
  }

  void one_game(u64 number, Finished<G>& game, typename G::Decisions& list, Tally& tally) {
    const Players players = job_.rotate ? players_.rotated(number, job_.seats) : players_;
    const u64 seed = game_seed(job_.seed, number);
    if (job_.check) {
      LawRun<G> laws{.config = config_, .seats = job_.seats, .seed = seed};
      game = play_under_laws<G, C>(laws, players, *job_.game);
      if (laws.broken) return stop_at(number, *laws.broken, tally);
    } else {
      play_to_end<G>(game, config_, job_.seats, seed, players, list);
    }
    count(number, game, tally);
  }

  void count(u64 number, const Finished<G>& game, Tally& tally) {
    ++tally.games;
    tally.answers += game.answers;
    tally.shortest = std::min(tally.shortest, game.answers);
    tally.longest = std::max(tally.longest, game.answers);
    tally.signature += mix64(hash_of(game.state) ^ mix64(number + 1));
    if (game.stalled) {
      ++tally.stalls;
      return;
    }
    const Outcome outcome = G::outcome(game.state);
    const u64 moved = job_.rotate ? number % u64(job_.seats) : 0;
    for (unsigned p = 0; p < unsigned(job_.seats); ++p) {
      const unsigned who = unsigned((p + u64(job_.seats) - moved) % u64(job_.seats));
      tally.score[who] += outcome.score[p];
      if (!outcome.winners.has(Seat(p))) continue;
      ++tally.wins[who];
      tally.parts[who] += Tally::kWhole / u64(outcome.winners.size());
    }
  }

  /// Games before this one still run, so that the first broken law is the same for any number of threads.
  void stop_at(u64 number, const BrokenLaw& broken, Tally& tally) {
    ++tally.games;
    if (number < tally.broken_game) {
      tally.broken_game = number;
      tally.broken = broken;
    }
    u64 stop = stop_.load();
    while (number < stop && !stop_.compare_exchange_weak(stop, number)) {
    }
  }

  const SimulateJob& job_;
  typename G::Config config_{};
  Players players_{};
  std::atomic<u64> next_{0};
  std::atomic<u64> done_{0};
  std::atomic<u64> stop_{~u64{0}};
  std::mutex mutex_;
  Tally total_;
};

/// What was counted, as it is told.
inline SimulateResult result_of(const Tally& total, double seconds) {
  SimulateResult result;
  result.seconds = seconds;
  result.games = total.games;
  result.decisions = total.answers;
  result.shortest = total.games == 0 ? 0 : std::min(total.shortest, total.longest);
  result.longest = total.longest;
  result.wins = total.wins;
  result.score = total.score;
  for (unsigned i = 0; i < kMostSeats; ++i) result.share[i] = double(total.parts[i]) / double(Tally::kWhole);
  result.stalls = total.stalls;
  result.signature = total.signature;
  if (total.broken_game != ~u64{0}) {
    result.broken_law = total.broken.line();
    result.scenario = total.broken.scenario;
  }
  return result;
}

template <GameRules G, class C>
SimulateResult simulate_games(const SimulateJob& job) {
  SimulateResult result;
  Simulation<G, C> simulation(job);
  if (!simulation.prepare(result.error)) return result;
  const auto start = std::chrono::steady_clock::now();
  const Tally total = simulation.run();
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  return result_of(total, took.count());
}

}  // namespace saloon
