// The ledger in a data folder, when the disk works.
#include <unistd.h>

#include <atomic>
#include <fstream>
#include <thread>

#include "server/keeper.h"
#include "server/sqlite_schema.h"
#include "tests/scale.h"
#include "tests/server/ledger_help.h"

namespace saloon::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

TEST(Ledger, ReadsWhatWasAppended) {
  const Scratch scratch;
  const auto ledger = open_ledger(scratch.path("data"));
  EXPECT_EQ(append_now(*ledger, rows_of("t1", 1, 3)).error(), "");
  EXPECT_EQ(append_now(*ledger, rows_of("t2", 1, 1)).error(), "");
  EXPECT_EQ(append_now(*ledger, rows_of("t1", 4, 4)).error(), "");
  EXPECT_EQ(read_all(*ledger, "t1"), rows_of("t1", 1, 4));
  EXPECT_EQ(read_all(*ledger, "t2"), rows_of("t2", 1, 1));
  EXPECT_THAT(read_all(*ledger, "t3"), IsEmpty());
}

TEST(Ledger, KeepsTheHallLikeATable) {
  const Scratch scratch;
  auto ledger = open_ledger(scratch.path("data"));
  EXPECT_EQ(append_now(*ledger, rows_of("", 1, 2)).error(), "");
  ledger.reset();
  ledger = open_ledger(scratch.path("data"));
  EXPECT_EQ(append_now(*ledger, rows_of("", 3, 3)).error(), "");
  EXPECT_EQ(read_all(*ledger, ""), rows_of("", 1, 3));
}

TEST(Ledger, KeepsAnyText) {
  const Scratch scratch;
  auto ledger = open_ledger(scratch.path("data"));
  house::Row row = row_of("t", 1);
  row.text = std::string("l'été\0\n\xFF '; DROP TABLE rows; --", 32);
  row.request = "";
  row.by = ~house::Guest{0};
  row.time = -1;
  EXPECT_EQ(append_now(*ledger, {row}).error(), "");
  house::Row empty = row_of("t", 2);
  empty.text = "";
  EXPECT_EQ(append_now(*ledger, {empty}).error(), "");
  EXPECT_THAT(read_all(*ledger, "t"), ElementsAre(row, empty));
}

TEST(Ledger, KnowsEveryKindOfRow) {
  const Scratch scratch;
  const auto ledger = open_ledger(scratch.path("data"));
  std::vector<house::Row> rows = rows_of("t", 1, u64(house::RowKind::TokenGone) + 1);
  for (house::Row& row : rows) row.kind = house::RowKind(row.number - 1);
  EXPECT_EQ(append_now(*ledger, rows).error(), "");
  EXPECT_EQ(read_all(*ledger, "t"), rows);
}

TEST(Ledger, RefusesABatchThatDoesNotFollowAlone) {
  const Scratch scratch;
  const auto ledger = open_ledger(scratch.path("data"));
  std::vector<std::string> told(5, "not told");
  const auto append = [&](std::size_t n, std::vector<house::Row> rows) {
    ledger->append(std::move(rows), [&told, n](const Result<void>& how) { told[n] = how.error(); });
  };
  append(0, rows_of("a", 1, 2));
  append(1, rows_of("a", 4, 4));
  std::vector<house::Row> half = rows_of("b", 1, 2);
  half.push_back(row_of("a", 2));
  append(2, half);
  append(3, rows_of("a", 3, 3));
  append(4, rows_of("c", 0, 1));
  EXPECT_EQ(append_now(*ledger, rows_of("b", 1, 1)).error(), "");
  EXPECT_THAT(told,
              ElementsAre("", "row 4 of table a does not follow on row 2", "row 2 of table a does not follow on row 2",
                          "", "row 0 of table c does not follow on row 0"));
  EXPECT_EQ(read_all(*ledger, "a"), rows_of("a", 1, 3));
  EXPECT_EQ(read_all(*ledger, "b"), rows_of("b", 1, 1));
}

TEST(Ledger, RefusesARowThatIsTooLong) {
  const Scratch scratch;
  const auto ledger = open_ledger(scratch.path("data"));
  EXPECT_EQ(append_now(*ledger, {row_of("t", 1, 17'000'000)}).error(), "row 1 of table t is too long: 17000000 bytes");
  EXPECT_EQ(append_now(*ledger, {row_of("t", 1, 16'000'000)}).error(), "");
}

TEST(Ledger, TakesABatchOfSeveralTablesAsOne) {
  const Scratch scratch;
  const auto ledger = open_ledger(scratch.path("data"));
  std::vector<house::Row> rows{row_of("a", 1), row_of("b", 1), row_of("a", 2), row_of("", 1)};
  EXPECT_EQ(append_now(*ledger, rows).error(), "");
  EXPECT_EQ(append_now(*ledger, {}).error(), "");
  EXPECT_EQ(read_all(*ledger, "a"), rows_of("a", 1, 2));
  EXPECT_EQ(read_all(*ledger, ""), rows_of("", 1, 1));
}

TEST(Ledger, RefusesWhatItCannotKeepUpWithInOrder) {
  const Scratch scratch;
  const auto ledger = open_ledger(scratch.path("data"), {.limits = {.bytes = 2000}});
  std::promise<void> go;
  std::promise<void> stuck;
  std::vector<std::string> told;
  ledger->append(rows_of("a", 1, 1), [&](const Result<void>&) {
    stuck.set_value();
    go.get_future().wait();
  });
  stuck.get_future().wait();
  const auto note = [&](const Result<void>& how) { told.push_back(how.error()); };
  ledger->append({row_of("a", 2, 1500)}, note);
  ledger->append({row_of("b", 1, 1500)}, note);
  ledger->append({row_of("a", 3, 10)}, note);
  go.set_value();
  EXPECT_EQ(append_now(*ledger, {}).error(), "");
  EXPECT_THAT(told, ElementsAre("", HasSubstr("the disk is too slow"), ""));
  EXPECT_EQ(read_all(*ledger, "a").size(), 3U);
  EXPECT_THAT(read_all(*ledger, "b"), IsEmpty());
  EXPECT_EQ(append_now(*ledger, rows_of("b", 1, 1)).error(), "");
}

TEST(Ledger, StoresWhatWaitsBeforeItCloses) {
  const Scratch scratch;
  std::atomic<int> stored{0};
  auto ledger = open_ledger(scratch.path("data"));
  for (u64 n = 1; n <= 500; ++n) {
    ledger->append({row_of("t", n)}, [&](const Result<void>& how) { stored += how ? 1 : 0; });
  }
  ledger.reset();
  EXPECT_EQ(stored, 500);
  EXPECT_FALSE(std::filesystem::exists(scratch.path("data/ledger.db-wal"))) << "a closed ledger is one file";
  EXPECT_EQ(integrity(scratch.path("data")), "ok");
  EXPECT_EQ(read_all(*open_ledger(scratch.path("data")), "t"), rows_of("t", 1, 500));
}

TEST(Ledger, FindsItsTablesAgainAfterManyRows) {
  const Scratch scratch;
  auto ledger = open_ledger(scratch.path("data"));
  std::vector<u64> rows(50);
  for (u64 n = 0; n < 45'000; ++n) {  // heads are written twice meanwhile
    const u64 table = n * n % 50;
    ledger->append({row_of("t" + std::to_string(table), ++rows[table])},
                   [](const Result<void>& how) { EXPECT_TRUE(how); });
  }
  for (int round = 0; round < 2; ++round) {
    EXPECT_EQ(append_now(*ledger, {}).error(), "");
    for (u64 table = 0; table < 50; ++table) {
      const std::string id = "t" + std::to_string(table);
      EXPECT_EQ(read_all(*ledger, id), rows_of(id, 1, rows[table]));
    }
    ledger.reset();
    ledger = open_ledger(scratch.path("data"));
  }
}

TEST(Ledger, IsReadByManyWhileItIsWritten) {
  const Scratch scratch;
  const auto ledger = open_ledger(scratch.path("data"));
  std::atomic<u64> stored{0};
  std::atomic<bool> done{false};
  std::vector<std::thread> readers;
  for (int n = 0; n < 3; ++n) {
    readers.emplace_back([&] {
      while (!done) {
        const u64 before = stored;
        const std::vector<house::Row> rows = read_all(*ledger, "t");
        EXPECT_GE(rows.size(), before);
        EXPECT_EQ(rows, rows_of("t", 1, rows.size()));
      }
    });
  }
  const u64 rows = scaled(2000);
  for (u64 n = 1; n <= rows; ++n) {
    ledger->append({row_of("t", n)}, [&, n](const Result<void>& how) {
      EXPECT_TRUE(how);
      stored = n;
    });
    ledger->append({row_of("u", n)}, [](const Result<void>&) {});
  }
  EXPECT_EQ(append_now(*ledger, {}).error(), "");
  done = true;
  for (std::thread& reader : readers) reader.join();
  EXPECT_EQ(stored, rows);
}

TEST(Ledger, KeepsSummaries) {
  const Scratch scratch;
  auto ledger = open_ledger(scratch.path("data"));
  const auto tables = [&] { return std::move(ledger->tables()).value_or({}); };
  EXPECT_THAT(tables(), IsEmpty());
  house::TableSummary lonely = summary_of("b", "Bo");
  lonely.people.clear();
  lonely.listed = false;
  lonely.stage = house::TableSummary::Stage::Broken;
  ledger->note(summary_of("a", "Ann"));
  ledger->note(lonely);
  EXPECT_THAT(tables(), UnorderedElementsAre(summary_of("a", "Ann"), lonely)) << "at once";
  EXPECT_EQ(append_now(*ledger, {}).error(), "");
  ledger->note(summary_of("a", "Al"));
  EXPECT_THAT(tables(), UnorderedElementsAre(summary_of("a", "Al"), lonely));
  ledger.reset();
  ledger = open_ledger(scratch.path("data"));
  EXPECT_THAT(tables(), UnorderedElementsAre(summary_of("a", "Al"), lonely));
}

/// Copies the files of a ledger that is open, as they are after a crash.
void crash(const std::string& folder, const std::string& to) {
  std::filesystem::create_directories(to);
  for (const char* file : {"/ledger.db", "/ledger.db-wal"}) std::filesystem::copy_file(folder + file, to + file);
}

TEST(Ledger, OpensWithALongLogAfterACrash) {
  const Scratch scratch;
  const auto ledger = open_ledger(scratch.path("data"));
  EXPECT_EQ(append_now(*ledger, rows_of("t", 1, 10'000)).error(), "");
  crash(scratch.path("data"), scratch.path("crashed"));
  EXPECT_GT(std::filesystem::file_size(scratch.path("crashed/ledger.db-wal")), 500'000U);
  EXPECT_EQ(read_all(*open_ledger(scratch.path("crashed")), "t"), rows_of("t", 1, 10'000));
}

TEST(Ledger, SaysWhichTablesWereInUseBeforeACrash) {
  const Scratch scratch;
  auto ledger = open_ledger(scratch.path("data"), {.habits = {.rows_between_heads = 10}});
  for (const char* table : {"old", "", "late", "last"}) {
    EXPECT_EQ(append_now(*ledger, rows_of(table, 1, 12)).error(), "");
  }
  EXPECT_EQ(append_now(*ledger, {}).error(), "");  // heads of the last are written
  crash(scratch.path("data"), scratch.path("crashed"));
  EXPECT_THAT(open_ledger(scratch.path("crashed"))->unsettled(), ElementsAre("last"));
  const auto keeper = Keeper::of(scratch.path("crashed"));
  ASSERT_TRUE(keeper);
  EXPECT_EQ((*keeper)->close("late").error(), "");
  EXPECT_THAT(open_ledger(scratch.path("crashed"))->unsettled(), UnorderedElementsAre("last", "late"))
      << "nobody has taken it up yet";
  open_ledger(scratch.path("crashed"))->settled();
  EXPECT_THAT(open_ledger(scratch.path("crashed"))->unsettled(), IsEmpty()) << "it was closed";
  EXPECT_EQ(read_all(*open_ledger(scratch.path("crashed")), "old"), rows_of("old", 1, 12));
}

TEST(Ledger, IsForItsOwnerAlone) {
  const Scratch scratch;
  const auto ledger = open_ledger(scratch.path("deep/er/data/"));
  EXPECT_EQ(append_now(*ledger, rows_of("t", 1, 1)).error(), "");
  EXPECT_EQ(mode_of(scratch.path("deep/er/data")), 0700U);
  for (const char* file : {"lock", "ledger.db", "ledger.db-wal", "ledger.db-shm"}) {
    EXPECT_EQ(mode_of(scratch.path("deep/er/data/") + file), 0600U) << file;
  }
}

TEST(Ledger, IsForOneServer) {
  const Scratch scratch;
  auto ledger = open_ledger(scratch.path("data"));
  const auto second = SqliteLedger::open(scratch.path("data"));
  EXPECT_EQ(second.error(), "the data folder " + scratch.path("data") + " is in use by process " +
                                std::to_string(getpid()) + "; a folder is for one server");
  ledger.reset();
  EXPECT_NE(open_ledger(scratch.path("data")), nullptr);
}

TEST(Ledger, SaysWhyAFolderIsNone) {
  const Scratch scratch;
  EXPECT_THAT(SqliteLedger::open("/proc/none").error(), HasSubstr("the data folder /proc/none cannot be made"));
  std::filesystem::create_directories(scratch.path("data"));
  std::ofstream(scratch.path("data/ledger.db")) << std::string(5000, 'x');
  EXPECT_THAT(SqliteLedger::open(scratch.path("data")).error(), HasSubstr("the ledger is damaged"));
}

// --- schema ---------------------------------------------------------------------------------------------------------

/// A ledger as the first version made it, with a table of two rows.
void make_first_version(const std::string& folder) {
  std::filesystem::create_directories(folder);
  Result<Database> database = Database::open(folder + "/ledger.db", Database::Access::Create, "");
  const Result<void> made = database->run(R"(
      CREATE TABLE rows(
        id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, number INTEGER NOT NULL, before INTEGER NOT NULL,
        time INTEGER NOT NULL, kind TEXT NOT NULL, by INTEGER NOT NULL, request TEXT NOT NULL, text TEXT NOT NULL);
      CREATE TABLE heads(table_id TEXT PRIMARY KEY, number INTEGER NOT NULL, row INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE ledger(kept INTEGER NOT NULL, marks INTEGER NOT NULL);
      CREATE TABLE migrations(version INTEGER PRIMARY KEY, taken TEXT NOT NULL);
      INSERT INTO ledger VALUES(1, 0);
      INSERT INTO migrations VALUES(1, '2026-11-01 12:00:00');
      INSERT INTO rows VALUES(1, 't', 1, 0, 7, 'opened', 2, 'r1', 'one'), (2, 't', 2, 1, 8, 'line', 3, 'r2', 'two');
      INSERT INTO heads VALUES('t', 1, 1);
      PRAGMA application_id=1399615342; PRAGMA user_version=1; PRAGMA journal_mode=WAL)");
  ASSERT_EQ(made.error(), "");
}

TEST(LedgerSchema, BringsAnEarlierFileUpToDate) {
  const Scratch scratch;
  make_first_version(scratch.path("data"));
  auto ledger = open_ledger(scratch.path("data"));
  EXPECT_THAT(read_all(*ledger, "t"), ElementsAre(house::Row{"t", 1, 7, house::RowKind::Opened, 2, "r1", "one"},
                                                  house::Row{"t", 2, 8, house::RowKind::Line, 3, "r2", "two"}));
  EXPECT_EQ(append_now(*ledger, rows_of("t", 3, 3)).error(), "");
  ledger->note(summary_of("t", "Ann"));
  ledger.reset();
  Result<Database> database = Database::open(scratch.path("data/ledger.db"), Database::Access::Write, "");
  EXPECT_EQ(database->number("SELECT max(version) FROM migrations").value_or(0), schema_version());
  EXPECT_EQ(database->number("SELECT count(*) FROM summaries").value_or(0), 1);
  EXPECT_EQ(read_all(*open_ledger(scratch.path("data")), "t").size(), 3U);
}

TEST(LedgerSchema, RefusesALaterFile) {
  const Scratch scratch;
  open_ledger(scratch.path("data")).reset();
  Result<Database> database = Database::open(scratch.path("data/ledger.db"), Database::Access::Write, "");
  ASSERT_TRUE(database->run("PRAGMA user_version=99"));
  EXPECT_EQ(SqliteLedger::open(scratch.path("data")).error(),
            scratch.path("data/ledger.db") +
                " is of a later Saloon: its schema has version 99, this program knows versions up to 2");
  EXPECT_EQ(database->number("PRAGMA user_version").value_or(0), 99) << "and leaves it alone";
}

TEST(LedgerSchema, RefusesWhatIsNoLedger) {
  const Scratch scratch;
  std::filesystem::create_directories(scratch.path("data"));
  Result<Database> database = Database::open(scratch.path("data/ledger.db"), Database::Access::Create, "");
  ASSERT_TRUE(database->run("CREATE TABLE recipes(name)"));
  EXPECT_EQ(SqliteLedger::open(scratch.path("data")).error(),
            scratch.path("data/ledger.db") + " is not a ledger of Saloon");
}

TEST(LedgerSchema, NoticesRowsThatAreNotWhereTheyShouldBe) {
  const Scratch scratch;
  auto ledger = open_ledger(scratch.path("data"));
  EXPECT_EQ(append_now(*ledger, rows_of("t", 1, 4)).error(), "");
  ledger.reset();
  Result<Database> database = Database::open(scratch.path("data/ledger.db"), Database::Access::Write, "");
  ASSERT_TRUE(database->run("UPDATE rows SET kind = 'banquet' WHERE id = 3"));
  EXPECT_EQ(open_ledger(scratch.path("data"))->read("t").error(),
            "row 3 of table t is of a kind that this program does not know");
  ASSERT_TRUE(database->run("DELETE FROM rows WHERE id = 3"));
  EXPECT_THAT(open_ledger(scratch.path("data"))->read("t").error(), HasSubstr("row 3 of table t is not where"));
  ASSERT_TRUE(database->run("UPDATE heads SET number = 1000000000000"));
  EXPECT_THAT(open_ledger(scratch.path("data"))->read("t").error(), HasSubstr("the ledger is damaged"));
}

}  // namespace
}  // namespace saloon::server
