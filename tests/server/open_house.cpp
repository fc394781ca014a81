#include "tests/server/open_house.h"

#include "games/registry.h"

namespace saloon::server {

OpenHouse::OpenHouse(Change change)
    : change_(std::move(change)), log_([this](const std::string& line) {
        const std::lock_guard lock(gate_);
        logged_ += line;
      }) {
  open();
}

void OpenHouse::open() {
  Server::Setup setup;
  setup.config.host = "127.0.0.1";
  setup.config.port = 0;
  setup.config.threads = 2;
  setup.config.bot_workers = 1;
  setup.ledger = open_ledger(scratch_.path("data"));
  setup.find_game = find_game;
  setup.version = "test";
  setup.log = &log_;
  if (change_) change_(setup);
  Result<std::unique_ptr<Server>> server = Server::start(std::move(setup));
  ASSERT_TRUE(server) << server.error();
  server_ = std::move(*server);
  const Result<u16> port = server_->listen();
  ASSERT_TRUE(port) << port.error();
  port_ = *port;
}

void OpenHouse::close() {
  server_->drain();
  server_.reset();
}

void OpenHouse::reopen() {
  if (server_) close();
  open();
}

std::string OpenHouse::logged() {
  const std::lock_guard lock(gate_);
  return logged_;
}

void lift_limits(Server::Setup& setup) {
  for (const LimitRow& row : kLimits) setup.config.doors.limits.*row.member = row.most;
  setup.config.doors.limits.unsent_kilobytes = Limits{}.unsent_kilobytes;
}

}  // namespace saloon::server
