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
  SeatSet seats{};  ///< and whom, or who answered or withdrew
  Audience audience{};
  std::array<u8, 24> open{};  ///< of a question: what it is about
  std::array<u8, 16> secret{};

  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(Plain<Event> && sizeof(Event) == 48);

/// Kinds from here on belong to the engine. Up to Answered they tell of one seat, the others put a question.
inline constexpr u8 kEventWithdrawn = 251;
inline constexpr u8 kEventTakenBack = 252;
inline constexpr u8 kEventAnswered = 253;
inline constexpr u8 kEventAsked = 254;
inline constexpr u8 kEventOffered = 255;
inline constexpr std::array kEngineEvents{"withdrawn", "taken_back", "answered", "asked", "offered"};

inline bool is_of_engine(const Event& e) { return e.kind >= kEventWithdrawn; }
inline bool hears(const Event& e, Seat viewer) { return (e.audience.to >> viewer & 1) != 0; }
inline bool sees_secret(const Event& e, Seat viewer) { return (e.audience.shown >> viewer & 1) != 0; }
/// The event as this viewer may have it. The audience itself is not for the viewer.
inline Event redacted(Event e, Seat viewer) {
  if (!sees_secret(e, viewer)) e.secret = {};
  e.audience = {};
  return e;
}

/// What was told, oldest first. Numbers go on when the oldest are forgotten: event n stays event n.
struct EventLog {
  std::vector<Event> items;
  std::size_t forgotten{};                          ///< so many came before the first of `items`
  std::array<std::size_t, kSpectator + 1> heard{};  ///< of those, per viewer

  [[nodiscard]] std::size_t count() const { return forgotten + items.size(); }
  /// Null for one that is forgotten, or was never told.
  [[nodiscard]] const Event* at(std::size_t n) const {
    return n >= forgotten && n < count() ? &items[n - forgotten] : nullptr;
  }
  [[nodiscard]] Audience audience(std::size_t n) const { return at(n) != nullptr ? at(n)->audience : Audience{}; }
  /// How many of the first n this viewer heard; what is forgotten counts whole.
  [[nodiscard]] std::size_t heard_of(std::size_t n, Seat viewer) const {
    std::size_t sum = heard[viewer];
    for (std::size_t i = forgotten; i < n && i < count(); ++i) sum += hears(items[i - forgotten], viewer) ? 1 : 0;
    return sum;
  }
  /// The first n.
  void forget(std::size_t n) {
    n = n < count() ? n : count();
    if (n <= forgotten) return;
    for (std::size_t viewer = 0; viewer < heard.size(); ++viewer) heard[viewer] = heard_of(n, Seat(viewer));
    items.erase(items.begin(), items.begin() + std::ptrdiff_t(n - forgotten));
    forgotten = n;
  }
};

}  // namespace saloon
