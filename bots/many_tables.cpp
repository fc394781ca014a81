#include "bots/many_tables.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>

#include "bots/side_by_side.h"

namespace saloon::bots {
namespace {

class Hall {
 public:
  explicit Hall(const ManyTables& job) : job_(job), places_(job.crews.front().size()) {
    collected_.times.resize(places_);
  }

  void play() {
    working_ = job_.crews.size();
    side_by_side(1 + job_.crews.size(), [this](std::size_t i) {
      if (i > 0) return work(job_.crews[i - 1]);
      while (take_notice()) {
      }
    });
  }

 private:
  static constexpr std::chrono::milliseconds kNoticeEvery{200};

  void work(const Crew& crew) {
    for (u64 number = next_++; number < job_.games && !stopped_; number = next_++) {
      if (number < job_.done.size() && job_.done[number]) continue;
      std::vector<ThinkingTime> times(places_);
      const PlayedGame game{number, one_game(number, crew, times)};
      const std::lock_guard lock(mutex_);
      collected_.games.push_back(game);
      for (std::size_t i = 0; i < places_; ++i) collected_.times[i].add(times[i]);
    }
    const std::lock_guard lock(mutex_);
    --working_;
    ended_.notify_one();
  }

  Played one_game(u64 number, const Crew& crew, std::vector<ThinkingTime>& times) const {
    const Fixture fixture = job_.fixture(number);
    const auto match = job_.game->start(*job_.game, {job_.seats, job_.options, std::to_string(fixture.seed)}, nullptr);
    Chairs chairs;
    for (std::size_t p = 0; p < std::size_t(job_.seats); ++p) {
      const u8 who = fixture.at[p];
      chairs.push_back(std::make_unique<BotChair>(*crew[who], times[who]));
    }
    DrawnOrder order(fixture.seed);
    return play_table(**match, chairs, order);
  }

  /// Waits a little, then tells of what has been played; false when nobody plays any more.
  bool take_notice() {
    Batch batch;
    batch.times.resize(places_);
    bool ended = false;
    {
      std::unique_lock lock(mutex_);
      ended = ended_.wait_for(lock, kNoticeEvery, [this] { return working_ == 0; });
      std::swap(batch, collected_);
    }
    if (!job_.notice(batch)) stopped_ = true;
    return !ended;
  }

  const ManyTables& job_;
  const std::size_t places_;
  std::atomic<u64> next_{0};
  std::atomic<bool> stopped_{false};
  std::mutex mutex_;
  std::condition_variable ended_;
  std::size_t working_ = 0;
  Batch collected_;
};

}  // namespace

Result<void> play_tables(const ManyTables& job) {
  const auto first = job.game->start(*job.game, {job.seats, job.options, "0"}, nullptr);
  if (!first) return first.failed();
  Hall(job).play();
  return {};
}

}  // namespace saloon::bots
