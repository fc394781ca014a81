// Buildings that trade: Bank, Gunsmith, Blacksmith, Gold Mine, Casino. What a building simply pays for annexing it
// stands in components.json and is paid in `annex`.
#include <algorithm>

#include "games/deadwood/rules.h"

namespace saloon::deadwood {

// --- Bank
// DW-BANK-01: five dollars, and a Wanted token from the pool if it has one.
void bank(Context& c, const Annexing& a) {
  take_poster(c, a.seat, Why::Bank);
  c.done();
}

// --- Gunsmith
// DW-GUN-01: a dollar and two cartridges.
void gunsmith(Context& c, const Annexing& a) {
  take_cartridges(c, a.seat, components::kGunsmithCartridges);
  c.done();
}

// --- Blacksmith
// DW-SMITH-01: a dollar and a horse.
void blacksmith(Context& c, const Annexing& a) {
  take_horses(c, a.seat, components::kBlacksmithHorses);
  c.done();
}

// --- Gold Mine
// DW-GOLD-01: a die decides how much, from nothing to five dollars.
void gold_mine(Context& c, const Annexing& a) {
  const u32 die = c.roll(Roll::GoldMine, 1, 6);
  take_money(c, a.seat, components::kGoldMine[die - 1], Why::GoldMine, Tile::GoldMine, int(die));
  c.done();
}

// --- Casino
// DW-CASINO-01: a dollar out of the pocket of another player who has one; nothing if nobody has.
SeatSet robbable(const Public& pub, Seat p) {
  SeatSet rich;
  for (Seat q = 0; q < pub.seats; ++q) {
    if (q != p && pub.money[q] > 0) rich.add(q);
  }
  return rich;
}

void begin_casino(Context& c, const Annexing& a) {
  if (robbable(c.pub(), a.seat).empty()) return c.done();
  c.ask(only(a.seat), Ask::CasinoTarget);
  c.become(frame_of(Proc::Casino, a));
}

void casino(Context& c) {
  auto& pub = c.pub();
  const Seat p = c.locals<Annexing>().seat;
  const Seat from = c.take_answer(p).seat();
  const int amount = std::min(components::kCasino, int(pub.money[from]));
  pub.money[from] = i16(pub.money[from] - amount);
  pub.money[p] = i16(pub.money[p] + amount);
  c.tell<"took_from">(everyone(), p, from, amount);
  c.done();
}

}  // namespace saloon::deadwood
