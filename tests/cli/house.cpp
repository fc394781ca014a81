#include "tests/cli/house.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <fstream>
#include <sstream>
#include <utility>

namespace saloon::cli_test {
namespace {

constexpr int kPatience = 30'000;  ///< milliseconds
constexpr int kStep = 20;

/// The port in "http://localhost:8876/"; 0 if there is none yet.
u16 port_in(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  const std::string said = text.str();
  const std::size_t at = said.find("localhost:");
  return at == std::string::npos || said.find('/', at) == std::string::npos ? u16(0)
                                                                            : u16(std::stoi(said.substr(at + 10)));
}

sockaddr_in here(u16 port) {
  sockaddr_in out{};
  out.sin_family = AF_INET;
  out.sin_port = htons(port);
  out.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return out;
}

struct Pair {
  int near = -1, far = -1;
  void close() const {
    ::close(near);
    ::close(far);
  }
};

/// What came in on one side goes out on the other; false at the end.
bool pass(int from, int to) {
  std::array<char, 65536> bytes{};
  const ssize_t n = ::recv(from, bytes.data(), bytes.size(), 0);
  return n > 0 && ::send(to, bytes.data(), std::size_t(n), MSG_NOSIGNAL) == n;
}

}  // namespace

House::House() {
  const std::string out = (folder_.path() / "said").string();
  const std::string err = (folder_.path() / "log").string();
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  std::vector<std::string> words{SALOON_PROGRAM, "serve", "--host", "127.0.0.1",
                                 "--port",       "0",     "--data", (folder_.path() / "data").string()};
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  if (posix_spawn(&pid_, SALOON_PROGRAM, &actions, nullptr, argv.data(), environ) != 0) pid_ = -1;
  posix_spawn_file_actions_destroy(&actions);
  for (int waited = 0; port_ == 0 && waited < kPatience; waited += kStep) {
    ::usleep(kStep * 1000);
    port_ = port_in(out);
  }
}

House::~House() {
  if (pid_ > 0) close();
}

void House::close() {
  ::kill(pid_, SIGTERM);
  ::waitpid(std::exchange(pid_, -1), nullptr, 0);
}

Cable::Cable(u16 to) : to_(to), door_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address = here(0);
  socklen_t size = sizeof address;
  EXPECT_EQ(::bind(door_, reinterpret_cast<const sockaddr*>(&address), size), 0);
  ::listen(door_, 16);
  ::getsockname(door_, reinterpret_cast<sockaddr*>(&address), &size);
  port_ = ntohs(address.sin_port);
  thread_ = std::thread([this] { hand_on(); });
}

Cable::~Cable() {
  ends_ = true;
  thread_.join();
  ::close(door_);
}

void Cable::hand_on() {
  std::vector<Pair> pairs;
  while (!ends_) {
    if (is_cut_) {
      for (const Pair& pair : pairs) pair.close();
      pairs.clear();
    }
    std::vector<pollfd> files{{door_, POLLIN, 0}};
    for (const Pair& pair : pairs) {
      files.push_back({pair.near, POLLIN, 0});
      files.push_back({pair.far, POLLIN, 0});
    }
    if (::poll(files.data(), files.size(), kStep) <= 0) continue;
    std::vector<Pair> left;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      const Pair& pair = pairs[i];
      const bool holds = (files[2 * i + 1].revents == 0 || pass(pair.near, pair.far)) &&
                         (files[2 * i + 2].revents == 0 || pass(pair.far, pair.near));
      if (holds) left.push_back(pair);
      if (!holds) pair.close();
    }
    pairs = std::move(left);
    if (files[0].revents == 0) continue;
    Pair fresh{::accept4(door_, nullptr, nullptr, SOCK_CLOEXEC), ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)};
    const sockaddr_in address = here(to_);
    const bool holds = ::connect(fresh.far, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    if (holds && !is_cut_)
      pairs.push_back(fresh);
    else
      fresh.close();
  }
  for (const Pair& pair : pairs) pair.close();
}

}  // namespace saloon::cli_test
