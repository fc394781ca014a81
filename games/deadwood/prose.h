// The table and the choices in words, for terminals and screen readers.
#pragma once

#include <vector>

#include "engine/json/json.h"
#include "engine/rows/codec.h"
#include "engine/words/words.h"
#include "games/deadwood/game.h"

namespace saloon::deadwood {

struct Prose {
  static std::vector<std::string> table(const View& view, const Words& words);
  /// `out` is the decision as JSON; with what its words need beyond it.
  static json::object choice(const View& view, const Decision& d, json::object out);
  /// What somebody typed in shorthand: "2 b3", "b3 c2 m1", "home", "gold d2", "a4 b3 b4", "3 1 2".
  static Decision read(const View& view, std::string_view typed);
};

/// "S2", or "you" for the viewer.
inline std::string name_for(const View& v, Seat p) { return p == v.viewer ? "you" : seat_name(p); }
/// What the viewer is asked.
inline Ask question(const View& v) { return v.viewer < v.pub.seats ? Ask(v.pub.asked.what[v.viewer]) : Ask::None; }

}  // namespace saloon::deadwood
