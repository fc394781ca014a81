// How long a bot thinks: enough for mean and quantiles of any number of decisions, in a fixed amount of memory.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "engine/types.h"

namespace saloon::bots {

struct ThinkingTime {
  /// Each doubling of a time is cut into so many classes: a quantile is at most 1/32 too long.
  static constexpr u64 kPerDoubling = 32;
  static constexpr std::size_t kClasses = 44 * kPerDoubling;

  u64 count{};
  u64 nanoseconds{};
  u64 longest{};
  std::array<u64, kClasses> classes{};

  void add(u64 time) {
    ++count;
    nanoseconds += time;
    longest = std::max(longest, time);
    ++classes[class_of(time)];
  }
  void add(const ThinkingTime& t) {
    count += t.count;
    nanoseconds += t.nanoseconds;
    longest = std::max(longest, t.longest);
    for (std::size_t i = 0; i < kClasses; ++i) classes[i] += t.classes[i];
  }

  [[nodiscard]] double mean() const { return count == 0 ? 0 : double(nanoseconds) / double(count); }
  /// So long, in nanoseconds, that this part of all decisions took no longer.
  [[nodiscard]] u64 quantile(double part) const {
    u64 seen = 0;
    for (std::size_t i = 0; i < kClasses; ++i) {
      seen += classes[i];
      if (seen > 0 && double(seen) >= part * double(count)) return std::min(end_of(i), longest);
    }
    return longest;
  }

 private:
  static std::size_t class_of(u64 time) {
    const int shift = std::max(0, int(std::bit_width(time)) - int(std::bit_width(kPerDoubling)));
    return std::min<std::size_t>(kClasses - 1, std::size_t(u64(shift) * kPerDoubling + (time >> shift)));
  }
  /// The longest time of a class.
  static u64 end_of(std::size_t i) {
    if (i < 2 * kPerDoubling) return i;
    const u64 shift = i / kPerDoubling - 1;
    return ((i - shift * kPerDoubling + 1) << shift) - 1;
  }
};

}  // namespace saloon::bots
