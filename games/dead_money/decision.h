// The verbs: playing a card, bidding, choosing Brains and players, giving, swapping, ordering.
#pragma once

#include <array>
#include <span>

#include "engine/seat.h"
#include "games/dead_money/cards.h"

namespace saloon::dead_money {

/// Behind each verb its JSON, beside {"do": "play"} and so on.
enum class Verb : u8 {
  None,
  Play,       ///< a card of one's hand: "card": "5C"
  Draw,       ///< instead of playing (DM-TURN-04)
  End,        ///< stop after the first card (DM-TURN-05)
  Bid,        ///< one to five cards: "cards": ["8H", "8S"]
  Pass,       ///< in a showdown
  Brain,      ///< one Brain on the table, oneself included: "seat": "S1", "card": "BD"
  TwoBrains,  ///< two Brains of one player, "two_brains": "seat": "S1", "cards": ["BD", "BH"]
  Card,       ///< one card out of a hand or the discard pile: "card": "8C"
  Cards,      ///< a set of cards of one's own hand: "cards": ["2D", "JS"]
  Nothing,    ///< give nothing
  Player,     ///< "player": "S2"
  Players,    ///< two different ones: "players": ["S0", "S2"]
  Order,      ///< the cards seen, top first: "cards": ["3H", "9D"]
  Assign,     ///< cards just drawn, each to an opponent: "gifts": [{"card": "JD", "to": "S1"}, …]
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

  /// Is this the one byte pattern of what it means? Whether it is an answer to anything is another matter.
  [[nodiscard]] constexpr bool canonical() const {
    const PairSet cards = chosen();
    switch (verb()) {
      case Verb::None:
        return false;
      case Verb::Draw:
      case Verb::End:
      case Verb::Pass:
      case Verb::Nothing:
        return *this == of(verb());
      case Verb::Play:
      case Verb::Card:
        return count_bits(cards.one) == 1 && two == 0;
      case Verb::Bid:
      case Verb::Cards:
        return !cards.empty() && cards.well_formed() && seat() == 0;
      case Verb::Brain:
      case Verb::TwoBrains:
        return cards.well_formed() && (cards.one & ~kBrains) == 0 && cards.size() == (verb() == Verb::Brain ? 1 : 2) &&
               seat() < kMostPlayers;
      case Verb::Player:
        return cards == PairSet{} && seat() < kMostPlayers;
      case Verb::Players:
        return cards == PairSet{};
      case Verb::Order:
        return canonical_order();
      case Verb::Assign:
        return canonical_gifts();
    }
    return false;
  }

  friend constexpr bool operator==(const Decision&, const Decision&) = default;

 private:
  static constexpr int kMostPlayers = 6;
  [[nodiscard]] constexpr bool canonical_order() const {
    std::array<u8, 5> faces{};
    std::size_t n = 0;
    for (; n < faces.size() && ordered(int(n)) != kNoFace; ++n) {
      faces[n] = ordered(int(n));
      if (faces[n] >= kFaces) return false;
    }
    return n != 0 && *this == order(std::span(faces).first(n));
  }
  [[nodiscard]] constexpr bool canonical_gifts() const {
    const Gift a = gift(0);
    const Gift b = gift(1);
    if (gifts() == 0 || a.face >= kFaces || a.to >= kMostPlayers) return false;
    if (gifts() == 1) return *this == assign(a);
    return b.face < kFaces && b.to < kMostPlayers && *this == assign(a, b);
  }
  static constexpr int kTop = 56;
  static constexpr u64 kLow = bit(kTop) - 1;
  static constexpr Decision of(Verb verb, PairSet cards = {}, u8 argument = 0) {
    return {cards.one | u64(verb) << kTop, cards.two | u64{argument} << kTop};
  }
  static constexpr u64 packed_gift(Gift g) { return (g.face + 1U) | u64{g.to} << 8; }
};
static_assert(Plain<Decision> && sizeof(Decision) == 16);

}  // namespace saloon::dead_money
