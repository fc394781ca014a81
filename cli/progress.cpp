#include "cli/progress.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>

namespace saloon::cli {

ProgressLine::ProgressLine(u64 total)
    : total_(std::max<u64>(total, 1)), shows_(isatty(STDERR_FILENO) != 0), drawn_(std::chrono::steady_clock::now()) {}

ProgressLine::~ProgressLine() {
  if (shows_) std::cerr << "\r\033[K" << std::flush;
}

void ProgressLine::draw(u64 done, const std::function<std::string()>& says) {
  const auto now = std::chrono::steady_clock::now();
  if (!shows_ || now - drawn_ < std::chrono::milliseconds(200)) return;
  drawn_ = now;
  constexpr u64 kWidth = 30;
  const u64 filled = std::min(done * kWidth / total_, kWidth);
  std::string bar(kWidth, '.');
  std::fill_n(bar.begin(), filled, '#');
  std::cerr << "\r[" << bar << "] " << says() << "\033[K" << std::flush;
}

}  // namespace saloon::cli
