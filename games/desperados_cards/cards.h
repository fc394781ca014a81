// Faces, places and piles: how the components of the box are numbered. Card data come from components.json.
#pragma once

#include "engine/card_bag.h"
#include "games/desperados_cards/components.gen.h"

namespace saloon::desperados_cards {

inline constexpr int kMinSeats = 3;  // DSC-GEN-01
inline constexpr int kMaxSeats = 5;

// A face is colour * 10 + character (DSC-GEN-07); both copies of a card are the same face.
inline constexpr int kColours = 4;
inline constexpr int kCharacters = 10;
inline constexpr int kFaces = kColours * kCharacters;
inline constexpr int kPlaces = 5;
inline constexpr int kPiles = 5;
inline constexpr int kLevels = 4;      ///< cards in a pile, level 0 on top
inline constexpr int kLongestRow = 5;  ///< no place is worth more
inline constexpr u8 kNoFace = 0xFF;

inline constexpr u64 kAllFaces = bit(kFaces) - 1;
inline constexpr u64 kOneColour = bit(kCharacters) - 1;
/// One character in all four colours: bits 0, 10, 20, 30.
inline constexpr u64 kOneCharacter = bit(0) | bit(10) | bit(20) | bit(30);
inline constexpr CardBag kAllCards = CardBag::both_of_all(kAllFaces);

static_assert(components::kColourCodes.size() == kColours && components::kCharacterCodes.size() == kCharacters);
static_assert(components::kPlaceKeys.size() == kPlaces && components::kLevelValues.size() == kLevels);

constexpr int face_of(int colour, int character) { return colour * kCharacters + character; }
constexpr int colour_of(int face) { return face / kCharacters; }
constexpr int character_of(int face) { return face % kCharacters; }
constexpr u64 colour_mask(int colour) { return kOneColour << (colour * kCharacters); }
constexpr u64 character_mask(int character) { return kOneCharacter << character; }
/// All faces that show one of these characters.
constexpr u64 faces_of_characters(u64 characters) { return characters * kOneCharacter; }
/// The characters among these faces, whatever their colours.
constexpr u64 characters_of(u64 faces) { return (faces | faces >> 10 | faces >> 20 | faces >> 30) & kOneColour; }

/// The colours of a character: bits 0, 10, 20, 30 brought together.
constexpr u32 gather_colours(u64 faces) {
  return u32(faces & 1) | u32(faces >> 9 & 2) | u32(faces >> 18 & 4) | u32(faces >> 27 & 8);
}

/// The place cards of a pile arrangement: three bits per card, level by level within a pile; 7 = not seen.
using PileCards = u64;
inline constexpr int kUnseenPlace = 7;
inline constexpr PileCards kNothingSeen = bit(3 * kLevels * kPiles) - 1;
constexpr int card_shift(int pile, int level) { return 3 * (pile * kLevels + level); }
constexpr int place_at(PileCards cards, int pile, int level) { return int(cards >> card_shift(pile, level) & 7); }
constexpr PileCards with_place(PileCards cards, int pile, int level, int place) {
  const int at = card_shift(pile, level);
  return (cards & ~(u64{7} << at)) | u64(place) << at;
}

/// A place card in somebody's loot: place * 4 + level.
constexpr int place_card(int place, int level) { return place * kLevels + level; }
constexpr int card_place(int card) { return card / kLevels; }
constexpr int card_value(int card) { return components::kLevelValues[unsigned(card % kLevels)]; }

/// What a henchman gives every card of his character in front of a place of this value: the first in the row is at 0
/// (DSC-STR-03).
constexpr int position_value(int place_value, int at) {
  return components::kPositionValues[unsigned(place_value)][unsigned(at)];
}

}  // namespace saloon::desperados_cards
