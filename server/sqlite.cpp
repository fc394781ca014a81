#include "server/sqlite.h"

#include <sqlite3.h>

#include <utility>

namespace saloon::server {

namespace {

/// A reader waits so long for recovery by another connection, the writer for somebody's sqlite3 shell.
constexpr int kPatienceMs = 2000;

int flags_of(Database::Access access) {
  switch (access) {
    case Database::Access::Create:
      return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case Database::Access::Write:
      return SQLITE_OPEN_READWRITE;
    case Database::Access::ReadOnly:
      return SQLITE_OPEN_READONLY;
  }
  return SQLITE_OPEN_READONLY;
}

}  // namespace

Failed storage_failure(int code, const std::string& message) {
  const std::string number = " (SQLite " + std::to_string(code) + ")";
  switch (code & 0xFF) {
    case SQLITE_FULL:
      return {"the disk is full"};
    case SQLITE_IOERR:
      return {"the disk does not work: " + message + number};
    case SQLITE_CANTOPEN:
      return {"the ledger cannot be opened: " + message + number};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return {"the ledger is damaged: " + message + number};
    default:
      return {"the ledger does not work: " + message + number};
  }
}

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close(handle); }

Result<Database> Database::open(const std::string& file, Access access, const std::string& vfs) {
  Database opened;
  sqlite3* handle = nullptr;
  // One thread at a time has each connection, so SQLite need not lock it.
  const int code = sqlite3_open_v2(file.c_str(), &handle, flags_of(access) | SQLITE_OPEN_NOMUTEX,
                                   vfs.empty() ? nullptr : vfs.c_str());
  opened.handle_.reset(handle);
  if (code != SQLITE_OK) return storage_failure(code, sqlite3_errstr(code));
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_busy_timeout(handle, kPatienceMs);
  return opened;
}

Failed Database::failed() const {
  return storage_failure(sqlite3_extended_errcode(handle_.get()), sqlite3_errmsg(handle_.get()));
}

Result<void> Database::run(const std::string& sql) {
  if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) return failed();
  return {};
}

Result<i64> Database::number(const std::string& sql) const {
  Result<Statement> query = Statement::prepare(*this, sql);
  if (!query) return query.failed();
  const Result<bool> found = query->step();
  if (!found) return found.failed();
  return *found ? query->number(0) : 0;
}

Result<std::string> Database::text(const std::string& sql) const {
  Result<Statement> query = Statement::prepare(*this, sql);
  if (!query) return query.failed();
  const Result<bool> found = query->step();
  if (!found) return found.failed();
  return *found ? std::string(query->text(0)) : std::string();
}

void Statement::Finalize::operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }

Result<Statement> Statement::prepare(const Database& database, std::string_view sql) {
  Statement prepared;
  sqlite3_stmt* handle = nullptr;
  const int code =
      sqlite3_prepare_v3(database.handle(), sql.data(), int(sql.size()), SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
  prepared.handle_.reset(handle);
  if (code != SQLITE_OK) return database.failed();
  return prepared;
}

Statement& Statement::bind(int at, i64 value) {
  const int code = sqlite3_bind_int64(handle_.get(), at, value);
  if (bound_ == SQLITE_OK) bound_ = code;
  return *this;
}

Statement& Statement::bind(int at, std::string_view text) {
  // No text would be no value at all.
  const char* data = text.data() == nullptr ? "" : text.data();
  const int code = sqlite3_bind_text64(handle_.get(), at, data, text.size(), SQLITE_STATIC, SQLITE_UTF8);
  if (bound_ == SQLITE_OK) bound_ = code;
  return *this;
}

Result<bool> Statement::step() {
  if (bound_ != SQLITE_OK) return storage_failure(bound_, sqlite3_errstr(bound_));
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  return storage_failure(code, sqlite3_errmsg(sqlite3_db_handle(handle_.get())));
}

Result<void> Statement::run() {
  const Result<bool> stepped = step();
  reset();
  if (!stepped) return stepped.failed();
  return {};
}

void Statement::reset() {
  sqlite3_reset(handle_.get());
  bound_ = SQLITE_OK;
}

i64 Statement::number(int column) const { return sqlite3_column_int64(handle_.get(), column); }

std::string_view Statement::text(int column) const {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(handle_.get(), column));
  if (text == nullptr) return {};
  return {text, std::size_t(sqlite3_column_bytes(handle_.get(), column))};
}

}  // namespace saloon::server
