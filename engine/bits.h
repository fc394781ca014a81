// Bit sets as plain integers: walking, counting, picking the n-th.
#pragma once

#include <bit>
#include <initializer_list>

#include "engine/types.h"

namespace saloon {

constexpr u64 bit(int i) { return u64{1} << i; }
constexpr int count_bits(u64 m) { return std::popcount(m); }
constexpr int lowest_bit(u64 m) { return std::countr_zero(m); }

/// Position of the n-th set bit, counted from the lowest; n < count_bits(m).
/// Halving by population counts brings the walk down to at most seven steps.
constexpr int nth_bit(u64 m, int n) {
  int at = 0;
  for (const int half : {32, 16, 8}) {
    const int below = count_bits((m >> at) & (bit(half) - 1));
    if (n >= below) {
      n -= below;
      at += half;
    }
  }
  u64 rest = m >> at;
  for (; n > 0; --n) rest &= rest - 1;
  return at + lowest_bit(rest);
}

/// The next non-empty subset of `m` after `sub` in counting order; 0 after the last. Start with next_subset(m, 0).
constexpr u64 next_subset(u64 m, u64 sub) { return (sub - m) & m; }

/// for (int i : Bits{mask}) walks the set bits from the lowest.
struct Bits {
  u64 m;
  struct Walk {
    u64 rest;
    constexpr int operator*() const { return lowest_bit(rest); }
    constexpr Walk& operator++() {
      rest &= rest - 1;
      return *this;
    }
    constexpr bool operator!=(const Walk& o) const { return rest != o.rest; }
  };
  [[nodiscard]] constexpr Walk begin() const { return {m}; }
  [[nodiscard]] constexpr Walk end() const { return {0}; }
};

}  // namespace saloon
