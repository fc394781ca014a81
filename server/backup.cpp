#include "server/backup.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "server/data_folder.h"
#include "server/sqlite_schema.h"

namespace saloon::server {

namespace {

namespace fs = std::filesystem;

/// Copied at a stroke; other threads get the processor in between.
constexpr int kPagesAStep = 256;

Result<void> copy_pages(Database& from, Database& to) {
  sqlite3_backup* const backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
  if (backup == nullptr) return to.failed();
  int code = SQLITE_OK;
  while (code == SQLITE_OK) code = sqlite3_backup_step(backup, kPagesAStep);
  const int finished = sqlite3_backup_finish(backup);
  if (code != SQLITE_DONE) return storage_failure(code, sqlite3_errstr(code));
  if (finished != SQLITE_OK) return storage_failure(finished, sqlite3_errstr(finished));
  return {};
}

Result<void> check(Database& database, const std::string& file) {
  const Result<std::string> found = database.text("PRAGMA integrity_check(1)");
  if (!found) return found.failed();
  if (*found == "ok") return {};
  std::string line = *found;
  std::ranges::replace(line, '\n', ' ');
  return Failed{file + " is not whole: " + line};
}

/// Into a file that is there and empty.
Result<void> fill(Database& from, const std::string& file, const std::string& vfs) {
  Result<Database> to = Database::open(file, Database::Access::Write, vfs);
  if (!to) return to.failed();
  if (Result<void> copied = copy_pages(from, *to); !copied) return copied;
  // No log beside it: one file is everything.
  if (Result<void> set = to->run("PRAGMA journal_mode=DELETE"); !set) return set;
  return check(*to, file);
}

void remove_parts(const std::string& part) {
  std::error_code ignored;
  for (const char* tail : {"", "-journal", "-wal", "-shm"}) fs::remove(part + tail, ignored);
}

Result<void> name_it(const std::string& part, const std::string& file) {
  // Unlike a renaming this fails if there is such a file by now.
  if (link(part.c_str(), file.c_str()) != 0) return Failed{file + " cannot be made: " + std::strerror(errno)};
  const fs::path folder = fs::path(file).parent_path();
  return sync_folder(folder.empty() ? "." : folder.string());
}

}  // namespace

Result<void> copy_database(Database& from, const std::string& file, const std::string& vfs) {
  std::error_code error;
  if (fs::exists(file, error)) return Failed{file + " is there already"};
  const std::string part = file + ".part";
  remove_parts(part);
  Result<void> done = make_private_file(part);
  // What others commit meanwhile is not for us: without a transaction of its own the copy would begin anew each time.
  if (done) done = from.run("BEGIN; SELECT kept FROM ledger");
  if (done) done = fill(from, part, vfs);
  (void)from.run("COMMIT");
  if (done) done = name_it(part, file);
  remove_parts(part);
  return done;
}

Result<void> restore(const std::string& copy, const std::string& folder, const std::string& vfs) {
  Result<Database> from = Database::open(copy, Database::Access::ReadOnly, vfs);
  if (!from) return from.failed();
  const Result<int> version = version_of(*from, copy);
  if (!version) return version.failed();
  if (*version == 0) return Failed{copy + " is empty"};
  if (Result<void> whole = check(*from, copy); !whole) return whole;
  const Result<DataFolder> opened = DataFolder::open(folder);
  if (!opened) return opened.failed();
  return copy_database(*from, opened->ledger(), vfs);
}

}  // namespace saloon::server
