// The small positions themselves: few unseen cards, one thing to know in each.
#pragma once

#include <ostream>

#include "tests/laws/small_worlds.h"

namespace saloon::desperados_cards {

struct SmallPosition {
  const char* name;
  State (*make)();
  Seat viewer;
  std::size_t least_worlds;

  friend std::ostream& operator<<(std::ostream& out, const SmallPosition& p) { return out << p.name; }
};

// Faces: 0-9 red A-J, 10-19 blue, 20-29 green, 30-39 yellow.
inline constexpr int kRedA = 0, kRedB = 1, kRedC = 2, kRedD = 3, kBlueA = 10, kBlueB = 11, kGreenA = 20, kYellowA = 30;

/// Twins among seven unseen cards; S0 holds one card of its own and moves.
inline Table plain_table() {
  Table t;
  t.hands[0] = cards_of({kYellowA});
  t.hands[1] = cards_of({kRedA, kRedB});
  t.hands[2] = cards_of({kRedA, kBlueA});
  t.draw_pile = cards_of({kBlueA, kGreenA, kRedC});
  t.discard = cards_of({kGreenA, kBlueB});
  return t;
}

inline State plain_position() { return position({}, 3, plain_table()); }

/// After a reshuffle S0 knows what the draw pile was made of; one of those cards has been drawn by somebody since.
inline State after_reshuffle() {
  State s = plain_position();
  s.seat[0].pool = s.hidden.draw_pile + cards_of({kRedA, kRedB});
  return s;
}

/// S1 was blocked when only red A, B and C could be placed; since then it has drawn nothing.
inline State with_blocked_seat() {
  Table t = plain_table();
  t.hands[1] = cards_of({kBlueA, kGreenA});
  t.draw_pile = cards_of({kRedA, kRedB, kRedC});
  State s = position({}, 3, t);
  s.pub.unfit[1] = bit(kRedA) | bit(kRedB) | bit(kRedC);
  return s;
}

/// The same, but one card came in since, so that one of those faces may be among the hand.
inline State with_blocked_seat_and_slack() {
  State s = with_blocked_seat();
  s.pub.slack[1] = 1;
  return s;
}

/// Both notes at once: two blocked seats and a known pool.
inline State with_two_blocked_seats_and_pool() {
  Table t = plain_table();
  t.hands[1] = cards_of({kBlueA, kGreenA});
  t.hands[2] = cards_of({kBlueA, kRedD});
  t.draw_pile = cards_of({kRedA, kRedB, kRedC});
  State s = position({}, 3, t);
  s.pub.unfit[1] = bit(kRedA) | bit(kRedB);
  s.pub.unfit[2] = bit(kRedB) | bit(kGreenA);
  s.pub.slack[2] = 1;
  s.seat[0].pool = t.draw_pile + cards_of({kBlueA, kGreenA, kRedD});
  return s;
}

/// A small blocked hand, a big other one, and a pool that holds one copy of cards of which both are unseen.
inline State with_blocked_seat_and_wide_pool() {
  Table t = plain_table();
  t.hands[1] = cards_of({kBlueA});
  t.hands[2] = cards_of({kRedA, kRedA, kBlueA, kGreenA, kRedD});
  t.draw_pile = cards_of({kRedB, kRedC});
  State s = position({}, 3, t);
  s.pub.unfit[1] = bit(kRedB) | bit(kRedC);
  s.seat[0].pool = cards_of({kRedA, kBlueA, kRedB, kRedC, kGreenA});
  return s;
}

/// The draw pile is known card by card: everything else must be in the hands.
inline State with_known_draw_pile() {
  State s = plain_position();
  s.seat[0].pool = s.hidden.draw_pile;
  return s;
}

/// S1 is asked to place, and only a red card other than A fits in front of any place: so it holds one.
inline State with_other_seat_placing() {
  Table t = plain_table();
  for (auto& row : t.rows) row = {kBlueB};
  t.rows[0] = {kRedA};
  t.rows[1] = {kYellowA};
  t.rows[2] = {kYellowA};
  t.rows[3] = {kGreenA};
  t.rows[4] = {kGreenA};
  t.hands[0] = cards_of({kRedD});
  t.hands[1] = cards_of({kRedB, kBlueA});
  t.hands[2] = cards_of({kBlueA, kRedA});
  t.draw_pile = cards_of({kRedC, kBlueB});
  t.discard = cards_of({kBlueB});
  State s = position({}, 3, t);
  s.pub.asked.close();
  s.pub.asked.required = only(1).bits;
  s.pub.asked.what[1] = u8(Ask::PlaceHenchman);
  s.hidden.waiting = only(1).bits;
  s.pub.turn = 1;
  return s;
}

/// Only the open place cards are seen: the arrangements that agree are equally likely.
inline State with_hidden_piles() {
  Table t;
  t.hands[0] = cards_of({kYellowA});
  t.hands[1] = cards_of({kRedA});
  t.hands[2] = cards_of({kRedA});
  t.discard = cards_of({kGreenA, kBlueB});
  State s = position(Config{.pile_view = PileView::TopOnly}, 3, t);
  for (int k = 0; k < kPiles; ++k) {
    s.pub.depth[unsigned(k)] = 1;
    const int place = place_at(s.hidden.piles, k, 1);
    s.pub.seen = with_place(s.pub.seen, k, 1, place);
    s.pub.loot[0] |= u32(bit(place_card(place_at(s.hidden.piles, k, 0), 0)));
  }
  return s;
}

// --- positions in which hardly a deal agrees with the notes
/// These many faces from one on.
inline CardBag faces_from(int first, int count) { return {(bit(count) - 1) << first, 0}; }

/// S1 held none of twelve faces and has drawn one card since: eight red ones, or seven and one of the twelve.
inline State with_big_blocked_hand() {
  Table t;
  t.hands[0] = cards_of({kYellowA});
  t.hands[1] = faces_from(kRedA, 8);
  t.draw_pile = faces_from(kBlueA, 10) + faces_from(kGreenA, 2);
  State s = position({}, 3, t);
  s.pub.unfit[1] = t.draw_pile.one;
  s.pub.slack[1] = 1;
  return s;
}

/// S1 held nothing but red, S2 nothing but blue, and each has drawn one card since.
inline State with_two_big_blocked_hands() {
  Table t;
  t.hands[0] = cards_of({kYellowA});
  t.hands[1] = faces_from(kRedA, 7);
  t.hands[2] = faces_from(kBlueA, 7);
  t.draw_pile = cards_of({kGreenA});
  State s = position({}, 3, t);
  s.pub.unfit[1] = t.hands[2].one | bit(kGreenA);
  s.pub.unfit[2] = t.hands[1].one | bit(kGreenA);
  s.pub.slack[1] = s.pub.slack[2] = 1;
  return s;
}

/// The same, and S0 knows of one red and one blue card that they are not in the draw pile.
inline State with_two_big_blocked_hands_and_pool() {
  State s = with_two_big_blocked_hands();
  s.seat[0].pool = kAllCards - CardBag::both_of_all(bit(kRedA) | bit(kBlueA));
  return s;
}

inline constexpr SmallPosition kTightPositions[] = {
    {"BigBlockedHand", with_big_blocked_hand, 0, 97},
    {"TwoBigBlockedHands", with_two_big_blocked_hands, 0, 162},
    {"TwoBigBlockedHandsForTheSpectator", with_two_big_blocked_hands, kSpectator, 162},
    {"TwoBigBlockedHandsAndPool", with_two_big_blocked_hands_and_pool, 0, 100},
};

inline constexpr SmallPosition kSmallPositions[] = {
    {"Plain", plain_position, 0, 50},
    {"PlainFromTheMiddle", plain_position, 1, 30},
    {"AfterReshuffle", after_reshuffle, 0, 20},
    {"BlockedSeat", with_blocked_seat, 0, 10},
    {"BlockedSeatForTheSpectator", with_blocked_seat, kSpectator, 20},
    {"BlockedSeatAndSlack", with_blocked_seat_and_slack, 0, 20},
    {"TwoBlockedSeatsAndPool", with_two_blocked_seats_and_pool, 0, 10},
    {"BlockedSeatAndWidePool", with_blocked_seat_and_wide_pool, 0, 10},
    {"KnownDrawPile", with_known_draw_pile, 0, 3},
    {"OtherSeatPlacing", with_other_seat_placing, 0, 20},
    {"HiddenPiles", with_hidden_piles, 0, 10},
};

}  // namespace saloon::desperados_cards
