// All games of the house behind one list, for programs that know no game by name.
#pragma once

#include <string_view>
#include <vector>

#include "engine/match/match.h"

namespace saloon {

const std::vector<GameInfo>& all_games();
/// Null if there is no such game.
const GameInfo* find_game(std::string_view slug);

}  // namespace saloon
