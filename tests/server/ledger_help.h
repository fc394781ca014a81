// Rows to append, folders to do it in, and what must hold of every ledger.
#pragma once

#include <gmock/gmock.h>

#include <filesystem>
#include <future>
#include <string>
#include <vector>

#include "server/sqlite_ledger.h"

namespace saloon::server {

/// A folder of its own that is gone with the test; in memory if what is tried does not need a disk.
class Scratch {
 public:
  enum class Where : u8 { Disk, Memory };
  explicit Scratch(Where where = Where::Disk);
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  [[nodiscard]] std::string path(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

/// Row `number` of a table; every one is different.
house::Row row_of(const house::TableId& table, u64 number, std::size_t length = 40);
/// Rows first to last of a table.
std::vector<house::Row> rows_of(const house::TableId& table, u64 first, u64 last);
house::TableSummary summary_of(const house::TableId& table, const std::string& host);

/// Appends and waits.
Result<void> append_now(Ledger& ledger, std::vector<house::Row> rows);
/// Opens a ledger that must open.
std::unique_ptr<SqliteLedger> open_ledger(const std::string& folder, const SqliteLedger::Settings& settings = {});
/// The rows of a table that must be readable.
std::vector<house::Row> read_all(Ledger& ledger, const house::TableId& table);
/// What SQLite finds wrong with a ledger's file at rest: "ok".
std::string integrity(const std::string& folder);

/// Who may do what with a file.
unsigned mode_of(const std::string& path);

}  // namespace saloon::server
