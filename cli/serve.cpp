// saloon serve: the table online.
#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <iostream>

#include "cli/verb.h"
#include "server/admin_door.h"
#include "server/probe.h"
#include "server/server.h"
#include "server/sqlite_ledger.h"

namespace saloon::cli {
namespace {

struct AskedServe {
  std::string host, port, data, config;
};

void apply_to(const Shell& shell, const server::Settings& settings, server::Config& config) {
  if (const Result<void> applied = server::apply_settings(settings, config); !applied) {
    shell.refuse("error.setting", {{"detail", applied.error()}});
  }
}

/// Flags before the environment before the file.
server::Config config_of(const AskedServe& asked, const Shell& shell) {
  server::Config config;
  const char* in_environment = std::getenv("SALOON_CONFIG");
  const std::string file = !asked.config.empty() || in_environment == nullptr ? asked.config : in_environment;
  if (!file.empty()) {
    const Result<server::Settings> settings = server::read_settings(file);
    if (!settings) shell.refuse("error.setting", {{"detail", settings.error()}});
    apply_to(shell, *settings, config);
  }
  apply_to(shell, server::settings_of_environment(), config);
  server::Settings flags;
  if (!asked.host.empty()) flags["host"] = asked.host;
  if (!asked.port.empty()) flags["port"] = asked.port;
  if (!asked.data.empty()) flags["data"] = asked.data;
  apply_to(shell, flags, config);
  if (config.data.empty()) config.data = server::usual_data_folder();
  return config;
}

/// Signals that end the server are waited for, by the first thread alone.
sigset_t signals_to_end() {
  sigset_t out;
  sigemptyset(&out);
  sigaddset(&out, SIGINT);
  sigaddset(&out, SIGTERM);
  return out;
}

/// As many sockets as this user may have; and nobody's hanging up ends the program.
void prepare_process() {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) == 0) {
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
  }
  std::signal(SIGPIPE, SIG_IGN);
}

/// One that runs already is most likely what whoever starts another is after.
void refuse_if_open_already(const server::Config& config, const Shell& shell) {
  const auto version = server::saloon_at(config.port);
  if (!version) return;
  const std::string url = "http://localhost:" + std::to_string(config.port) + "/";
  shell.refuse("error.port_is_ours", {{"url", url}, {"version", *version}});
}

std::unique_ptr<server::Server> started(const server::Config& config, server::Log& log, const Shell& shell) {
  Result<std::unique_ptr<server::SqliteLedger>> ledger = server::SqliteLedger::open(config.data);
  if (!ledger) refuse_if_open_already(config, shell);
  if (!ledger) shell.refuse("error.data_folder", {{"folder", config.data}, {"detail", ledger.error()}});
  server::Server::Setup setup;
  setup.config = config;
  setup.trouble = [&ledger = **ledger] { return ledger.trouble(); };
  setup.ledger = std::move(*ledger);
  setup.find_game = find_game;
  setup.version = SALOON_VERSION;
  setup.client = server::built_in_client();
  setup.log = &log;
  Result<std::unique_ptr<server::Server>> server = server::Server::start(std::move(setup));
  if (!server) shell.refuse("error.data_folder", {{"folder", config.data}, {"detail", server.error()}});
  return std::move(*server);
}

/// Null if there can be none: the house is open all the same.
std::unique_ptr<server::AdminDoor> admin_door(const server::Config& config, server::Server& server, server::Log& log) {
  auto door = server::AdminDoor::open({config.data, server.ledger(), server.landlord(), log});
  if (!door) log.error("no admin door", {{"detail", door.error()}});
  return door ? std::move(*door) : nullptr;
}

[[noreturn]] void refuse_port(const server::Config& config, const std::string& detail, const Shell& shell) {
  refuse_if_open_already(config, shell);
  const std::string port = std::to_string(config.port);
  shell.refuse("error.port", {{"port", port}, {"host", config.host}, {"detail", detail}});
}

void announce(const server::Config& config, u16 port, const Shell& shell) {
  const std::string tail = ":" + std::to_string(port) + "/";
  const bool here_only = config.host == "localhost" || config.host.starts_with("127.") || config.host == "::1";
  const std::string shown = config.host.find(':') == std::string::npos ? config.host : "[" + config.host + "]";
  const std::string lan = config.host.empty() ? server::local_network_address() : shown;
  if (here_only || lan.empty()) {
    std::cout << shell.say("serve.open_here", {{"url", "http://localhost" + tail}}) << '\n';
  } else {
    const std::string url = "http://" + lan + tail;
    std::cout << shell.say("serve.open", {{"url", url}, {"local", "http://localhost" + tail}}) << '\n';
    if (::isatty(STDOUT_FILENO) != 0) std::cout << server::qr_code(url);
  }
  std::cout.flush();
}

int serve(const AskedServe& asked, const Shell& shell) {
  const server::Config config = config_of(asked, shell);
  if (::geteuid() == 0) std::cerr << "saloon: " << shell.say("serve.root") << '\n';
  prepare_process();
  const sigset_t signals = signals_to_end();
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  server::Log log;
  const std::unique_ptr<server::Server> server = started(config, log, shell);
  const Result<u16> port = server->listen();
  if (!port) refuse_port(config, port.error(), shell);
  std::unique_ptr<server::AdminDoor> admin = admin_door(config, *server, log);
  log.note("open", config.told());
  announce(config, *port, shell);
  int received = 0;
  ::sigwait(&signals, &received);
  log.note("closing", {{"signal", received}});
  admin.reset();
  server->drain();
  log.note("closed");
  return kFine;
}

}  // namespace

Run declare_serve(CLI::App& app, const Shell& shell) {
  auto asked = std::make_shared<AskedServe>();
  Flags(app, shell)
      .value("--host", "ADDRESS", asked->host)
      .value("--port", "N", asked->port)
      .value("--data", "FOLDER", asked->data)
      .value("--config", "FILE", asked->config);
  return [asked, &shell] { return serve(*asked, shell); };
}

}  // namespace saloon::cli
