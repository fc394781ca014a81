// What the keeper of a house does with it: through the admin's door of a server that runs, or in its folder at rest.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/result.h"
#include "house/effects.h"
#include "house/row.h"

namespace saloon::server {

class Keeper {
 public:
  /// Fails if there is no ledger in this folder.
  static Result<std::unique_ptr<Keeper>> of(const std::string& folder);
  Keeper() = default;
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;
  virtual ~Keeper() = default;

  /// Without who sits there.
  virtual Result<std::vector<house::TableSummary>> tables() = 0;
  /// None: there is no such table.
  virtual Result<std::vector<house::Row>> read(const house::TableId& table) = 0;
  /// A table that is there. Durable when this returns.
  virtual Result<void> close(const house::TableId& table) = 0;
  /// See Ledger::back_up.
  virtual Result<void> back_up(const std::string& file) = 0;
};

}  // namespace saloon::server
