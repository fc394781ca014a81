#include "server/sqlite_ledger.h"

#include <sqlite3.h>

#include <algorithm>
#include <utility>

#include "server/backup.h"
#include "server/sqlite_schema.h"

namespace saloon::server {

namespace {

/// What a process wrote and could not sync reads as if it were on the disk, until the power goes. Before anything is
/// built on a log that somebody left behind, it is written once more: then it is on the disk, or that fails.
Result<void> write_log_again(Database& database) {
  // Only who has read has the log open.
  if (Result<i64> read = database.number("SELECT count(*) FROM sqlite_schema"); !read) return read.failed();
  sqlite3_file* log = nullptr;
  sqlite3_file_control(database.handle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, static_cast<void*>(&log));
  if (log == nullptr || log->pMethods == nullptr) return {};
  sqlite3_int64 size = 0;
  int code = log->pMethods->xFileSize(log, &size);
  // SQLite's files take no more than 128 KiB at once, and call the rest a full disk.
  std::vector<char> piece(std::size_t{1} << 16U);
  for (sqlite3_int64 at = 0; code == SQLITE_OK && at < size; at += sqlite3_int64(piece.size())) {
    const int length = int(std::min(size - at, sqlite3_int64(piece.size())));
    code = log->pMethods->xRead(log, piece.data(), length, at);
    if (code == SQLITE_OK) code = log->pMethods->xWrite(log, piece.data(), length, at);
  }
  if (code == SQLITE_OK && size > 0) code = log->pMethods->xSync(log, SQLITE_SYNC_NORMAL);
  if (code != SQLITE_OK) return storage_failure(code, sqlite3_errstr(code));
  return {};
}

/// The file is made by us, so that only its owner can read it and its log.
Result<void> prepare_file(const DataFolder& folder, const std::string& vfs) {
  const std::string file = folder.ledger();
  if (Result<void> made = make_private_file(file); !made) return made;
  if (Result<void> synced = sync_folder(folder.path()); !synced) return synced;
  Result<Database> database = Database::open(file, Database::Access::Write, vfs);
  if (!database) return database.failed();
  if (Result<void> rewritten = write_log_again(*database); !rewritten) return rewritten;
  return bring_up_to_date(*database, file);
}

}  // namespace

Result<std::unique_ptr<SqliteLedger>> SqliteLedger::open(const std::string& folder, const Settings& settings) {
  Result<DataFolder> opened = DataFolder::open(folder);
  if (!opened) return opened.failed();
  std::unique_ptr<SqliteLedger> ledger(new SqliteLedger(std::move(*opened), settings));
  if (Result<void> begun = ledger->begin(); !begun) return begun.failed();
  return ledger;
}

SqliteLedger::SqliteLedger(DataFolder folder, const Settings& settings)
    : folder_(std::move(folder)),
      settings_(settings),
      readers_(folder_.ledger(), settings.vfs),
      writer_(folder_.ledger(), settings.vfs, settings.habits, heads_) {}

SqliteLedger::~SqliteLedger() = default;

Result<void> SqliteLedger::begin() {
  if (Result<void> prepared = prepare_file(folder_, settings_.vfs); !prepared) return prepared;
  if (Result<void> begun = writer_.begin(); !begun) return begun;
  for (const auto& [table, head] : heads_.all()) {
    if (!table.empty()) unsettled_.push_back(table);
  }
  if (unsettled_.empty()) settled();
  Result<SqliteReader> guard = SqliteReader::open(folder_.ledger(), settings_.vfs);
  if (!guard) return guard.failed();
  // Only who has read has the log open.
  if (Result<i64> read = guard->database().number("SELECT kept FROM ledger"); !read) return read.failed();
  guard_ = std::make_unique<SqliteReader>(std::move(*guard));
  commits_ = std::make_unique<GroupCommit>(writer_, settings_.limits);
  return {};
}

void SqliteLedger::append(std::vector<house::Row> rows, Stored then) {
  commits_->append(std::move(rows), std::move(then));
}

Result<std::vector<house::Row>> SqliteLedger::read(const house::TableId& table) {
  // Looked up first: what is in the file then is at least as new.
  const std::optional<Head> head = heads_.find(table);
  return readers_.with_reader([&](SqliteReader& reader) { return reader.read(table, head); });
}

Result<std::vector<house::TableSummary>> SqliteLedger::tables() {
  std::map<house::TableId, house::TableSummary> notes = commits_->notes();
  Result<std::vector<house::TableSummary>> all =
      readers_.with_reader([](SqliteReader& reader) { return reader.summaries(); });
  if (!all) return all;
  for (house::TableSummary& summary : *all) {
    const auto note = notes.find(summary.table);
    if (note == notes.end()) continue;
    summary = std::move(note->second);
    notes.erase(note);
  }
  for (auto& [table, summary] : notes) all->push_back(std::move(summary));
  return all;
}

void SqliteLedger::note(const house::TableSummary& summary) { commits_->note(summary); }

Result<void> SqliteLedger::back_up(const std::string& file) {
  Result<Database> ledger = Database::open(folder_.ledger(), Database::Access::Write, settings_.vfs);
  if (!ledger) return ledger.failed();
  return copy_database(*ledger, file, settings_.vfs);
}

}  // namespace saloon::server
