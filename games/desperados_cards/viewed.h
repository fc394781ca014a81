// A view's JSON read back for telling: only what the viewer sees, in the shapes the sentences need.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/json.h"

namespace saloon::desperados_cards {

using Cards = std::vector<std::string>;  ///< codes such as "rA"

/// "bank-3", taken apart; nothing in it where the card has not been seen.
struct ViewedPlace {
  std::string place;
  int value{};
};

struct ViewedPile {
  std::string name;  ///< "P0"
  ViewedPlace open;
  std::vector<ViewedPlace> below;
  Cards row;

  [[nodiscard]] bool empty() const { return open.value == 0; }
  [[nodiscard]] bool raided() const { return !empty() && int(row.size()) == open.value; }
  /// DSC-STR-03, DSC-STR-04: what a card of this character gets from the row.
  [[nodiscard]] int position_value(char character) const;
};

struct ViewedSeat {
  std::string name;  ///< "S0", or "you"
  int hand_size{};
  std::vector<ViewedPlace> loot;
  int total{};
  bool moves{};
};

struct Viewed {
  std::vector<ViewedPile> piles;
  std::vector<ViewedSeat> seats;
  std::map<std::string, int> posters;  ///< per character
  int draw_size{};
  int discard_size{};
  bool has_hand{};
  Cards hand;

  explicit Viewed(const json::object& view);
  [[nodiscard]] const ViewedPile* pile(std::string_view name) const;
  /// The place that is being held up; null during the ordinary day.
  [[nodiscard]] const ViewedPile* raid() const;
  /// DSC-STR-01, DSC-STR-02.
  [[nodiscard]] int strength(const ViewedPile& at, const Cards& gang) const;
  /// The strongest gang that this hand could send there.
  [[nodiscard]] int best_strength(const ViewedPile& at) const;
};

}  // namespace saloon::desperados_cards
