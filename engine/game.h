// What a game is to the engine: one folder, one concept. The compiler checks it, so "not implemented"
// cannot happen at run time; engine/whole_game.h says in sentences what is missing.
#pragma once

#include <concepts>
#include <cstddef>
#include <span>

#include "engine/bits.h"
#include "engine/ctx.h"
#include "engine/list.h"

namespace saloon {

inline constexpr int kMaxStateSize = 2048;
inline constexpr int kMaxDecisionSize = 16;

/// Who won and with how much. Scores are what the game counts (gold, points); ranks are 1-based and may be shared.
struct Outcome {
  SeatSet winners{};
  std::array<i32, kMostSeats> score{};
  std::array<u8, kMostSeats> rank{};
};

/// One kind of chance, with its name in scripts and records. `hidden`: its result is not for everybody.
struct RollRow {
  const char* name;
  bool hidden;
  const Kind* kind;  ///< of its results
};

/// A state can be copied thousands of times a second, a decision is a few bytes.
template <class G>
concept HasPlainNouns =
    Plain<typename G::State> && Plain<typename G::View> && Plain<typename G::Decision> && Plain<typename G::Config> &&
    sizeof(typename G::State) <= kMaxStateSize && sizeof(typename G::Decision) <= kMaxDecisionSize;

template <class G>
concept HasRules = requires(const typename G::State& s, const typename G::Public& pub, const typename G::Private& mine,
                            const typename G::View& view, const typename G::Config& config, typename G::Decisions& out,
                            Ctx<G>& c, Seat p, typename G::Decision d, Chance& chance, int seats) {
  /// Lays out the configuration and the first frame; everything random is an ordinary paragraph.
  { G::setup(config, seats) } -> std::same_as<typename G::State>;
  /// Clears the list and writes the answers open to seat p, from what p knows; all of them unless out.partial().
  { G::legal(pub, mine, p, out) } -> std::same_as<void>;
  /// Exact, also where the list is partial; "no" names the clause.
  { G::accepts(pub, mine, p, d) } -> std::same_as<Verdict>;
  /// Runs the current paragraph of the top procedure.
  { G::advance(c) } -> std::same_as<void>;
  /// A world this viewer cannot exclude, with a generator of its own.
  { G::sample_world(view, chance) } -> std::same_as<typename G::State>;
  { G::outcome(s) } -> std::same_as<Outcome>;
  /// Null, or the invariant that is broken.
  { G::check(s) } -> std::same_as<const char*>;
  /// What a competent player would do, from a view alone.
  { G::choose(view, chance) } -> std::same_as<typename G::Decision>;
  /// Null, or the clause that forbids this configuration at this number of seats.
  { G::forbids(config, seats) } -> std::same_as<const char*>;
};

/// Who lawfully sees this seat's sealed answers; usually nobody.
template <class G>
concept SaysWhoSeesSealed = requires(const typename G::Public& pub, Seat p) {
  { G::sees_sealed(pub, p) } -> std::same_as<SeatSet>;
};

/// Optional: notes of sealed answers for those who share them, and of withdrawn ones that they are gone.
template <class G>
concept HearsOfSealed = requires(Ctx<G>& c, Seat p, typename G::Decision d) { G::on_sealed(c, p, d, d); };
template <class G>
concept HearsOfWithdrawn = requires(Ctx<G>& c, Seat p, typename G::Decision d) { G::on_withdrawn(c, p, d); };

template <class G>
concept HasTables = requires {
  std::size(G::kOptions);
  std::size(G::kAsks);
  std::size(G::kRolls);
  std::size(G::kProcs);
  std::size(G::kEvents);
};

/// One row says what a verb, an event or a field is; JSON, names and numbers follow (engine/rows).
template <class G>
concept HasRows = requires(i64 reason) {
  std::size(G::kVerbs);
  std::size(G::kPublic);
  std::size(G::kPrivate);
  std::size(G::kHidden);
  G::kEndReason.name_of(reason);
};

template <class G>
concept GameRules = HasPlainNouns<G> && HasRules<G> && SaysWhoSeesSealed<G> && HasTables<G> && HasRows<G>;

}  // namespace saloon
