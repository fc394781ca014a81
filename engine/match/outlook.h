// What a seat's decision would bring, in figures that follow from its view alone (engine/rows/figures.h): for boards as
// JSON, for people through telling/outlook.h.
#pragma once

#include <memory>

#include "engine/json/json.h"
#include "engine/match/seat_door.h"

namespace saloon {

/// Of one question. It is a copy of what was seen, so it stays what it was while the match goes on.
class Outlook {
 public:
  Outlook() = default;
  Outlook(const Outlook&) = delete;
  Outlook& operator=(const Outlook&) = delete;
  virtual ~Outlook() = default;
  /// What holds whatever is answered.
  [[nodiscard]] virtual json::array whole() const = 0;
  /// What this answer would bring, be it listed or not; nothing if it is not lawful.
  [[nodiscard]] virtual json::array of(const json::object& decision) const = 0;
};

/// Null where nothing is asked, or the game gives no figures.
std::unique_ptr<Outlook> outlook_at(const SeatDoor& door);

}  // namespace saloon
