// Who listens at a table, and since when others have been away. Connections come and go; a guest is away when the last
// one has gone, and absent after a while: a reload or a tunnel is nobody's business.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "house/limits.h"

namespace saloon::house {

struct Listener {
  Connection connection{};
  Guest guest{};
};

class Presence {
 public:
  void came(Connection connection, Guest guest);
  /// Whose connection that was; 0 if nobody listened there.
  Guest went(Connection connection, Moment now);
  /// Everybody who is known and not here is away from now on, as after a restart.
  void nobody_is_here(Guest guests, Moment now);

  [[nodiscard]] const std::vector<Listener>& listeners() const { return listeners_; }
  [[nodiscard]] Guest guest_at(Connection connection) const;
  [[nodiscard]] bool is_connected(Guest guest) const;
  /// Nothing if the guest is connected.
  [[nodiscard]] std::optional<Moment> away_since(Guest guest) const;
  /// As everybody sees it.
  [[nodiscard]] bool is_present(Guest guest, Moment now) const;
  [[nodiscard]] bool was_away_for(Guest guest, Moment limit, Moment now) const;

 private:
  std::vector<Listener> listeners_;
  std::vector<Moment> away_since_;  ///< by guest - 1
};

}  // namespace saloon::house
