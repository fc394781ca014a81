#include "server/alarms.h"

#include <algorithm>
#include <chrono>

namespace saloon::server {
namespace {

constexpr auto kLongestWait = std::chrono::milliseconds(1000);  ///< so that a clock that was set is noticed

constexpr house::Moment kTryAgain = house::kSecond;

}  // namespace

Alarms::Alarms(Clock clock, Ring ring)
    : clock_(std::move(clock)), ring_(std::move(ring)), thread_([this] { wait(); }) {}

void Alarms::stop() {
  {
    const std::lock_guard lock(gate_);
    ended_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void Alarms::set(const std::string& name, std::optional<house::Moment> at) {
  const std::lock_guard lock(gate_);
  const auto known = moments_.find(name);
  if (known != moments_.end()) {
    order_.erase({known->second, name});
    moments_.erase(known);
  }
  if (!at) return;
  moments_[name] = *at;
  order_.emplace(*at, name);
  if (order_.begin()->second == name) changed_.notify_one();
}

void Alarms::wait() {
  std::unique_lock lock(gate_);
  while (!ended_) {
    const std::optional<std::string> name = due(lock);
    if (!name) continue;
    lock.unlock();
    ring(*name);
    lock.lock();
  }
}

/// One that fails must not silence the others.
void Alarms::ring(const std::string& name) {
  try {
    ring_(name);
  } catch (...) {
    set(name, clock_() + kTryAgain);
  }
}

std::optional<std::string> Alarms::due(std::unique_lock<std::mutex>& lock) {
  if (order_.empty()) {
    changed_.wait(lock);
    return {};
  }
  const auto [at, name] = *order_.begin();
  const house::Moment now = clock_();
  if (at > now) {
    changed_.wait_for(lock, std::min<std::chrono::milliseconds>(std::chrono::milliseconds(at - now), kLongestWait));
    return {};
  }
  order_.erase(order_.begin());
  moments_.erase(name);
  return name;
}

}  // namespace saloon::server
