// A ledger's file read by another process than the server that writes it, whether one runs or not: for the keeper of
// the house.
#pragma once

#include <string>
#include <vector>

#include "server/sqlite_reader.h"

namespace saloon::server {

class LedgerFile {
 public:
  /// Fails if there is none in this folder, or it is of another version.
  static Result<LedgerFile> open(const std::string& folder);

  Result<std::vector<house::TableSummary>> tables() { return reader_.summaries(); }
  Result<std::vector<house::Row>> read(const house::TableId& table);
  /// See Ledger::back_up.
  Result<void> back_up(const std::string& file);

 private:
  explicit LedgerFile(SqliteReader reader) : reader_(std::move(reader)) {}
  SqliteReader reader_;
};

}  // namespace saloon::server
