// Seats are absolute and clockwise: the left neighbour of seat i is seat i + 1.
#pragma once

#include "engine/bits.h"

namespace saloon {

using Seat = u8;
inline constexpr int kMostSeats = 9;
/// Bit 15 of every audience: whoever watches without a seat. Never a seat of a game.
inline constexpr Seat kSpectator = 15;

constexpr Seat next_seat(Seat p, int seats) { return p + 1 == seats ? Seat{0} : Seat(p + 1); }

/// A set of seats; walking it goes clockwise from seat 0.
struct SeatSet {
  u16 bits{};
  [[nodiscard]] constexpr bool has(Seat p) const { return (bits >> p & 1) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits == 0; }
  [[nodiscard]] constexpr int size() const { return count_bits(bits); }
  constexpr void add(Seat p) { bits = u16(bits | 1U << p); }
  constexpr void remove(Seat p) { bits = u16(bits & ~(1U << p)); }

  struct Walk {
    u16 rest;
    constexpr Seat operator*() const { return Seat(lowest_bit(rest)); }
    constexpr Walk& operator++() {
      rest = u16(rest & (rest - 1));
      return *this;
    }
    constexpr bool operator!=(const Walk& o) const { return rest != o.rest; }
  };
  [[nodiscard]] constexpr Walk begin() const { return {bits}; }
  [[nodiscard]] constexpr Walk end() const { return {0}; }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;
  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return {u16(a.bits | b.bits)}; }
  friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return {u16(a.bits & b.bits)}; }
};

constexpr SeatSet only(Seat p) { return {u16(1U << p)}; }
constexpr SeatSet all_seats(int seats) { return {u16((1U << seats) - 1)}; }
constexpr SeatSet all_but(Seat p, int seats) { return {u16(all_seats(seats).bits & ~(1U << p))}; }

}  // namespace saloon
