// The table that a number of seats is measured at: the standard game, or the first option that lets so many play.
#pragma once

#include "engine/game.h"
#include "engine/match/tables.h"
#include "games/registry.h"

namespace saloon {

template <GameRules G>
typename G::Config config_for(int seats) {
  typename G::Config config{};
  std::string error;
  set_options(G::kOptions, options_for(*find_game(G::kSlug), seats), config, error);
  return config;
}

}  // namespace saloon
