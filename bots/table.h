// One match played to its end by bots, whatever they are. Every answer is checked; a bad one is counted and replaced,
// so a bot can lose a decision but never the match.
#pragma once

#include <span>

#include "bots/seat_bot.h"
#include "bots/thinking_time.h"
#include "engine/match/match.h"

namespace saloon::bots {

/// How a match went.
struct Played {
  Outcome outcome{};
  std::array<u32, kMostSeats> answers{};  ///< taken, per seat, replacements among them
  std::array<u32, kMostSeats> illegal{};  ///< refused, or missing where one had to come
  u64 digest{};                           ///< of the final position
  bool stalled{};                         ///< somebody had to answer and could not, or it went beyond the game's bound
};

/// Who sits at a seat; how long it thinks is added to `time`.
struct Chair {
  Thinker* thinker{};
  ThinkingTime* time{};
};

/// A chair for each seat. Whatever is random besides the match itself follows from `seed`.
Played play_table(Match& match, std::span<const Chair> chairs, u64 seed);

}  // namespace saloon::bots
