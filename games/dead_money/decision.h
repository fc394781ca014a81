// The verbs: playing a card, bidding, choosing Brains and players, giving, swapping, ordering.
#pragma once

#include <array>
#include <span>

#include "engine/seat.h"
#include "games/dead_money/cards.h"

namespace saloon::dead_money {

enum class Verb : u8 {
  None,
  Play,       ///< a card of one's hand
  Draw,       ///< instead of playing (DM-TURN-04)
  End,        ///< stop after the first card (DM-TURN-05)
  Bid,        ///< one to five cards
  Pass,       ///< in a showdown
  Brain,      ///< one Brain on the table
  TwoBrains,  ///< two Brains of one player
  Card,       ///< one card out of a hand or the discard pile
  Cards,      ///< a set of cards of one's own hand
  Nothing,    ///< give nothing
  Player,
  Players,
  Order,   ///< the cards seen, top first
  Assign,  ///< cards just drawn, each to an opponent
};

/// A card just drawn, and who gets it (DM-FX-7C).
struct Gift {
  u8 face{};
  Seat to{};
  friend constexpr bool operator==(Gift, Gift) = default;
};

/// Sixteen bytes, because a swap may take any cards of a hand without limit: the top byte of `one` is the verb, of
/// `two` a seat or a set of seats; below them lie the two masks of a PairSet. One meaning = one byte pattern: a single
/// card is a set of one, sets have no order by construction, gifts are sorted. Which verb answers a question is the
/// question's business.
struct Decision {
  u64 one{};
  u64 two{};

  static constexpr Decision play(int face) { return of(Verb::Play, PairSet::of(face)); }
  static constexpr Decision draw() { return of(Verb::Draw); }
  static constexpr Decision end() { return of(Verb::End); }
  static constexpr Decision bid(PairSet cards) { return of(Verb::Bid, cards); }
  static constexpr Decision pass() { return of(Verb::Pass); }
  /// The Brain of this suit in front of `holder`, oneself included.
  static constexpr Decision brain(Seat holder, Suit suit) {
    return of(Verb::Brain, PairSet::of(brain_face(suit)), holder);
  }
  static constexpr Decision two_brains(Seat holder, Suit a, Suit b) {
    PairSet both = PairSet::of(brain_face(a));
    both.add(brain_face(b));
    return of(Verb::TwoBrains, both, holder);
  }
  static constexpr Decision card(int face) { return of(Verb::Card, PairSet::of(face)); }
  static constexpr Decision cards(PairSet set) { return of(Verb::Cards, set); }
  static constexpr Decision nothing() { return of(Verb::Nothing); }
  static constexpr Decision player(Seat p) { return of(Verb::Player, {}, p); }
  static constexpr Decision players(Seat p, Seat q) { return of(Verb::Players, {}, u8(1U << p | 1U << q)); }
  /// At most five faces, the new top first; each is kept as face + 1, so that the end of the list shows.
  static constexpr Decision order(std::span<const u8> faces) {
    u64 packed = 0;
    for (std::size_t i = 0; i < faces.size(); ++i) packed |= u64(faces[i] + 1U) << (8 * i);
    return of(Verb::Order, {packed, 0});
  }
  static constexpr Decision assign(Gift only) { return of(Verb::Assign, {packed_gift(only), 0}); }
  static constexpr Decision assign(Gift a, Gift b) {
    const u64 x = packed_gift(a);
    const u64 y = packed_gift(b);
    return of(Verb::Assign, {x < y ? x | y << 16 : y | x << 16, 0});
  }

  [[nodiscard]] constexpr Verb verb() const { return Verb(one >> kTop); }
  /// The cards meant; empty for a decision without cards.
  [[nodiscard]] constexpr PairSet chosen() const {
    if (verb() == Verb::Order || verb() == Verb::Assign) return {};
    return {one & kLow, two & kLow};
  }
  /// The face of a single card.
  [[nodiscard]] constexpr int face() const { return lowest_bit(one); }
  [[nodiscard]] constexpr Suit suit() const { return suit_of(face()); }
  [[nodiscard]] constexpr Seat seat() const { return Seat(two >> kTop); }
  [[nodiscard]] constexpr SeatSet seats() const { return {u16(two >> kTop)}; }
  /// Order: the i-th face from the top, kNoFace behind the last.
  [[nodiscard]] constexpr u8 ordered(int i) const { return u8((one >> (8 * i) & 0xFF) - 1); }
  [[nodiscard]] constexpr int gifts() const { return (one & 0xFF) == 0 ? 0 : (one >> 16 & 0xFF) == 0 ? 1 : 2; }
  [[nodiscard]] constexpr Gift gift(int i) const {
    return {u8((one >> (16 * i) & 0xFF) - 1), Seat(one >> (16 * i + 8) & 0xFF)};
  }

  friend constexpr bool operator==(const Decision&, const Decision&) = default;

 private:
  static constexpr int kTop = 56;
  static constexpr u64 kLow = bit(kTop) - 1;
  static constexpr Decision of(Verb verb, PairSet cards = {}, u8 argument = 0) {
    return {cards.one | u64(verb) << kTop, cards.two | u64{argument} << kTop};
  }
  static constexpr u64 packed_gift(Gift g) { return (g.face + 1U) | u64{g.to} << 8; }
};
static_assert(Plain<Decision> && sizeof(Decision) == 16);

}  // namespace saloon::dead_money
