#include "cli/child.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <thread>

namespace saloon::cli {
namespace {

constexpr std::size_t kMostComplaints = 65'536;
constexpr std::size_t kPiece = 16'384;
constexpr auto kLook = std::chrono::milliseconds(50);
constexpr auto kToEnd = std::chrono::milliseconds(200);

/// Process groups of all children, for whoever ends this program by a signal.
std::array<std::atomic<pid_t>, 512> groups;

void remember_group(pid_t group) {
  for (auto& place : groups) {
    pid_t free = 0;
    if (place.compare_exchange_strong(free, group)) return;
  }
}

void forget_group(pid_t group) {
  for (auto& place : groups) {
    pid_t its = group;
    if (place.compare_exchange_strong(its, 0)) return;
  }
}

extern "C" void end_children_and_self(int signal) {
  end_children();
  raise(signal);
}

/// Nobody who ends this program by a signal shall leave bots behind; whoever listens to the signal already sees to it.
void end_children_by_signal() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction now{};
    if (sigaction(signal, nullptr, &now) != 0 || now.sa_handler != SIG_DFL) continue;
    struct sigaction action{};
    action.sa_handler = end_children_and_self;
    action.sa_flags = int(SA_RESETHAND) | SA_NODEFER;
    sigaction(signal, &action, nullptr);
  }
}

void close_file(int& file) {
  if (file >= 0) ::close(file);
  file = -1;
}

struct Pipe {
  std::array<int, 2> end{-1, -1};
  Pipe() {
    if (pipe2(end.data(), O_CLOEXEC) != 0) end = {-1, -1};
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    close_file(end[0]);
    close_file(end[1]);
  }
  [[nodiscard]] bool open() const { return end[0] >= 0; }
  /// Our end, which never makes us wait.
  int take(std::size_t which) {
    const int file = end[which];
    end[which] = -1;
    fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK);
    return file;
  }
};

/// A group of its own, and signals as they are by default, whatever we do with ours.
class Attributes {
 public:
  Attributes() {
    posix_spawnattr_init(&attributes_);
    sigset_t signals;
    sigfillset(&signals);
    posix_spawnattr_setsigdefault(&attributes_, &signals);
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes_, &signals);
    posix_spawnattr_setpgroup(&attributes_, 0);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
  }
  Attributes(const Attributes&) = delete;
  Attributes& operator=(const Attributes&) = delete;
  ~Attributes() { posix_spawnattr_destroy(&attributes_); }
  [[nodiscard]] const posix_spawnattr_t* get() const { return &attributes_; }

 private:
  posix_spawnattr_t attributes_{};
};

class Redirections {
 public:
  Redirections() { posix_spawn_file_actions_init(&actions_); }
  Redirections(const Redirections&) = delete;
  Redirections& operator=(const Redirections&) = delete;
  ~Redirections() { posix_spawn_file_actions_destroy(&actions_); }
  void add(int from, int to) { posix_spawn_file_actions_adddup2(&actions_, from, to); }
  [[nodiscard]] const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

/// Writing to a program that is gone must not end ours: the signal for it is kept from this thread and taken away.
ssize_t write_quietly(int file, std::string_view text) {
  sigset_t pipe_signal;
  sigset_t before;
  sigemptyset(&pipe_signal);
  sigaddset(&pipe_signal, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe_signal, &before);
  const ssize_t written = ::write(file, text.data(), text.size());
  const int trouble = errno;
  if (written < 0 && trouble == EPIPE && sigismember(&before, SIGPIPE) == 0) {
    const timespec at_once{};
    sigtimedwait(&pipe_signal, nullptr, &at_once);
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  errno = trouble;
  return written;
}

/// How it ended, with the process kept until `end` so that nobody else gets its number.
bool ended(pid_t pid, siginfo_t& how) {
  how = {};
  return waitid(P_PID, id_t(pid), &how, WEXITED | WNOHANG | WNOWAIT) == 0 && how.si_pid == pid;
}

bool ends_until(const Child& child, Child::Clock::time_point deadline) {
  while (!child.has_ended()) {
    if (Child::Clock::now() >= deadline) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return true;
}

}  // namespace

void end_children() noexcept {
  for (const auto& place : groups) {
    if (const pid_t group = place.load(); group > 0) kill(-group, SIGKILL);
  }
}

bool Child::start(const std::vector<std::string>& words, std::string& error) {
  end();
  Pipe in;
  Pipe out;
  Pipe err;
  int trouble = in.open() && out.open() && err.open() ? 0 : errno;
  Redirections redirections;
  redirections.add(in.end[0], STDIN_FILENO);
  redirections.add(out.end[1], STDOUT_FILENO);
  redirections.add(err.end[1], STDERR_FILENO);
  std::vector<std::string> own = words;
  std::vector<char*> arguments;
  for (std::string& word : own) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  end_children_by_signal();
  if (trouble == 0) {
    const Attributes attributes;
    trouble = posix_spawnp(&pid_, arguments[0], redirections.get(), attributes.get(), arguments.data(), environ);
  }
  if (trouble != 0) {
    pid_ = 0;
    error = std::strerror(trouble);
    return false;
  }
  remember_group(pid_);
  allow_more();
  in_ = in.take(1);
  out_ = out.take(0);
  err_ = err.take(0);
  return true;
}

bool Child::has_ended() const {
  siginfo_t how;
  return pid_ > 0 && ended(pid_, how);
}

Child::Heard Child::hear(std::string& line, Clock::time_point deadline) {
  for (;;) {
    if (lines_.next(line)) return Heard::Line;
    if (talked_ > kMostTalk || complained_ > kMostTalk || lines_.overlong()) return Heard::Flood;
    if (out_ < 0) return ends_until(*this, Clock::now() + kToEnd) ? Heard::Ended : Heard::Closed;
    if (Clock::now() >= deadline) return Heard::Late;
    const bool gone = has_ended();
    const std::size_t talked = talked_;
    wait_for_something(deadline);
    // Somebody it started may hold the pipe open when it is gone itself.
    if (gone && talked_ == talked) close_file(out_);
  }
}

/// Until something can be read or sent; not much longer than a look, as the end of a process is no event here.
void Child::wait_for_something(Clock::time_point deadline) {
  std::array<pollfd, 3> files{pollfd{out_, POLLIN, 0}, pollfd{err_, POLLIN, 0},
                              pollfd{unsent_.empty() ? -1 : in_, POLLOUT, 0}};
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
  if (poll(files.data(), files.size(), int(std::clamp(left, std::chrono::milliseconds(0), kLook).count())) <= 0) return;
  if (files[2].revents != 0) send_some();
  std::string piece;
  if (files[0].revents != 0 && read_some(out_, piece)) {
    talked_ += piece.size();
    lines_.add(piece);
  }
  if (files[1].revents != 0) read_complaints();
}

void Child::send_some() {
  const ssize_t written = write_quietly(in_, unsent_);
  if (written > 0) unsent_.erase(0, std::size_t(written));
  if (written >= 0 || errno == EAGAIN || errno == EINTR) return;
  unsent_.clear();
  close_file(in_);
}

/// False if there was nothing; the file is closed at its end.
bool Child::read_some(int& file, std::string& into) {
  std::array<char, kPiece> buffer;
  const ssize_t read = ::read(file, buffer.data(), buffer.size());
  if (read > 0) into.assign(buffer.data(), std::size_t(read));
  if (read == 0 || (read < 0 && errno != EAGAIN && errno != EINTR)) close_file(file);
  return read > 0;
}

bool Child::read_complaints() {
  std::string piece;
  if (err_ < 0 || !read_some(err_, piece)) return false;
  complained_ += piece.size();
  complaints_ += piece;
  if (complaints_.size() > kMostComplaints) complaints_.erase(0, complaints_.size() - kMostComplaints);
  return true;
}

std::string Child::take_complaints() {
  // What a program says when it breaks comes last, and may come after all else.
  while (complained_ <= kMostTalk && read_complaints()) {
  }
  std::string out;
  out.swap(complaints_);
  return out;
}

Child::Ending Child::how_it_ended() const {
  siginfo_t how;
  if (pid_ <= 0 || !ended(pid_, how)) return {};
  return {how.si_code != CLD_EXITED, how.si_status};
}

void Child::dismiss(std::chrono::milliseconds patience) {
  if (!started()) return;
  const auto deadline = Clock::now() + patience;
  allow_more();
  while (!unsent_.empty() && in_ >= 0 && out_ >= 0 && talked_ <= kMostTalk && Clock::now() < deadline) {
    wait_for_something(deadline);
    lines_.clear();
  }
  close_file(in_);
  ends_until(*this, deadline);
  end();
}

void Child::end() {
  if (pid_ > 0) {
    kill(-pid_, SIGKILL);
    kill(pid_, SIGKILL);
    forget_group(pid_);
    while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  pid_ = 0;
  close_file(in_);
  close_file(out_);
  close_file(err_);
  unsent_.clear();
  lines_.clear();
  complaints_.clear();
}

}  // namespace saloon::cli
