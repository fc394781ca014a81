// Faces and suits: how the 112 cards of the box are numbered. Costs, coins and effects come from components.json.
#pragma once

#include "engine/card_bag.h"

namespace saloon::dead_money {

inline constexpr int kMinSeats = 3;  // DM-SETUP-01
inline constexpr int kMaxSeats = 6;  ///< six only with the option six_players

// A face is rank * 4 + suit, ranks 2 to 10, J, Q, K, A, then B for the Brains; suits in the order D C H S. Every face
// is in the box twice, so a CardBag holds any hand, and the copies cannot be told apart (DM-INFO-18).
inline constexpr int kSuits = 4;
inline constexpr int kRanks = 14;
inline constexpr int kFaces = kRanks * kSuits;
inline constexpr int kCardsInBox = 2 * kFaces;
inline constexpr int kMostBid = 5;   ///< cards in a bid (DM-SHOW-04)
inline constexpr int kMostSeen = 5;  ///< cards that K of clubs looks at (DM-FX-KC)
inline constexpr u8 kNoFace = 0xFF;

/// What the rulebook calls a colour, its text boxes apart (DM-TERM-04).
enum class Suit : u8 { Diamonds, Clubs, Hearts, Spades };
enum Rank : u8 { kTwo = 0, kTen = 8, kJack = 9, kQueen = 10, kKing = 11, kAce = 12, kBrain = 13 };

constexpr int face_of(int rank, Suit suit) { return rank * kSuits + int(suit); }
constexpr int rank_of(int face) { return face / kSuits; }
constexpr Suit suit_of(int face) { return Suit(face % kSuits); }
/// The number a drop roll has to reach, and how far 3 of spades counts: 2 for a Two.
constexpr int value_of(int face) { return rank_of(face) + 2; }
constexpr u64 rank_mask(int rank) { return u64{0xF} << (rank * kSuits); }
constexpr u64 suit_mask(Suit suit) { return u64{0x11'1111'1111'1111} << int(suit); }

inline constexpr u64 kAllFaces = bit(kFaces) - 1;
inline constexpr u64 kBrains = rank_mask(kBrain);
inline constexpr u64 kJobs = kAllFaces & ~kBrains;  ///< what may be bid (DM-SHOW-05)
inline constexpr u64 kFaceCards = rank_mask(kJack) | rank_mask(kQueen) | rank_mask(kKing);  // DM-TERM-03
inline constexpr u64 kLetters = kFaceCards | rank_mask(kAce) | kBrains;                     // DM-TERM-03
inline constexpr CardBag kAllCards = CardBag::both_of_all(kAllFaces);

static_assert(kFaces <= 56, "a decision keeps 56 bits of a mask beside its verb");
static_assert(kAllCards.size() == kCardsInBox && count_bits(kBrains) == kSuits);

/// The Brains in front of a seat: two bits per suit, 0 to 2 of each.
using Brains = u8;
constexpr int brains_of(Brains b, Suit suit) { return b >> (2 * int(suit)) & 3; }
constexpr Brains with_brains(Brains b, Suit suit, int count) {
  const int at = 2 * int(suit);
  return Brains((b & ~(3 << at)) | count << at);
}
constexpr int brain_face(Suit suit) { return face_of(kBrain, suit); }
/// Two Brains as a set of cards; of one suit or of two.
constexpr CardBag brain_pair(Suit a, Suit b) {
  CardBag both = CardBag::of(brain_face(a));
  both.add(brain_face(b));
  return both;
}
/// As a set of cards: the first copies are the pairs of bits that are not 0, the second those that are 2.
constexpr CardBag brain_cards(Brains b) {
  const auto gathered = [](u32 even) { return u64((even & 1) | (even >> 1 & 2) | (even >> 2 & 4) | (even >> 3 & 8)); };
  const u32 twice = b >> 1 & 0x55U;
  return {gathered((b & 0x55U) | twice) << (kBrain * kSuits), gathered(twice) << (kBrain * kSuits)};
}

}  // namespace saloon::dead_money
