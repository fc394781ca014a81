// Whoever answers for a seat without being a person, behind one thin interface: terminal, arena and protocol see this.
// They are given their seat's door (engine/match/seat_door.h) and so know what a person there would, and no more.
#pragma once

#include <memory>
#include <vector>

#include "bots/brain.h"
#include "engine/match/seat_door.h"

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

/// A bot of the house at one seat of one match at a time. Its brain is its own: what it thought about earlier questions
/// of the match is added to.
class SeatBot final : public Thinker {
 public:
  SeatBot(const GameInfo& game, const Character& character);

  void begin() override;
  json::object answer(const SeatDoor& door, u64 seed) override;
  /// What the viewer of `view` would answer: the same as `answer`, for who has no match but was told of one.
  /// `public` of the view must have the running procedures besides, as SeatDoor::flow gives them: bots play on by the
  /// rules. Fails if this is no view of the game.
  Result<json::object> answer_view(const json::value& view, u64 seed);
  /// Seat `me` was told of this; only what bears on how it feels about others is remembered.
  void hear(const json::value& event, Seat me);
  /// The best decisions, the best first.
  std::vector<Advice> advise(const SeatDoor& door, u64 seed, std::size_t most);

 private:
  /// Looks and listens; false if the seat is not asked anything.
  bool attend(const SeatDoor& door);
  BotQuestion question(u64 seed);

  const GameInfo& game_;
  Character character_;
  std::unique_ptr<Brain> brain_;
  bots::Memory memory_;
  std::vector<u8> view_;
  std::size_t heard_ = 0;
  bool has_thought_ = false;  ///< about this match
};

}  // namespace saloon
