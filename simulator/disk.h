// The disk under a ledger: slow at times, failing at times, and what was on its way when the process died is there or
// is not, whole or not at all.
#pragma once

#include <map>

#include "house/row.h"
#include "simulator/agenda.h"
#include "simulator/dice.h"
#include "simulator/faults.h"

namespace saloon::house::simulator {

/// Rows that are stored together or not at all: of one table, and the first ones of another that it opens.
struct Batch {
  std::vector<Row> rows;
  std::vector<Row> opened;
};

/// Whoever reads the ledger.
class LedgerReader {
 public:
  LedgerReader() = default;
  LedgerReader(const LedgerReader&) = delete;
  LedgerReader& operator=(const LedgerReader&) = delete;
  virtual ~LedgerReader() = default;
  virtual void became_durable(const Batch& batch) = 0;
  virtual void suffered(const TableId& table, Fault fault) = 0;
};

class Disk {
 public:
  Disk(Agenda& agenda, Dice& dice, LedgerReader& reader) : agenda_(agenda), dice_(dice), reader_(reader) {}

  using Then = std::function<void(bool durable)>;
  void store(Batch batch, Then then);
  /// At once and without fail, for what is there from the beginning.
  void put(Batch batch) { write(std::move(batch)); }
  [[nodiscard]] const std::map<TableId, std::vector<Row>>& all() const { return ledger_; }
  /// The process has died: nobody hears how its batches went.
  void crash();
  /// Rows of a table, as a reader finds them; none if there is no such table.
  [[nodiscard]] const std::vector<Row>& rows(const TableId& table) const;

  bool calm = false;  ///< nothing goes wrong
  Plant plant = Plant::None;

 private:
  struct OnItsWay {
    Batch batch;
    Then then;
    bool fails{};
  };
  void finish(u64 number);
  void write(Batch batch);

  Agenda& agenda_;
  Dice& dice_;
  LedgerReader& reader_;
  std::map<TableId, std::vector<Row>> ledger_;
  std::map<u64, OnItsWay> on_its_way_;
  u64 batches_ = 0;
  Moment failing_until_ = 0;
};

}  // namespace saloon::house::simulator
