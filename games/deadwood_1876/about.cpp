// Who fights whom and for which safe, as everybody sees it.
#include "games/deadwood_1876/about.h"

#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

u8 fight_defender(const Public& pub) { return aim(pub, pub.fight.defender); }

u8 fight_handle(const Public& pub) { return pub.fight.kind == FightKind::Robbery ? u8(pub.fight.handle + 1) : u8{0}; }

/// It lies open, so everybody knows where it is.
u8 held_up_safe(const Public& pub) {
  u8 safe = 0;
  while (safe + 1 < kSafes && pub.facts[safe] != at_handle(held_up_handle(pub))) ++safe;
  return safe;
}

/// DW76-MYS-03.
u32 safes_that_want_guns(const Public& pub) {
  u32 safes = 0;
  for (const Safe safe : {kStrike, kDebt}) {
    for (Seat p = 0; p < pub.seats; ++p) {
      if ((pub.facts[safe] & pub.in_row[p]) != 0) safes |= u32(bit(safe));
    }
  }
  return safes;
}

}  // namespace saloon::deadwood_1876
