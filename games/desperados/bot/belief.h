// How a careful player imagines the hidden rides of the others: not any that the rules allow, but as people ride.
#pragma once

#include "games/desperados/state.h"

namespace saloon::desperados {

/// How much each town draws each seat with the card of each turn, among those it can ride to.
struct Pulls {
  std::array<std::array<std::array<float, kTowns>, kTurns>, kMaxSeats> at{};
};

class Belief {
 public:
  explicit Belief(const View& view);
  [[nodiscard]] State sample(Chance& chance) const;

 private:
  View view_;
  Pulls pulls_;
};

/// A world that the viewer cannot exclude; rides are drawn by these pulls, or without any by fair chance.
State imagined(const View& v, Chance& chance, const Pulls* pulls);

}  // namespace saloon::desperados
