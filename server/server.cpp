#include "server/server.h"

#include <stdexcept>
#include <thread>

#include "engine/json/json_failure.h"

namespace saloon::server {
namespace {

constexpr house::Moment kTidyEvery = 10 * house::kSecond;
constexpr int kComeBackAfterRestart = 1'000;
constexpr auto kByeWithin = std::chrono::seconds(2);

/// Whatever Boost would throw breaks one table or one connection, as everything does that is thrown here.
[[noreturn]] void throw_it(const std::exception& what) { throw std::runtime_error(what.what()); }

int one_per_processor(int wanted) {
  return wanted > 0 ? wanted : int(std::max(1U, std::thread::hardware_concurrency()));
}

/// By this a page sees that it is of another build than the server, and loads anew.
std::string build_of(const std::string& version, const Client& client) {
  return client.is_there() ? version + "+" + client.build() : version;
}

}  // namespace

Server::Server(Setup setup) : setup_(std::move(setup)), doorman_(setup_.config.doors) {
  landlord_ = std::make_unique<Landlord>(Premises{.ledger = *setup_.ledger,
                                                  .crew = machine_,
                                                  .log = *setup_.log,
                                                  .metrics = metrics_,
                                                  .find_game = setup_.find_game,
                                                  .build = build_of(setup_.version, setup_.client),
                                                  .clock = setup_.clock,
                                                  .dice = setup_.dice,
                                                  .bot_workers = one_per_processor(setup_.config.bot_workers),
                                                  .sleep_after = setup_.sleep_after});
  desk_ = std::make_unique<FrontDesk>(FrontDesk::Setup{.landlord = *landlord_,
                                                       .archive = {*setup_.ledger, setup_.find_game},
                                                       .doorman = doorman_,
                                                       .crew = machine_,
                                                       .metrics = metrics_,
                                                       .trouble = setup_.trouble,
                                                       .version = setup_.version,
                                                       .client = setup_.client,
                                                       .clock = setup_.clock});
  doors_ = std::make_unique<Doors>(machine_, DoorSetup{*desk_, doorman_, metrics_, *setup_.log, setup_.clock});
}

Result<std::unique_ptr<Server>> Server::start(Setup setup) {
  set_json_failure(throw_it);
  std::unique_ptr<Server> server(new Server(std::move(setup)));
  if (const Result<void> opened = server->landlord_->open(); !opened) return opened.failed();
  server->machine_.start(one_per_processor(server->setup_.config.threads), *server->setup_.log);
  server->broom_ = std::make_unique<Alarms>(wall_clock, [&self = *server](const std::string&) { self.tidy_up(); });
  server->tidy_up();
  return server;
}

Result<u16> Server::listen() { return doors_->open(setup_.config.host, setup_.config.port); }

void Server::tidy_up() {
  landlord_->tidy_up();
  broom_->set("tidy up", wall_clock() + kTidyEvery);
}

void Server::drain() {
  doors_->close();
  if (!landlord_->drain()) setup_.log->error("not everything could be finished in time");
  doors_->send_away("restart", kComeBackAfterRestart);
  const auto until = std::chrono::steady_clock::now() + kByeWithin;
  while (doors_->lines() > 0 && std::chrono::steady_clock::now() < until) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

/// Whoever calls goes first, then whoever is called: alarms and bots, the ledger's thread, the machine's.
Server::~Server() {
  if (broom_) broom_->stop();  // it may be sweeping, and then sets itself anew
  doors_->close();
  landlord_->stop();
  setup_.ledger.reset();
  machine_.stop();
}

}  // namespace saloon::server
