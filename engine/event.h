// What just happened: a small typed fact that names its audience. Audience hides fields, not facts: everyone learns
// that a card was drawn, its owner learns which.
#pragma once

#include <array>
#include <cstddef>
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

struct Event {
  u8 kind{};
  u8 a{}, b{}, c{};
  Audience audience{};
  i32 n{};
  u32 m{};
  std::array<u64, 2> fact{};
  std::array<u64, 2> secret{};

  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(Plain<Event> && sizeof(Event) == 48);
/// The bytes of an event's members where a row says what they are (rows/events.h).
inline constexpr std::size_t kOpenBytes = 24;
inline constexpr std::size_t kSecretBytes = 16;
inline u8* open_bytes(Event& e) { return reinterpret_cast<u8*>(&e) + offsetof(Event, n); }
inline const u8* open_bytes(const Event& e) { return reinterpret_cast<const u8*>(&e) + offsetof(Event, n); }
inline u8* secret_bytes(Event& e) { return reinterpret_cast<u8*>(e.secret.data()); }
inline const u8* secret_bytes(const Event& e) { return reinterpret_cast<const u8*>(e.secret.data()); }

/// Kinds from here on belong to the engine; a game numbers its own from 1.
inline constexpr u8 kEventAnswered = 254;  ///< a = seat
inline constexpr u8 kEventAsked = 255;     ///< a = question, n = bit set of seats, b = 1 if merely offered

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
