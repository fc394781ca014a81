// SQLite's C interface with owners: what is opened gets closed, and whatever fails says so in one line. Nothing throws.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/types.h"

struct sqlite3;
struct sqlite3_stmt;

namespace saloon::server {

/// A connection to a file. One thread at a time.
class Database {
 public:
  enum class Access : u8 { Create, Write, ReadOnly };
  /// `vfs` names SQLite's way to the disk; empty: its own.
  static Result<Database> open(const std::string& file, Access access, const std::string& vfs);

  /// Statements without results.
  Result<void> run(const std::string& sql);
  /// The number that a query begins with; 0 if it finds nothing.
  Result<i64> number(const std::string& sql) const;
  Result<std::string> text(const std::string& sql) const;
  /// What the last call stumbled over.
  [[nodiscard]] Failed failed() const;
  [[nodiscard]] sqlite3* handle() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const;
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

/// A prepared statement. Its connection outlives it.
class Statement {
 public:
  static Result<Statement> prepare(const Database& database, std::string_view sql);

  /// Parameters count from 1. A text must live until the statement is reset.
  Statement& bind(int at, i64 value);
  Statement& bind(int at, std::string_view text);
  /// Is there a row?
  Result<bool> step();
  /// One step to the end of a statement that finds nothing; it can be bound anew.
  Result<void> run();
  void reset();
  /// Columns count from 0; a text lives until the next step.
  [[nodiscard]] i64 number(int column) const;
  [[nodiscard]] std::string_view text(int column) const;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* handle) const;
  };
  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
  int bound_{};  ///< the first thing that went wrong with a parameter
};

/// "the disk is full", or whatever else a code of SQLite's means to people.
Failed storage_failure(int code, const std::string& message);

}  // namespace saloon::server
