// What a position promises each seat: how heavy its hand is, and how soon it may be empty.
#pragma once

#include "games/dead_money/rules.h"

namespace saloon::dead_money {

enum class Term : u8 {
  Load,     ///< of the hand, as a logarithm: what its cards weigh, and what a bid would have drawn
  Cards,    ///< in hand: of two equally heavy hands the longer one bids better
  Brain,    ///< has one
  Moves,    ///< hands left to spend
  Next,     ///< has the next turn, as things stand
  OutNow,   ///< may spend its hands on all it holds, and no card of it brings another
  HighBid,  ///< holds the best bid of a showdown: the Brain and a turn
};
inline constexpr int kEvaluationTerms = 7;
using TermAmounts = std::array<float, kEvaluationTerms>;
using SeatAmounts = std::array<TermAmounts, kMaxSeats>;

/// How much each card weighs on its owner: [has a Brain][face].
using Weights = std::array<std::array<float, kFaces>, 2>;
/// Coins that a seat would draw for its bid if nobody outbids it.
int coins_at_stake(const Public& pub, Seat p);
/// The terms of every seat but its load.
void weigh(const State& s, SeatAmounts& out);

}  // namespace saloon::dead_money
