// Watches a simulated world: what clients sent, what the ledger has, what the house says. Whatever does not agree is a
// bug, and the first one ends the run.
#pragma once

#include <deque>
#include <map>
#include <set>
#include <unordered_map>

#include "games/registry.h"
#include "house/table.h"
#include "simulator/disk.h"
#include "simulator/shadow.h"

namespace saloon::house::simulator {

/// Something that a client sent.
struct Sent {
  std::string type;
  TableId table;
  std::string answer;  ///< of an answer: the beginning of its line in the record
  u64 after_row{};     ///< the last row of this client's that it knew to be durable
};

/// An hour at a table.
struct TableHour {
  u64 answers{};  ///< acknowledged
  FaultCount faults{};
  [[nodiscard]] u64 all_faults() const;
};

class Inspector : public LedgerReader {
 public:
  explicit Inspector(Agenda& agenda) : agenda_(agenda), began_(agenda.now()) {}

  void became_durable(const Batch& batch) override;
  void suffered(const TableId& table, Fault fault) override;
  std::string new_id() { return "r" + std::to_string(++ids_); }
  void sends(const std::string& id, Sent sent) { sent_.emplace(id, std::move(sent)); }
  /// The house sends this letter.
  void tells(const TableId& table, const std::string& letter);
  /// A table was read from the ledger, or has been looked at beside what is read from it now.
  void folded(const TableId& table, const Table& from_rows);
  /// A client got an event.
  void hears(const TableId& table, Seat viewer, u64 number, std::string_view event);
  void hears_said(const TableId& table, u64 number, std::string_view remark);
  /// A client got the `done` of an answer. Returns its row.
  u64 acknowledged(const std::string& id);
  /// What a client takes for how things stand, when all that was on its way must have come.
  void sees(const TableId& table, Seat viewer, u64 next, std::string_view view);
  /// Nobody may wait for ever.
  void look_for_stuck();
  void fail(const TableId& table, const std::string& what);

  [[nodiscard]] const std::string& broken() const { return broken_; }
  [[nodiscard]] std::vector<TableId> tables() const;
  /// By where people began: a rematch goes on where the table before it ended.
  [[nodiscard]] const std::map<TableId, std::vector<TableHour>>& hours() const { return hours_; }
  /// How many answers were acknowledged in this hour.
  [[nodiscard]] u64 answers_this_hour(const TableId& table);

 private:
  /// What a viewer heard under each number, as hashes.
  using Heard = std::unordered_map<u64, u64>;
  struct Watched {
    TableId line;  ///< the first of the tables that follow on each other
    std::unique_ptr<Shadow> shadow;
    std::map<std::string, u64> rows;  ///< by request
    std::array<Heard, kMostSeats + 1> chronicle{};
    Heard said{};  ///< the same of what people said
    std::deque<Row> last_rows;
    Moment moved{};
    /// Is it the last that its seat said, whoever sent it?
    [[nodiscard]] bool has_answer(const std::string& answer) const;
    bool left{};  ///< everybody has gone on to another table
  };
  Watched* watched(const TableId& table);
  void opened(const std::vector<Row>& rows);
  void take_hall(const std::vector<Row>& rows);
  TableHour& hour_of(const TableId& table);
  void take(Watched& at, const Row& row, std::set<std::string>& in_batch);
  void check_request(Watched& at, const Row& row, std::set<std::string>& in_batch);
  void note_heard(const TableId& table, Heard& before, u64 number, std::string_view text);
  void check_done(const TableId& table, const std::string& letter);

  Agenda& agenda_;
  Moment began_;
  std::map<TableId, Watched> tables_;
  std::map<std::string, u64> hall_rows_;  ///< by request
  u64 rows_of_hall_ = 0;
  std::unordered_map<std::string, Sent> sent_;
  std::map<TableId, std::vector<TableHour>> hours_;
  std::string broken_;
  u64 ids_ = 0;
};

}  // namespace saloon::house::simulator
