// The table that a number of seats is measured at: the standard game, or the first option that lets so many play.
#pragma once

#include <cstdlib>

#include "engine/game.h"
#include "engine/match/tables.h"
#include "games/registry.h"

namespace saloon {

template <GameRules G>
typename G::Config config_for(int seats) {
  typename G::Config config{};
  if (!set_options(G::kOptions, options_for(*find_game(G::kSlug), seats), config)) std::abort();
  return config;
}

}  // namespace saloon
