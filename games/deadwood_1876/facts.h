// What an observer knows of the safes (section 3.2): per safe the handles it may lie at. Pure functions over one
// observer's facts; who learns what and when stands in rows.cpp.
#pragma once

#include "games/deadwood_1876/state.h"

namespace saloon::deadwood_1876 {

/// A shuffle of the safes at the handles `from` into the fresh handles `to`.
constexpr void shuffle_facts(Facts& facts, Places from, Places to) {
  for (Places& at : facts) at = (at & from) != 0 ? (at & ~from) | to : at;
}

/// Without the memory aid nothing is kept of a safe that can no longer be seen.
constexpr void forget_facts(Facts& facts, Places from) {
  for (Places& at : facts) at = (at & from) != 0 ? 0 : at;
}

/// Safes are located at the handles `found`: no other safe can lie there; repeated until nothing changes.
constexpr void eliminate(Facts& facts, Places found) {
  while (found != 0) {
    Places next = 0;
    for (Places& at : facts) {
      if ((at & found) == 0 || is_located(at)) continue;
      at &= ~found;
      if (is_located(at)) next |= at & kAllHandles;
    }
    found = next;
  }
}

/// The handles of all located safes.
constexpr Places located(const Facts& facts) {
  Places found = 0;
  for (const Places at : facts) found |= is_located(at) ? at & kAllHandles : 0;
  return found;
}

/// Learns that the safe is at one of these places; the old and the new set are intersected.
constexpr void narrow(Facts& facts, int safe, Places places) {
  Places& at = facts[unsigned(safe)];
  const Places before = at;
  at = before != 0 ? before & places : places;
  if (at == before) return;
  if (!is_located(at)) at &= ~located(facts);
  if (is_located(at)) eliminate(facts, at & kAllHandles);
}

}  // namespace saloon::deadwood_1876
