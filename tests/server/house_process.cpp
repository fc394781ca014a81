#include "tests/server/house_process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <thread>

#include "server/limits.h"

namespace saloon::server {
namespace {

constexpr auto kStep = std::chrono::milliseconds(5);
constexpr int kSteps = 6'000;

/// The port in "http://localhost:8876/"; 0 if it does not stand there yet.
u16 port_in(const std::string& file) {
  std::ifstream in(file);
  const std::string said{std::istreambuf_iterator<char>(in), {}};
  const std::size_t at = said.find("localhost:");
  if (at == std::string::npos || said.find('/', at) == std::string::npos) return 0;
  return u16(std::stoi(said.substr(at + std::string_view("localhost:").size())));
}

}  // namespace

HouseProcess::HouseProcess() {
  std::ofstream config(scratch_.path("house.toml"));
  config << "host = \"127.0.0.1\"\nbot_workers = 1\n[limits]\n";
  for (const LimitRow& row : kLimits) {
    if (std::string_view(row.name) != "unsent_kilobytes") config << row.name << " = " << row.most << "\n";
  }
  config.close();
  start();
}

HouseProcess::~HouseProcess() {
  if (pid_ > 0) close();
}

void HouseProcess::start() {
  const std::string said = scratch_.path("said");
  std::filesystem::remove(said);
  posix_spawn_file_actions_t actions{};
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, said.c_str(), O_WRONLY | O_CREAT, 0600);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, scratch_.path("log").c_str(), O_WRONLY | O_CREAT | O_APPEND,
                                   0600);
  std::vector<std::string> words{SALOON_PROGRAM,        "serve",  "--config", scratch_.path("house.toml"), "--port",
                                 std::to_string(port_), "--data", data()};
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  ASSERT_EQ(posix_spawn(&pid_, SALOON_PROGRAM, &actions, nullptr, argv.data(), environ), 0);
  posix_spawn_file_actions_destroy(&actions);
  u16 found = 0;
  for (int i = 0; i < kSteps && found == 0; ++i) {
    std::this_thread::sleep_for(kStep);
    found = port_in(said);
  }
  ASSERT_NE(found, 0) << "it did not open";
  port_ = found;
}

void HouseProcess::kill_it() {
  int status = 0;
  ASSERT_EQ(waitpid(pid_, &status, WNOHANG), 0) << "it had ended by itself";
  kill(pid_, SIGKILL);
  waitpid(std::exchange(pid_, -1), &status, 0);
}

int HouseProcess::close() {
  kill(pid_, SIGTERM);
  int status = 0;
  waitpid(std::exchange(pid_, -1), &status, 0);
  return status;
}

}  // namespace saloon::server
