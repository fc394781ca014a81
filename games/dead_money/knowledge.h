// What stands open to a seat that is asked, from what it knows: shared by listing and judging.
#pragma once

#include "games/dead_money/rules.h"

namespace saloon::dead_money {

/// DM-TURN-02, DM-TURN-03: what p can pay for, and has the Brain for.
u64 playable(const Public& pub, Seat p);
/// Whose Brains may be chosen.
SeatSet holders_open_to(const Public& pub, Seat p);
/// DM-TERM-07: whom the effect may be aimed at.
SeatSet targets(const Public& pub, Seat p);
/// The cards out of which one is to be chosen.
u64 cards_open_to(const Public& pub, const Private& mine, Ask ask);
/// How many cards are to be chosen.
inline int asked_for(const Public& pub) { return job_locals(pub).count; }
/// Which question the effect in play puts to `p` about Brains, and to its player about a seat; None if nothing can be
/// chosen.
Ask question_for_brain(const Public& pub, Seat p);
Ask question_for_seat(const Public& pub);
/// The procedure that carries out an effect, if it asks anybody.
bool asks_somebody(Effect effect);
Proc first_procedure(Effect effect);
/// check_flow.cpp
const char* check_flow(const Public& pub);
/// The top cards of the deck that this seat is looking at.
PairSet top_seen(const Public& pub, const Private& mine);

}  // namespace saloon::dead_money
