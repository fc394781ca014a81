#include "tests/server/ledger_help.h"

#include <sys/stat.h>
#include <unistd.h>

#include <atomic>

namespace saloon::server {

namespace fs = std::filesystem;

Scratch::Scratch(Where where) {
  static std::atomic<int> count{0};
  const fs::path memory("/dev/shm");
  const bool in_memory = where == Where::Memory && fs::is_directory(memory);
  path_ = (in_memory ? memory : fs::temp_directory_path()) /
          ("saloon_ledger_" + std::to_string(getpid()) + "_" + std::to_string(++count));
  fs::create_directories(path_);
}

Scratch::~Scratch() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

house::Row row_of(const house::TableId& table, u64 number, std::size_t length) {
  std::string text = table + ":" + std::to_string(number) + ":";
  if (text.size() < length) text.append(length - text.size(), char('a' + number % 26));
  return {.table = table,
          .number = number,
          .time = 1'800'000'000'000 + house::Moment(number),
          .kind = number == 1 ? house::RowKind::Opened : house::RowKind::Line,
          .by = house::Guest(number % 5),
          .request = "r" + std::to_string(number),
          .text = text};
}

std::vector<house::Row> rows_of(const house::TableId& table, u64 first, u64 last) {
  std::vector<house::Row> rows;
  for (u64 number = first; number <= last; ++number) rows.push_back(row_of(table, number));
  return rows;
}

house::TableSummary summary_of(const house::TableId& table, const std::string& host) {
  return {.table = table,
          .game = "deadwood",
          .host = host,
          .seats = 4,
          .free = 2,
          .listed = true,
          .stage = house::TableSummary::Stage::Playing,
          .people = {"person0000000001", "person0000000002"}};
}

Result<void> append_now(Ledger& ledger, std::vector<house::Row> rows) {
  std::promise<Result<void>> told;
  ledger.append(std::move(rows), [&](Result<void> how) { told.set_value(std::move(how)); });
  return told.get_future().get();
}

std::unique_ptr<SqliteLedger> open_ledger(const std::string& folder, const SqliteLedger::Settings& settings) {
  Result<std::unique_ptr<SqliteLedger>> opened = SqliteLedger::open(folder, settings);
  EXPECT_EQ(opened.error(), "");
  return std::move(opened).value_or(nullptr);
}

std::vector<house::Row> read_all(Ledger& ledger, const house::TableId& table) {
  Result<std::vector<house::Row>> rows = ledger.read(table);
  EXPECT_EQ(rows.error(), "");
  return std::move(rows).value_or({});
}

std::string integrity(const std::string& folder) {
  Result<Database> database = Database::open(folder + "/ledger.db", Database::Access::Write, "");
  if (!database) return database.error();
  Result<std::string> found = database->text("PRAGMA integrity_check");
  return found ? *found : found.error();
}

unsigned mode_of(const std::string& path) {
  struct stat status{};
  EXPECT_EQ(stat(path.c_str(), &status), 0) << path;
  return status.st_mode & 0777U;
}

}  // namespace saloon::server
