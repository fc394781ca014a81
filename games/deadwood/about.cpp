// Which building asks, who fights whom, who stands beside the new tile: found for whoever is asked, and put back from a
// view.
#include "games/deadwood/about.h"

#include <algorithm>

#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

Seat seat_asked(const Public& pub) { return Seat(lowest_bit(pub.asked.open().bits)); }

}  // namespace

// --- the building
u8 annexed_plot(const Public& pub) { return locals<Annexing>(pub).plot; }
void put_annexed_plot(Public& pub, u8 plot) { pub.flow.top().set(Annexing{seat_asked(pub), plot}); }
Tile annexed_building(const Public& pub) { return pub.tile[annexed_plot(pub)]; }

Tile source_of_tiles(const Public& pub) {
  return pub.flow.top().proc == u8(Proc::Hall) ? Tile::TownHall : Tile::StageDepot;
}
void put_source_of_tiles(Public& pub, Tile building) {
  pub.flow.top().proc = u8(building == Tile::TownHall ? Proc::Hall : Proc::Stage);
}

/// DW-COURT-01: what whoever is asked would pay, a dollar for each token.
u8 token_fine(const Public& pub) { return pub.wanted[seat_asked(pub)]; }

// --- the duel
Tile fought_building(const Public& pub) { return pub.tile[locals<Duelling>(pub).plot]; }
Seat fought_defender(const Public& pub) { return holder_of(pub, locals<Duelling>(pub).plot); }
u8 fought_opponent(const Public& pub) { return u8(cowboy_strength(pub.cowboy[locals<Duelling>(pub).plot])); }

// --- the railroad
u8 laid_plot(const Public& pub) { return locals<Laying>(pub).plot; }
void put_laid_plot(Public& pub, u8 plot) { pub.flow.top().set(Laying{seat_asked(pub), plot}); }

CowboyList cowboys_beside(const Public& pub) {
  const auto l = locals<Laying>(pub);
  CowboyList cowboys{};
  unsigned n = 0;
  for (const int entry : Bits{l.list}) cowboys[n++] = u8(listed_cowboy(pub, l, entry) + 1);
  return cowboys;
}

void put_cowboys_beside(Public& pub, CowboyList cowboys) {
  auto l = locals<Laying>(pub);
  const int plots = count_bits(kAdjacent[l.plot]);
  for (int entry = 0; entry < int(cowboys.size()); ++entry) {
    const bool at_church = entry >= kChurchEntries;
    if (!at_church && (entry >= plots || holder_of(pub, nth_bit(kAdjacent[l.plot], entry)) == kNobody)) continue;
    const u8 listed = u8(listed_cowboy(pub, l, entry) + 1);
    if (std::find(cowboys.begin(), cowboys.end(), listed) != cowboys.end()) l.list = u16(l.list | bit(entry));
  }
  pub.flow.top().set(l);
}

}  // namespace saloon::deadwood
