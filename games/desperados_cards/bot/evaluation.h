// What a position promises each seat, in a few terms that add up to its chance to win.
#pragma once

#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

enum class Term : u8 {
  Points,      ///< the loot as it counts now, a raid under way included
  Upgrades,    ///< what place cards still in the piles would add to it beyond their values
  Cards,       ///< in hand; the tenth helps less than the third
  ToMove,      ///< has drawn already, must still post a henchman
  MovesNext,   ///< draws next
  NearRaids,   ///< what places that lack one henchman would bring, by who is strongest there
  LaterRaids,  ///< the same of places that lack two
  LastRaids,   ///< the same of places of value 5
  Ending,      ///< the chance to win if the foremost of those fell now, as a logarithm
};
inline constexpr int kEvaluationTerms = 9;
using TermAmounts = std::array<float, kEvaluationTerms>;

/// How far the game has got: by the deepest open place (0 to 2), then by the henchmen before a place of value 5. A
/// raid under way counts as over.
inline constexpr int kStages = 6;
int stage_of(const Public& pub);

/// The terms of every seat. Not for a raid on a place of value 5 that is under way.
using SeatAmounts = std::array<TermAmounts, kMaxSeats>;
void weigh(const State& s, SeatAmounts& out);

/// What a set of one place's cards counts, by the levels owned (DSC-SCORE-03).
using Levels = u32;
constexpr int value_of_set(Levels own) {
  return own == 0 ? 0 : count_bits(own) * components::kLevelValues[unsigned(std::bit_width(own)) - 1];
}
inline Levels levels_of(u32 loot, int place) { return loot >> place_card(place, 0) & 0xF; }

}  // namespace saloon::desperados_cards
