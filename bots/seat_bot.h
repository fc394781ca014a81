// Whoever answers for a seat without being a person, behind one thin interface: terminal, arena and protocol see this.
// They are given their seat's door (engine/match/seat_door.h) and so know what a person there would, and no more.
#pragma once

#include <string>
#include <vector>

#include "engine/match/seat_door.h"
#include "engine/result.h"

namespace saloon {

class Thinker {
 public:
  Thinker() = default;
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  virtual ~Thinker() = default;

  /// A new match, or nothing shall be remembered of this one.
  virtual void begin() = 0;
  /// The seat's answer to its open question; empty lets an offer pass. Whatever is random follows from `seed`.
  virtual json::object answer(const SeatDoor& door, u64 seed) = 0;
  /// The seat's match is over: whoever learns from results may look. Called once, and never for a match without a
  /// result.
  virtual void end(const SeatDoor& /*door*/) {}
};

/// What speaks for a decision, or against it: a term of the game's evaluation, told by the words "why.<term>".
struct Reason {
  std::string term;
  double amount{};      ///< in hundredths of a victory
  json::object args{};  ///< for the words
};

struct Advice {
  json::object decision;
  double chance{};          ///< to win, from 0 to 1
  std::vector<Reason> why;  ///< the weightiest first
};

/// A bot of the house.
class SeatBot : public Thinker {
 public:
  /// What the viewer of `view` would answer: the same as `answer`, for who has no match but was told of one.
  /// `public` of the view must have the running procedures besides, as SeatDoor::flow gives them: bots play on by the
  /// rules. Fails if this is no view of the game.
  virtual Result<json::object> answer_view(const json::value& view, u64 seed) = 0;
  /// Seat `me` was told of this; only what bears on how it feels about others is remembered.
  virtual void hear(const json::value& event, Seat me) = 0;
  /// The best decisions, the best first.
  virtual std::vector<Advice> advise(const SeatDoor& door, u64 seed, std::size_t most) = 0;
};

}  // namespace saloon
