// The progress line of long work, redrawn a few times a second; nothing where stderr is no terminal.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "engine/types.h"

namespace saloon::cli {

class ProgressLine {
 public:
  explicit ProgressLine(u64 total);
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ~ProgressLine();

  [[nodiscard]] bool shows() const { return shows_; }
  /// A bar, and what `says` says; asked only if it is time to draw.
  void draw(u64 done, const std::function<std::string()>& says);

 private:
  u64 total_;
  bool shows_;
  std::chrono::steady_clock::time_point drawn_;
};

}  // namespace saloon::cli
