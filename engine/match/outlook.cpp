#include "engine/match/outlook.h"

#include "engine/match/match.h"

namespace saloon {

std::unique_ptr<Outlook> outlook_at(const SeatDoor& door) {
  if (door.game().outlook == nullptr || door.question().empty()) return nullptr;
  return door.game().outlook(door);
}

}  // namespace saloon
