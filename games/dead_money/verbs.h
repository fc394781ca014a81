// The verbs: playing a card, bidding, choosing Brains and players, giving, swapping, ordering.
#pragma once

#include "engine/rows/verbs.h"
#include "games/dead_money/pieces.h"

namespace saloon::dead_money {

enum class Verb : u8 {
  None,
  Play,       ///< a card of one's hand
  Draw,       ///< instead of playing (DM-TURN-04)
  End,        ///< stop after the first card (DM-TURN-05)
  Bid,        ///< one to five cards
  Pass,       ///< in a showdown
  Brain,      ///< one Brain on the table, oneself included
  TwoBrains,  ///< two Brains of one player
  Card,       ///< one card out of a hand or the discard pile
  Cards,      ///< a set of cards of one's own hand
  Nothing,    ///< give nothing
  Player,
  Players,  ///< two different ones
  Order,    ///< the cards seen, top first
  Assign,   ///< cards just drawn, each to an opponent
};

/// Sixteen bytes, because a swap may take any cards of a hand without limit: the top byte of `one` is the verb, of
/// `two` a seat or a set of seats; below them lie the two masks of a CardBag. One meaning = one byte pattern: a single
/// card is a set of one, sets have no order by construction, gifts are sorted. Which verb answers a question is the
/// question's business.
struct Decision {
  u64 one{};
  u64 two{};

  static constexpr Decision play(int face) { return of(Verb::Play, CardBag::of(face)); }
  static constexpr Decision draw() { return of(Verb::Draw); }
  static constexpr Decision end() { return of(Verb::End); }
  static constexpr Decision bid(CardBag cards) { return of(Verb::Bid, cards); }
  static constexpr Decision pass() { return of(Verb::Pass); }
  /// The Brain of this suit in front of `holder`, oneself included.
  static constexpr Decision brain(Seat holder, Suit suit) {
    return of(Verb::Brain, CardBag::of(brain_face(suit)), holder);
  }
  static constexpr Decision two_brains(Seat holder, CardBag both) { return of(Verb::TwoBrains, both, holder); }
  static constexpr Decision card(int face) { return of(Verb::Card, CardBag::of(face)); }
  static constexpr Decision cards(CardBag set) { return of(Verb::Cards, set); }
  static constexpr Decision nothing() { return of(Verb::Nothing); }
  static constexpr Decision player(Seat p) { return of(Verb::Player, {}, p); }
  static constexpr Decision players(SeatSet pair) { return of(Verb::Players, {}, u8(pair.bits)); }
  static constexpr Decision order(CardOrder order) { return of(Verb::Order, {to_value(order).lo, 0}); }
  static constexpr Decision assign(Gifts gifts) { return of(Verb::Assign, {gifts.packed, 0}); }

  [[nodiscard]] constexpr Verb verb() const { return Verb(one >> kTop); }
  /// The cards meant; Order and Assign have cards of their own.
  [[nodiscard]] constexpr CardBag chosen() const { return {one & kLow, two & kLow}; }
  /// The face of a single card.
  [[nodiscard]] constexpr int face() const { return lowest_bit(one); }
  [[nodiscard]] constexpr Suit suit() const { return suit_of(face()); }        ///< Brain
  [[nodiscard]] constexpr Seat holder() const { return Seat(two >> kTop); }    ///< Brain, TwoBrains
  [[nodiscard]] constexpr Seat target() const { return Seat(two >> kTop); }    ///< Player
  [[nodiscard]] constexpr SeatSet pair() const { return {u16(two >> kTop)}; }  ///< Players
  [[nodiscard]] constexpr Gifts gifts() const { return {u32(one)}; }           ///< Assign; else none
  [[nodiscard]] constexpr CardOrder top_down() const {                         ///< Order
    return from_value<CardOrder>({one, 0});
  }
  /// Order: the i-th face from the top, kNoFace behind the last.
  [[nodiscard]] constexpr u8 ordered(int i) const { return u8((one >> (8 * i) & 0xFF) - 1); }

  friend constexpr bool operator==(const Decision&, const Decision&) = default;

 private:
  static constexpr int kTop = 56;
  static constexpr u64 kLow = bit(kTop) - 1;
  static constexpr Decision of(Verb verb, CardBag cards = {}, u8 argument = 0) {
    return {cards.one | u64(verb) << kTop, cards.two | u64{argument} << kTop};
  }
};
static_assert(Plain<Decision> && sizeof(Decision) == 16);

inline constexpr VerbRow<Decision> kVerbs[] = {
    {},
    verb<&Decision::play, &Decision::face>("play", {{"card", &kCard}}),
    verb<&Decision::draw>("draw"),
    verb<&Decision::end>("end"),
    verb<&Decision::bid, &Decision::chosen>("bid", {{"cards", &kSomeCards}}),
    verb<&Decision::pass>("pass"),
    verb<&Decision::brain, &Decision::holder, &Decision::suit>("brain", {{"from", &kSeat}, {"card", &kBrainCard}}),
    verb<&Decision::two_brains, &Decision::holder, &Decision::chosen>("two_brains",
                                                                      {{"from", &kSeat}, {"cards", &kTwoBrains}}),
    verb<&Decision::card, &Decision::face>("card", {{"card", &kCard}}),
    verb<&Decision::cards, &Decision::chosen>("cards", {{"cards", &kSomeCards}}),
    verb<&Decision::nothing>("nothing"),
    verb<&Decision::player, &Decision::target>("player", {{"seat", &kSeat}}),
    verb<&Decision::players, &Decision::pair>("players", {{"seats", &kTwoSeats}}),
    verb<&Decision::order, &Decision::top_down>("order", {{"cards", &kOrder}}),
    verb<&Decision::assign, &Decision::gifts>("assign", {{"gifts", &kGifts}}),
};

}  // namespace saloon::dead_money
