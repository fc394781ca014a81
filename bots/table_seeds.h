// What is random at a table beside the match itself: bots' thinking, who looks at an offer, replaced answers. All of it
// follows from the match's seed and the number of answers given so far, those taken back included: so a seed repeats
// the whole game, a game taken up again goes on as it would have, and taking back repeats nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/match/sources.h"

namespace saloon::bots {

class TableSeeds {
 public:
  explicit TableSeeds(std::string_view seed);

  /// For whatever is random about the next answer of this seat.
  [[nodiscard]] u64 of_answer(u64 answers, Seat p) const;
  /// Does a bot that is merely offered something look at it now?
  [[nodiscard]] bool looks_at_offer(u64 answers, Seat p) const;
  /// One of so many, where an answer has to be replaced.
  [[nodiscard]] u32 pick(u64 answers, u32 count) const;

 private:
  /// The first eight bytes of HMAC-SHA-256(key, "saloon WHAT"), read big-endian.
  [[nodiscard]] u64 keyed(const std::string& what) const;

  std::optional<KeyedChance::Seed> key_;  ///< of a keyed table; a bot that knows its seeds knows nothing of others
  u64 hash_ = 0;                          ///< of a decimal seed
};

}  // namespace saloon::bots
