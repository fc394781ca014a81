// The whole house on a machine: a data folder, the landlord, doors.
#pragma once

#include "server/bot_pool.h"
#include "server/config.h"
#include "server/doors.h"
#include "server/front_desk.h"

namespace saloon::server {

class Server {
 public:
  struct Setup {
    Config config;
    std::unique_ptr<Ledger> ledger;
    std::function<std::string()> trouble = [] { return std::string(); };  ///< of the ledger
    house::FindGame find_game{};
    std::string version;
    Client client{};  ///< that browsers load; without one, whoever looks sees the plain page
    Log* log{};
    Clock clock = wall_clock;
    Dice dice = random_bytes;
    std::chrono::milliseconds sleep_after = kSleepAfter;
  };
  /// Fails if the ledger cannot be read; then nothing listens.
  static Result<std::unique_ptr<Server>> start(Setup setup);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  /// Opens the doors; fails if the port is taken.
  Result<u16> listen();
  /// Lets nobody in, makes durable what is under way, tells clients, closes.
  void drain();
  [[nodiscard]] Metrics& metrics() { return metrics_; }
  [[nodiscard]] Landlord& landlord() { return *landlord_; }
  [[nodiscard]] Ledger& ledger() const { return *setup_.ledger; }

 private:
  explicit Server(Setup setup);
  void tidy_up();

  Setup setup_;
  Metrics metrics_;
  Doorman doorman_;
  Machine machine_;  ///< outlives whoever posts to it
  std::unique_ptr<Landlord> landlord_;
  std::unique_ptr<FrontDesk> desk_;
  std::unique_ptr<Doors> doors_;
  std::unique_ptr<Alarms> broom_;  ///< rings when it is time to tidy up
};

}  // namespace saloon::server
