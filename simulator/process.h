// The program around tables, as a server is: connections, a ledger, workers for bots, and a clock that wakes tables. It
// may die at any moment, and then knows nothing but what the ledger has.
#pragma once

#include <map>
#include <set>

#include "bots/brain.h"
#include "house/hall.h"
#include "simulator/inspector.h"
#include "simulator/network.h"

namespace saloon::house::simulator {

/// One for each game, for all worlds: thinking leaves nothing behind.
class Brains {
 public:
  Brain& of(const GameInfo& game);

 private:
  std::map<std::string, std::unique_ptr<Brain>, std::less<>> brains_;
};

struct Machine {
  Agenda& agenda;
  Dice& dice;
  Network& network;
  Disk& disk;
  Inspector& inspector;
  Brains& brains;
};

class Process : public HouseEnd {
 public:
  explicit Process(const Machine& machine) : m_(machine), hall_(std::make_unique<Hall>(find_game, "simulated")) {}

  [[nodiscard]] bool is_up() const override { return up_; }
  void connected(Connection connection, const std::string& token) override;
  void heard(Connection connection, const std::string& text) override;
  void hung_up(Connection connection) override;

  /// Somebody new, at once and without fail. Returns the token.
  std::string welcome();
  /// Dies, and comes back after a while.
  void crash();
  /// Tables where nothing is to come leave memory.
  void let_sleep();
  /// Every table in memory is compared with one that its rows make now.
  void compare_with_rows();

  bool calm = false;  ///< bots do as they should
  Plant plant = Plant::None;

 private:
  struct Running {
    std::unique_ptr<Table> table;
    u64 wake{};  ///< only the last one counts
    bool storing{};
  };
  void start();
  void take_hall(Effects out);
  void keep(const TableSummary& summary);
  void to_table(const Sender& from, Request request);
  Running* running(const TableId& id);
  [[nodiscard]] std::vector<TableId> tables_in_memory() const;
  void take(const TableId& id, Effects out);
  void store(const TableId& id, Effects& out);
  void write(Effects& out, Disk::Then then);
  void tell(const TableId& id, const Letter& letter);
  void wake(const TableId& id, std::optional<Moment> at);
  void ask_bot(const TableId& id, const BotTask& task);
  [[nodiscard]] bool lives(u64 life) const { return up_ && life == life_; }

  Machine m_;
  bool up_ = true;
  u64 life_ = 0;
  u64 wakes_ = 0;
  std::unique_ptr<Hall> hall_;
  std::map<TableId, TableSummary> summaries_;  ///< as a ledger keeps them beside the rows
  std::map<Connection, Sender> senders_;
  std::map<TableId, Running> tables_;
  std::set<std::string> sent_before_;  ///< requests, for Plant::DoublesResends
};

}  // namespace saloon::house::simulator
