// Yes or no, and the clauses of the house: refusals that no game's rulebook has a number for.
#pragma once

#include <array>

namespace saloon {

/// Yes, or the clause that forbids it.
struct Verdict {
  const char* clause = nullptr;
  [[nodiscard]] bool yes() const { return clause == nullptr; }
};

/// Clauses of the house itself: refusals that no game's rulebook has a number for.
inline constexpr const char* kNotAsked = "SALOON-ASK-01";   ///< the seat is not asked anything now
inline constexpr const char* kWrongVerb = "SALOON-ASK-02";  ///< an answer to another question than the one put
inline constexpr const char* kMalformed = "SALOON-ASK-03";  ///< not an answer at all
inline constexpr const char* kClosed = "SALOON-ASK-04";     ///< an answer to a question that is closed
inline constexpr const char* kNotSealed = "SALOON-ASK-05";  ///< there is no answer that could be withdrawn
inline constexpr const char* kGameOver = "SALOON-OVER-01";  ///< nobody is asked after the end
/// A bug of the rules: paragraphs ran and ran without asking anyone. The match stays where it was before.
inline constexpr const char* kBroken = "SALOON-BROKEN-01";
/// What a scenario made from a record proves: a match rebuilt from what was written down is the same.
inline constexpr const char* kRebuilt = "SALOON-RECORD-01";
inline constexpr std::array kHouseClauses{kNotAsked,  kWrongVerb, kMalformed, kClosed,
                                          kNotSealed, kGameOver,  kBroken,    kRebuilt};

}  // namespace saloon
