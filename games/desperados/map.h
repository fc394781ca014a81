// Towns, cards and tiles: how the components of the box are numbered. Names, roads, timetables and values come from
// components.json.
#pragma once

#include <array>

#include "engine/bits.h"
#include "games/desperados/components.gen.h"

namespace saloon::desperados {

// DSP-SETUP-01: the board. Where it is drawn, names stay readable (DSP-SETUP-08), and looking something up on it sends
// nothing (DSP-INFO-03): that is for clients.
//
// Towns are numbered in the order of a deck (which DSP-CASE-02 needs), Tuba City = 0 to El Paso = 18; the twentieth
// card is Saloon. A set of towns or cards is a u32.
inline constexpr int kTowns = 19;
inline constexpr u8 kSaloon = 19;
inline constexpr int kCards = 20;
inline constexpr u32 kDeck = (1U << kCards) - 1;
inline constexpr int kBanks = 5;        ///< bank towns, in the order of the town list
inline constexpr int kPokerTowns = 14;  ///< all others
static_assert(kBanks + kPokerTowns == kTowns);
static_assert(components::kTownKeys.size() == kTowns && components::kBankTowns.size() == kBanks);

inline constexpr int kMinSeats = 3;  ///< one marshal and two to five desperados
inline constexpr int kMaxSeats = 6;
inline constexpr int kMostDesperados = kMaxSeats - 1;

inline constexpr int kRounds = 5;  // DSP-FLOW-01
inline constexpr int kTurns = 5;
inline constexpr int kTimetables = 5;
inline constexpr int kStops = kTurns + 1;  ///< of a timetable: where the round begins, then one per turn (DSP-R02)
inline constexpr int kSheriffs = 5;        ///< one per desperado (DSP-SETUP-13)
inline constexpr int kCoaches = 2;
enum class Coach : u8 { Brown, Blue };
static_assert(components::kTimetables.size() == kTimetables && components::kTimetables[0].size() == kCoaches);
static_assert(components::kTimetables[0][0].size() == kStops);

// Money is counted in hundreds of dollars: every tile and every goal is a multiple.
inline constexpr int kHundred = 100;
constexpr i64 in_dollars(int hundreds) { return i64{hundreds} * kHundred; }

// DSP-R26: 14 poker tiles; DSP-R01: 10 coach tiles. Nobody ever looks at a poker or coach tile before it is won, so
// these have no place until then: a winner draws one of the tiles left. They are numbered from the cheapest, equal
// values side by side. Of equal tiles the highest number leaves first, so that equal positions are equal bytes and the
// lowest number stands for the value.
inline constexpr int kPokerTiles = 14;
inline constexpr int kCoachTiles = 10;
inline constexpr int kBankTiles = 12;
static_assert(components::kPokerValues.size() == kPokerTiles && components::kCoachValues.size() == kCoachTiles);
inline constexpr u16 kAllPokerTiles = (1U << kPokerTiles) - 1;
inline constexpr u16 kAllCoachTiles = (1U << kCoachTiles) - 1;

// The marshal does look at bank tiles, so they lie in slots from the start: 0-4 on the board, in the order of the bank
// towns, 5-9 the shuffled pile, 10 and 11 the reserve of two 2000s underneath (DSP-SETUP-03, 05, 06).
inline constexpr int kFirstInPile = kBanks;
inline constexpr int kFirstInReserve = 10;
inline constexpr int kPileAtStart = kBankTiles - kBanks;
// Bank tiles outside the reserve by number: the low group, then the high group, each from the cheapest (DSP-SETUP-04).
inline constexpr int kLowTiles = 6;
inline constexpr int kHighTiles = 4;
inline constexpr int kLowOnBoard = 3;
inline constexpr int kHighOnBoard = 2;
static_assert(components::kBankValues.size() == kLowTiles + kHighTiles);
/// All ways to lay out the ten tiles: which three low and which two high ones come to the board, their order, and the
/// order of the pile.
inline constexpr int kLowChoices = 20;
inline constexpr int kHighChoices = 6;
inline constexpr int kOrders = 120;
inline constexpr u32 kBankLayouts = u32(kLowChoices * kHighChoices * kOrders) * u32(kOrders);
inline constexpr u32 kLowGroup = (1U << kLowTiles) - 1;
inline constexpr u32 kHighGroup = ((1U << kHighTiles) - 1) << kLowTiles;

consteval std::array<u16, 256> bank_tiles_by_value() {
  std::array<u16, 256> tiles{};
  for (unsigned i = 0; i < components::kBankValues.size(); ++i) tiles[components::kBankValues[i]] = u16(1U << i);
  return tiles;
}
inline constexpr std::array<u16, 256> kBankTileOf = bank_tiles_by_value();
/// The bank tile of this value, as a set of one; empty if there is none outside the reserve.
constexpr u32 bank_tile_of(u8 value) { return kBankTileOf[value]; }

/// Set of towns with a direct road to this one.
constexpr u32 roads_from(int town) { return components::kRoads[unsigned(town)]; }
/// The same, for a whole set.
consteval u32 around(u32 towns) {
  u32 reached = 0;
  for (const int town : Bits{towns}) reached |= roads_from(town);
  return reached;
}

/// Towns within so many roads of a town, itself included.
consteval std::array<std::array<u32, kTowns>, kStops> towns_within() {
  std::array<std::array<u32, kTowns>, kStops> within{};
  for (unsigned town = 0; town < kTowns; ++town) {
    within[0][town] = 1U << town;
    for (unsigned k = 1; k < kStops; ++k) within[k][town] = within[k - 1][town] | around(within[k - 1][town]);
  }
  return within;
}
inline constexpr std::array<std::array<u32, kTowns>, kStops> kWithin = towns_within();

/// Index of a bank town among the banks, -1 for any other town.
constexpr int bank_at(int town) {
  for (int b = 0; b < kBanks; ++b) {
    if (components::kBankTowns[unsigned(b)] == town) return b;
  }
  return -1;
}
consteval u32 bank_towns() {
  u32 towns = 0;
  for (const int town : components::kBankTowns) towns |= u32(bit(town));
  return towns;
}
inline constexpr u32 kAllTowns = (1U << kTowns) - 1;
inline constexpr u32 kPokerTownSet = kAllTowns & ~bank_towns();  // DSP-SETUP-07

/// Where a coach stands on a side of a timetable after the coach movement of this turn; 0 = when the round begins.
constexpr int stop_of(int timetable, Coach side, int turn) {
  return components::kTimetables[unsigned(timetable)][unsigned(side)][unsigned(turn)];
}

}  // namespace saloon::desperados
