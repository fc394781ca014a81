// A game's row of the registry. Included by its info.cpp alone: here the templates over a game are made real.
#pragma once

#include "bots/seat_bot_of.h"
#include "engine/actions_of.h"
#include "engine/match_of.h"
#include "engine/rows/numbers.h"
#include "engine/simulate_of.h"
#include "engine/whole_game.h"

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

/// The same for a game of rows, told by P out of its typed view.
template <class G, class P>
GameInfo make_info(const GameTexts& texts) {
  static_assert(is_whole_game<G>());
  GameInfo info = make_info<G, RowCodec<G>, RowActions<G>>(texts, GameProse{});
  info.start = MatchOf<G, RowCodec<G>, P>::start;
  return info;
}

}  // namespace saloon
