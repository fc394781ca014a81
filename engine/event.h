// What just happened: a small typed fact that names its audience. Audience hides fields, not facts: everyone learns
// that a card was drawn, its owner learns which.
#pragma once

#include <array>
#include <vector>

#include "engine/seat.h"

namespace saloon {

/// Who hears of an event at all, and who of those sees its secret part. There is no default.
struct Audience {
  u16 to{};
  u16 shown{};
  friend bool operator==(const Audience&, const Audience&) = default;
};
inline constexpr u16 kEverybody = 0xFFFF;
/// Nothing secret about it.
constexpr Audience everyone() { return {kEverybody, kEverybody}; }
/// Everyone learns the fact, only `who` its secret part.
constexpr Audience everyone_secret_to(SeatSet who) { return {kEverybody, who.bits}; }
/// Nobody else learns that anything happened.
constexpr Audience nobody_but(SeatSet who) { return {who.bits, who.bits}; }

/// A kind of event of the game's table with the bytes of its members (rows/events.h), or one of the engine's own.
struct Event {
  u8 kind{};
  u8 question{};    ///< of the engine's own: what is asked or offered
  SeatSet seats{};  ///< and whom, or who answered
  Audience audience{};
  std::array<u8, 24> open{};  ///< of a question: what it is about
  std::array<u8, 16> secret{};

  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(Plain<Event> && sizeof(Event) == 48);

/// Kinds from here on belong to the engine.
inline constexpr u8 kEventAnswered = 253;
inline constexpr u8 kEventAsked = 254;
inline constexpr u8 kEventOffered = 255;

inline bool hears(const Event& e, Seat viewer) { return (e.audience.to >> viewer & 1) != 0; }
inline bool sees_secret(const Event& e, Seat viewer) { return (e.audience.shown >> viewer & 1) != 0; }
/// The event as this viewer may have it. The audience itself is not for the viewer.
inline Event redacted(Event e, Seat viewer) {
  if (!sees_secret(e, viewer)) e.secret = {};
  e.audience = {};
  return e;
}

struct EventLog {
  std::vector<Event> items;
};

}  // namespace saloon
