// `saloon serve` as a process of its own, which can be killed and started again in the same place.
#pragma once

#include <sys/types.h>

#include "cli/load/client_socket.h"
#include "tests/server/ledger_help.h"

namespace saloon::server {

class HouseProcess {
 public:
  HouseProcess();
  HouseProcess(const HouseProcess&) = delete;
  HouseProcess& operator=(const HouseProcess&) = delete;
  ~HouseProcess();

  /// The same folder and, after the first time, the same port. Waits until it is open.
  void start();
  void kill_it();
  /// As SIGTERM does; returns how it ended.
  int close();
  [[nodiscard]] cli::ServerPlace place() const { return {.address = "127.0.0.1", .port = port_}; }
  [[nodiscard]] std::string data() const { return scratch_.path("data"); }

 private:
  Scratch scratch_;
  pid_t pid_ = -1;
  u16 port_ = 0;
};

}  // namespace saloon::server
