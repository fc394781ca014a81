// The one who writes a ledger's file: groups of batches, each group one transaction and one sync.
//
// After anything has gone wrong nothing of the connection is trusted. It is closed; a new one must find the last
// durable row where it was, and writes a mark: the frames that the failed transaction left behind in the log, and that
// a crash would otherwise bring back, are overwritten by it. Only then are its batches told that they are refused.
#pragma once

#include <atomic>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "house/effects.h"
#include "house/row.h"
#include "server/sqlite.h"
#include "server/sqlite_heads.h"

namespace saloon::server {

using Batch = std::vector<house::Row>;

class SqliteWriter {
 public:
  /// How often it does what need not be done at once.
  struct Habits {
    i64 rows_between_heads{20'000};  ///< up to twice as many have to be read when a ledger is opened after a crash
    int pages_in_log{1000};          ///< are copied into the file, about 4 MiB: a pause of a few milliseconds
    int pages_when_quiet{100};
  };
  SqliteWriter(std::string file, std::string vfs, const Habits& habits, Heads& heads);
  ~SqliteWriter();
  SqliteWriter(const SqliteWriter&) = delete;
  SqliteWriter& operator=(const SqliteWriter&) = delete;

  /// Opens the file and finds its last rows. Once, before anything else.
  Result<void> begin();
  /// One transaction. `told` says how it went with each batch: those that are stored have become durable together, one
  /// whose numbers do not follow is refused alone. Fails, with all of them, if nothing could be written.
  Result<void> write(std::span<const Batch> batches, std::span<const house::TableSummary> notes,
                     std::vector<Result<void>>& told);
  /// What has to be done now and then: heads are written, the log is copied into the file. More readily in a quiet
  /// moment, and all of it at the end.
  enum class Moment : u8 { Busy, Quiet, End };
  void tidy(Moment moment);
  /// What was left behind by a crash has been taken up (Ledger::settled). From any thread.
  void settled() { settled_ = true; }

 private:
  struct Connection;
  /// What a transaction will have changed.
  struct Draft {
    i64 last{};
    Heads::Changes heads;
  };

  Result<void> find_heads();
  /// See above.
  Result<void> reopen();
  Result<void> attempt(std::span<const Batch> batches, std::span<const house::TableSummary> notes,
                       std::vector<Result<void>>& told, Draft& draft);
  /// Why a batch is refused whatever the disk does; empty: it is not. Fails if that cannot be found out.
  Result<std::string> objection(const Batch& batch, const Draft& draft);
  Result<Head> head_of(const house::TableId& table, const Draft& draft);
  Result<void> insert(const Batch& batch, Draft& draft);
  Result<void> note(const house::TableSummary& summary);
  Result<void> keep_heads(Moment moment);
  void checkpoint(int pages);

  std::string file_;
  std::string vfs_;
  Habits habits_;
  Heads& heads_;
  std::unique_ptr<Connection> connection_;  ///< none: to be opened again
  i64 last_{};                              ///< the last durable row
  i64 kept_{};                              ///< heads up to this row are in the file
  i64 found_{};                             ///< `ledger.kept` when it was opened
  std::atomic<bool> settled_{false};
};

}  // namespace saloon::server
