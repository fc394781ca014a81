// Tables of any game: with which options it can be played at a number of seats.
#pragma once

#include "engine/match/match.h"

namespace saloon {

/// None where the standard game takes so many seats, else the first single option, with what it needs, that lets it.
inline std::vector<OptionSetting> options_for(const GameInfo& game, int seats) {
  if (game.start(game, {seats, {}, "1"}, nullptr)) return {};
  for (const OptionInfo& option : game.options) {
    for (const std::string& value : option.values) {
      const std::vector<OptionSetting> settings = with_need(game.options, {option.name, value});
      if (game.start(game, {seats, settings, "1"}, nullptr)) return settings;
    }
  }
  return {};
}

}  // namespace saloon
