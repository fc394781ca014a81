// What a bot with feelings remembers of a match: who did it harm, who did it good.
#pragma once

#include <span>

#include "bots/character.h"
#include "bots/temper.h"
#include "engine/json/json.h"

namespace saloon::bots {

class Memory {
 public:
  /// An event as seat `me` heard it.
  void hear(std::span<const GrudgeRow> rows, const json::object& event, Seat me);
  /// How a bot of this mood is disposed after all that.
  [[nodiscard]] Temper temper(Mood mood) const;
  void clear() { *this = {}; }

 private:
  std::array<int, kMostSeats> harm_{};
  std::array<int, kMostSeats> favour_{};
};

/// Does a bot of this mood need to hear what happens?
constexpr bool remembers(Mood mood) { return mood == Mood::Vengeful || mood == Mood::Loyal; }

}  // namespace saloon::bots
