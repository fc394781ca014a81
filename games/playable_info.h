// What whoever plays a game needs to know of it: rules, matches, bots. Included by a file that is generated for the
// game, here or by make_info.h: here the templates over a game are made real.
#pragma once

#include "bots/brain_of.h"
#include "engine/match/info_of.h"
#include "engine/whole_game.h"

namespace saloon {

/// G's rules told by P. C, the JSON, is derived from the rows except in tests that spoil it.
template <class G, class P, class C = RowCodec<G>>
GameInfo playable_info(const GameTexts& texts) {
  static_assert(is_whole_game<G>());
  GameInfo info = make_game_info<G, C, P>(texts);
  info.brain = bots::BrainOf<G, C>::make;
  info.remember = bots::remember<G>;
  info.view_size = sizeof(typename G::View);
  info.view_bytes = bots::view_bytes<G, C>;
  info.terms = bots::terms_of<G>();
  return info;
}

}  // namespace saloon
