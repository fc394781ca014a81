#include "server/sqlite_writer.h"

#include <sqlite3.h>

#include <algorithm>
#include <utility>

#include "server/thrown.h"

namespace saloon::server {

namespace {

constexpr std::size_t kLongestText = std::size_t{16} << 20U;

std::string out_of_order(const house::Row& row, u64 last) {
  return "row " + std::to_string(row.number) + " of table " + row.table + " does not follow on row " +
         std::to_string(last);
}

std::string too_long(const house::Row& row) {
  return "row " + std::to_string(row.number) + " of table " + row.table +
         " is too long: " + std::to_string(row.text.size()) + " bytes";
}

std::string joined(const std::vector<house::PersonId>& people) {
  std::string text;
  for (const house::PersonId& person : people) text += (text.empty() ? "" : " ") + person;
  return text;
}

}  // namespace

struct SqliteWriter::Connection {
  Database database;
  Statement begin;
  Statement commit;
  Statement insert;
  Statement head;
  Statement keep_head;
  Statement keep;
  Statement note;
  Statement mark;
  int log_pages{};     ///< after the last commit
  int copied_pages{};  ///< of those, as far as readers let them be copied

  static Result<std::unique_ptr<Connection>> open(const std::string& file, const std::string& vfs);
};

namespace {

Result<Database> database_for_writing(const std::string& file, const std::string& vfs) {
  Result<Database> database = Database::open(file, Database::Access::Write, vfs);
  if (!database) return database;
  // FULL: a commit is on the disk when it returns. The log is copied when we say so (checkpoint), and cut to 16 MiB
  // when it had to grow because somebody was reading for long.
  const Result<void> set = database->run(
      "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=0; PRAGMA secure_delete=OFF;"
      "PRAGMA journal_size_limit=16777216; PRAGMA cache_size=-1000; PRAGMA cache_spill=OFF");
  if (!set) return set.failed();
  return database;
}

}  // namespace

Result<std::unique_ptr<SqliteWriter::Connection>> SqliteWriter::Connection::open(const std::string& file,
                                                                                 const std::string& vfs) {
  Result<Database> database = database_for_writing(file, vfs);
  if (!database) return database.failed();
  Failed why;
  const auto prepared = [&](const char* sql) {
    Result<Statement> statement = Statement::prepare(*database, sql);
    if (!statement) why = statement.failed();
    return std::move(statement).value_or(Statement());
  };
  auto connection = std::make_unique<Connection>(Connection{
      .database = {},
      .begin = prepared("BEGIN IMMEDIATE"),
      .commit = prepared("COMMIT"),
      .insert = prepared("INSERT INTO rows(id, table_id, number, before, time, kind, by, request, text) "
                         "VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      .head = prepared("SELECT number, row FROM heads WHERE table_id = ?"),
      .keep_head = prepared("INSERT OR REPLACE INTO heads(table_id, number, row) VALUES(?, ?, ?)"),
      .keep = prepared("UPDATE ledger SET kept = ?"),
      .note = prepared("INSERT OR REPLACE INTO summaries(table_id, game, host, seats, free, listed, stage, people) "
                       "VALUES(?, ?, ?, ?, ?, ?, ?, ?)"),
      .mark = prepared("UPDATE ledger SET marks = marks + 1"),
  });
  if (!why.line.empty()) return why;
  connection->database = std::move(*database);
  const auto count_pages = [](void* pages, sqlite3*, const char*, int in_log) {
    *static_cast<int*>(pages) = in_log;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(connection->database.handle(), count_pages, &connection->log_pages);
  return connection;
}

SqliteWriter::SqliteWriter(std::string file, std::string vfs, const Habits& habits, Heads& heads)
    : file_(std::move(file)), vfs_(std::move(vfs)), habits_(habits), heads_(heads) {}

SqliteWriter::~SqliteWriter() = default;

Result<void> SqliteWriter::begin() {
  Result<std::unique_ptr<Connection>> opened = Connection::open(file_, vfs_);
  if (!opened) return opened.failed();
  connection_ = std::move(*opened);
  return find_heads();
}

Result<void> SqliteWriter::find_heads() {
  const Result<i64> kept = connection_->database.number("SELECT kept FROM ledger");
  if (!kept) return kept.failed();
  found_ = kept_ = last_ = *kept;
  Result<Statement> rows =
      Statement::prepare(connection_->database, "SELECT id, table_id, number FROM rows WHERE id > ? ORDER BY id");
  if (!rows) return rows.failed();
  Heads::Changes heads;
  Result<bool> found = rows->bind(1, kept_).step();
  for (; found && *found; found = rows->step()) {
    last_ = rows->number(0);
    heads.insert_or_assign(std::string(rows->text(1)), Head{.number = u64(rows->number(2)), .row = last_});
  }
  if (!found) return found.failed();
  heads_.put(heads);
  return {};
}

Result<void> SqliteWriter::reopen() {
  connection_.reset();
  Result<std::unique_ptr<Connection>> opened = Connection::open(file_, vfs_);
  if (!opened) return opened.failed();
  const Result<i64> last = (*opened)->database.number("SELECT max(id) FROM rows");
  if (!last) return last.failed();
  if (*last != last_) {
    return Failed{"the ledger is damaged: its last row is " + std::to_string(*last) + " instead of " +
                  std::to_string(last_)};
  }
  if (Result<void> marked = (*opened)->mark.run(); !marked) return marked;
  connection_ = std::move(*opened);
  return {};
}

Result<void> SqliteWriter::write(std::span<const Batch> batches, std::span<const house::TableSummary> notes,
                                 std::vector<Result<void>>& told) {
  told.assign(batches.size(), {});
  Draft draft{.last = last_, .heads = {}};
  Result<void> done = connection_ == nullptr ? reopen() : Result<void>();
  if (done) {
    const std::string thrown = thrown_by([&] { done = attempt(batches, notes, told, draft); });
    if (!thrown.empty()) done = Failed{thrown};
    if (!done) (void)reopen();  // if even this fails, the next group tries again
  }
  if (done) {
    last_ = draft.last;
    heads_.put(draft.heads);
    return done;
  }
  for (Result<void>& one : told) {
    if (one) one = done;
  }
  return done;
}

Result<void> SqliteWriter::attempt(std::span<const Batch> batches, std::span<const house::TableSummary> notes,
                                   std::vector<Result<void>>& told, Draft& draft) {
  if (Result<void> begun = connection_->begin.run(); !begun) return begun;
  for (std::size_t n = 0; n < batches.size(); ++n) {
    const Result<std::string> wrong = objection(batches[n], draft);
    if (!wrong) return wrong.failed();
    if (!wrong->empty()) {
      told[n] = Failed{*wrong};
    } else if (Result<void> inserted = insert(batches[n], draft); !inserted) {
      return inserted;
    }
  }
  for (const house::TableSummary& summary : notes) {
    if (Result<void> noted = note(summary); !noted) return noted;
  }
  return connection_->commit.run();
}

Result<std::string> SqliteWriter::objection(const Batch& batch, const Draft& draft) {
  for (auto row = batch.begin(); row != batch.end(); ++row) {
    const auto before = std::find_if(std::make_reverse_iterator(row), batch.rend(),
                                     [&](const house::Row& other) { return other.table == row->table; });
    const Result<Head> head =
        before != batch.rend() ? Result<Head>(Head{.number = before->number, .row = {}}) : head_of(row->table, draft);
    if (!head) return head.failed();
    if (row->number != head->number + 1) return out_of_order(*row, head->number);
    if (row->text.size() > kLongestText) return too_long(*row);
  }
  return std::string();
}

Result<Head> SqliteWriter::head_of(const house::TableId& table, const Draft& draft) {
  if (const auto found = draft.heads.find(table); found != draft.heads.end()) return found->second;
  if (const std::optional<Head> head = heads_.find(table)) return *head;
  Statement& query = connection_->head;
  const Result<bool> found = query.bind(1, table).step();
  Result<Head> head = Head{};
  if (!found) head = found.failed();
  if (found && *found) head = Head{.number = u64(query.number(0)), .row = query.number(1)};
  query.reset();
  return head;
}

Result<void> SqliteWriter::insert(const Batch& batch, Draft& draft) {
  for (const house::Row& row : batch) {
    const Result<Head> before = head_of(row.table, draft);
    if (!before) return before.failed();
    ++draft.last;
    connection_->insert.bind(1, draft.last).bind(2, row.table).bind(3, i64(row.number)).bind(4, before->row);
    connection_->insert.bind(5, row.time).bind(6, house::name_of(row.kind)).bind(7, i64(row.by));
    if (Result<void> done = connection_->insert.bind(8, row.request).bind(9, row.text).run(); !done) return done;
    draft.heads.insert_or_assign(row.table, Head{.number = row.number, .row = draft.last});
  }
  return {};
}

Result<void> SqliteWriter::note(const house::TableSummary& summary) {
  const std::string people = joined(summary.people);
  Statement& note = connection_->note;
  note.bind(1, summary.table).bind(2, summary.game).bind(3, summary.host).bind(4, i64(summary.seats));
  note.bind(5, i64(summary.free)).bind(6, i64(summary.listed)).bind(7, house::name_of(summary.stage)).bind(8, people);
  return note.run();
}

void SqliteWriter::tidy(Moment moment) {
  if (connection_ == nullptr) return;
  const i64 behind = last_ - kept_;
  if (behind >= habits_.rows_between_heads || (moment == Moment::End && behind > 0)) {
    if (Result<void> kept = keep_heads(moment); !kept) {
      (void)reopen();
      return;
    }
  }
  if (moment == Moment::Busy) return checkpoint(habits_.pages_in_log);
  checkpoint(moment == Moment::Quiet ? habits_.pages_when_quiet : 1);
}

/// `ledger.kept` lags by one time unless this is the end: whoever opens the ledger after a crash shall see all tables
/// that were in use shortly before (Ledger::unsettled), and not only those that were since. It stays where it is until
/// those of the crash before have been taken up.
Result<void> SqliteWriter::keep_heads(Moment moment) {
  if (Result<void> begun = connection_->begin.run(); !begun) return begun;
  for (const auto& [table, head] : heads_.all()) {
    connection_->keep_head.bind(1, table).bind(2, i64(head.number)).bind(3, head.row);
    if (Result<void> kept = connection_->keep_head.run(); !kept) return kept;
  }
  const i64 settled = moment == Moment::End ? last_ : kept_;
  if (Result<void> kept = connection_->keep.bind(1, settled_ ? settled : found_).run(); !kept) return kept;
  if (Result<void> committed = connection_->commit.run(); !committed) return committed;
  kept_ = last_;
  heads_.clear();
  return {};
}

/// A reader keeps the log from being copied beyond what it sees; then this is tried again when so much more is there. A
/// disk that fails here has not lost anything: the log still has it all, and failing to write the log is told.
void SqliteWriter::checkpoint(int pages) {
  Connection& connection = *connection_;
  if (connection.log_pages < connection.copied_pages) connection.copied_pages = 0;  // it has begun anew
  if (connection.log_pages - connection.copied_pages < pages) return;
  connection.copied_pages = connection.log_pages;
  sqlite3_wal_checkpoint_v2(connection.database.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

}  // namespace saloon::server
