// A simulated world: a house, a few tables with people, a bad network, a bad disk, for a few hours. Everything in it
// follows from one seed.
#pragma once

#include "simulator/device.h"
#include "simulator/process.h"

namespace saloon::house::simulator {

/// What a world is like.
struct WorldPlan {
  u64 seed{};
  std::vector<const GameInfo*> games;
  Moment lasts = 3 * (3600 * kSecond);
  int tables = 2;
  Plant plant = Plant::None;
};

class World {
 public:
  World(const WorldPlan& plan, Brains& brains);

  /// Until its time is over or something broke.
  void run();
  [[nodiscard]] const Inspector& inspector() const { return inspector_; }

 private:
  void open_table();
  void seat_people(const GameInfo& game, int people, const json::object& create);
  void every_minute();
  void crash_now_and_then();
  /// Nothing goes wrong any more: whatever was sent must be answered, and whatever stands must stand in the ledger.
  void come_to_rest();
  [[nodiscard]] Moment thinking_time(const TableId& table);

  WorldPlan plan_;
  Agenda agenda_;
  Dice dice_;
  Inspector inspector_;
  Network network_;
  Disk disk_;
  Process process_;
  Surroundings around_;
  std::vector<std::unique_ptr<Device>> devices_;
};

}  // namespace saloon::house::simulator
