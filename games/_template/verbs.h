// The verbs: what a seat can answer. One struct each, with its row; a decision is one of them.
#pragma once

#include "engine/rows/one_of.h"
#include "games/_template/pieces.h"

namespace saloon::toy {

struct Bid {
  u8 card{};
  static constexpr auto row() { return said_as<&Bid::card>("bid", {{"card", &kCard}}); }
};

struct Raise {
  u8 by{};
  static constexpr auto row() { return said_as<&Raise::by>("raise", {{"by", &kRaise}}); }
};

struct Gift {
  u8 to{};
  static constexpr auto row() { return said_as<&Gift::to>("gift", {{"to", &kSeat}}); }
};

using Decision = OneOf<Bid, Raise, Gift>;
static_assert(Plain<Decision> && sizeof(Decision) == 2);
inline constexpr auto kVerbs = Decision::rows();

}  // namespace saloon::toy
