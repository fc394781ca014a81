// The table and the choices in words, for terminals and screen readers.
#pragma once

#include <vector>

#include "engine/json/json.h"
#include "engine/rows/codec.h"
#include "engine/words/words.h"
#include "games/desperados_cards/game.h"

namespace saloon::desperados_cards {

struct Prose {
  static std::vector<std::string> table(const View& view, const Words& words);
  /// `out` is the decision as JSON; with what its words need beyond it.
  static json::object choice(const View& view, const Decision& d, json::object out);
  static Decision read(const View& view, std::string_view typed);
};

}  // namespace saloon::desperados_cards
