// Where every table's rows end. The heads of tables with new rows are kept in memory and written now and then: written
// with every row they would scatter a transaction over as many pages as it has tables.
#pragma once

#include <mutex>
#include <optional>
#include <unordered_map>

#include "house/ids.h"

namespace saloon::server {

/// A table's last row. A table without rows has number 0.
struct Head {
  u64 number{};
  i64 row{};  ///< its id in the file
};

/// The heads that are newer than those in the file. Changed by the ledger's own thread after a transaction, looked up
/// from any.
class Heads {
 public:
  using Changes = std::unordered_map<house::TableId, Head>;

  /// None: the one in the file is the newest.
  [[nodiscard]] std::optional<Head> find(const house::TableId& table) const {
    const std::scoped_lock lock(mutex_);
    const auto found = heads_.find(table);
    if (found == heads_.end()) return std::nullopt;
    return found->second;
  }
  void put(const Changes& changes) {
    const std::scoped_lock lock(mutex_);
    for (const auto& [table, head] : changes) heads_.insert_or_assign(table, head);
  }
  /// All of them are in the file now.
  void clear() {
    const std::scoped_lock lock(mutex_);
    heads_.clear();
  }
  [[nodiscard]] Changes all() const {
    const std::scoped_lock lock(mutex_);
    return heads_;
  }

 private:
  mutable std::mutex mutex_;
  Changes heads_;
};

}  // namespace saloon::server
