// What it costs to make rows durable: tables append a row each time the one before is stored, as tables do.
//   ledger_speed FOLDER [ROWS_A_SECOND [SECONDS [TABLES [BYTES]]]]     0 rows a second: as many as it can
// Prints rows stored per second, processor time per row (of the ledger's thread, and of the process with this loop),
// rows per sync, and how long a row waited.
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/sqlite_ledger.h"

namespace saloon::server {
namespace {

using Clock = std::chrono::steady_clock;

double processor_seconds(int who) {
  rusage used{};
  getrusage(who, &used);
  const auto seconds = [](const timeval& time) { return double(time.tv_sec) + 1e-6 * double(time.tv_usec); };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

struct Load {
  double rate{};
  double seconds = 10;
  int tables = 400;
  std::size_t bytes = 300;
};

class Run {
 public:
  Run(Ledger& ledger, const Load& load) : ledger_(ledger), load_(load), rows_(std::size_t(load.tables)) {
    for (int n = 0; n < load.tables; ++n) ready_.push_back(n);
    waited_.reserve(4'000'000);
  }

  void measure() {
    const double before = processor_seconds(RUSAGE_SELF);
    const Clock::time_point begin = Clock::now();
    append_until(begin + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(load_.seconds)));
    while (stored_ < appended_) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    const double process = processor_seconds(RUSAGE_SELF) - before;
    print(seconds, process);
  }

 private:
  void append_until(Clock::time_point end) {
    const Clock::time_point begin = Clock::now();
    for (Clock::time_point now = begin; now < end; now = Clock::now()) {
      const double due = load_.rate * std::chrono::duration<double>(now - begin).count();
      const std::vector<int> tables = take_ready(load_.rate > 0 ? std::max(0.0, due - double(appended_)) : 1e9);
      for (const int table : tables) append(table);
      if (tables.empty()) std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
  }

  std::vector<int> take_ready(double most) {
    const std::scoped_lock lock(mutex_);
    const auto count = std::ptrdiff_t(std::min(double(ready_.size()), most));
    std::vector<int> taken(ready_.begin(), ready_.begin() + count);
    ready_.erase(ready_.begin(), ready_.begin() + count);
    return taken;
  }

  void append(int table) {
    std::vector<house::Row> rows(1);
    rows[0] = {.table = "table" + std::to_string(10'000 + table),
               .number = ++rows_[std::size_t(table)],
               .time = 1'800'000'000'000,
               .kind = house::RowKind::Line,
               .by = 1,
               .request = "request12",
               .text = std::string(load_.bytes, 'x')};
    ++appended_;
    ledger_.append(std::move(rows),
                   [this, table, since = Clock::now()](const Result<void>& how) { stored(table, since, how); });
  }

  /// In the ledger's thread, so its processor time can be asked for.
  void stored(int table, Clock::time_point since, const Result<void>& how) {
    if (!how) std::fprintf(stderr, "ledger_speed: %s\n", how.error().c_str());
    const double used = processor_seconds(RUSAGE_THREAD);
    if (stored_ == 0) first_ = used;
    last_ = used;
    waited_.push_back(float(std::chrono::duration<double, std::milli>(Clock::now() - since).count()));
    const std::scoped_lock lock(mutex_);
    ready_.push_back(table);
    ++stored_;
  }

  void print(double seconds, double process) {
    std::ranges::sort(waited_);
    const auto at = [&](double part) { return double(waited_[std::size_t(part * double(waited_.size() - 1))]); };
    const auto rows = double(stored_);
    std::printf(
        "%.0f rows/s, %.2f us of the ledger's thread and %.2f us of the process per row; "
        "waited p50 %.2f ms, p99 %.2f ms, at most %.1f ms\n",
        rows / seconds, (last_ - first_) / rows * 1e6, process / rows * 1e6, at(0.5), at(0.99), at(1));
  }

  Ledger& ledger_;
  const Load load_;
  std::mutex mutex_;
  std::vector<int> ready_;
  std::vector<u64> rows_;
  u64 appended_{};
  std::atomic<u64> stored_{};
  double first_{};
  double last_{};
  std::vector<float> waited_;
};

}  // namespace
}  // namespace saloon::server

int main(int argc, char** argv) {
  using namespace saloon::server;
  const auto argument = [&](int n, double otherwise) { return argc > n ? std::atof(argv[n]) : otherwise; };
  if (argc < 2) {
    std::fprintf(stderr, "usage: ledger_speed FOLDER [ROWS_A_SECOND [SECONDS [TABLES [BYTES]]]]\n");
    return 2;
  }
  auto ledger = SqliteLedger::open(argv[1]);
  if (!ledger) {
    std::fprintf(stderr, "ledger_speed: %s\n", ledger.error().c_str());
    return 1;
  }
  const Load load{.rate = argument(2, 0),
                  .seconds = argument(3, 10),
                  .tables = int(argument(4, 400)),
                  .bytes = std::size_t(argument(5, 300))};
  Run(**ledger, load).measure();
}
