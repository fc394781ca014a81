// The table as a whole state shows it, in the few numbers that decide the game.
#pragma once

#include "bots/hooks.h"
#include "games/deadwood_1876/bot/bot.h"

namespace saloon::deadwood_1876::bot {

struct Table {
  int seats{};
  int holders{};
  float to_come{};  ///< turns still to come, per seat
  std::array<u8, kMaxSeats> house{};
  std::array<float, kMaxSeats> gold{};
  std::array<float, kMaxSeats> guns{};    ///< means of the showdown guns, added up
  std::array<float, kMaxSeats> hand{};    ///< mean die of the hand, above or below the usual one
  std::array<float, kMaxSeats> badges{};  ///< still to be called
  std::array<float, kMaxSeats> turns{};   ///< still to come, those of badges included
  std::array<float, kMaxSeats> horse{};   ///< 1: can ride on one of them
};

Table table_of(const State& s);

/// Each seat's chance to win by gold, guns and houses alone (evaluate.cpp); not in a showdown.
void base_chances(const Table& t, Values& out);

}  // namespace saloon::deadwood_1876::bot
