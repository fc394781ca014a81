// What the tests of the Desperados card game share: a table that starts with S1, and an ear for what draws may give.
#pragma once

#include <vector>

#include "games/desperados_cards/game.h"

namespace saloon::desperados_cards {

inline constexpr Config kHostStarts{.start_player = StartPlayer::HostChoice, .start_seat = 1};

/// Writes down what each draw may give; the generator in the state goes on deciding.
class HeardChance final : public ChanceSource {
 public:
  struct Draw {
    Roll roll;
    Possible what;
  };
  u32 choose(u8 roll, const Possible& what, Chance& inner) override {
    draws.push_back({Roll(roll), what});
    return what.at(inner.below(what.size()));
  }
  std::vector<Draw> draws;
};

}  // namespace saloon::desperados_cards
