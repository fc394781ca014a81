// The pieces by name: how cards, safes, handles, holders and houses are called in JSON.
#pragma once

#include "engine/rows/shapes.h"
#include "games/deadwood_1876/cards.h"

namespace saloon::deadwood_1876 {

std::string_view card_name(int card);    ///< "D25"
std::string_view place_name(int place);  ///< "h7", "box": where a safe may be
std::string_view aim_name(int aim);      ///< "S1", "stranger": a holder as decisions and events number him

// --- one thing
inline constexpr Kind kSeat = seat_kind("a seat S0 to S8", kMaxSeats);
inline constexpr Kind kAim = named("a holder S0 to S8 or stranger", kMaxSeats + 1, aim_name).called("Holder");
inline constexpr Kind kCharacter = one_of("a character C1 to C9", components::kCharacterIds).called("Character");
inline constexpr Kind kHouse = one_of("a house GEM, BEL or GCH", components::kHouseIds).called("House");
inline constexpr Kind kCard = named("a card D01 to D50", kCards, card_name).called("Card");
inline constexpr Kind kMaybeCard = maybe(kCard);
inline constexpr Kind kGun = one_of("a gun such as COL", components::kGunIds).called("Gun");
inline constexpr Kind kItem = one_of("an item such as HOL", components::kItemIds).called("Item");
inline constexpr Kind kSafe = one_of("a safe such as G5", components::kSafeIds).called("Safe");
inline constexpr Kind kMetal = one_of(
    "a badge B-TIN to B-GOLD", std::span(components::kSafeIds).subspan(kTin, kMetals));  ///< in the order of the calls
inline constexpr Kind kHandle = named("a handle h0 to h27", kHandles, place_name).called("Handle");
inline constexpr Kind kPlace = named("a handle h0 to h27 or box", kInBox + 1, place_name).called("Place");
inline constexpr Kind kRolled = number(1, 15);  ///< by one die

// --- several of a kind
inline constexpr Kind kCardSet = set_of(kCard, "a list of cards D01 to D50");
inline constexpr Kind kSafeSet = set_of(kSafe, "a list of safes such as G5");
inline constexpr Kind kHandleSet = set_of(kHandle, "a list of handles h0 to h27");
inline constexpr Kind kPlaceSet = set_of(kPlace, "a list of handles h0 to h27 or box");
inline constexpr Kind kHandleList = list_of(kHandle, "a list of handles h0 to h27", kLongestRow);
inline constexpr Kind kAims = set_of(kAim, "a list of holders S0 to S8 or stranger");

/// The discards of a Duster: any cards, but learners count those of three.
u32 place_of_three(const Kind& k, const Value& cards);
Value three_at(const Kind& k, u32 place);
inline constexpr Kind kDiscards = [] {
  Kind k = kCardSet;
  k.numbers = kCards * (kCards - 1) * (kCards - 2) / 6;
  k.place = place_of_three;
  k.at = three_at;
  return k;
}();

// --- in events: the gun on a card, a row with what lies in it, the dice of a shot, who lodges where
void write_gun_on_card(const Kind& k, Writer& w, const Value& card);
inline constexpr Kind kGunOnCard{.form = Form::Like, .of = &kGun, .width = 1, .write = write_gun_on_card};

/// Safes from the left and the handles they lie at, each + 1.
struct SafeRow {
  std::array<u8, kLongestRow> handle{}, safe{};
  void put(int place, int at, int what) {
    handle[unsigned(place)] = u8(at + 1);
    safe[unsigned(place)] = u8(what + 1);
  }
};
void write_safe_row(const Kind& k, Writer& w, const Value& row);
inline constexpr Kind kSafeRow{
    .form = Form::Some, .of = &kSafe, .keys = &kHandle, .width = sizeof(SafeRow), .write = write_safe_row};

/// The guns of one roll, + 1, and what each gave: a byte each, the first one highest.
struct Dice {
  u64 word{};
  static constexpr Dice one(Gun gun, int result) { return {u64(int(gun) + 1) << 4 | u64(result)}; }
  constexpr void add(Gun gun, int result) { word = word << 8 | one(gun, result).word; }
};
void write_dice(const Kind& k, Writer& w, const Value& dice);
inline constexpr Member kDieParts[] = {{"gun", &kGun}, {"roll", &kRolled}};
inline constexpr Kind kDieRolled = with_members(kDieParts);
inline constexpr Kind kDiceRolled{.form = Form::List, .of = &kDieRolled, .width = sizeof(Dice), .write = write_dice};

/// The house of each holder, + 1, in four bits by his aim.
using Lodgings = u64;
constexpr Lodgings lodging(int aim, u8 star) { return Lodgings{star} << 4 * aim; }
void write_lodgings(const Kind& k, Writer& w, const Value& lodgings);
inline constexpr Kind kLodgings{
    .form = Form::Keyed, .of = &kAims, .keys = &kHouse, .width = sizeof(Lodgings), .write = write_lodgings};

}  // namespace saloon::deadwood_1876
