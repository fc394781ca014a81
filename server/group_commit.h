// Batches of all tables wait in one queue; one thread takes whatever is there and makes it durable together. A sync
// costs the same for one row and for a hundred, so a busy ledger commits at most every few milliseconds: whoever comes
// meanwhile goes along. An idle one commits at once.
#pragma once

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

#include "server/ledger.h"
#include "server/sqlite_writer.h"

namespace saloon::server {

class GroupCommit {
 public:
  struct Limits {
    std::chrono::microseconds gather{3000};     ///< between the beginnings of two commits
    std::size_t group{2000};                    ///< rows that are committed without waiting for more
    std::size_t bytes{std::size_t{64} << 20U};  ///< that may wait; beyond them batches are refused
  };
  /// The writer is this thread's alone from now on.
  GroupCommit(SqliteWriter& writer, const Limits& limits);
  /// Everything that waits is written first.
  ~GroupCommit();
  GroupCommit(const GroupCommit&) = delete;
  GroupCommit& operator=(const GroupCommit&) = delete;

  void append(Batch rows, Stored then);
  void note(const house::TableSummary& summary);
  /// Summaries that are not in the file yet.
  [[nodiscard]] std::map<house::TableId, house::TableSummary> notes() const;
  /// Why the last group could not be written; empty if it could.
  [[nodiscard]] std::string trouble() const;

 private:
  /// What goes into one transaction.
  struct Group {
    std::vector<Batch> batches;
    std::vector<Stored> thens;
    std::vector<std::string> refused;  ///< by batch; empty: it is to be written
    std::vector<house::TableSummary> notes;
  };
  enum class Thread : u8 { Asleep, Gathering, Working };

  void work();
  /// In a quiet moment the writer tidies up, or tries again what it could not do. False at the end.
  bool wait_for(Group& group);
  void take(Group& group);
  void write(Group& group);
  void tidy(SqliteWriter::Moment moment);
  void settle_notes(const Group& group, const Result<void>& written);
  [[nodiscard]] bool has_work() const { return !waiting_.thens.empty() || fresh_notes_; }
  void wake_if_needed();

  SqliteWriter& writer_;
  const Limits limits_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  Group waiting_;
  std::size_t waiting_rows_{};
  std::size_t waiting_bytes_{};
  std::map<house::TableId, house::TableSummary> notes_;
  bool fresh_notes_{};  ///< some that no group has tried to write
  std::string trouble_;
  Thread thread_is_{Thread::Working};
  bool ending_{};
  std::chrono::steady_clock::time_point last_commit_;
  std::thread thread_;
};

}  // namespace saloon::server
