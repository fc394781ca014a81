// What the chapters of the rules share: moving cards and safes, and the questions they ask each other.
#pragma once

#include "games/deadwood_1876/facts.h"
#include "games/deadwood_1876/game.h"

namespace saloon::deadwood_1876 {

using Context = Ctx<Game>;

// hands.cpp: the only code that moves Deadwood cards, and keeps what is known about them.
void draw_cards(Context& c, Seat p, int count);
/// The top card of the draw pile, for all to see (DW76-MYS-08).
int turn_over_card(Context& c);
/// Everybody back to the hand size, from this seat clockwise (DW76-ENDT-02, -03).
void draw_up(Context& c, Seat first);
void take_from_hand(Context& c, Seat p, u64 cards);
void discard_cards(Context& c, u64 cards);
void discard_from_hand(Context& c, Seat p, int card);

// worlds.cpp
/// The Deadwood cards this viewer does not see: those that may lie in the draw pile, and those that cannot.
struct UnseenCards {
  u64 pile, loose;
};
UnseenCards unseen_cards(const View& v);

// rows.cpp: the only code that moves safes, and keeps what is known about them.
int holders(const Public& pub);
/// A holder as events name him.
inline u8 aim(const Public& pub, int holder) { return u8(aim_at(holder, pub.seats)); }
/// Is this a holder of the game? Holder 2 of the game for two is no seat and goes by another number.
inline bool is_holder(const Public& pub, int aim) { return aim < pub.seats || (pub.seats == 2 && aim == kStrangerAim); }
Places safes_of_others(const Public& pub, int holder);
Places used_handles(const Public& pub);
/// Handles of the safes that a Holster lies on (DW76-TWO-13).
Places holstered(const Public& pub);
int owner_of(const Public& pub, int handle);
/// A handle that no safe has, for a safe that joins no row yet.
int give_handle(Context& c, int safe);
void join_row(Public& pub, int holder, int handle);
void leave_row(Public& pub, int holder, int handle);
/// Seats other than the owner look at a safe (DW76-STE-05).
void look_at(Context& c, Seat p, int handle);
void own_safe(Context& c, Seat p, int handle);
/// Face up for all, and everybody knows it.
void turn_up(Context& c, int handle);
void shuffle_row(Context& c, Seat owner);
/// A safe won in a robbery or a hold-up joins the row and is mixed with it (DW76-LAW-01).
void win_safe(Context& c, Seat winner, int handle);
void give_safe(Context& c, Seat from, int to, int handle);
/// No player answered the call of this badge (DW76-BDG-03).
void rule_out_players(Context& c, int safe);
void reveal_all(Context& c);

// setup.cpp
void set_up(Context& c);
/// DW76-CAP-01: the houses other than `but` that have a free place, as a bit set.
u32 houses_with_room(const Public& pub, int but);

// turn.cpp
void play_round(Context& c);
void turn(Context& c);

// items.cpp
void stetson(Context& c);
void duster(Context& c);
void ride(Context& c, Seat p, const Decision& d);
void lay_holster(Context& c, Seat p, const Decision& d);

// confrontation.cpp, holsters.cpp
void start_fight(Context& c, Seat p, const Decision& d);
void confrontation(Context& c);
void stage_a(Context& c);
void stage_d(Context& c);
void show_offers(Context& c, ConfrontationAt at);
void pick_offer(Context& c, ConfrontationAt at);
void roll_out(Context& c);
/// The fight with every Holster that is used in it.
Fight fight_to_roll(const Context& c);
struct Shots {
  int attack, defence;
};
/// What both sides roll, once.
Shots exchange_shots(Context& c, const Fight& f);
int roll_die(Context& c, Gun gun);
/// The cards of a fight that lie on the table.
inline u64 cards_in_fight(const Fight& f) {
  u64 cards = 0;
  for (const u8 card : {f.attacker_card, f.attacker_holster, f.defender_card, f.defender_holster}) {
    if (card != 0) cards |= bit(card - 1);
  }
  return cards;
}
constexpr u8 kHasOffered = 0xFF;  ///< Public::offer: his Holster was used or went back

// answers_turn.cpp
Places places_for_holster(const Public& pub);
Places places_for_stetson(const Public& pub, Seat p);

// law_three.cpp
/// DW76-LAW-06, DW76-LAW-10
bool breaks_law_three(const Public& pub, Seat p);
u32 receivers(const Public& pub, Seat winner);
void law_three(Context& c);

// hold_up.cpp, badges.cpp, reveal.cpp, showdown.cpp
void hold_up(Context& c);
/// The guns of a hold-up lie on the table: who wins the safe.
Seat shoot_out(Context& c);
void badges(Context& c);
void reveal(Context& c);
/// Of every holder, with what the Mystery Safes bring.
void count_gold(Context& c);
/// The holders whose house has the most gold, as a set, and how much that is.
u32 qualified(const Public& pub, int& gold);
u32 showdown_guns(const Public& pub, int holder);
void showdown(Context& c);
using BoutCards = std::array<u8, kMaxSeats>;
/// Who loses a bout of these fighters with these cards.
Seat loser_of_bout(Context& c, SeatSet fighters, const BoutCards& cards);
void finish(Context& c, EndReason why, SeatSet winners);

}  // namespace saloon::deadwood_1876
