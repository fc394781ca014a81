// Deadwood cards, safes, handles and houses: how the components of the box are numbered.
#pragma once

#include <array>

#include "engine/seat.h"
#include "games/deadwood_1876/components.gen.h"

namespace saloon::deadwood_1876 {

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 9;

// Deadwood cards D01 to D50 are 0 to 49, a set of them is a u64. The id is part of the face, so no card has a
// twin. Which gun and item each carries comes from components.json (section 2.4).
inline constexpr int kCards = 50;
inline constexpr u64 kAllCards = bit(kCards) - 1;
enum class Gun : u8 { Pepperbox, Deringer, Colt, Winchester, Messenger };  ///< from the weakest
enum class Item : u8 { Holster, Horse, Stetson, Duster };
inline constexpr int kGuns = 5;
static_assert(components::kCardGuns.size() == kCards && components::kDice.size() == kGuns);
/// DW76-GUN-02: every card can serve as a gun, whatever its item.
constexpr Gun gun_of(int card) { return Gun(components::kCardGuns[unsigned(card)]); }
constexpr Item item_of(int card) { return Item(components::kCardItems[unsigned(card)]); }
consteval u64 cards_with(Item item) {
  u64 cards = 0;
  for (int card = 0; card < kCards; ++card) cards |= item_of(card) == item ? bit(card) : 0;
  return cards;
}
inline constexpr u64 kHolsters = cards_with(Item::Holster);
inline constexpr u64 kHorses = cards_with(Item::Horse);
inline constexpr u64 kStetsons = cards_with(Item::Stetson);
inline constexpr u64 kDusters = cards_with(Item::Duster);

/// Safes: ten of gold, five badges in the order of their calls, five showdown guns from the weakest, five Mystery Safes
/// (option mystery_safes).
enum Safe : u8 {
  kIou,
  kGold1a,
  kGold1b,
  kGold2a,
  kGold2b,
  kGold3a,
  kGold3b,
  kGold4,
  kGold5,
  kGold6,
  kTin,
  kIron,
  kCopper,
  kSilver,
  kGoldBadge,
  kShowdownPepperbox,
  kShowdownDeringer,
  kShowdownColt,
  kShowdownWinchester,
  kShowdownMessenger,
  kCash,
  kStrike,
  kDebt,
  kJam,
  kDeed,
};
inline constexpr int kBaseSafes = 20;
inline constexpr int kSafes = 25;
inline constexpr int kMetals = 5;
static_assert(components::kSafeIds.size() == kSafes && kCash == kBaseSafes && kDeed == kSafes - 1);
constexpr u32 safes_used(bool mystery) { return u32(bit(mystery ? kSafes : kBaseSafes) - 1); }  // DW76-MYS-01
constexpr Safe badge(int metal) { return Safe(kTin + metal); }
constexpr Safe showdown_gun(int gun) { return Safe(kShowdownPepperbox + gun); }

/// A holder owns a row of safes: every seat and, in the game for two, the Stranger, who is holder 2 and no seat.
inline constexpr u8 kStranger = 2;
constexpr int holders(int seats) { return seats == 2 ? 3 : seats; }
/// In decisions and events, which do not know how many seats there are, the Stranger comes behind all of them.
inline constexpr int kStrangerAim = kMaxSeats;
constexpr int aim_at(int holder, int seats) { return holder < seats ? holder : kStrangerAim; }
constexpr int aimed_at(int aim) { return aim == kStrangerAim ? kStranger : aim; }

/// A handle names a face-down safe in a row without saying which safe it is. A shuffle frees the handles of a row and
/// gives out fresh ones while the old still count: 20 safes in play and a row of 8. They are given out round robin, so
/// that a fresh handle does not wear its predecessor's number.
inline constexpr int kInPlay = 20;  ///< nine seats: 2 + 2 * 9
/// Three at most before the badge turns (DW76-LAW-06), then one more for each of the five turns (DW76-BDG-08).
inline constexpr int kLongestRow = 3 + kMetals;
inline constexpr int kHandles = kInPlay + kLongestRow;

/// Where a safe may be, as an observer knows: a bit per handle, and one for "in the box". 0 = knows nothing.
using Places = u32;
inline constexpr int kInBox = kHandles;
constexpr Places at_handle(int handle) { return Places(bit(handle)); }
constexpr Places in_the_box() { return Places(bit(kInBox)); }
inline constexpr Places kAllHandles = Places(bit(kHandles) - 1);
/// Located: one place is left.
constexpr bool is_located(Places p) { return p != 0 && (p & (p - 1)) == 0; }
static_assert(kInBox < 32);

/// One fact per safe (section 3.2); three entries more than safes, so that a shuffle is a loop of whole vectors.
using Facts = std::array<Places, 28>;
static_assert(sizeof(Facts) % 16 == 0);

inline constexpr int kHouses = 3;  ///< establishments: GEM, BEL, GCH, clockwise
inline constexpr int kCharacters = 9;

/// Figures by number of seats (section 2.7).
constexpr int hand_size(int seats) { return seats >= 8 ? 3 : 4; }                  // DW76-SETUP-06
constexpr int holdups(int seats) { return seats >= 8 ? 2 : 3; }                    // DW76-SETUP-10
constexpr int rounds(int seats) { return holdups(seats) + 1; }                     // DW76-START-03
constexpr int capacity(int seats) { return seats == 9 ? 4 : seats >= 6 ? 3 : 2; }  // DW76-CAP-01
constexpr int safes_in_play(int seats) { return holdups(seats) + 2 * holders(seats); }
static_assert(safes_in_play(2) == 9 && safes_in_play(8) == 18 && safes_in_play(kMaxSeats) == kInPlay);
inline constexpr int kMostInHand = 4;
inline constexpr int kDusterDraw = 4;   ///< drawn for a Duster (DW76-DUS-01)
inline constexpr int kDusterCards = 3;  ///< discarded for it (DW76-DUS-02)
inline constexpr int kMostHoldups = 3;
inline constexpr int kMostInBox = 16;  ///< 25 safes less the nine of two or three seats

}  // namespace saloon::deadwood_1876
