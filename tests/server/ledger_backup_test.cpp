// A ledger copied while work goes on, and brought back.
#include <atomic>
#include <fstream>
#include <thread>

#include "server/backup.h"
#include "tests/server/ledger_help.h"

namespace saloon::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(LedgerBackup, IsMadeWhileWorkGoesOn) {
  const Scratch scratch;
  auto ledger = open_ledger(scratch.path("data"));
  ledger->note(summary_of("t", "Ann"));
  EXPECT_EQ(append_now(*ledger, rows_of("t", 1, 20'000)).error(), "");
  std::atomic<bool> done{false};
  std::atomic<u64> stored{20'000};
  std::thread writer([&] {
    for (u64 n = 20'001; !done; ++n) {
      EXPECT_EQ(append_now(*ledger, rows_of("t", n, n)).error(), "");
      stored = n;
    }
  });
  const u64 before = stored;
  EXPECT_EQ(ledger->back_up(scratch.path("copy.db")).error(), "");
  const u64 after = stored;
  done = true;
  writer.join();
  EXPECT_EQ(mode_of(scratch.path("copy.db")), 0600U);
  EXPECT_EQ(restore(scratch.path("copy.db"), scratch.path("restored"), "").error(), "");
  auto restored = open_ledger(scratch.path("restored"));
  const std::vector<house::Row> rows = read_all(*restored, "t");
  EXPECT_GE(rows.size(), before);
  EXPECT_LE(rows.size(), after + 1);
  EXPECT_EQ(rows, rows_of("t", 1, rows.size()));
  EXPECT_THAT(std::move(restored->tables()).value_or({}), ElementsAre(summary_of("t", "Ann")));
  EXPECT_EQ(append_now(*restored, rows_of("t", rows.size() + 1, rows.size() + 1)).error(), "");
  restored.reset();
  EXPECT_EQ(integrity(scratch.path("restored")), "ok");
}

TEST(LedgerBackup, OverwritesNothing) {
  const Scratch scratch;
  auto ledger = open_ledger(scratch.path("data"));
  std::ofstream(scratch.path("copy.db")) << "mine";
  EXPECT_EQ(ledger->back_up(scratch.path("copy.db")).error(), scratch.path("copy.db") + " is there already");
  EXPECT_THAT(ledger->back_up(scratch.path("no/such/copy.db")).error(), HasSubstr("No such file or directory"));
  EXPECT_EQ(ledger->back_up(scratch.path("copy2.db")).error(), "");
  EXPECT_THAT(restore(scratch.path("copy2.db"), scratch.path("data"), "").error(), HasSubstr("is in use by process"));
  ledger.reset();
  EXPECT_EQ(restore(scratch.path("copy2.db"), scratch.path("data"), "").error(),
            scratch.path("data/ledger.db") + " is there already");
}

TEST(LedgerBackup, RestoresOnlyWhatIsWhole) {
  const Scratch scratch;
  auto ledger = open_ledger(scratch.path("data"));
  EXPECT_EQ(append_now(*ledger, rows_of("t", 1, 2000)).error(), "");
  EXPECT_EQ(ledger->back_up(scratch.path("copy.db")).error(), "");
  std::filesystem::resize_file(scratch.path("copy.db"), std::uintmax_t{4096} * 10);
  EXPECT_THAT(restore(scratch.path("copy.db"), scratch.path("new"), "").error(), HasSubstr("damaged"));
  EXPECT_FALSE(std::filesystem::exists(scratch.path("new")));
  EXPECT_THAT(restore(scratch.path("nothing.db"), scratch.path("new"), "").error(), HasSubstr("cannot be opened"));
  std::ofstream(scratch.path("empty.db")) << "";
  EXPECT_EQ(restore(scratch.path("empty.db"), scratch.path("new"), "").error(), scratch.path("empty.db") + " is empty");
}

}  // namespace
}  // namespace saloon::server
