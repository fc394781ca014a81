// All games of the house as types, for the registry and for tests that are written once for every game.
#pragma once

#include "games/dead_money/game.h"
#include "games/dead_money/json.h"
#include "games/deadwood/game.h"
#include "games/deadwood/json.h"
#include "games/deadwood_1876/game.h"
#include "games/deadwood_1876/json.h"
#include "games/desperados/game.h"
#include "games/desperados/json.h"
#include "games/desperados_cards/game.h"
#include "games/desperados_cards/json.h"

namespace saloon {

/// Calls f.operator()<Game, Codec>() for every game; one line per game.
template <class F>
void for_each_game(F f) {
  f.template operator()<dead_money::Game, dead_money::Codec>();
  f.template operator()<deadwood::Game, deadwood::Codec>();
  f.template operator()<deadwood_1876::Game, deadwood_1876::Codec>();
  f.template operator()<desperados::Game, desperados::Codec>();
  f.template operator()<desperados_cards::Game, desperados_cards::Codec>();
}

}  // namespace saloon
