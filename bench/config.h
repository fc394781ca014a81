// The table that a number of seats is measured at.
#pragma once

#include "engine/game.h"
#include "engine/options.h"

namespace saloon {

/// The standard game where it takes so many seats, else with the first single option that lets it.
template <GameRules G>
typename G::Config config_for(int seats) {
  typename G::Config standard{};
  if (G::forbids(standard, seats) == nullptr) return standard;
  for (const auto& row : G::kOptions) {
    for (std::size_t value = 0; value < row.values.size(); ++value) {
      typename G::Config config{};
      row.set(config, int(value));
      if (G::forbids(config, seats) == nullptr) return config;
    }
  }
  return standard;
}

}  // namespace saloon
