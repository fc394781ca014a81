// Every level of bots and some of their moods; and every game, for tests that each of them must pass.
#pragma once

#include <string>
#include <vector>

#include "games/registry.h"

namespace saloon {

inline constexpr const char* kCharacters[] = {"random",           "greenhorn",     "cowhand+bold",
                                              "cowhand+vengeful", "gunslinger:40", "gunslinger:30+loyal",
                                              "gunslinger:20x2"};

inline std::vector<std::string> slugs() {
  std::vector<std::string> out;
  for (const GameInfo& game : all_games()) out.emplace_back(game.slug);
  return out;
}

}  // namespace saloon
