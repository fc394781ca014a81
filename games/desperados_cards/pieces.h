// The pieces by name: how cards, places and piles are called in JSON.
#pragma once

#include "engine/rows/kind.h"
#include "games/desperados_cards/cards.h"

namespace saloon::desperados_cards {

std::string_view face_name(int face);        ///< "rA", the red Ace
std::string_view place_card_name(int card);  ///< "bank-3"
std::string_view pile_name(int pile);        ///< "P0"

inline constexpr Kind kSeat = seat_kind("a seat S0 to S4", kMaxSeats);
inline constexpr Kind kCard = named("a card rA to yJ", kFaces, face_name).called("Card");
inline constexpr Kind kCards = bag_of(kCard, "a list of cards rA to yJ");
inline constexpr Kind kCharacter = one_of("a character A to J", components::kCharacterCodes).called("Character");
inline constexpr Kind kPile = named("a pile P0 to P4", kPiles, pile_name).called("Pile");
inline constexpr Kind kPlaceCard =
    named("a place card such as bank-3", kPlaces* kLevels, place_card_name).called("PlaceCard");
inline constexpr Kind kPlaceCards = set_of(kPlaceCard, "a list of place cards such as bank-3");
inline constexpr Kind kCardCount = number(0, kAllCards.size());

/// The number of a legal arrangement of the piles.
inline constexpr Kind kArrangement = number(0, i64(components::kArrangements.size()) - 1);

// --- in events: a place card taken apart, and all that is seen of the piles
void write_place(const Kind& k, Writer& w, const Value& card);
void write_value(const Kind& k, Writer& w, const Value& card);
void write_seen_piles(const Kind& k, Writer& w, const Value& seen);
inline constexpr Kind kPlaceName = one_of("a place such as bank", components::kPlaceKeys).called("Place");
inline constexpr Kind kPlaceValue = number(0, kLongestRow);
inline constexpr Kind kPlaceOfCard{.form = Form::Like, .of = &kPlaceName, .width = 1, .write = write_place};
inline constexpr Kind kValueOfCard{.form = Form::Like, .of = &kPlaceValue, .width = 1, .write = write_value};
inline constexpr Kind kSeenPiles{
    .form = Form::Keyed, .of = &kPlaceCards, .keys = &kPile, .width = 8, .write = write_seen_piles};

}  // namespace saloon::desperados_cards
