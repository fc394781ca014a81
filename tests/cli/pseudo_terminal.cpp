#include "tests/cli/pseudo_terminal.h"

#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>

namespace saloon::cli_test {
namespace {

constexpr int kTerminalPatience = 20'000;  ///< milliseconds without a single character

}  // namespace

PseudoTerminal::PseudoTerminal(const Folder& folder, const std::vector<std::string>& args,
                               const std::vector<std::string>& environment, ScreenSize size) {
  std::vector<std::string> words{SALOON_PROGRAM};
  words.insert(words.end(), args.begin(), args.end());
  // Where a name comes twice the first counts.
  std::vector<std::string> variables = environment;
  for (const std::string& more : folder.environment()) variables.push_back(more);
  variables.emplace_back("TERM=xterm-256color");
  const auto argv = pointers(words);
  const auto envp = pointers(variables);
  const std::string here = (folder.path() / "here").string();
  winsize window{size.rows, size.columns, 0, 0};
  pid_ = forkpty(&terminal_, nullptr, nullptr, &window);
  if (pid_ != 0) return;
  if (chdir(here.c_str()) == 0) execve(SALOON_PROGRAM, argv.data(), envp.data());
  _exit(127);
}

PseudoTerminal::~PseudoTerminal() {
  if (terminal_ >= 0) close(terminal_);
  if (pid_ <= 0) return;
  kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
}

bool PseudoTerminal::read_more() {
  pollfd ready{terminal_, POLLIN, 0};
  if (poll(&ready, 1, kTerminalPatience) <= 0) return false;
  std::array<char, 65536> bytes{};
  const ssize_t n = read(terminal_, bytes.data(), bytes.size());
  if (n <= 0) return false;
  screen_.append(bytes.data(), std::size_t(n));
  return true;
}

int PseudoTerminal::wait_for_any(const std::vector<std::string>& texts) {
  for (;;) {
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const std::size_t at = screen_.find(texts[i], seen_);
      if (at == std::string::npos) continue;
      seen_ = at + texts[i].size();
      return int(i);
    }
    if (!read_more()) return -1;
  }
}

bool PseudoTerminal::wait_for(const std::string& text) { return wait_for_any({text}) == 0; }

/// The editor shows its prompt a moment before it takes over; a person never types as fast as that.
void PseudoTerminal::type(const std::string& keys) const {
  termios mode{};
  for (int tries = 0; tries < 500 && tcgetattr(terminal_, &mode) == 0 && (mode.c_lflag & ICANON) != 0; ++tries) {
    usleep(1000);
  }
  const ssize_t written = write(terminal_, keys.data(), keys.size());
  static_cast<void>(written);
}

void PseudoTerminal::type_line(const std::string& line) const {
  const std::string keys = line + "\n";
  const ssize_t written = write(terminal_, keys.data(), keys.size());
  static_cast<void>(written);
}

int PseudoTerminal::wait_for_end() {
  while (read_more()) {
  }
  int status = 0;
  if (pid_ <= 0) return -1;
  // The terminal closes a moment before the program has ended; one that goes on after that never ends by itself.
  for (int tries = 0; waitpid(pid_, &status, WNOHANG) == 0; ++tries) {
    if (tries == 1000) return -1;
    usleep(1000);
  }
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

std::string left_on_terminal(const std::string& screen) {
  const std::string wipe = "\033[3J";
  const std::size_t last = screen.rfind(wipe);
  return last == std::string::npos ? screen : screen.substr(last + wipe.size());
}

}  // namespace saloon::cli_test
