// When things happen at a table, by what everybody knows. An answer that came at once would tell that there was nothing
// to think about: so no answer, be it a person's, a bot's or one that the house gives where there is no choice, takes
// effect before the moment that its question gives it.
#pragma once

#include <array>

#include "engine/seat.h"
#include "house/ids.h"

namespace saloon::house {

/// How a round of questions is paced: from public facts alone.
struct Pace {
  bool on = true;  ///< off: everything happens at once, and people answer everything themselves
  Moment since{};  ///< when the round began
  int round = -1;
  bool offers{};  ///< to a person: they get time to look
  u64 salt{};     ///< of the table
  /// When whoever has the seat came in last: for them the round begins then. What the house answers where there is no
  /// choice it answers like somebody who has just come back.
  std::array<Moment, kMostSeats> came{};

  /// The earliest moment at which an answer of this seat takes effect.
  [[nodiscard]] Moment due(Seat seat) const;
  /// The first moment from `now` on at which a bot's answer that came late takes effect: how long a bot thinks is
  /// nobody's business.
  [[nodiscard]] Moment late(Seat seat, Moment now) const;
};

}  // namespace saloon::house
