// Towns, cards and tiles: how the components of the box are numbered. Roads and timetables come from components.json.
#pragma once

#include <array>

#include "engine/bits.h"

namespace saloon::desperados {

// Towns are numbered in the order of a deck (which DSP-CASE-02 needs), Tuba City = 0 to El Paso = 18; the twentieth
// card is Saloon. A set of towns or cards is a u32.
inline constexpr int kTowns = 19;
inline constexpr u8 kSaloon = 19;
inline constexpr int kCards = 20;
inline constexpr int kBanks = 5;        ///< bank towns, in the order of the town list
inline constexpr int kPokerTowns = 14;  ///< all others
static_assert(kBanks + kPokerTowns == kTowns);

inline constexpr int kRounds = 5;  // DSP-FLOW-01
inline constexpr int kTurns = 5;
inline constexpr int kTimetables = 5;
inline constexpr int kSheriffs = 5;  ///< one per desperado (DSP-SETUP-13)
inline constexpr int kCoaches = 2;
enum class Coach : u8 { Brown, Blue };

// Money is counted in hundreds of dollars: every tile and every goal is a multiple.
inline constexpr int kHundred = 100;
inline constexpr int kPokerTiles = 14;
inline constexpr int kCoachTiles = 10;
inline constexpr int kBankTiles = 12;

// Nobody ever looks at a poker or coach tile before it is won, so these have no place until then: a winner draws one of
// the tiles left. They are numbered from the cheapest, equal values side by side.
inline constexpr std::array<u8, kPokerTiles> kPokerValue{3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6};
inline constexpr std::array<u8, kCoachTiles> kCoachValue{8, 8, 9, 9, 10, 10, 11, 11, 12, 12};

// The marshal does look at bank tiles, so they lie in slots from the start: 0-4 on the board, 5-9 the shuffled pile,
// 10 and 11 the reserve of two 2000s underneath (DSP-SETUP-05, 06).
inline constexpr int kFirstInPile = kBanks;
inline constexpr int kFirstInReserve = 10;
inline constexpr std::array<u8, 6> kLowBanks{5, 8, 11, 14, 17, 20};
inline constexpr std::array<u8, 4> kHighBanks{23, 26, 29, 32};
inline constexpr u8 kReserveValue = 20;

}  // namespace saloon::desperados
