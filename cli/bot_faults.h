// What other people's bots do wrong: counted, and told once. A fault costs the bot that decision, never the match.
#pragma once

#include <array>
#include <map>
#include <mutex>

#include "cli/shell.h"

namespace saloon::cli {

enum class Fault : u8 {
  Start,     ///< it cannot be started, or never says "ready"
  Crash,     ///< it ended before it was told to
  Closed,    ///< it runs on but has closed its standard output
  Time,      ///< no answer in time
  Flood,     ///< more text than a bot may say at one decision
  Nonsense,  ///< an answer that cannot be read
  Illegal,   ///< a decision the rules forbid
  Stale,     ///< an answer to a request that is not open
};
inline constexpr int kFaultKinds = 8;

/// By bot and kind; may be shared by the bots of several threads.
class BotFaults {
 public:
  explicit BotFaults(const Shell& shell) : shell_(shell) {}
  [[nodiscard]] const Shell& shell() const { return shell_; }

  /// The first of its kind of this bot is told on stderr.
  void note(const std::string& bot, Fault fault, const std::string& detail);
  /// The bot is not asked any more, in this match or for good; told once each.
  void give_up(const std::string& bot, bool for_good);

  [[nodiscard]] u64 count(const std::string& bot) const;
  /// {"exec:./mybot": {"time": 3, "illegal": 1}}; a bot without a fault is not in it.
  [[nodiscard]] json::object counted() const;
  /// The same in words, a line for each bot.
  [[nodiscard]] std::vector<std::string> told() const;

 private:
  struct Record {
    std::array<u64, kFaultKinds> count{};
    bool given_up_once = false, given_up_for_good = false;
  };
  void tell(std::string_view key, const json::object& args) const;

  const Shell& shell_;
  mutable std::mutex mutex_;
  std::map<std::string, Record> of_;
};

}  // namespace saloon::cli
