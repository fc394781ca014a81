// What a bot of the house answers, for tests that want a game to go on and do not care how.
#pragma once

#include "bots/character.h"
#include "bots/seat_bot.h"
#include "engine/match/match.h"

namespace saloon {

inline json::object bot_answer(const SeatDoor& door, Level level, u64 seed) {
  return SeatBot(door.game(), {.level = level}).answer(door, seed);
}

}  // namespace saloon
