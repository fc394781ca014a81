// Reading a ledger's file beside the one who writes it.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "house/effects.h"
#include "house/row.h"
#include "server/sqlite.h"
#include "server/sqlite_heads.h"

namespace saloon::server {

/// A connection for reading, with what it asks.
class SqliteReader {
 public:
  static Result<SqliteReader> open(const std::string& file, const std::string& vfs);

  /// The rows of a table up to `head`, or up to the head in the file.
  Result<std::vector<house::Row>> read(const house::TableId& table, std::optional<Head> head);
  /// Those where something was written last come last.
  Result<std::vector<house::TableSummary>> summaries();
  [[nodiscard]] Database& database() { return database_; }

 private:
  SqliteReader(Database database, Statement head, Statement row, Statement summaries)
      : database_(std::move(database)),
        head_(std::move(head)),
        row_(std::move(row)),
        summaries_(std::move(summaries)) {}
  Result<Head> head_in_file(const house::TableId& table);
  Result<std::vector<house::Row>> walk_back(const house::TableId& table, Head head);
  Database database_;
  Statement head_;
  Statement row_;
  Statement summaries_;
};

/// Readers for any number of threads. One that has failed is not used again.
class SqliteReaders {
 public:
  SqliteReaders(std::string file, std::string vfs) : file_(std::move(file)), vfs_(std::move(vfs)) {}

  /// What `ask` answers when it is given a reader; asked once more with a new one if it fails.
  template <class Ask>
  auto with_reader(const Ask& ask) -> decltype(ask(std::declval<SqliteReader&>())) {
    auto answer = ask_one(ask);
    return answer ? std::move(answer) : ask_one(ask);
  }

 private:
  template <class Ask>
  auto ask_one(const Ask& ask) -> decltype(ask(std::declval<SqliteReader&>())) {
    std::unique_ptr<SqliteReader> reader = idle();
    if (reader == nullptr) {
      Result<SqliteReader> opened = SqliteReader::open(file_, vfs_);
      if (!opened) return opened.failed();
      reader = std::make_unique<SqliteReader>(std::move(*opened));
    }
    auto answer = ask(*reader);
    if (answer) take_back(std::move(reader));
    return answer;
  }
  std::unique_ptr<SqliteReader> idle();
  void take_back(std::unique_ptr<SqliteReader> reader);

  std::string file_;
  std::string vfs_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<SqliteReader>> idle_;
};

}  // namespace saloon::server
