// A view's JSON read back for telling: only what the viewer sees.
#pragma once

#include <string>
#include <vector>

#include "games/desperados/json.h"
#include "games/desperados/rules.h"

namespace saloon::desperados {

struct Viewed {
  View view{};
  bool readable{};

  explicit Viewed(const json::object& json);
  [[nodiscard]] const Public& pub() const { return view.pub; }
  [[nodiscard]] bool seated() const { return view.viewer < pub().seats; }
  /// Has everybody got a side yet?
  [[nodiscard]] bool dealt() const { return pub().round > 0; }
  [[nodiscard]] bool is_marshal() const { return seated() && dealt() && view.viewer == pub().marshal; }
  [[nodiscard]] bool rides_with_gang() const { return seated() && dealt() && view.viewer != pub().marshal; }
  /// "S2", or "you" for the viewer.
  [[nodiscard]] std::string who(Seat p) const;
  /// What the viewer is asked.
  [[nodiscard]] Ask question() const;
  /// The procedure that asks; all zero once the game is over.
  [[nodiscard]] Frame asking() const;
  /// The cards of a row that the viewer knows, each + 1, 0 = face down.
  [[nodiscard]] Row known_row(Seat p) const;
  [[nodiscard]] int cards_laid(Seat p) const;
  /// Where this seat really is as far as the viewer knows, with the card that is laid but not fixed yet; -1 = unknown.
  [[nodiscard]] Ride ride(Seat p) const;
  [[nodiscard]] int real_town(Seat p) const;
  /// Dollars in the bank of this town as far as the viewer knows, 0 = unknown.
  [[nodiscard]] int bank_value(int bank) const;
  /// Others of the gang who have laid a card of this turn that leads to this town.
  [[nodiscard]] json::array riding_to(int town) const;
  /// Others of the gang who are really there, not stuck, and still have their disk.
  [[nodiscard]] json::array could_join(int town) const;
  /// Coaches that stand in this town.
  [[nodiscard]] json::array coaches_in(int town) const;
};

}  // namespace saloon::desperados
