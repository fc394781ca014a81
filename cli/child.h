// Somebody else's program as a process of ours: lines to its standard input, lines from its standard output, and never
// longer than until a deadline. It has a process group of its own, which is ended with it.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "cli/protocol.h"

namespace saloon::cli {

class Child {
 public:
  using Clock = std::chrono::steady_clock;
  enum class Heard : u8 { Line, Ended, Closed, Late, Flood };
  /// So much may be heard, and so much more of complaints, until `allow_more`.
  static constexpr std::size_t kMostTalk = 1'048'576;

  Child() = default;
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() { end(); }

  /// Runs the program named by the first word. False, with what the system says in `error`, if it cannot.
  bool start(const std::vector<std::string>& words, std::string& error);
  [[nodiscard]] bool started() const { return pid_ > 0; }
  /// Has it ended by itself? It stays started until `end`.
  [[nodiscard]] bool has_ended() const;

  /// Keeps the text until there is time: everything waits in `hear`.
  void send(std::string_view text) { unsent_ += text; }
  /// Waits for a whole line, sends what is to be sent, and listens to complaints meanwhile.
  Heard hear(std::string& line, Clock::time_point deadline);
  void allow_more() { talked_ = complained_ = 0; }

  /// What came on its standard error since the last call; only the last 64 KiB of it.
  std::string take_complaints();
  struct Ending {
    bool by_signal;
    int code;  ///< of its exit, or of the signal
  };
  /// Once it has ended.
  [[nodiscard]] Ending how_it_ended() const;

  /// Sends the rest, closes its standard input, and waits so long for it to end by itself before `end`.
  void dismiss(std::chrono::milliseconds patience);
  /// Ends the whole process group at once.
  void end();

 private:
  void wait_for_something(Clock::time_point deadline);
  void send_some();
  bool read_some(int& file, std::string& into);
  bool read_complaints();

  int pid_ = 0;
  int in_ = -1, out_ = -1, err_ = -1;
  std::string unsent_;
  LineBuffer lines_;
  std::string complaints_;
  std::size_t talked_ = 0, complained_ = 0;
};

/// For signal handlers: ends every child there is.
void end_children() noexcept;

}  // namespace saloon::cli
