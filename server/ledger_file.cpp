#include "server/ledger_file.h"

#include <filesystem>

#include "server/backup.h"
#include "server/sqlite_schema.h"

namespace saloon::server {

namespace {

/// Of rows that came after the heads in the file were written.
Result<std::optional<Head>> late_head(Database& database, const house::TableId& table) {
  Result<Statement> query = Statement::prepare(database,
                                               "SELECT number, id FROM rows WHERE id > (SELECT kept FROM ledger) "
                                               "AND table_id = ? ORDER BY id DESC LIMIT 1");
  if (!query) return query.failed();
  const Result<bool> found = query->bind(1, table).step();
  if (!found) return found.failed();
  if (!*found) return std::optional<Head>();
  return std::optional(Head{.number = u64(query->number(0)), .row = query->number(1)});
}

}  // namespace

Result<LedgerFile> LedgerFile::open(const std::string& folder) {
  const std::string file = folder + "/ledger.db";
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return Failed{"there is no " + file};
  Result<Database> database = Database::open(file, Database::Access::Write, "");
  if (!database) return database.failed();
  const Result<int> version = version_of(*database, file);
  if (!version) return version.failed();
  if (*version != schema_version()) return Failed{file + " is of an earlier Saloon: start the server on it once"};
  Result<SqliteReader> reader = SqliteReader::open(file, "");
  if (!reader) return reader.failed();
  return LedgerFile(std::move(*reader));
}

Result<std::vector<house::Row>> LedgerFile::read(const house::TableId& table) {
  const Result<std::optional<Head>> head = late_head(reader_.database(), table);
  if (!head) return head.failed();
  return reader_.read(table, *head);
}

Result<void> LedgerFile::back_up(const std::string& file) { return copy_database(reader_.database(), file, ""); }

}  // namespace saloon::server
