// The games of this program as if their rules had changed since.
#pragma once

#include <map>
#include <string>

#include "games/registry.h"

namespace saloon {

/// The same game one rules version later.
inline const GameInfo* find_later(std::string_view slug) {
  static const std::map<std::string, GameInfo, std::less<>> kGames = [] {
    std::map<std::string, GameInfo, std::less<>> games;
    for (const GameInfo& game : all_games()) ++games.emplace(game.slug, game).first->second.rules_version;
    return games;
  }();
  const auto found = kGames.find(slug);
  return found != kGames.end() ? &found->second : nullptr;
}

}  // namespace saloon
