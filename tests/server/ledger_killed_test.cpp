// A process that appends from several threads is killed at any moment: what it was told is stored is there, once and in
// order, and no batch is there in part.
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <map>
#include <random>
#include <sstream>
#include <thread>

#include "tests/scale.h"
#include "tests/server/ledger_help.h"

namespace saloon::server {
namespace {

constexpr int kThreads = 3;
constexpr int kTablesEach = 12;  // of each thread
constexpr u64 kRowsOfABatch = 3;
constexpr const char* kFolder = "SALOON_LEDGER_TO_BE_KILLED";
constexpr const char* kTold = "SALOON_LEDGER_TELLS";

std::string table_of(int thread, int n) { return "t" + std::to_string(thread) + "x" + std::to_string(n); }

/// One batch of every table is on its way at any time; what is stored is said at once.
void append_for_ever(SqliteLedger& ledger, int thread, int tell) {
  std::vector<std::promise<void>> stored(kTablesEach);
  std::vector<u64> rows(kTablesEach);
  for (int n = 0; n < kTablesEach; ++n) {
    rows[std::size_t(n)] = read_all(ledger, table_of(thread, n)).size();
    stored[std::size_t(n)].set_value();
  }
  for (int n = 0;; n = (n + 1) % kTablesEach) {
    const std::string table = table_of(thread, n);
    std::promise<void>& mine = stored[std::size_t(n)];
    mine.get_future().wait();
    mine = {};
    u64& row = rows[std::size_t(n)];
    const u64 last = row + kRowsOfABatch;
    ledger.append(rows_of(table, row + 1, last), [&mine, table, last, tell](const Result<void>& how) {
      const std::string line = table + " " + (how ? std::to_string(last) : "refused") + "\n";
      (void)!write(tell, line.data(), line.size());
      mine.set_value();
    });
    row = last;
  }
}

/// What the process that is killed does; run by the test below.
TEST(LedgerKilled, DISABLED_Victim) {
  if (std::getenv(kFolder) == nullptr) GTEST_SKIP();
  const int tell = std::atoi(std::getenv(kTold));
  const auto ledger = open_ledger(std::getenv(kFolder), {.limits = {.gather = std::chrono::microseconds(200)},
                                                         .habits = {.rows_between_heads = 100, .pages_in_log = 30}});
  std::vector<std::thread> threads;
  for (int n = 0; n < kThreads; ++n) threads.emplace_back([&, n] { append_for_ever(*ledger, n, tell); });
  for (std::thread& thread : threads) thread.join();
}

class Victim {
 public:
  explicit Victim(const std::string& folder) {
    std::array<int, 2> ends{};
    EXPECT_EQ(pipe(ends.data()), 0);
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    hear_ = ends[0];
    setenv(kFolder, folder.c_str(), 1);
    setenv(kTold, std::to_string(ends[1]).c_str(), 1);
    std::string self = std::filesystem::read_symlink("/proc/self/exe");
    std::string filter = "--gtest_filter=LedgerKilled.DISABLED_Victim";
    std::string disabled = "--gtest_also_run_disabled_tests";
    const std::array<char*, 4> arguments{self.data(), filter.data(), disabled.data(), nullptr};
    posix_spawn_file_actions_t quietly{};
    posix_spawn_file_actions_init(&quietly);
    posix_spawn_file_actions_addopen(&quietly, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    EXPECT_EQ(posix_spawn(&pid_, self.c_str(), &quietly, nullptr, arguments.data(), environ), 0);
    posix_spawn_file_actions_destroy(&quietly);
    close(ends[1]);
  }
  Victim(const Victim&) = delete;
  Victim& operator=(const Victim&) = delete;
  ~Victim() { close(hear_); }

  /// Waits for its first word, and a while longer.
  void let_live(std::chrono::microseconds time) {
    hear();
    std::this_thread::sleep_for(time);
  }
  /// What it had said.
  std::string kill_it() {
    kill(pid_, SIGKILL);
    while (hear()) {
    }
    int status = 0;
    EXPECT_EQ(waitpid(pid_, &status, 0), pid_);
    EXPECT_TRUE(WIFSIGNALED(status)) << "it had ended by itself";
    return said_;
  }

 private:
  bool hear() {
    std::array<char, 65536> buffer{};
    const ssize_t size = read(hear_, buffer.data(), buffer.size());
    if (size > 0) said_.append(buffer.data(), std::size_t(size));
    return size > 0;
  }
  pid_t pid_{};
  int hear_{};
  std::string said_;
};

/// Rows by table as the victim said they were stored; one after the other, none refused.
void follow(const std::string& said, std::map<std::string, u64>& rows) {
  std::istringstream lines(said);
  std::string table;
  std::string last;
  while (lines >> table >> last) {
    rows[table] += kRowsOfABatch;
    ASSERT_EQ(last, std::to_string(rows[table])) << table;
  }
}

TEST(LedgerKilled, LosesNothing) {
  const Scratch scratch;
  const u64 rounds = has_hours() ? 200 : std::max<u64>(scaled(20), 2);
  std::mt19937 random(1881);  // NOLINT: the same moments every time, as far as the machine lets them be
  std::map<std::string, u64> rows;
  u64 unsaid = 0;
  for (u64 round = 0; round < rounds && !testing::Test::HasFatalFailure(); ++round) {
    Victim victim(scratch.path("data"));
    victim.let_live(std::chrono::microseconds(random() % 60'000));
    follow(victim.kill_it(), rows);
    const auto ledger = open_ledger(scratch.path("data"));
    for (int n = 0; n < kThreads * kTablesEach; ++n) {
      const std::string table = table_of(n / kTablesEach, n % kTablesEach);
      const std::vector<house::Row> found = read_all(*ledger, table);
      ASSERT_TRUE(found.size() == rows[table] || found.size() == rows[table] + kRowsOfABatch) << table;
      ASSERT_EQ(found, rows_of(table, 1, found.size()));
      unsaid += (found.size() - rows[table]) / kRowsOfABatch;
      rows[table] = found.size();
    }
  }
  EXPECT_EQ(integrity(scratch.path("data")), "ok");
  u64 all = 0;
  for (const auto& [table, count] : rows) all += count;
  std::cout << rounds << " kills, " << all << " rows, " << unsaid << " batches stored and not yet told\n";
}

}  // namespace
}  // namespace saloon::server
