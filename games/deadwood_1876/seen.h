// What a viewer may say of the table: whom he calls what, and what he knows of a safe.
#pragma once

#include <string>

#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

/// "you", "S1" or "stranger".
inline std::string name_of_holder(const View& v, int holder) {
  return holder == v.viewer ? "you" : std::string(aim_name(aim(v.pub, holder)));
}

/// What the viewer knows alone says more than what everybody knows.
inline const Facts& facts_of(const View& v) { return v.viewer == kSpectator ? v.pub.facts : v.mine.facts; }

/// What the viewer knows to lie at this handle; empty if it is nothing.
inline std::string known_safe(const View& v, int handle) {
  for (unsigned safe = 0; safe < kSafes; ++safe) {
    if (facts_of(v)[safe] == at_handle(handle)) return std::string(kSafe.name_of(safe));
  }
  return {};
}

}  // namespace saloon::deadwood_1876
