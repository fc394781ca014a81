// Bit sets as plain integers: walking, counting, picking the n-th.
#pragma once

#include <bit>
#include <initializer_list>

#include "engine/types.h"

namespace saloon {

constexpr u64 bit(int i) { return u64{1} << i; }
constexpr int count_bits(u64 m) { return std::popcount(m); }
/// Position of the lowest set bit; there must be one, which spares the test for none.
constexpr int lowest_bit(u64 m) { return __builtin_ctzll(m); }

/// Position of the n-th set bit, counted from the lowest; n < count_bits(m).
/// Byte sums running upwards, all eight at once, name the byte; at most seven steps find the bit in it.
constexpr int nth_bit(u64 m, int n) {
  constexpr u64 kEach = 0x0101010101010101U;
  u64 sums = m - ((m >> 1) & 0x55 * kEach);
  sums = (sums & 0x33 * kEach) + ((sums >> 2) & 0x33 * kEach);
  sums = ((sums + (sums >> 4)) & 0x0F * kEach) * kEach;  // byte i: set bits in bytes 0 to i
  const u64 enough = ((sums | 0x80 * kEach) - u64(n + 1) * kEach) & 0x80 * kEach;
  const int at = lowest_bit(enough) & ~7;
  u64 rest = m >> at;
  for (n -= int((sums << 8) >> at & 0xFF); n > 0; --n) rest &= rest - 1;
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
