// What hall and tables need around them on a machine.
#pragma once

#include <atomic>

#include "house/company.h"
#include "server/alarms.h"
#include "server/bot_pool.h"
#include "server/errands.h"
#include "server/lane.h"
#include "server/ledger.h"
#include "server/limits.h"
#include "server/switchboard.h"

namespace saloon::server {

/// What whoever runs a house brings along; all of it outlives the house.
struct Premises {
  Ledger& ledger;
  Crew& crew;
  Log& log;
  Metrics& metrics;
  house::FindGame find_game{};
  std::string build{};  ///< what clients are told of this program's version
  Clock clock = wall_clock;
  Dice dice = random_bytes;
  int bot_workers = 1;
  std::chrono::milliseconds sleep_after = kSleepAfter;
};

/// The same with what all rooms of one house share.
struct Service {
  const Premises& premises;
  Switchboard& board;
  Alarms& alarms;
  BotPool& bots;
  Errands& errands;
  std::atomic<bool>& draining;
  std::atomic<bool>& leaving_off;
  std::function<void(const house::TableSummary&)> changed;  ///< news of a table, for the hall
  std::function<void(const house::TableId&)> opened;        ///< there is a new one in the ledger

  /// Random bytes that make an id which no table of the ledger has; what cannot be looked up is taken for free, and the
  /// ledger refuses it if it is not.
  [[nodiscard]] house::Random dice_for_table() const;
  /// Stores rows, with those of a table that is opened by them, and tells how that went.
  void append(const house::Effects& effects, Stored then) const;
};

}  // namespace saloon::server
