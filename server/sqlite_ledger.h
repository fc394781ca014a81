// The ledger in a data folder: SQLite, one file.
//
// What `then` promises. Stored: the rows are on the disk, once and in their order, whatever happens to process and
// machine. Refused: no reader of this ledger sees any of them, now or later, and the table may be given the same
// numbers again; whatever a failed commit has left in the log is overwritten before the refusal is told. If the disk
// refuses even that, and process or machine die before it gives in, a batch whose sync failed may be found at the next
// start, then as a whole: whether it is there nobody can know.
//
// A ledger that could not write goes on by itself when the disk does.
#pragma once

#include <memory>
#include <string>

#include "server/data_folder.h"
#include "server/group_commit.h"
#include "server/ledger.h"
#include "server/sqlite_reader.h"

namespace saloon::server {

class SqliteLedger : public Ledger {
 public:
  struct Settings {
    GroupCommit::Limits limits{};
    SqliteWriter::Habits habits{};
    std::string vfs{};  ///< SQLite's way to the disk; empty: its own
  };
  /// Fails if the folder is in use, or its ledger is damaged or of a later Saloon.
  static Result<std::unique_ptr<SqliteLedger>> open(const std::string& folder, const Settings& settings);
  static Result<std::unique_ptr<SqliteLedger>> open(const std::string& folder) { return open(folder, Settings()); }
  /// Everything that was appended is stored, or refused, first.
  ~SqliteLedger() override;

  void append(std::vector<house::Row> rows, Stored then) override;
  Result<std::vector<house::Row>> read(const house::TableId& table) override;
  Result<std::vector<house::TableSummary>> tables() override;
  void note(const house::TableSummary& summary) override;
  std::vector<house::TableId> unsettled() override { return unsettled_; }
  void settled() override { writer_.settled(); }
  Result<void> back_up(const std::string& file) override;
  /// Why nothing can be stored at the moment, one line; empty if all is well.
  [[nodiscard]] std::string trouble() const { return commits_->trouble(); }

 private:
  SqliteLedger(DataFolder folder, const Settings& settings);
  Result<void> begin();

  DataFolder folder_;
  Settings settings_;
  Heads heads_;
  std::vector<house::TableId> unsettled_;
  SqliteReaders readers_;
  /// Never used after it was opened: while it is there the log keeps its index, and a writer that is opened again finds
  /// what was committed and not what a crash would make of the log.
  std::unique_ptr<SqliteReader> guard_;
  SqliteWriter writer_;
  std::unique_ptr<GroupCommit> commits_;
};

}  // namespace saloon::server
