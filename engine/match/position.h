// Positions that a match may be put into: one that somebody wrote down, and one that it had before.
#pragma once

#include <span>

#include "engine/event.h"
#include "engine/match/match.h"
#include "engine/rounds.h"

namespace saloon {

/// Every invariant kept, every sealed answer lawful. Modules take this on trust: nobody but their own reader would be
/// fooled, and what checks it weighs as much as a chapter of the rules.
template <GameRules G>
Result<void> is_sound([[maybe_unused]] const typename G::State& s) {
#ifndef SALOON_MODULE
  if (const char* broken = broken_invariant<G>(s)) {
    return Failed{std::string("this position breaks an invariant: ") + broken};
  }
  for (const Seat p : s.pub.asked.open()) {
    if (s.seat[p].sealed == typename G::Decision{}) continue;
    const Verdict verdict = sealed_is_lawful<G>(s, p);
    if (!verdict.yes()) return Failed{"the sealed answer of " + seat_name(p) + " is forbidden by " + verdict.clause};
  }
#endif
  return {};
}

/// A position of this very match: same seats, same options, and sound.
template <GameRules G>
Result<void> may_become(const typename G::State& now, const typename G::State& s) {
  if (std::memcmp(&s.pub.config, &now.pub.config, sizeof s.pub.config) != 0) {
    return Failed{"the options of a match cannot change; give them under \"options\" of the scenario or match"};
  }
  if (s.pub.seats != now.pub.seats) return Failed{"the number of seats of a match cannot change"};
  return is_sound<G>(s);
}

/// The bytes of an earlier state. Draws and rounds are counted on.
template <GameRules G>
Result<void> go_back(typename G::State& now, std::span<const u8> there) {
  if (over<G>(now)) return Failed{"nothing can be taken back: the game is over"};
  if (there.size() != sizeof now) return Failed{"nothing can be taken back: this is no bookmark of the game"};
  const Chance chance = now.hidden.chance;
  const u16 round = now.pub.asked.round;
  std::memcpy(&now, there.data(), sizeof now);
  now.hidden.chance = chance;
  now.pub.asked.round = u16(round + 1);
  return {};
}

/// The log of a clone. A server clones a match for every answer, and one event more would double what it holds.
inline EventLog with_room_for_news(const EventLog& log) {
  constexpr std::size_t kRoomForNews = 24;
  EventLog copy;
  copy.items.reserve(log.items.size() + kRoomForNews);
  copy = log;
  return copy;
}

}  // namespace saloon
