// State = Public + Hidden + one Private per seat; a view = Public + one's own Private. There is no redaction list
// because there is nothing to redact: what a seat may see are exactly two structs.
#pragma once

#include <array>
#include <cstring>

#include "engine/chance.h"
#include "engine/seat.h"
#include "engine/verdict.h"

namespace saloon {

/// Public has: flow, asked, seats. Hidden has: chance, waiting. Private has: sealed.
template <class PublicT, class HiddenT, class PrivateT, int Seats>
struct StateOf {
  using Public = PublicT;
  using Hidden = HiddenT;
  using Private = PrivateT;
  static constexpr int kSeats = Seats;

  PublicT pub{};
  HiddenT hidden{};
  std::array<PrivateT, Seats> seat{};

  friend bool operator==(const StateOf& a, const StateOf& b) { return std::memcmp(&a, &b, sizeof a) == 0; }
};

template <class PublicT, class PrivateT>
struct ViewOf {
  PublicT pub{};
  PrivateT mine{};
  Seat viewer{};
  std::array<u8, 7> spare{};

  friend bool operator==(const ViewOf& a, const ViewOf& b) { return std::memcmp(&a, &b, sizeof a) == 0; }
};

}  // namespace saloon
