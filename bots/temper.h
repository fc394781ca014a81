// How a bot is disposed: what its character and its memory make of the same position. Calm is all zero.
#pragma once

#include <array>

#include "engine/seat.h"

namespace saloon {

struct Temper {
  static constexpr int kFull = 100;

  /// -kFull: shuns every risk; kFull: seeks them.
  int boldness = 0;
  /// How much it minds its word, its partners and those who were good to it: 0 no more than is useful, kFull blindly.
  int loyalty = 0;
  /// Towards each seat, from -kFull (a grudge: hurts it where it can) to kFull (spares and helps it).
  std::array<i8, kMostSeats> goodwill{};

  friend bool operator==(const Temper&, const Temper&) = default;
};

/// An event that makes somebody a friend or an enemy: the keys of the event's JSON that name who did it and to whom (a
/// seat or a list of seats), and how much that weighs; negative for harm.
struct GrudgeRow {
  const char* event;
  const char* by;
  const char* to;
  int weight;
};

}  // namespace saloon
