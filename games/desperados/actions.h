// The numbers of the decisions (engine/actions.h): all of them have one.
#pragma once

#include "engine/actions.h"
#include "games/desperados/decision.h"

namespace saloon::desperados {

struct Actions {
  static constexpr ActionRow kRows[] = {
      {"none", 0},         {"volunteer", 2},    {"place", kTowns},       {"move", kTowns},
      {"stay", 1},         {"lay", 2 * kCards}, {"no_action", 1},        {"poker", 1},
      {"coach", kCoaches}, {"spy", 1},          {"refill", 1U << kBanks}};

  static constexpr u32 row_of(const Decision& d) { return u32(d.verb); }
  /// A card, and the same card marked behind it.
  static constexpr u32 place_of(const Decision& d) { return d.verb == Verb::Lay ? u32(2 * d.a + d.b) : u32{d.a}; }
  static constexpr Decision at(u32 row, u32 place) {
    if (Verb(row) == Verb::Lay) return Decision::lay(int(place / 2), place % 2 == 1);
    return {Verb(row), u8(place), 0, {}};
  }
};

}  // namespace saloon::desperados
