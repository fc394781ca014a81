// What the chapters of the rules call in each other.
#pragma once

#include "games/_template/game.h"

namespace saloon::toy {

using Context = Ctx<Game>;

// procedures.cpp calls the chapters, setup.cpp, round.cpp and bonus.cpp.
void deal(Context& c);
void round(Context& c);
void bonus(Context& c);

// hands.cpp: the only code that moves nuggets, and keeps what is known about them.
void draw_card(Context& c, Seat p);
void show_bid(Context& c, Seat p, int face);

// end.cpp
void finish(Context& c, EndReason why);

/// face + 1 of the bid that this seat's partner has sealed, 0 if there is none (TOY-PAIR-01).
inline u8 sealed_bid_of_partner(const State& s, Seat p) {
  if (!plays_in_pairs(s.pub)) return 0;
  const Decision& sealed = s.seat[partner_of(p)].sealed;
  return sealed.is<Bid>() ? u8(sealed.as<Bid>().card + 1) : u8{0};
}

}  // namespace saloon::toy
