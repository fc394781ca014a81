// State, view and event as JSON for any game: the engine's own parts from the game's tables (codec_parts.h,
// codec_asked.h), everything else from the game's Codec.
#pragma once

#include "engine/match/codec_asked.h"

namespace saloon {

// --- the parts of a state or view
template <class G, class C>
void write_public_part(Writer& w, const typename G::Public& pub) {
  w.object([&] {
    w.number("seats", pub.seats);
    w.key("options");
    write_options<G>(w, pub.config);
    w.key("flow");
    write_flow<G, C>(w, pub);
    w.key("asked");
    write_asked<G>(w, pub);
    C::write_public(w, pub);
  });
}

/// The same as everybody sees it: questions with what they are about instead of procedures.
template <class G, class C>
void write_seen_public_part(Writer& w, const typename G::Public& pub) {
  w.object([&] {
    w.number("seats", pub.seats);
    w.key("options");
    write_options<G>(w, pub.config);
    w.key("asked");
    write_seen_asked<G>(w, pub);
    C::write_public(w, pub);
  });
}

template <class G>
const json::object& read_table_part(Reader& r, const json::value* v, typename G::Public& pub) {
  const json::object& o = r.object(v, "public");
  pub.seats = u8(r.number(o.if_contains("seats"), "seats", G::kMinSeats, G::kMaxSeats));
  read_options<G>(r, o.if_contains("options"), pub.config);
  return o;
}

/// The engine's share of Public; the rest, for the game to read, is returned.
template <class G, class C>
json::object read_public_part(Reader& r, const json::value* v, typename G::Public& pub) {
  const json::object& o = read_table_part<G>(r, v, pub);
  read_flow<G, C>(r, o.if_contains("flow"), pub);
  read_asked<G>(r, o.if_contains("asked"), pub);
  return without_keys(o, {"seats", "options", "flow", "asked"});
}

/// The same of a view. Whoever has been told the procedures besides (SeatDoor::flow) may have put them in.
template <class G, class C>
json::object read_seen_public_part(Reader& r, const json::value* v, typename G::Public& pub) {
  const json::object& o = read_table_part<G>(r, v, pub);
  if (const json::value* flow = o.if_contains("flow")) read_flow<G, C>(r, flow, pub);
  read_seen_asked<G>(r, o.if_contains("asked"), pub);
  return without_keys(o, {"seats", "options", "flow", "asked"});
}

template <class G, class C>
void write_private_part(Writer& w, const typename G::Public& pub, const typename G::Private& mine) {
  w.object([&] {
    C::write_private(w, pub, mine);
    if (mine.sealed == typename G::Decision{}) return;
    w.key("sealed");
    C::write_decision(w, mine.sealed);
  });
}

template <class G, class C>
json::object read_private_part(Reader& r, const json::value* v, Seat p, typename G::Private& mine) {
  const json::object& o = r.object(v, "private of " + seat_name(p));
  const json::value* sealed = o.if_contains("sealed");
  if (sealed != nullptr && !sealed->is_null()) {
    auto parsed = C::decision_from_json(*sealed);
    if (parsed.clause != nullptr) {
      r.fail("sealed of " + seat_name(p) + " is no answer: " + parsed.clause + " " + parsed.detail);
    }
    mine.sealed = parsed.decision;
  }
  return without_keys(o, {"sealed"});
}

/// Whose answers are in, as everybody sees it and as it really is: both follow from the sealed answers.
template <class G>
void count_sealed(typename G::State& s) {
  s.pub.asked.answered = 0;
  s.hidden.waiting = s.pub.asked.required;
  for (const Seat p : s.pub.asked.open()) {
    if (s.seat[p].sealed == typename G::Decision{}) continue;
    s.hidden.waiting = u16(s.hidden.waiting & ~only(p).bits);
    if (G::kAsks[s.pub.asked.what[p]].progress != Progress::Everyone) continue;
    s.pub.asked.answered = u16(s.pub.asked.answered | only(p).bits);
  }
}

// --- whole states, views, events
template <class G, class C>
void write_state(Writer& w, const typename G::State& s) {
  w.object([&] {
    w.key("public");
    write_public_part<G, C>(w, s.pub);
    w.object("private", [&] {
      for (Seat p = 0; p < s.pub.seats; ++p) {
        w.key(kinds::seat_text(p));
        write_private_part<G, C>(w, s.pub, s.seat[p]);
      }
    });
    w.object("box", [&] {
      C::write_hidden(w, s.pub, s.hidden);
      w.key("chance");
      write_chance(w, s.hidden.chance);
    });
  });
}

template <class G, class C>
json::object state_json(const typename G::State& s) {
  return object_of([&](Writer& w) { write_state<G, C>(w, s); });
}

/// Form only: the game's `check` is the caller's business.
template <class G, class C>
Result<typename G::State> state_from_json(const json::value& v) {
  std::string error;
  Reader r(error);
  typename G::State out{};
  const json::object& o = r.object(&v, "the state");
  r.only_keys(o, "the state", {"public", "private", "box"});
  const json::object pub = read_public_part<G, C>(r, o.if_contains("public"), out.pub);
  const json::object& seats = r.object(o.if_contains("private"), "private");
  std::array<json::object, G::kMaxSeats> mine;
  std::array<const json::object*, G::kMaxSeats> mine_at{};
  for (Seat p = 0; p < out.pub.seats; ++p) {
    mine[p] = read_private_part<G, C>(r, seats.if_contains(seat_name(p)), p, out.seat[p]);
    mine_at[p] = &mine[p];
  }
  if (seats.size() > out.pub.seats) r.fail("private has more seats than the game");
  const json::object& box = r.object(o.if_contains("box"), "box");
  read_chance(r, box.if_contains("chance"), out.hidden.chance);
  if (r.ok()) count_sealed<G>(out);
  if (r.ok()) C::read_state(r, pub, mine_at, without_keys(box, {"chance"}), out);
  if (!r.ok()) return Failed{error};
  return out;
}

/// Around its public part, which all viewers share; `mine` is null for who has no seat.
template <class G, class C>
void write_view(Writer& w, Seat viewer, std::string_view public_part, const typename G::Public& pub,
                const typename G::Private* mine) {
  w.object([&] {
    w.text("viewer", seat_name(viewer));
    w.key("public");
    w.bare(public_part);
    if (mine == nullptr) return;
    w.key("private");
    write_private_part<G, C>(w, pub, *mine);
  });
}

template <class G, class C>
std::string view_text(const typename G::View& v) {
  std::string public_part;
  Writer shared(public_part);
  write_seen_public_part<G, C>(shared, v.pub);
  std::string text;
  Writer w(text);
  write_view<G, C>(w, v.viewer, public_part, v.pub, v.viewer < v.pub.seats ? &v.mine : nullptr);
  return text;
}

template <class G, class C>
json::object view_json(const typename G::View& v) {
  return object_of([&](Writer& w) { w.bare(view_text<G, C>(v)); });
}

template <class G, class C>
Result<typename G::View> view_from_json(const json::value& v) {
  std::string error;
  Reader r(error);
  typename G::View out{};
  const json::object& o = r.object(&v, "the view");
  r.only_keys(o, "the view", {"viewer", "public", "private"});
  const json::object& table = r.object(o.if_contains("public"), "public");
  const json::object pub = read_seen_public_part<G, C>(r, o.if_contains("public"), out.pub);
  const auto viewer = seat_from_name(r.text(o.if_contains("viewer"), "viewer"));
  if (!viewer || (*viewer != kSpectator && *viewer >= out.pub.seats)) r.fail("viewer must be a seat or \"spectator\"");
  if (!r.ok()) return Failed{error};
  out.viewer = *viewer;
  json::object mine;
  const bool plays = out.viewer != kSpectator;
  if (plays) mine = read_private_part<G, C>(r, o.if_contains("private"), out.viewer, out.mine);
  if (r.ok()) C::read_view(r, pub, plays ? &mine : nullptr, out);
  if (r.ok() && !table.contains("flow")) read_about<G>(r, table.if_contains("asked"), out.pub);
  if (!r.ok()) return Failed{error};
  return out;
}

/// [name, value]
template <class G, class C>
json::value drawn_json_of(const Drawn& d) {
  return json::array{G::kRolls[d.roll].name, as_parsed(C::drawn_value(d.roll, d.value))};
}

template <class G, class C>
Result<Drawn> drawn_from_json_of(const json::value& v) {
  const Result<u8> roll = drawn_roll(G::kRolls, v);
  if (!roll) return roll.failed();
  const auto value = C::drawn_from_json(*roll, (*v.if_array())[1]);
  if (!value) return Failed{"not a result of this draw: " + json::serialize(v)};
  return Drawn{*roll, *value};
}

/// {"event": name, ...}, with its secret members or without.
template <class G, class C>
void write_event(Writer& w, const Event& e, bool secret_seen) {
  w.object([&] {
    if (!is_of_engine(e)) {
      w.text("event", G::kEvents[e.kind].name);
      C::write_event(w, e, secret_seen);
      return;
    }
    w.text("event", kEngineEvents[e.kind - kEventWithdrawn]);
    if (e.kind <= kEventAnswered) {
      w.text("seat", kinds::seat_text(lowest_bit(e.seats.bits)));
      return;
    }
    w.text("ask", G::kAsks[e.question].name);
    w.key("about");
    write_told_about<G>(w, e);
    w.key("seats");
    write_seats(w, e.seats);
  });
}

/// As this viewer may have it; null if the viewer does not hear of it.
template <class G, class C>
json::value event_json(const Event& e, Seat viewer) {
  if (!hears(e, viewer)) return nullptr;
  return tree_of([&](Writer& w) { write_event<G, C>(w, e, sees_secret(e, viewer)); });
}

}  // namespace saloon
