// One match played to its end by whoever sits at the table: bots, processes, people. The only loop of its kind.
//
// Every answer is checked; a bad one is counted and replaced, so whoever gives it can lose a decision but never the
// match. Who is asked next and what is random about it is the order's business: drawn in arenas, by the seed and people
// first at the terminal.
#pragma once

#include "bots/seat_bot.h"
#include "bots/thinking_time.h"
#include "engine/match/match.h"

namespace saloon::bots {

/// How a match went.
struct Played {
  Outcome outcome{};
  std::array<u32, kMostSeats> answers{};  ///< taken, per seat, replacements among them
  std::array<u32, kMostSeats> illegal{};  ///< refused, or missing where one had to come
  u64 digest{};                           ///< of the final position
  bool left{};                            ///< somebody left the table before the end
  bool stalled{};                         ///< somebody had to answer and could not, or it went beyond the game's bound
};

/// What became of a question.
struct Reply {
  enum class Kind : u8 { Answered, Passed, Refused, TakenBack, Left };
  Kind kind{};
  json::object taken{};  ///< the answer as the game itself writes it
};
/// Gives this decision at the door; an empty one lets an offer pass.
Reply replied(OpenDoor& door, const json::object& decision);

/// Whoever answers for a seat.
class Chair {
 public:
  Chair() = default;
  Chair(const Chair&) = delete;
  Chair& operator=(const Chair&) = delete;
  virtual ~Chair() = default;

  virtual void begin() {}
  /// Answers the seat's open question at its door, lets an offer pass, leaves the table, or has had an earlier answer
  /// taken back.
  virtual Reply answer(OpenDoor door, u64 seed) = 0;
  /// Not for a match without a result.
  virtual void end(const SeatDoor& /*door*/) {}
};
using Chairs = std::vector<std::unique_ptr<Chair>>;  ///< one for each seat

/// A bot's chair; how long it thinks is added to `time`.
class BotChair final : public Chair {
 public:
  BotChair(Thinker& thinker, ThinkingTime& time) : thinker_(thinker), time_(time) {}
  void begin() override { thinker_.begin(); }
  Reply answer(OpenDoor door, u64 seed) override;
  void end(const SeatDoor& door) override { thinker_.end(door); }

 private:
  Thinker& thinker_;
  ThinkingTime& time_;
};

/// Who is asked next, and what else follows from how a table is run.
class TableOrder {
 public:
  struct Turn {
    Seat seat{};
    u64 seed{};  ///< for whatever is random about the answer
  };
  TableOrder() = default;
  TableOrder(const TableOrder&) = delete;
  TableOrder& operator=(const TableOrder&) = delete;
  virtual ~TableOrder() = default;

  /// Somebody who is asked or offered something; not once the match is over.
  virtual Turn next(const Match& match) = 0;
  /// One of so many, where an answer has to be replaced.
  virtual u32 pick(u32 count) = 0;
  virtual void answered(Seat /*p*/, json::object&& /*taken*/) {}
  virtual void passed(Seat /*p*/) {}
};

/// As in simulations (bots/players.h): the lowest seat that is awaited, now and then one with an offer instead.
class DrawnOrder final : public TableOrder {
 public:
  explicit DrawnOrder(u64 seed);
  Turn next(const Match& match) override;
  u32 pick(u32 count) override { return picks_.below(count); }

 private:
  Chance picks_;
};

Played play_table(Match& match, const Chairs& chairs, TableOrder& order);

}  // namespace saloon::bots
