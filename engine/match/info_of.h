// What the registry knows of a game, as far as the engine goes; games/playable_info.h adds what is of bots.
#pragma once

#include <algorithm>
#include <bit>

#include "engine/match/match_of.h"
#include "engine/match/outlook_of.h"
#include "engine/rows/verbs.h"

namespace saloon {

/// Place and size of every named part, in the order of its rows.
template <class Rows>
std::string places_of(const Rows& rows) {
  std::string out;
  for (const auto& row : rows) {
    if (row.copy == nullptr) continue;
    using Whole = std::remove_cvref_t<decltype(row)>::Of;
    std::array<u8, sizeof(Whole)> full{};
    full.fill(0xFF);
    const Whole from = std::bit_cast<Whole>(full);
    Whole to = std::bit_cast<Whole>(std::array<u8, sizeof(Whole)>{});
    row.copy(from, to);
    const auto bytes = std::bit_cast<std::array<u8, sizeof(Whole)>>(to);
    const auto first = std::find(bytes.begin(), bytes.end(), u8{0xFF}) - bytes.begin();
    out += std::string(row.name == nullptr ? "spare" : row.name) + " " + std::to_string(first) + " " +
           std::to_string(row.size) + "\n";
  }
  return out;
}

/// Sixteen digits that change when the bytes of a state are laid out anew.
template <GameRules G>
std::string layout_of() {
  const std::string sizes = std::to_string(sizeof(typename G::State)) + " " +
                            std::to_string(sizeof(typename G::Hidden)) + " " +
                            std::to_string(sizeof(typename G::Decision));
  return hex(sha256(sizes + "\n" + places_of(G::kPublic) + places_of(G::kPrivate) + places_of(G::kHidden)))
      .substr(0, 16);
}

template <GameRules G, class C, class P>
GameInfo make_game_info(const GameTexts& texts) {
  GameInfo info;
  info.slug = G::kSlug;
  info.prefix = G::kPrefix;
  info.min_seats = G::kMinSeats;
  info.max_seats = G::kMaxSeats;
  info.longest_game = u64(G::kLongestGame);
  info.rules_version = G::kRulesVersion;
  info.layout = layout_of<G>();
  info.texts = texts;
  static_assert(needs_are_known(G::kOptions));
  info.options = option_infos(G::kOptions);
  info.rolls = G::kRolls;
  info.verbs = kVerbShapes<G>;
  info.drawn_json = drawn_json_of<G, C>;
  info.drawn_from_json = drawn_from_json_of<G, C>;
  info.start = MatchOf<G, C, P>::start;
  info.open = MatchOf<G, C, P>::open;
  info.look = MatchOf<G, C, P>::look;
  info.outlook = outlook_hook<G, C>();
  return info;
}

}  // namespace saloon
