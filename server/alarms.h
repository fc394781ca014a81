// Wake-ups: one for each name, at a moment of the clock.
#pragma once

#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>

#include "server/clock.h"

namespace saloon::server {

class Alarms {
 public:
  /// `ring` is called from a thread of its own, and must not take long.
  using Ring = std::function<void(const std::string& name)>;
  Alarms(Clock clock, Ring ring);
  Alarms(const Alarms&) = delete;
  Alarms& operator=(const Alarms&) = delete;
  ~Alarms() { stop(); }
  /// Instead of what was set for this name before; nothing: no more.
  void set(const std::string& name, std::optional<house::Moment> at);
  /// Nothing rings any more.
  void stop();

 private:
  void wait();
  void ring(const std::string& name);
  /// The name whose moment has come, if any.
  std::optional<std::string> due(std::unique_lock<std::mutex>& lock);

  Clock clock_;
  Ring ring_;
  std::mutex gate_;
  std::condition_variable changed_;
  std::map<std::string, house::Moment> moments_;
  std::set<std::pair<house::Moment, std::string>> order_;
  bool ended_ = false;
  std::thread thread_;
};

}  // namespace saloon::server
