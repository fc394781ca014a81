// The ledger on a disk that fails: nothing is lost, nothing refused comes back, and work goes on.
#include <algorithm>
#include <chrono>
#include <map>
#include <thread>
#include <utility>

#include "server/backup.h"
#include "tests/scale.h"
#include "tests/server/faulty_disk.h"
#include "tests/server/ledger_help.h"

namespace saloon::server {
namespace {

using testing::HasSubstr;

/// An evening's work in small, on a disk that fails at one call. Everything that was refused is tried once more.
class TroubledEvening {
 public:
  explicit TroubledEvening(std::string fault) : fault_(std::move(fault)) {}

  void spend() {
    open();
    for (u64 round = 1; round <= 6; ++round) {
      append({row_of("a", round)});
      std::vector<house::Row> several = rows_of("b", 3 * round - 2, 3 * round);
      several.push_back(row_of("", round, 6000));
      append(several);
      refuse({row_of("a", round + 2)});
      ledger_->note(summary_of("a", "host " + std::to_string(round)));
      read("a");
      if (round == 2) back_up();
      if (round == 4) open();
    }
    append(rows_of("c", 1, 20));
    ledger_.reset();
    EXPECT_EQ(integrity(folder_), "ok") << where();
    look_into(*open_ledger(folder_));
  }

  FaultyDisk& disk() { return disk_; }
  [[nodiscard]] int refusals() const { return refusals_; }

 private:
  [[nodiscard]] std::string where() const { return fault_ + " at the " + disk_.failed(); }

  void open() {
    ledger_.reset();
    const SqliteLedger::Settings settings{.limits = {.gather = std::chrono::microseconds(0)},
                                          .habits = {.rows_between_heads = 9, .pages_in_log = 12},
                                          .vfs = disk_.name()};
    Result<std::unique_ptr<SqliteLedger>> opened = SqliteLedger::open(folder_, settings);
    if (!opened) {
      note_refusal(opened.error());
      opened = SqliteLedger::open(folder_, settings);
    }
    ASSERT_EQ(opened.error(), "") << where();
    ledger_ = std::move(*opened);
    look();
  }

  void append(const std::vector<house::Row>& rows) {
    if (const Result<void> stored = append_now(*ledger_, rows); !stored) {
      note_refusal(stored.error());
      look();
      ASSERT_EQ(append_now(*ledger_, rows).error(), "") << where();
    }
    for (const house::Row& row : rows) stored_[row.table].push_back(row);
    look();
  }

  void refuse(const std::vector<house::Row>& rows) {
    EXPECT_FALSE(append_now(*ledger_, rows)) << where();
    look();
  }

  void read(const house::TableId& table) {
    EXPECT_EQ(read_all(*ledger_, table), stored_[table]) << where();
    look();
  }

  void back_up() {
    const std::string copy = scratch_.path("copy.db");
    if (const Result<void> done = ledger_->back_up(copy); !done) {
      note_refusal(done.error());
      EXPECT_FALSE(std::filesystem::exists(copy)) << where();
      ASSERT_EQ(ledger_->back_up(copy).error(), "") << where();
    }
    ASSERT_EQ(restore(copy, scratch_.path("restored"), "").error(), "") << where();
    look_into(*open_ledger(scratch_.path("restored")));
  }

  void note_refusal(const std::string& line) {
    ++refusals_;
    EXPECT_THAT(line, testing::AnyOf(HasSubstr("the disk is full"), HasSubstr("the disk does not work"),
                                     HasSubstr("the ledger cannot be opened"), HasSubstr("the ledger does not work"),
                                     HasSubstr("copy.db.part is not whole")));
    EXPECT_THAT(line, testing::Not(HasSubstr("\n")));
  }

  /// Once, as soon as something has failed: what would be there if process or machine died now?
  void look() {
    if (looked_ || disk_.failed().empty()) return;
    looked_ = true;
    look_into(*ledger_);
    for (const FaultyDisk::End end : {FaultyDisk::End::Killed, FaultyDisk::End::PowerCut}) {
      const std::string copy = scratch_.path(end == FaultyDisk::End::Killed ? "killed" : "cut");
      disk_.copy_after(end, folder_, copy);
      EXPECT_EQ(integrity(copy), "ok") << where();
      look_into(*open_ledger(copy));
    }
  }

  void look_into(SqliteLedger& ledger) {
    for (const char* table : {"a", "b", "c", ""}) {
      EXPECT_EQ(read_all(ledger, table), stored_[table]) << "table " << table << ", " << where();
    }
  }

  const std::string fault_;
  const Scratch scratch_{Scratch::Where::Memory};
  const std::string folder_ = scratch_.path("data");
  FaultyDisk disk_;
  std::unique_ptr<SqliteLedger> ledger_;
  std::map<house::TableId, std::vector<house::Row>> stored_;
  bool looked_{};
  int refusals_{};
};

std::vector<DiskCall> calls_of_an_evening() {
  TroubledEvening evening("none");
  evening.spend();
  EXPECT_EQ(evening.refusals(), 0);
  return evening.disk().calls();
}

/// Fails every call of the evening once like that. Sanitizers see every few.
void sweep(Fault fault, const std::string& name) {
  const std::vector<DiskCall> calls = calls_of_an_evening();
  int tried = 0;
  int happened = 0;
  int refusals = 0;
  int skipped = 0;
  for (u64 nth = 1; nth <= calls.size() && !testing::Test::HasFailure(); ++nth) {
    if (!can(calls[nth - 1], fault)) continue;
    if (++skipped % int(kScale) != 0) continue;
    TroubledEvening evening(name + " " + std::to_string(nth));
    evening.disk().fail(nth, fault);
    evening.spend();
    ++tried;
    happened += evening.disk().failed().empty() ? 0 : 1;
    refusals += evening.refusals();
  }
  EXPECT_GE(happened, tried - std::max(1, tried / 20)) << "evenings differ too much";
  std::cout << name << ": " << happened << " of " << calls.size() << " calls failed, " << refusals << " refusals\n";
}

TEST(LedgerFaults, EveryCallFailsOnce) { sweep(Fault::Error, "error"); }
TEST(LedgerFaults, EveryWriteFindsTheDiskFull) { sweep(Fault::Full, "full disk"); }
TEST(LedgerFaults, EveryWriteIsShort) { sweep(Fault::Short, "short write"); }
TEST(LedgerFaults, EveryWriteAndSyncFailsWhenItIsDone) { sweep(Fault::Late, "late error"); }
TEST(LedgerFaults, EveryLockIsTaken) { sweep(Fault::Busy, "lock"); }

// --- a disk that fails for a while -----------------------------------------------------------------------------------

/// Until the ledger has found out by itself that all is well again.
bool recovers(const SqliteLedger& ledger) {
  for (int n = 0; n < 200 && !ledger.trouble().empty(); ++n) std::this_thread::sleep_for(std::chrono::milliseconds(50));
  return ledger.trouble().empty();
}

/// Refuses everything while calls of this kind fail, keeps what it had, and goes on afterwards.
void outlast(DiskCall call, Fault fault, const std::string& line) {
  const Scratch scratch(Scratch::Where::Memory);
  FaultyDisk disk;
  auto ledger = open_ledger(scratch.path("data"), {.vfs = disk.name()});
  EXPECT_EQ(append_now(*ledger, rows_of("t", 1, 5)).error(), "");
  disk.break_down(call, fault);
  for (int n = 0; n < 3; ++n) {
    EXPECT_THAT(append_now(*ledger, rows_of("t", 6, 8)).error(), HasSubstr(line));
    EXPECT_THAT(ledger->trouble(), HasSubstr(line));
    EXPECT_EQ(read_all(*ledger, "t"), rows_of("t", 1, 5));
  }
  ledger->note(summary_of("t", "Ann"));
  for (const FaultyDisk::End end : {FaultyDisk::End::Killed, FaultyDisk::End::PowerCut}) {
    const std::string copy = scratch.path("copy" + std::to_string(int(end)));
    disk.copy_after(end, scratch.path("data"), copy);
    EXPECT_EQ(read_all(*open_ledger(copy), "t"), rows_of("t", 1, 5));
  }
  disk.mend();
  EXPECT_TRUE(recovers(*ledger));
  EXPECT_EQ(append_now(*ledger, rows_of("t", 6, 8)).error(), "");
  ledger.reset();
  EXPECT_EQ(integrity(scratch.path("data")), "ok");
  ledger = open_ledger(scratch.path("data"));
  EXPECT_EQ(read_all(*ledger, "t"), rows_of("t", 1, 8));
  EXPECT_EQ(std::move(ledger->tables()).value_or({}).size(), 1U);
}

TEST(LedgerFaults, AFullDiskIsOutlasted) { outlast(DiskCall::Write, Fault::Full, "the disk is full"); }
TEST(LedgerFaults, ADiskThatTakesHalfIsOutlasted) { outlast(DiskCall::Write, Fault::Short, "the disk is full"); }
TEST(LedgerFaults, ADiskThatDoesNotSyncIsOutlasted) {
  outlast(DiskCall::Sync, Fault::Error, "the disk does not work");
  outlast(DiskCall::Sync, Fault::Late, "the disk does not work");
}
TEST(LedgerFaults, ADiskThatDoesNotWriteIsOutlasted) {
  outlast(DiskCall::Write, Fault::Error, "the disk does not work");
}

/// A failed sync, a server that is started again, and then a power cut: what reads as if it had been written is not
/// built on.
TEST(LedgerFaults, ALogThatCouldNotBeSyncedIsWrittenAgain) {
  const Scratch scratch(Scratch::Where::Memory);
  FaultyDisk disk;
  const auto ledger = open_ledger(scratch.path("data"), {.vfs = disk.name()});
  EXPECT_EQ(append_now(*ledger, rows_of("t", 1, 5)).error(), "");
  disk.break_down(DiskCall::Sync, Fault::Error);
  EXPECT_FALSE(append_now(*ledger, rows_of("t", 6, 8)));
  disk.copy_after(FaultyDisk::End::Killed, scratch.path("data"), scratch.path("again"));
  disk.mend();
  disk.break_down(DiskCall::Delete, Fault::Error);  // or the log would be gone with the first connection that is closed
  {
    const auto again = open_ledger(scratch.path("again"), {.vfs = disk.name()});
    EXPECT_EQ(append_now(*again, rows_of("t", 6, 7)).error(), "");
    disk.copy_after(FaultyDisk::End::PowerCut, scratch.path("again"), scratch.path("cut"));
  }
  EXPECT_EQ(integrity(scratch.path("cut")), "ok");
  EXPECT_EQ(read_all(*open_ledger(scratch.path("cut")), "t"), rows_of("t", 1, 7));
}

/// Others may be refused with a group, but are not lost in it: each is told, in order.
TEST(LedgerFaults, EverybodyInAFailedGroupIsTold) {
  const Scratch scratch(Scratch::Where::Memory);
  FaultyDisk disk;
  const auto ledger = open_ledger(scratch.path("data"), {.vfs = disk.name()});
  EXPECT_EQ(append_now(*ledger, {}).error(), "");
  disk.break_down(DiskCall::Sync, Fault::Error);
  std::vector<u64> told;
  std::vector<std::string> lines;
  for (u64 n = 0; n < 100; ++n) {
    const u64 number = n == 50 ? 7 : 1;
    ledger->append({row_of("t" + std::to_string(n), number)}, [&, n](const Result<void>& how) {
      told.push_back(n);
      lines.push_back(how.error());
    });
  }
  EXPECT_FALSE(append_now(*ledger, rows_of("last", 1, 1)));
  ASSERT_EQ(told.size(), 100U);
  EXPECT_TRUE(std::ranges::is_sorted(told));
  EXPECT_THAT(lines, testing::Not(testing::Contains("")));
}

/// How a table stands could not be written, and then the house is closed: it is looked at again at the next start.
TEST(LedgerFaults, ATableWhoseSummaryIsMissingAtTheEndIsNotForgotten) {
  const Scratch scratch(Scratch::Where::Memory);
  FaultyDisk disk;
  auto ledger = open_ledger(scratch.path("data"), {.vfs = disk.name()});
  EXPECT_EQ(append_now(*ledger, rows_of("t", 1, 3)).error(), "");
  disk.fail(1, Fault::Full);
  ledger->note(summary_of("t", "Anne"));
  for (int i = 0; i < 1'000 && ledger->trouble().empty(); ++i) {
    std::this_thread::sleep_for(std::chrono::microseconds(100));
  }
  EXPECT_NE(ledger->trouble(), "");
  ledger.reset();
  ledger = open_ledger(scratch.path("data"));
  EXPECT_TRUE(!ledger->tables()->empty() || !ledger->unsettled().empty());
}

}  // namespace
}  // namespace saloon::server
