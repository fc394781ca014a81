// The table and the choices in words, for terminals and screen readers.
#pragma once

#include <vector>

#include "engine/json/json.h"
#include "engine/rows/codec.h"
#include "engine/words/words.h"
#include "games/_template/game.h"

namespace saloon::toy {

struct Prose {
  static std::vector<std::string> table(const View& view, const Words& words);
  /// The arguments of do.<verb>: `out` is the decision as JSON; with what else its sentence needs.
  static json::object choice(const View& view, const Decision& d, json::object out);
  /// What somebody typed, as a decision; nothing if it is none.
  static Decision read(const View& view, std::string_view typed);
};

}  // namespace saloon::toy
