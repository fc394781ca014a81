// State, view and event as JSON for any game: the engine's own parts from the game's tables (codec_parts.h,
// codec_asked.h), everything else from the game's Codec.
#pragma once

#include "engine/match/codec_asked.h"

namespace saloon {

// --- the parts of a state or view
template <class G, class C>
json::object public_part(const typename G::Public& pub) {
  json::object o{{"seats", pub.seats},
                 {"options", options_json<G>(pub.config)},
                 {"flow", flow_json<G, C>(pub)},
                 {"asked", asked_json<G>(pub)}};
  append_keys(o, C::public_json(pub));
  return o;
}

/// The same as everybody sees it: questions with what they are about instead of procedures.
template <class G, class C>
json::object seen_public_part(const typename G::Public& pub) {
  json::object o{{"seats", pub.seats}, {"options", options_json<G>(pub.config)}, {"asked", seen_asked_json<G>(pub)}};
  append_keys(o, C::public_json(pub));
  return o;
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
json::object private_part(const typename G::Public& pub, const typename G::Private& mine) {
  json::object o = C::private_json(pub, mine);
  o["sealed"] = mine.sealed == typename G::Decision{} ? json::value() : json::value(C::decision_json(mine.sealed));
  return o;
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
json::object state_json(const typename G::State& s) {
  json::object seats;
  for (Seat p = 0; p < s.pub.seats; ++p) seats[seat_name(p)] = private_part<G, C>(s.pub, s.seat[p]);
  json::object box = C::hidden_json(s.pub, s.hidden);
  box["chance"] = chance_json(s.hidden.chance);
  return as_parsed(
      json::object{{"public", public_part<G, C>(s.pub)}, {"private", std::move(seats)}, {"box", std::move(box)}});
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

template <class G, class C>
json::object view_json(const typename G::View& v) {
  json::object o{{"viewer", seat_name(v.viewer)}, {"public", seen_public_part<G, C>(v.pub)}};
  if (v.viewer < v.pub.seats) o["private"] = private_part<G, C>(v.pub, v.mine);
  return as_parsed(std::move(o));
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

/// {"event": name, ...} as this viewer may have it; null if the viewer does not hear of it.
template <class G, class C>
json::value event_json(const Event& e, Seat viewer) {
  if (!hears(e, viewer)) return nullptr;
  if (e.kind == kEventAnswered) {
    return json::object{{"event", "answered"}, {"seat", seat_name(Seat(lowest_bit(e.seats.bits)))}};
  }
  if (e.kind > kEventAnswered) {
    return json::object{{"event", e.kind == kEventAsked ? "asked" : "offered"},
                        {"ask", G::kAsks[e.question].name},
                        {"about", told_about<G>(e)},
                        {"seats", seats_json(e.seats)}};
  }
  json::object o{{"event", G::kEvents[e.kind].name}};
  append_keys(o, C::event_json(redacted(e, viewer), sees_secret(e, viewer)));
  return as_parsed(std::move(o));
}

}  // namespace saloon
