#include "house/presence.h"

namespace saloon::house {

void Presence::came(Connection connection, Guest guest) {
  std::erase_if(listeners_, [&](const Listener& l) { return l.connection == connection; });
  listeners_.push_back({connection, guest});
}

Guest Presence::went(Connection connection, Moment now) {
  const Guest guest = guest_at(connection);
  if (guest == 0) return 0;
  std::erase_if(listeners_, [&](const Listener& l) { return l.connection == connection; });
  if (away_since_.size() < guest) away_since_.resize(guest, now);
  if (!is_connected(guest)) away_since_[guest - 1] = now;
  return guest;
}

void Presence::nobody_is_here(Guest guests, Moment now) { away_since_.assign(guests, now); }

Guest Presence::guest_at(Connection connection) const {
  for (const Listener& l : listeners_) {
    if (l.connection == connection) return l.guest;
  }
  return 0;
}

bool Presence::is_connected(Guest guest) const {
  return std::any_of(listeners_.begin(), listeners_.end(), [&](const Listener& l) { return l.guest == guest; });
}

std::optional<Moment> Presence::away_since(Guest guest) const {
  if (is_connected(guest)) return std::nullopt;
  return guest >= 1 && guest <= away_since_.size() ? away_since_[guest - 1] : Moment{0};
}

bool Presence::is_present(Guest guest, Moment now) const { return !was_away_for(guest, kAbsentAfter, now); }

bool Presence::was_away_for(Guest guest, Moment limit, Moment now) const {
  const auto since = away_since(guest);
  return since && now - *since >= limit;
}

}  // namespace saloon::house
