#include "server/sqlite_reader.h"

#include <algorithm>
#include <utility>

namespace saloon::server {

namespace {

/// More are opened when more threads read at once, and closed when they have read.
constexpr std::size_t kIdleReaders = 4;

Failed damaged(const house::TableId& table, u64 number, const std::string& how) {
  return {"row " + std::to_string(number) + " of table " + table + " " + how};
}

/// Ids hold no spaces.
std::vector<house::PersonId> people_in(std::string_view text) {
  std::vector<house::PersonId> people;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    people.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return people;
}

Result<house::TableSummary> summary_in(const Statement& found) {
  const std::optional<house::TableSummary::Stage> stage = house::stage_named(found.text(6));
  if (!stage) {
    return Failed{"table " + std::string(found.text(0)) + " is in a stage that this program does not know"};
  }
  return house::TableSummary{.table = std::string(found.text(0)),
                             .game = std::string(found.text(1)),
                             .host = std::string(found.text(2)),
                             .seats = int(found.number(3)),
                             .free = int(found.number(4)),
                             .listed = found.number(5) != 0,
                             .stage = *stage,
                             .people = people_in(found.text(7))};
}

}  // namespace

Result<SqliteReader> SqliteReader::open(const std::string& file, const std::string& vfs) {
  Result<Database> database = Database::open(file, Database::Access::Write, vfs);
  if (!database) return database.failed();
  if (Result<void> set = database->run("PRAGMA query_only=ON; PRAGMA cache_size=-250"); !set) return set.failed();
  Result<Statement> head = Statement::prepare(*database, "SELECT number, row FROM heads WHERE table_id = ?");
  if (!head) return head.failed();
  Result<Statement> row = Statement::prepare(
      *database, "SELECT table_id, number, before, time, kind, by, request, text FROM rows WHERE id = ?");
  if (!row) return row.failed();
  Result<Statement> summaries = Statement::prepare(
      *database,
      "SELECT table_id, game, host, seats, free, listed, stage, people FROM summaries LEFT JOIN heads USING(table_id) "
      "ORDER BY ifnull(row, 0), table_id");
  if (!summaries) return summaries.failed();
  return SqliteReader(std::move(*database), std::move(*head), std::move(*row), std::move(*summaries));
}

Result<Head> SqliteReader::head_in_file(const house::TableId& table) {
  const Result<bool> found = head_.bind(1, table).step();
  Result<Head> head = Head{};
  if (!found) head = found.failed();
  if (found && *found) head = Head{.number = u64(head_.number(0)), .row = head_.number(1)};
  head_.reset();
  return head;
}

Result<std::vector<house::Row>> SqliteReader::read(const house::TableId& table, std::optional<Head> head) {
  // One transaction, or SQLite would look for news before every row.
  if (Result<void> begun = database_.run("BEGIN"); !begun) return begun.failed();
  Result<Head> last = head ? Result<Head>(*head) : head_in_file(table);
  Result<std::vector<house::Row>> rows = last ? walk_back(table, *last) : last.failed();
  if (Result<void> ended = database_.run("COMMIT"); rows && !ended) return ended.failed();
  return rows;
}

Result<std::vector<house::Row>> SqliteReader::walk_back(const house::TableId& table, Head head) {
  if (head.row < 0 || head.number > u64(head.row))
    return damaged(table, head.number, "cannot be: the ledger is damaged");
  std::vector<house::Row> rows(head.number);
  i64 at = head.row;
  for (u64 number = head.number; number > 0; --number) {
    const Result<bool> found = row_.bind(1, at).step();
    if (!found || !*found || row_.text(0) != table || u64(row_.number(1)) != number) {
      row_.reset();
      return found ? damaged(table, number, "is not where it should be: the ledger is damaged") : found.failed();
    }
    const std::optional<house::RowKind> kind = house::row_kind_named(row_.text(4));
    if (kind) {
      rows[number - 1] = {.table = table,
                          .number = number,
                          .time = row_.number(3),
                          .kind = *kind,
                          .by = house::Guest(row_.number(5)),
                          .request = std::string(row_.text(6)),
                          .text = std::string(row_.text(7))};
    }
    at = row_.number(2);
    row_.reset();
    if (!kind) return damaged(table, number, "is of a kind that this program does not know");
  }
  return rows;
}

Result<std::vector<house::TableSummary>> SqliteReader::summaries() {
  std::vector<house::TableSummary> all;
  Result<bool> found = summaries_.step();
  Failed unknown;
  for (; found && *found && unknown.line.empty(); found = summaries_.step()) {
    Result<house::TableSummary> summary = summary_in(summaries_);
    if (summary) all.push_back(std::move(*summary));
    unknown = summary.failed();
  }
  summaries_.reset();
  if (!found) return found.failed();
  if (!unknown.line.empty()) return unknown;
  return all;
}

std::unique_ptr<SqliteReader> SqliteReaders::idle() {
  const std::scoped_lock lock(mutex_);
  if (idle_.empty()) return nullptr;
  std::unique_ptr<SqliteReader> reader = std::move(idle_.back());
  idle_.pop_back();
  return reader;
}

void SqliteReaders::take_back(std::unique_ptr<SqliteReader> reader) {
  const std::scoped_lock lock(mutex_);
  if (idle_.size() < kIdleReaders) idle_.push_back(std::move(reader));
}

}  // namespace saloon::server
