// What a game can tell: one row per kind of event, with its members in their order. A rule tells it by name,
//
//   c.tell<"looked_at_pile">(everyone_secret_to(only(p)), p, pile, count, tiles);
//
// and the compiler checks name and number of members. JSON, the sentences' arguments and what is hidden from whom
// follow from the row.
#pragma once

#include <initializer_list>

#include "engine/event.h"
#include "engine/rows/fixed_text.h"
#include "engine/rows/kind.h"

namespace saloon {

struct EventMember {
  const char* name{};
  const Kind* kind{};
  bool secret{};  ///< only for those whom the audience shows it to
  bool again{};   ///< the member before once more, seen as another kind: the gun on a card
};
constexpr EventMember told(const char* name, const Kind& kind) { return {name, &kind}; }
constexpr EventMember secret(const char* name, const Kind& kind) { return {name, &kind, true}; }
constexpr EventMember again(const char* name, const Kind& kind) { return {name, &kind, false, true}; }

/// `explains`: names of the parts of a view, divided by spaces, that may have changed when it is heard. `reveals`: it
/// lawfully shows something that was hidden before.
struct EventRow {
  const char* name{};
  EventMember members[9]{};
  NotInModules<const char* [6]> explains{};
  bool reveals{};

  /// Arguments of `tell`.
  [[nodiscard]] constexpr int arguments() const {
    int n = 0;
    for (const EventMember& m : members) n += m.name != nullptr && !m.again ? 1 : 0;
    return n;
  }
  /// Bytes of the open or of the secret part.
  [[nodiscard]] constexpr std::size_t bytes(bool of_secret) const {
    std::size_t n = 0;
    for (const EventMember& m : members)
      n += m.name != nullptr && !m.again && m.secret == of_secret ? m.kind->width : 0;
    return n;
  }
};

/// Not defined: whoever tells an event that is in no row is told so by the compiler.
void there_is_no_such_event();

/// The place of this event in the game's table.
template <class G>
consteval u8 event_kind(std::string_view name) {
  for (std::size_t i = 0; i < std::size(G::kEvents); ++i) {
    if (G::kEvents[i].name == name) return u8(i);
  }
  there_is_no_such_event();
  return 0;
}

/// For whoever looks for an event in a log: e.kind == kEventKind<Game, "drew">.
template <class G, FixedText Name>
inline constexpr u8 kEventKind = event_kind<G>(Name.view());

template <class T>
Value value_told(const T& member) {
  if constexpr (std::is_invocable_v<T>)
    return to_value(member());
  else
    return to_value(member);
}

/// A value in the bytes of an event.
void put_value(u8* at, const Kind& k, const Value& v);
Value value_at(const Kind& k, const u8* at);

/// Does this event of a game tell the viewer something that was hidden from it, or from everybody?
inline bool reveals(const EventRow& row, const Event& e, Seat viewer) {
  const bool in_secret = !hears(e, kSpectator) || (sees_secret(e, viewer) && !sees_secret(e, kSpectator));
  return hears(e, viewer) && (in_secret || row.reveals);
}

/// Somebody listens. Out of line, so that a rule that nobody listens to carries none of it.
[[gnu::cold]] void note_event(EventLog& log, const Event& e);
[[gnu::cold]] void note_event(EventLog& log, const EventRow& row, u8 kind, Audience who,
                              std::initializer_list<Value> arguments);
/// The members as this viewer may have them, behind "event".
void write_event(const EventRow& row, Writer& w, const Event& e, bool secret_seen);

}  // namespace saloon
