// What the registry knows of a game, as far as the engine goes; games/make_info.h adds what is of bots.
#pragma once

#include "engine/match/match_of.h"

namespace saloon {

template <GameRules G, class C, class P>
GameInfo make_game_info(const GameTexts& texts) {
  GameInfo info;
  info.slug = G::kSlug;
  info.prefix = G::kPrefix;
  info.min_seats = G::kMinSeats;
  info.max_seats = G::kMaxSeats;
  info.longest_game = u64(G::kLongestGame);
  info.rules_version = G::kRulesVersion;
  info.texts = texts;
  static_assert(needs_are_known(G::kOptions));
  info.options = option_infos(G::kOptions);
  info.rolls = G::kRolls;
  info.drawn_json = drawn_json_of<G, C>;
  info.drawn_from_json = drawn_from_json_of<G, C>;
  info.start = MatchOf<G, C, P>::start;
  info.open = MatchOf<G, C, P>::open;
  info.look = MatchOf<G, C, P>::look;
  return info;
}

}  // namespace saloon
