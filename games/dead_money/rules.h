// What the chapters of the rules share: moving cards and Brains, and the questions they ask each other.
#pragma once

#include "games/dead_money/faces.h"
#include "games/dead_money/game.h"

namespace saloon::dead_money {

using Context = Ctx<Game>;

/// DM-GEN-02.
constexpr Seat left_of(const Public& pub, Seat p) { return next_seat(p, pub.seats); }
constexpr Seat right_of(const Public& pub, Seat p) { return p == 0 ? Seat(pub.seats - 1) : Seat(p - 1); }
/// `steps` seats clockwise from p.
constexpr Seat seat_after(const Public& pub, Seat p, int steps) { return Seat((p + steps) % pub.seats); }

inline Effect effect_in_play(const Public& pub) { return effect_of(card_in_play(pub)); }
/// What the card in play says, where it is the card that asks.
inline const char* clause_in_play(const Public& pub) { return clause_of_effect(card_in_play(pub)); }
/// The locals of the procedure on top.
template <class Locals>
Locals locals_of(const Public& pub) {
  return pub.flow.top().get<Locals>();
}

/// What the viewer is asked.
inline Ask asked_of(const View& v) { return v.viewer < v.pub.seats ? Ask(v.pub.asked.what[v.viewer]) : Ask::None; }
/// What the viewer knows of the settled cards.
inline const FixedCards& known_fixed(const View& v) { return v.viewer < v.pub.seats ? v.mine.fixed : v.pub.fixed; }

/// "From A": A first, then clockwise; f(seat).
template <class F>
void each_from(const Public& pub, Seat first, F f) {
  Seat p = first;
  for (int i = 0; i < pub.seats; ++i, p = left_of(pub, p)) f(p);
}
/// The first of these seats, beginning with `first` and going clockwise; the set must not be empty.
inline Seat first_from(SeatSet who, Seat first) {
  const u32 behind = who.bits >> first;
  return behind != 0 ? Seat(first + lowest_bit(behind)) : Seat(lowest_bit(who.bits));
}

// deck.cpp: the only code that takes cards off the deck, puts them there, or reshuffles.
/// DM-DECK-02, DM-DECK-05: is there a card to take, after a reshuffle if need be?
bool deck_has_card(Context& c);
/// Draws up to `count` cards into the hand of p; returns them.
CardBag draw_cards(Context& c, Seat p, int count);
/// The same where the cards are about to leave the hand unseen: nobody needs to remember them there.
CardBag draw_to_pass_on(Context& c, Seat p, int count);
/// Turns up the top card, which must be there, for all to see.
int turn_up(Context& c);
/// Puts a card on top; `seen_by` know which it is.
void put_on_deck(Context& c, int face, SeatSet seen_by);
/// Settles the top cards until `count` of them have an order.
void settle_top(Context& c, Seat p, int count);
/// Writes a new order of the top cards, which only p knows.
void reorder_top(Context& c, Seat p, const Decision& order, int count);
inline void discard_cards(Context& c, CardBag cards) { c.pub().discard = c.pub().discard + cards; }

// hands.cpp: the only code that moves cards in and out of hands, and with them what the seats remember of hands.
void add_to_hand(Context& c, Seat p, CardBag cards);
/// Everybody sees these cards leave the hand.
void leave_openly(Context& c, Seat p, CardBag cards);
/// Only `witnesses` see which cards leave the hand.
void leave_unseen(Context& c, Seat p, CardBag cards, SeatSet witnesses);
/// These seats remember that `holder` holds these cards.
void remember(Context& c, SeatSet who, Seat holder, CardBag cards);
/// DM-DECK-06: out of the hand, face up onto the discard pile.
void discard_from_hand(Context& c, Seat p, CardBag cards);
/// DM-TERM-01: from one hand to another; only these two see the cards (DM-INFO-08).
void give_cards(Context& c, Seat from, Seat to, CardBag cards);
/// One of both sides of DM-INFO-08: what the two and nobody else see.
void tell_gave(Context& c, Seat from, Seat to, CardBag cards);
/// A card that everybody has seen goes into a hand (DM-INFO-12).
void take_open(Context& c, Seat p, int face, OpenZone from);

// brains.cpp: Brain cards on the table.
inline bool has_brain(const Public& pub, Seat p) { return pub.brains[p] != 0; }  // DM-BRN-04
int brain_count(Brains b);
SeatSet brain_holders(const Public& pub);
inline bool others_have_brains(const Public& pub, Seat p) { return (brain_holders(pub).bits & ~only(p).bits) != 0; }
void add_brain(Public& pub, Seat p, Suit suit);
void remove_brain(Public& pub, Seat p, Suit suit);
/// DM-ROLL-03: +1 for each Brain of this card's suit in front of p.
inline int suit_bonus(const Public& pub, Seat p, int face) { return brains_of(pub.brains[p], suit_of(face)); }
void lay_brain(Context& c, int face);
void drop_brain(Context& c, Seat holder, Suit suit);

// setup.cpp
void deal(Context& c);

// turn.cpp
void turn(Context& c);
/// DM-ORD-01 to -04: a full new turn for p, unless the game is over by count.
void next_turn(Context& c, Seat p);
/// A die of p that belongs to an effect, with the bonus of the option (DM-ROLL-05).
struct Die {
  int rolled;
  int bonus;
  [[nodiscard]] int total() const { return rolled + bonus; }
};
Die roll_die(Context& c, Roll why, Seat p, int face);

// showdown.cpp
void showdown(Context& c);
/// Who bids next: from the dropper's left, the dropper last (DM-SHOW-02).
Seat next_bidder(const Public& pub);
CardBag bid_cards(u32 bid);
u32 packed_bid(CardBag cards);
/// Cards to draw for it if it wins (DM-SHOW-10).
int coins_of_bid(u32 bid);

// win.cpp
/// DM-WIN-01 to -06: ends the game and says so if a hand is empty; `first` comes first among several.
bool somebody_has_won(Context& c, Seat first);
/// DM-SAFE-06.
void end_by_count(Context& c, EndReason why);

// effects.cpp
/// Begins the effect of the card on top of `in_play`; the running procedure goes on at `next` when it is done.
void apply_effect(Context& c, u8 next);
/// The card on top of `in_play` leaves it; returns which it was.
int leave_play(Public& pub);
/// DM-DECK-04: whatever still lies in play above `depth` cards goes to the discard pile.
void put_away(Context& c, int depth);

// effects_*.cpp: the procedures of procedures.h, and effects that ask nobody.
using Goes = void(Context& c);
Goes choose_brain, choose_seat, pass_round, swap_hands, discard_in_turn, give, look_and_take, draw_and_assign, reorder,
    topdeck, fetch, play_top;
Goes move_brains_left, steal_all_brains, die_counted_draws, flip_until_letter, new_hand_of_six;
void race_for_six(Context& c, u8 next);
void count_brain_away(Context& c, u8 next);
void level_hands(Context& c, u8 next);
void discard_by(Context& c, SeatSet who, u8 next);
SeatSet seats_with_cards(const Public& pub);
/// The cards that may answer 9H or 8S.
u64 wanted_faces(const Public& pub);
/// Which question the effect in play puts to `p` about Brains, and to its player about a seat; None if nothing can be
/// chosen.
Ask question_for_brain(const Public& pub, Seat p);
Ask question_for_seat(const Public& pub);

// bids.cpp
/// Passing, and bids out of this hand that are stronger than `beat`.
void list_bids_above(Score beat, CardBag hand, Decisions& out);

// answers.cpp
/// How many cards are to be swapped or discarded at once.
int set_size(const Public& pub, Ask ask);

// check_flow.cpp
const char* check_flow(const Public& pub);

}  // namespace saloon::dead_money
