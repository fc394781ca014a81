// The text protocol between the program and other people's bots: one line, one message. docs/bots.md explains it; both
// ends are here, as ExecBot (cli/exec_bot.h) is one of them and `saloon bot` the other.
#pragma once

#include <algorithm>

#include "engine/json/json.h"

namespace saloon::cli {

inline constexpr u64 kProtocol = 1;
/// A bot may not say more in one line.
inline constexpr std::size_t kLongestLine = 65'536;

/// Bytes as they come, made into lines. What has come is never more than one line and one piece.
class LineBuffer {
 public:
  void add(std::string_view bytes);
  /// The next whole line without its end (LF or CR LF); false if there is none yet.
  bool next(std::string& line);
  /// Has a line begun that is too long?
  [[nodiscard]] bool overlong() const { return end_of_line() - at_ > kLongestLine; }
  void clear() { *this = {}; }

 private:
  [[nodiscard]] std::size_t end_of_line() const { return std::min(bytes_.find('\n', at_), bytes_.size()); }

  std::string bytes_;
  std::size_t at_ = 0;  ///< what stands before has been taken
};

/// A line taken apart: its first word and what follows, without blanks around. A line that means nothing to the reader
/// is ignored, and so are words it does not know: that is how the protocol can grow.
struct Message {
  std::string_view word, rest;
};
Message message_in(std::string_view line);

/// "ask 7 question move time 5000 seed 99 partial offer": what the rest of the lines before it are for.
struct Request {
  u64 id{};
  std::string question;
  u64 milliseconds{};
  std::optional<u64> seed;
  bool partial = false;  ///< the list of decisions is only representative
  bool offer = false;    ///< nobody waits for an answer
};
std::string ask_line(const Request& request);
/// Nothing if there is no number.
std::optional<Request> request_in(std::string_view rest);

/// "answer 7 {...}", "answer 7 2" (counted from 0 in the list), "answer 7 pass".
struct BotAnswer {
  enum class Kind : u8 { Decision, Place, Pass, Nonsense };
  u64 request{};
  Kind kind = Kind::Nonsense;
  json::object decision{};
  std::size_t place{};
};
/// Nothing if it does not even name a request.
std::optional<BotAnswer> answer_in(std::string_view rest);

/// A generator's seed for a bot outside: it tells nothing about the seed it follows from.
u64 outside_seed(u64 seed);

}  // namespace saloon::cli
