#include "cli/bot_faults.h"

#include <unistd.h>

#include <iostream>
#include <numeric>

namespace saloon::cli {
namespace {

constexpr std::array<const char*, kFaultKinds> kNames{"start", "crash",    "closed",  "time",
                                                      "flood", "nonsense", "illegal", "stale"};

/// What a stranger's program said, fit for a terminal: plain letters only, and not too many.
std::string quotable(std::string_view text) {
  constexpr std::size_t kMost = 160;
  std::string out(text.substr(0, kMost));
  for (char& c : out) {
    if (c < ' ' || c > '~') c = '?';
  }
  return text.size() > kMost ? out + "..." : out;
}

}  // namespace

void BotFaults::note(const std::string& bot, Fault fault, const std::string& detail) {
  const std::lock_guard lock(mutex_);
  if (++of_[bot].count[std::size_t(fault)] > 1) return;
  tell(std::string("bot_fault.") + kNames[std::size_t(fault)], {{"bot", quotable(bot)}, {"detail", quotable(detail)}});
}

void BotFaults::give_up(const std::string& bot, bool for_good) {
  const std::lock_guard lock(mutex_);
  Record& record = of_[bot];
  bool& told = for_good ? record.given_up_for_good : record.given_up_once;
  if (told) return;
  told = true;
  tell(for_good ? "bot_fault.given_up" : "bot_fault.given_up_in_match", {{"bot", quotable(bot)}});
}

u64 BotFaults::count(const std::string& bot) const {
  const std::lock_guard lock(mutex_);
  const auto its = of_.find(bot);
  return its == of_.end() ? 0 : std::accumulate(its->second.count.begin(), its->second.count.end(), u64{0});
}

json::object BotFaults::counted() const {
  const std::lock_guard lock(mutex_);
  json::object out;
  for (const auto& [bot, record] : of_) {
    json::object kinds;
    for (std::size_t i = 0; i < kFaultKinds; ++i) {
      if (record.count[i] > 0) kinds[kNames[i]] = record.count[i];
    }
    out[bot] = std::move(kinds);
  }
  return out;
}

std::vector<std::string> BotFaults::told() const {
  std::vector<std::string> out;
  for (const auto& [bot, kinds] : counted()) {
    std::string list;
    for (const auto& [kind, count] : kinds.get_object()) {
      if (!list.empty()) list += ", ";
      list += shell_.say("bot_fault.count." + std::string(kind), {{"n", count}});
    }
    out.push_back(shell_.say("bot_fault.counted", {{"bot", quotable(bot)}, {"faults", list}}));
  }
  return out;
}

/// On a line of its own, whatever progress stands there.
void BotFaults::tell(std::string_view key, const json::object& args) const {
  if (isatty(STDERR_FILENO) != 0) std::cerr << "\r\033[K";
  std::cerr << "saloon: " + shell_.say(key, args) + "\n" << std::flush;
}

}  // namespace saloon::cli
