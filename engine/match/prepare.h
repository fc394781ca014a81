// What is checked before a match or a simulation of it can begin, and said in the same words to both.
#pragma once

#include <array>
#include <optional>

#include "engine/game.h"
#include "engine/match/match.h"
#include "engine/match/sources.h"
#include "engine/result.h"

namespace saloon {

/// A seed as somebody wrote it: a decimal number for the fast generator, or 64 hexadecimal digits for the keyed stream.
struct SeedKey {
  u64 key{};  ///< of the generator inside the state; 0 for a keyed stream, so that the state never holds a table's seed
  std::optional<KeyedChance::Seed> keyed;
};
Result<SeedKey> read_seed(std::string_view text);

struct SeatRange {
  const char* slug;
  int least, most;
};
Result<void> seats_fit(const SeatRange& game, int seats);

/// A set-up that can be played.
template <GameRules G>
struct Prepared {
  typename G::Config config{};
  SeedKey seed{};
};

template <GameRules G>
Result<Prepared<G>> prepare(const MatchSetup& setup) {
  const Result<void> fit = seats_fit({G::kSlug, G::kMinSeats, G::kMaxSeats}, setup.seats);
  if (!fit) return fit.failed();
  const Result<SeedKey> seed = read_seed(setup.seed);
  if (!seed) return seed.failed();
  Prepared<G> out{.seed = *seed};
  const Result<void> set = set_options(G::kOptions, setup.options, out.config);
  if (!set) return set.failed();
  if (const char* clause = G::forbids(out.config, setup.seats)) {
    return Failed{"these options cannot be played with " + std::to_string(setup.seats) + " seats: " + clause};
  }
  return out;
}

}  // namespace saloon
