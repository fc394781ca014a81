// A game's row of the registry. Included by its info.cpp alone: here the templates over a game are made real.
#pragma once

#include "bots/simulate_of.h"
#include "engine/match/actions_of.h"
#include "engine/rows/numbers.h"
#include "engine/wire/wire_rows.h"
#include "games/playable_info.h"

namespace saloon {

/// What is playable, and beyond it simulations by the thousand, numbers for learners, and what its JSON looks like.
template <class G, class P, class C = RowCodec<G>>
GameInfo make_info(const GameTexts& texts) {
  GameInfo info = playable_info<G, P, C>(texts);
  info.quick_games = QuickGamesOf<G, C>::make;
  info.actions = ActionsOf<G, C, RowActions<G>>::numbers();
  info.wire = &WireRowsOf<G>::kRows;
  return info;
}

}  // namespace saloon
