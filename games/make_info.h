// A game's row of the registry. Included by games/<slug>/info.cpp alone: here the templates over a game are made real.
#pragma once

#include "bots/seat_bot_of.h"
#include "engine/actions_of.h"
#include "engine/match_of.h"
#include "engine/simulate_of.h"

namespace saloon {

template <GameRules G, class C, class A = OpenActions>
GameInfo make_info(const GameTexts& texts, const GameProse& prose) {
  GameInfo info = make_game_info<G, C>(texts);
  info.prose = prose;
  info.simulate = simulate_games<G, C>;
  info.seat_bot = bots::SeatBotOf<G, C>::make;
  info.actions = ActionsOf<G, C, A>::numbers();
  info.view_size = sizeof(typename G::View);
  info.terms = bots::terms_of<G>();
  return info;
}

}  // namespace saloon
