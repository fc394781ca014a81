// The laws every game keeps at every decision: their names, one game under observation, and how a broken law is told.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/hash.h"
#include "engine/match/match.h"
#include "engine/withdraw.h"

namespace saloon {

enum class Law : u8 {
  SameSeedSameBytes,
  ListingChangesNothing,
  ListedIsAccepted,
  EverythingElseIsRefused,
  NobodyStuck,
  GameEndsWithinBound,
  CheckHolds,
  WorldsArePossible,
  ViewIsClosed,
  SealedIsSilent,
  OrderOfAnswersIsIrrelevant,
  WithdrawnLeavesNothing,
  JsonRoundTrips,
  ViewIsEnough,
  NoChangeUnexplained,
  ReplayGivesSameBytes,
  TwoWorldsLookAlike,
  ForcedIsTaken,
  WinnersAreFirst,
  EventsGiveTheView,
};
inline constexpr const char* kLawNames[] = {
    "same_seed_same_bytes",
    "listing_changes_nothing",
    "listed_is_accepted",
    "everything_else_is_refused",
    "nobody_stuck",
    "game_ends_within_bound",
    "check_holds",
    "worlds_are_possible",
    "view_is_closed",
    "sealed_is_silent",
    "order_of_answers_is_irrelevant",
    "withdrawn_leaves_nothing",
    "json_round_trips",
    "view_is_enough",
    "no_change_unexplained",
    "replay_gives_same_bytes",
    "two_worlds_look_alike",
    "forced_is_taken",
    "winners_are_first",
    "events_give_the_view",
};
inline constexpr int kLaws = int(std::size(kLawNames));
constexpr const char* law_name(Law law) { return kLawNames[unsigned(law)]; }

/// Which laws are looked at; normally all of them.
struct LawSet {
  u32 bits = (1U << kLaws) - 1;
  [[nodiscard]] constexpr bool has(Law law) const { return (bits >> unsigned(law) & 1) != 0; }
};
constexpr LawSet only_law(Law law) { return {1U << unsigned(law)}; }

/// A law that did not hold, with all that is needed to see it again.
struct BrokenLaw {
  Law law{};
  std::string detail;
  u64 seed{};
  int seats{};
  std::vector<OptionSetting> options;
  u64 answer{};          ///< how many answers the seats had given
  std::string scenario;  ///< leads to the position

  [[nodiscard]] std::string line() const {
    std::string text = std::string(law_name(law)) + ": " + detail + " (seed " + std::to_string(seed) + ", " +
                       std::to_string(seats) + " seats";
    for (const OptionSetting& o : options) text += ", " + o.name + "=" + o.value;
    return text + ", after answer " + std::to_string(answer) + ")";
  }
};

/// How often the expensive laws are looked at: at one decision, or in one game, out of so many.
struct LawPace {
  u32 json = 64;      ///< state, view and list as JSON, and what a view is enough for: per decision
  u32 worlds = 1;     ///< sampled worlds: per decision; the viewers take turns
  u32 playout = 256;  ///< playing a sampled world to its end: per decision
  u32 record = 128;   ///< the match and its record as a file: per game
  u32 pairs = 8;      ///< two worlds side by side: per decision
  u32 withdrawn = 8;  ///< a sealed answer withdrawn and given again: per decision
};

/// Where two worlds may part: a sealed answer, a hidden draw, a world that a viewer cannot exclude.
enum class Fork : u8 { Sealed, Draw, World };
inline constexpr int kForks = 3;

template <class G>
struct Answered {
  Seat seat{};
  typename G::Decision decision{};  ///< a zero one: the answer is withdrawn

  [[nodiscard]] bool withdraws() const { return decision == typename G::Decision{}; }
};

/// One game under observation: how it was set up, what was answered so far, and the first law it broke.
template <GameRules G>
struct LawRun {
  typename G::Config config{};
  int seats{};
  u64 seed{};  ///< of the match, as a scenario names it
  LawSet laws{};
  LawPace pace{};

  Chance dice{};  ///< the laws' own picks; never the game's
  std::vector<Answered<G>> answers{};
  u64 withdrawn{};  ///< so many of them, each to be given again: the game without the laws has neither
  std::vector<Drawn> draws{};
  std::vector<u64> hashes{};        ///< of the state, after set-up and after every answer
  std::array<u64, kForks> pairs{};  ///< two worlds compared so far, by kind of fork
  std::optional<BrokenLaw> broken{};

  [[nodiscard]] bool fine() const { return !broken.has_value(); }
  /// Of the game as it would be without the laws.
  [[nodiscard]] u64 counted_answers() const { return answers.size() - 2 * withdrawn; }
  [[nodiscard]] bool watches(Law law) const { return fine() && laws.has(law); }
  bool now_and_then(u32 pace_of) { return pace_of != 0 && dice.below(pace_of) == 0; }
  void fail(Law law, std::string detail) {
    if (broken) return;
    broken = BrokenLaw{law, std::move(detail), seed, seats, {}, answers.size(), {}};
  }
};

// --- what the laws compare
template <class T>
bool same_bytes(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

/// Every viewer of a game: its seats, then the spectator.
inline SeatSet all_viewers(int seats) { return all_seats(seats) | only(kSpectator); }

inline std::string viewer_name(Seat viewer) { return viewer == kSpectator ? "the spectator" : seat_name(viewer); }

/// What a viewer hears of a log, as it hears it.
inline std::vector<Event> heard_by(const EventLog& log, Seat viewer) {
  std::vector<Event> heard;
  for (const Event& e : log.items) {
    if (hears(e, viewer)) heard.push_back(redacted(e, viewer));
  }
  return heard;
}

/// A state that has run a little further, with what was told on the way.
template <GameRules G>
struct Branch {
  typename G::State s;
  EventLog log{};

  void play(Seat p, const typename G::Decision& d, ChanceSource* source = nullptr) {
    Ctx<G> c{s, source, &log};
    saloon::play(c, p, d);
  }
  void withdraw(Seat p) {
    Ctx<G> c{s, nullptr, &log};
    saloon::withdraw(c, p);
  }
};

/// Does this viewer get the same from both: the view, and every event on the way?
template <GameRules G>
bool same_to(Seat viewer, const Branch<G>& a, const Branch<G>& b) {
  return observe<G>(a.s, viewer) == observe<G>(b.s, viewer) && heard_by(a.log, viewer) == heard_by(b.log, viewer);
}

template <GameRules G>
void list_for(const typename G::State& s, Seat p, typename G::Decisions& list) {
  list.clear();
  G::legal(s.pub, s.seat[p], p, list);
}

template <class List, class D>
bool lists(const List& list, const D& d) {
  for (const D& item : list) {
    if (item == d) return true;
  }
  return false;
}

}  // namespace saloon
