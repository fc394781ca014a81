#include "server/sqlite_schema.h"

#include <array>

namespace saloon::server {

namespace {

/// By which a file says that it is a ledger: "Slon" as a number.
constexpr i64 kApplication = 0x536C6F6E;

/// Step n leads from version n to n + 1. A step that has been in anybody's hands never changes.
constexpr std::array kSteps{
    R"(CREATE TABLE rows(
         id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, number INTEGER NOT NULL, before INTEGER NOT NULL,
         time INTEGER NOT NULL, kind TEXT NOT NULL, by INTEGER NOT NULL, request TEXT NOT NULL, text TEXT NOT NULL);
       CREATE TABLE heads(table_id TEXT PRIMARY KEY, number INTEGER NOT NULL, row INTEGER NOT NULL) WITHOUT ROWID;
       CREATE TABLE ledger(kept INTEGER NOT NULL, marks INTEGER NOT NULL);
       INSERT INTO ledger VALUES(0, 0);
       CREATE TABLE migrations(version INTEGER PRIMARY KEY, taken TEXT NOT NULL);)",
    R"(CREATE TABLE summaries(
         table_id TEXT PRIMARY KEY, game TEXT NOT NULL, host TEXT NOT NULL, seats INTEGER NOT NULL,
         free INTEGER NOT NULL, listed INTEGER NOT NULL, stage TEXT NOT NULL, people TEXT NOT NULL) WITHOUT ROWID;)",
};

Result<void> take_step(Database& database, int version) {
  const std::string next = std::to_string(version + 1);
  const Result<void> done =
      database.run("BEGIN IMMEDIATE;" + std::string(kSteps[std::size_t(version)]) + "INSERT INTO migrations VALUES(" +
                   next + ", datetime('now'));" + "PRAGMA application_id=" + std::to_string(kApplication) +
                   "; PRAGMA user_version=" + next + "; COMMIT");
  if (!done) (void)database.run("ROLLBACK");
  return done;
}

}  // namespace

int schema_version() { return int(kSteps.size()); }

Result<int> version_of(Database& database, const std::string& file) {
  const Result<i64> pieces = database.number("SELECT count(*) FROM sqlite_schema");
  if (!pieces) return pieces.failed();
  if (*pieces == 0) return 0;
  const Result<i64> application = database.number("PRAGMA application_id");
  if (!application) return application.failed();
  if (*application != kApplication) return Failed{file + " is not a ledger of Saloon"};
  const Result<i64> version = database.number("PRAGMA user_version");
  if (!version) return version.failed();
  if (*version > schema_version()) {
    return Failed{file + " is of a later Saloon: its schema has version " + std::to_string(*version) +
                  ", this program knows versions up to " + std::to_string(schema_version())};
  }
  return int(*version);
}

Result<void> bring_up_to_date(Database& database, const std::string& file) {
  const Result<int> version = version_of(database, file);
  if (!version) return version.failed();
  for (int step = *version; step < schema_version(); ++step) {
    if (Result<void> taken = take_step(database, step); !taken) return taken;
  }
  return {};
}

}  // namespace saloon::server
