// A view's JSON read back for telling: only what the viewer sees.
#pragma once

#include <string>
#include <vector>

#include "games/deadwood/json.h"

namespace saloon::deadwood {

struct Viewed {
  View view{};
  bool readable{};

  explicit Viewed(const json::object& json);
  [[nodiscard]] const Public& pub() const { return view.pub; }
  /// "S2", or "you" for the viewer.
  [[nodiscard]] std::string who(Seat p) const;
  /// What the viewer is asked.
  [[nodiscard]] Ask question() const;
  /// The procedure that asks; all zero once the game is over.
  [[nodiscard]] Frame asking() const;
  /// Tiles that lie in this pile, in no order: everybody can tell from the board.
  [[nodiscard]] std::vector<Tile> in_pile(int pile) const;
  /// What the viewer knows of a pile's order, from the top; None = not known.
  [[nodiscard]] std::vector<Tile> known_order(int pile) const;
  /// Cowboys of this seat on Boot Hill.
  [[nodiscard]] Cowboys dead(Seat p) const;
};

std::string joined(const std::vector<std::string>& parts, std::string_view between);

}  // namespace saloon::deadwood
