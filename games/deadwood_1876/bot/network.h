// What the base chances of evaluate.cpp leave out, learned from games: a small network looks at every seat in turn
// and says how much better or worse it stands than they say. bench/fit_deadwood_1876.cpp writes its weights.
#pragma once

#include "games/deadwood_1876/bot/table.h"

namespace saloon::deadwood_1876::bot {

/// What it looks at, all near zero to one.
enum class Input : u8 {
  // his own
  Gold,
  Guns,
  Hand,
  TopGun,
  Cards,
  Badges,
  LastBadge,
  Turns,
  ToMove,
  Place,  ///< in the round
  Horse,
  Safes,
  // who knows what
  SeenGold,   ///< his, by others
  SeenGuns,   ///< his, by others
  KnownGold,  ///< the most he has seen in a safe of somebody else
  KnownGun,
  // his house
  HouseGold,
  Lodgers,
  MatesGuns,
  MatesBestGun,
  MatesHand,
  // the other houses, the richer of them first
  RicherGold,
  PoorerGold,
  Lead,
  RicherRoom,
  PoorerRoom,
  PoorerLodgers,
  // the table
  ToCome,
  Players,
  BaseChance,
  Count
};
inline constexpr int kInputs = int(Input::Count);
inline constexpr int kCells = 24;
using Inputs = std::array<float, kInputs>;
using Cells = std::array<float, kCells>;

struct Network {
  std::array<Cells, kInputs> in;
  Cells bias;
  Cells out;
};
extern const Network kNetwork;

/// It has learned from rounds of three and more seats; the Stranger (two seats) it does not know.
inline bool is_corrected(const Public& pub) { return pub.round != 0 && pub.seats > 2 && pub.fighters == 0; }

/// Of every seat; `base` are the base chances.
void look_at_seats(const State& s, const Table& t, const Values& base, std::array<Inputs, kMaxSeats>& out);

/// What the hidden cells add up to; those below zero are silent.
inline Cells hidden_by(const Network& net, const Inputs& inputs) {
  Cells hidden = net.bias;
  for (unsigned i = 0; i < kInputs; ++i) {
    for (unsigned h = 0; h < kCells; ++h) hidden[h] += net.in[i][h] * inputs[i];
  }
  return hidden;
}

/// The logarithm of what a base chance has to be multiplied by.
inline float correction(const Network& net, const Cells& hidden) {
  float sum = 0;
  for (unsigned h = 0; h < kCells; ++h) sum += hidden[h] > 0 ? net.out[h] * hidden[h] : 0;
  return sum;
}

}  // namespace saloon::deadwood_1876::bot
