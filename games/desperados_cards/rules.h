// What the chapters of the rules share: moving cards, and the questions they ask each other.
#pragma once

#include "games/desperados_cards/game.h"

namespace saloon::desperados_cards {

using Context = Ctx<Game>;

// setup.cpp
void lay_out(Context& c);
/// The place cards that everybody has seen by now (DSC-SETUP-06).
PileCards seen_cards(const Public& pub, PileCards piles);

// hands.cpp: the only code that moves cards in and out of hands and piles, and keeps what is known about them.
void draw_cards(Context& c, Seat p, int count);
void tell_drew(Context& c, Seat p, CardBag cards);
void take_from_hand(Context& c, Seat p, CardBag cards);
void take_card_from_hand(Context& c, Seat p, int face);
void discard_cards(Context& c, CardBag cards);

// turn.cpp
void turn(Context& c);
void pass_turn(Context& c);
/// This card of the seat joins the row.
void post(Public& pub, Seat p, int face, int pile);
/// DSC-HOLD-01: a hold-up as soon as there are as many henchmen as the place is worth, not before.
inline bool is_surrounded(const Public& pub, int pile) { return pub.row_size[unsigned(pile)] == open_value(pub, pile); }

// hold_up.cpp
void hold_up(Context& c);

// strength.cpp
/// Strength per character at the raided place (DSC-STR-02).
using Strengths = std::array<u8, kCharacters>;
Strengths strengths_at(const Public& pub, int pile);
int gang_strength(const Strengths& strength, const Decision& gang);
/// Characters of strength 1 or more (DSC-GANG-08).
u64 known_characters(const Public& pub, int pile);

// hold_up_outcome.cpp
/// DSC-RES-01: the stronger gang; DSC-RES-02, DSC-RES-03: of equals that of whoever placed more recently.
inline bool beats(const Public& pub, Seat p, int strength, Seat other, int its_strength) {
  return strength > its_strength || (strength == its_strength && pub.latest[p] > pub.latest[other]);
}
using Gangs = std::array<Decision, kMaxSeats>;
void resolve(Context& c, int pile, const Gangs& gangs);

// end.cpp
/// DSC-END-03: none of the fitting faces is loose, with all posters and henchmen counted.
bool is_none_loose(const Public& pub, u64 fitting);
/// DSC-END-03: no loose card fits in front of any place. At most 20 henchmen stand when a turn begins (five rows, each
/// short of its value by one), so at most ten faces can have both their copies in rows: eleven fitting faces without a
/// poster settle it.
inline bool is_dead(const Public& pub, u64 fitting) {
  return count_bits(fitting & ~pub.posters.one) <= 10 && is_none_loose(pub, fitting);
}
void finish(Context& c, EndReason why);
/// What each card of this place in the loot counts, what all of them bring, and the loot altogether.
int each_counts(u32 loot, int place);
int points_at(u32 loot, int place);
int total_of(u32 loot);

// rows.cpp
void join_row(Public& pub, int pile, int face);
/// Faces that may stand in front of at least one place.
inline u64 fits_anywhere(const Public& pub) { return pub.fit[0] | pub.fit[1] | pub.fit[2] | pub.fit[3] | pub.fit[4]; }
/// Is there a card in this hand, and a place in front of which it may stand?
inline bool can_place(const Public& pub, CardBag hand) { return (hand.one & fits_anywhere(pub)) != 0; }
CardBag row_cards(const Public& pub, int pile);
void empty_row(Public& pub, int pile);
/// What may join this row, worked out from scratch (DSC-PLACE-02 to -04).
u64 fit_of_row(const Public& pub, int pile);

}  // namespace saloon::desperados_cards
