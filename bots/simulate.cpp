#include "bots/simulate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <numeric>

#include "bots/players.h"
#include "bots/side_by_side.h"

namespace saloon::bots {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Workers take games by number, and every game follows from (seed, number) alone, so the result is the same for any
/// number of threads.
class Workers {
 public:
  Workers(const SimulateJob& job, const QuickGames& games) : job_(job), games_(games), total_(job.seats, job.rotate) {}

  Tally play() {
    side_by_side(std::size_t(std::max(job_.threads, 1)), [this](std::size_t worker) { work(worker == 0); });
    return total_;
  }

 private:
  static constexpr u64 kBatch = 64;

  void work(bool tells) {
    Tally tally(job_.seats, job_.rotate);
    for (;;) {
      const u64 first = next_.fetch_add(kBatch, std::memory_order_relaxed);
      if (first >= job_.games || first > broken_.load(std::memory_order_relaxed)) break;
      const u64 last = std::min(first + kBatch, job_.games);
      games_.play(first, last, tally);
      stop_after(tally.broken_game());
      const u64 done = done_.fetch_add(last - first, std::memory_order_relaxed) + (last - first);
      if (tells && job_.progress) job_.progress(done);
    }
    const std::lock_guard lock(mutex_);
    total_.add(tally);
  }

  /// Games before a broken one still run, so that the first broken law is the same for any number of threads.
  void stop_after(u64 number) {
    u64 broken = broken_.load();
    while (number < broken && !broken_.compare_exchange_weak(broken, number)) {
    }
  }

  const SimulateJob& job_;
  const QuickGames& games_;
  std::atomic<u64> next_{0};
  std::atomic<u64> done_{0};
  std::atomic<u64> broken_{Tally::kNone};
  std::mutex mutex_;
  Tally total_;
};

EndedGame ended(const PlayedGame& game) {
  const Played& p = game.played;
  const auto sum = [](const auto& counts) { return std::accumulate(counts.begin(), counts.end(), u64{0}); };
  return {game.number, sum(p.answers), sum(p.illegal), p.digest, p.stalled, p.outcome};
}

std::vector<Crew> crews_of(const SimulateJob& job) {
  std::vector<Crew> crews(std::size_t(std::max(job.threads, 1)));
  for (Crew& crew : crews) {
    for (std::size_t p = 0; p < std::size_t(job.seats); ++p) {
      crew.push_back(std::make_unique<SeatBot>(*job.game, job.bots[job.bots.size() == 1 ? 0 : p]));
    }
  }
  return crews;
}

}  // namespace

bool all_quick(std::span<const Character> characters) {
  return std::all_of(characters.begin(), characters.end(), is_quick);
}

Result<SimulateResult> simulate(const SimulateJob& job) {
  const auto games = job.game->quick_games(job);
  if (!games) return games.failed();
  if (all_quick(job.bots)) {
    const auto start = Clock::now();
    const Tally total = Workers(job, **games).play();
    return total.result(seconds_since(start));
  }
  if (job.check) return Failed{"the laws are checked with the calm bots random and cowhand only"};
  return simulate_crews(job, crews_of(job));
}

Result<SimulateResult> simulate_crews(const SimulateJob& job, std::vector<Crew> crews) {
  Tally total(job.seats, job.rotate);
  ManyTables tables{.game = job.game, .seats = job.seats, .options = job.options, .games = job.games};
  tables.crews = std::move(crews);
  tables.fixture = [&job](u64 number) {
    Fixture out{.seed = game_seed(job.seed, number)};
    const u64 seats = u64(job.seats);
    for (u64 i = 0; i < seats; ++i) out.at[std::size_t((i + (job.rotate ? number : 0)) % seats)] = u8(i);
    return out;
  };
  tables.notice = [&](const Batch& batch) {
    for (const PlayedGame& game : batch.games) total.count(ended(game));
    if (job.progress) job.progress(total.games());
    return true;
  };
  const auto start = Clock::now();
  const Result<void> played = play_tables(tables);
  if (!played) return played.failed();
  return total.result(seconds_since(start));
}

}  // namespace saloon::bots
