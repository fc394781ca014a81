// A server on a free port, in a folder of its own.
#pragma once

#include "server/server.h"
#include "tests/server/caller.h"
#include "tests/server/ledger_help.h"

namespace saloon::server {

class OpenHouse {
 public:
  /// What a test changes before it opens.
  using Change = std::function<void(Server::Setup&)>;
  explicit OpenHouse(Change change = {});
  /// As after a restart: the same folder, and as a rule another port.
  void reopen();
  /// As SIGTERM does.
  void close();

  [[nodiscard]] u16 port() const { return port_; }
  [[nodiscard]] Server& server() { return *server_; }
  [[nodiscard]] std::string data() const { return scratch_.path("data"); }
  /// What was logged so far.
  [[nodiscard]] std::string logged();

 private:
  void open();

  Scratch scratch_;
  Change change_;
  std::mutex gate_;
  std::string logged_;
  Log log_;
  std::unique_ptr<Server> server_;
  u16 port_ = 0;
};

/// Limits that a test does not reach by itself.
void lift_limits(Server::Setup& setup);

}  // namespace saloon::server
