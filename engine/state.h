// State = Public + Box + one Private per seat; a view = Public + one's own Private. There is no redaction list because
// there is nothing to redact: what a seat may see are exactly two structs.
#pragma once

#include <array>
#include <cstring>

#include "engine/chance.h"
#include "engine/seat.h"

namespace saloon {

/// Public has: flow, asked, seats. Box has: chance, waiting. Private has: sealed.
template <class PublicT, class BoxT, class PrivateT, int Seats>
struct StateOf {
  PublicT pub{};
  BoxT box{};
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

/// Yes, or the clause that forbids it.
struct Verdict {
  const char* clause = nullptr;
  [[nodiscard]] bool yes() const { return clause == nullptr; }
};

/// Clauses of the house itself: refusals that no game's rulebook has a number for.
inline constexpr const char* kNotAsked = "SALOON-ASK-01";   ///< the seat is not asked anything now
inline constexpr const char* kWrongVerb = "SALOON-ASK-02";  ///< an answer to another question than the one put
inline constexpr const char* kMalformed = "SALOON-ASK-03";  ///< not an answer at all
inline constexpr const char* kGameOver = "SALOON-OVER-01";  ///< nobody is asked after the end
/// What a scenario made from a record proves: a match rebuilt from what was written down is the same.
inline constexpr const char* kRebuilt = "SALOON-RECORD-01";
inline constexpr std::array kHouseClauses{kNotAsked, kWrongVerb, kMalformed, kGameOver, kRebuilt};

}  // namespace saloon
