// When to stop thinking. On a busy machine a thread is now and then put aside for longer than an iteration lasts; so
// the longest pause seen so far is kept in reserve.
#pragma once

#include <algorithm>
#include <chrono>

#include "engine/types.h"

namespace saloon::bots {

class Deadline {
 public:
  explicit Deadline(u32 milliseconds)
      : start_(Clock::now()), last_(start_), time_(std::chrono::milliseconds(milliseconds)) {}

  /// Would another iteration and a pause like the longest so far take too long? At least half of the time is used.
  bool is_near() {
    const auto now = Clock::now();
    longest_ = std::max(longest_, now - last_);
    last_ = now;
    return now - start_ >= time_ - std::min(longest_, time_ / 2);
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start_, last_;
  Clock::duration time_;
  Clock::duration longest_{};
};

}  // namespace saloon::bots
