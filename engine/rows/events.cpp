#include "engine/rows/events.h"

#include <cstring>

namespace saloon {

namespace {

/// Walks the members of an event with the place of each in its bytes.
template <class EventT, class F>
void each_member(const EventRow& row, EventT& e, F f) {
  auto* open = e.open.data();
  auto* secret = e.secret.data();
  auto* at = open;
  for (const EventMember& m : row.members) {
    if (m.name == nullptr) break;
    if (!m.again) {
      at = m.secret ? secret : open;
      (m.secret ? secret : open) += m.kind->width;
    }
    f(m, at);
  }
}

}  // namespace

void put_value(u8* at, const Kind& k, const Value& v) {
  for (int i = 0; i < k.width; ++i) at[i] = u8((i < 8 ? v.lo : v.hi) >> (8 * (i % 8)));
}

Value value_at(const Kind& k, const u8* at) {
  Value v;
  for (int i = 0; i < k.width; ++i) (i < 8 ? v.lo : v.hi) |= u64{at[i]} << (8 * (i % 8));
  const int bits = 8 * k.width;
  if (k.low < 0 && bits < 64 && (v.lo >> (bits - 1) & 1) != 0) v.lo |= ~u64{0} << bits;
  return v;
}

void note_event(EventLog& log, const Event& e) { log.items.push_back(e); }

void note_event(EventLog& log, const EventRow& row, u8 kind, Audience who, std::initializer_list<Value> arguments) {
  Event e;
  e.kind = kind;
  e.audience = who;
  const Value* next = arguments.begin();
  each_member(row, e, [&](const EventMember& m, u8* at) {
    if (m.again) return;
    put_value(at, *m.kind, *next++);
  });
  note_event(log, e);
}

void write_event(const EventRow& row, Writer& w, const Event& e, bool secret_seen) {
  bool hidden = false;
  each_member(row, e, [&](const EventMember& m, const u8* at) {
    if (!m.again) hidden = m.secret && !secret_seen;
    if (!hidden) write_member(w, m.name, *m.kind, value_at(*m.kind, at));
  });
}

}  // namespace saloon
