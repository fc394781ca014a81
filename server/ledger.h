// Where rows are kept. What `append` has reported as durable survives the process, the machine and a power cut.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "engine/result.h"
#include "house/effects.h"
#include "house/row.h"

namespace saloon::server {

/// Durable, or why not in one line for people.
using Stored = std::function<void(Result<void>)>;

class Ledger {
 public:
  Ledger() = default;
  Ledger(const Ledger&) = delete;
  Ledger& operator=(const Ledger&) = delete;
  virtual ~Ledger() = default;

  /// All of these rows or none of them; their numbers follow on those that the ledger has of their tables. Returns at
  /// once; batches of many tables become durable together. `then` is called from the ledger's own thread, in the order
  /// of the calls, and must not block.
  virtual void append(std::vector<house::Row> rows, Stored then) = 0;
  /// All rows of a table (empty id: of the hall), in their order. From any thread.
  virtual Result<std::vector<house::Row>> read(const house::TableId& table) = 0;
  /// How every table stood when it was last told; those that were in use last come last.
  virtual Result<std::vector<house::TableSummary>> tables() = 0;
  /// Kept for `tables` only: it follows from the rows, so it need not be durable at once.
  virtual void note(const house::TableSummary& summary) = 0;
  /// Tables that were in use shortly before a crash: the summaries of these may be old, or missing. Fold them and note
  /// them anew. None after an end in good order of a ledger that was settled.
  virtual std::vector<house::TableId> unsettled() { return {}; }
  /// All of these have been noted anew: until then whoever opens the ledger next is told of them too.
  virtual void settled() {}
  /// A copy of everything that is durable now, while work goes on.
  virtual Result<void> back_up(const std::string& file) = 0;
};

}  // namespace saloon::server
