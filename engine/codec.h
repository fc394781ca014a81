// State, view and event as JSON for any game: the engine's own parts (seats, options, flow, questions, sealed answers,
// chance) from the game's tables, everything else from the game's Codec.
#pragma once

#include <iterator>

#include "engine/json.h"
#include "engine/options.h"
#include "engine/play.h"

namespace saloon {

// --- small shared pieces, in codec.cpp -------------------------------------------------------------------------------

void append_keys(json::object& to, json::object&& from);
json::object without_keys(const json::object& o, std::initializer_list<std::string_view> keys);
json::array seats_json(SeatSet who);
SeatSet read_seats(Reader& r, const json::value* v, std::string_view what, int seats);
json::object chance_json(const Chance& chance);
void read_chance(Reader& r, const json::value* v, Chance& out);
/// Index of `name` among `names`, with a complaint that lists them.
int read_name(Reader& r, std::string_view name, std::string_view what, std::span<const char* const> names);

template <class Row, std::size_t N>
std::array<const char*, N> names_of(const Row (&rows)[N]) {
  std::array<const char*, N> names{};
  for (std::size_t i = 0; i < N; ++i) names[i] = rows[i].name;
  return names;
}

// --- options ---------------------------------------------------------------------------------------------------------

template <class G>
json::object options_json(const typename G::Config& config) {
  json::object o;
  for (const auto& row : G::kOptions) {
    if (row.values.empty()) {
      o[row.name] = config.*row.field;
    } else {
      o[row.name] = option_text(row, config);
    }
  }
  return o;
}

/// Options not named keep their default; missing options are all default.
template <class G>
void read_options(Reader& r, const json::value* v, typename G::Config& config) {
  config = {};
  if (v == nullptr) return;
  for (const auto& [key, value] : r.object(v, "options")) {
    const auto* text = value.if_string();
    if (text == nullptr && !whole_number(value)) r.fail("option " + std::string(key) + " must be a text or a number");
    std::string error;
    if (!set_option(G::kOptions, {key, text != nullptr ? std::string(*text) : json::serialize(value)}, config, error)) {
      r.fail(error);
    }
  }
}

// --- flow and questions ----------------------------------------------------------------------------------------------

template <class G, class C>
json::array flow_json(const typename G::Public& pub) {
  json::array frames;
  for (u8 i = 0; i < pub.flow.depth; ++i) {
    const Frame& f = pub.flow.frames[i];
    json::object o{{"proc", G::kProcs[f.proc].name}, {"at", G::kProcs[f.proc].paragraphs[f.at]}};
    append_keys(o, C::locals_json(f));
    frames.push_back(std::move(o));
  }
  return frames;
}

template <class G, class C>
void read_flow(Reader& r, const json::value* v, typename G::Public& pub) {
  const json::array& frames = r.array(v, "flow");
  if (frames.size() > pub.flow.frames.size()) return r.fail("flow has more frames than the game knows");
  for (const json::value& item : frames) {
    const json::object& o = r.object(&item, "a frame of flow");
    const int proc = read_name(r, r.text(o.if_contains("proc"), "proc"), "proc", names_of(G::kProcs));
    const auto& row = G::kProcs[proc];
    const int at = read_name(r, r.text(o.if_contains("at"), "at"), "at", row.paragraphs);
    Frame f{u8(proc), u8(at), {}};
    if (r.ok()) C::read_locals(r, without_keys(o, {"proc", "at"}), f);
    pub.flow.push(f);
  }
}

template <class G>
json::object asked_json(const typename G::Public& pub) {
  json::object required;
  json::object offered;
  for (const Seat p : SeatSet{pub.asked.required}) required[seat_name(p)] = G::kAsks[pub.asked.what[p]].name;
  for (const Seat p : SeatSet{pub.asked.offered}) offered[seat_name(p)] = G::kAsks[pub.asked.what[p]].name;
  return {{"round", pub.asked.round},
          {"required", std::move(required)},
          {"offered", std::move(offered)},
          {"answered", seats_json({pub.asked.answered})}};
}

template <class G>
u16 read_questions(Reader& r, const json::value* v, std::string_view what, typename G::Public& pub) {
  SeatSet who;
  if (v == nullptr) return 0;
  for (const auto& [key, value] : r.object(v, what)) {
    const json::value name(key);
    const Seat p = r.seat(&name, what, pub.seats);
    const int ask = read_name(r, r.text(&value, what), what, names_of(G::kAsks));
    if (ask == 0) r.fail(std::string(what) + ": a seat cannot be asked nothing");
    if (pub.asked.what[p] != 0) r.fail(seat_name(p) + " is asked twice");
    pub.asked.what[p] = u8(ask);
    who.add(p);
  }
  return who.bits;
}

/// Missing or null: nobody is asked.
template <class G>
void read_asked(Reader& r, const json::value* v, typename G::Public& pub) {
  if (v == nullptr || v->is_null()) return;
  const json::object& o = r.object(v, "asked");
  r.only_keys(o, "asked", {"round", "required", "offered", "answered"});
  pub.asked.round = u16(r.number(o.if_contains("round"), "round", 0, 65535));
  pub.asked.required = read_questions<G>(r, o.if_contains("required"), "required", pub);
  pub.asked.offered = read_questions<G>(r, o.if_contains("offered"), "offered", pub);
  if (o.contains("answered")) pub.asked.answered = read_seats(r, o.if_contains("answered"), "answered", pub.seats).bits;
}

// --- the parts of a state or view ------------------------------------------------------------------------------------

template <class G, class C>
json::object public_part(const typename G::Public& pub) {
  json::object o{{"seats", pub.seats},
                 {"options", options_json<G>(pub.config)},
                 {"flow", flow_json<G, C>(pub)},
                 {"asked", asked_json<G>(pub)}};
  append_keys(o, C::public_json(pub));
  return o;
}

/// The engine's share of Public; the rest, for the game to read, is returned.
template <class G, class C>
json::object read_public_part(Reader& r, const json::value* v, typename G::Public& pub) {
  const json::object& o = r.object(v, "public");
  pub.seats = u8(r.number(o.if_contains("seats"), "seats", G::kMinSeats, G::kMaxSeats));
  read_options<G>(r, o.if_contains("options"), pub.config);
  read_flow<G, C>(r, o.if_contains("flow"), pub);
  read_asked<G>(r, o.if_contains("asked"), pub);
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
  s.box.waiting = s.pub.asked.required;
  for (const Seat p : s.pub.asked.asked()) {
    if (s.seat[p].sealed == typename G::Decision{}) continue;
    s.box.waiting = u16(s.box.waiting & ~only(p).bits);
    if (G::kAsks[s.pub.asked.what[p]].progress != Progress::Everyone) continue;
    s.pub.asked.answered = u16(s.pub.asked.answered | only(p).bits);
  }
}

// --- whole states, views, events -------------------------------------------------------------------------------------

template <class G, class C>
json::object state_json(const typename G::State& s) {
  json::object seats;
  for (Seat p = 0; p < s.pub.seats; ++p) seats[seat_name(p)] = private_part<G, C>(s.pub, s.seat[p]);
  json::object box = C::box_json(s.pub, s.box);
  box["chance"] = chance_json(s.box.chance);
  return {{"public", public_part<G, C>(s.pub)}, {"private", std::move(seats)}, {"box", std::move(box)}};
}

/// False with one line in `error`; `out` is then worthless. Form only: the game's `check` is the caller's business.
template <class G, class C>
bool state_from_json(const json::value& v, typename G::State& out, std::string& error) {
  error.clear();
  Reader r(error);
  out = typename G::State{};
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
  read_chance(r, box.if_contains("chance"), out.box.chance);
  if (r.ok()) count_sealed<G>(out);
  if (r.ok()) C::read_state(r, pub, mine_at, without_keys(box, {"chance"}), out);
  return r.ok();
}

template <class G, class C>
json::object view_json(const typename G::View& v) {
  json::object o{{"viewer", seat_name(v.viewer)}, {"public", public_part<G, C>(v.pub)}};
  if (v.viewer < v.pub.seats) o["private"] = private_part<G, C>(v.pub, v.mine);
  return o;
}

template <class G, class C>
bool view_from_json(const json::value& v, typename G::View& out, std::string& error) {
  error.clear();
  Reader r(error);
  out = typename G::View{};
  const json::object& o = r.object(&v, "the view");
  r.only_keys(o, "the view", {"viewer", "public", "private"});
  const json::object pub = read_public_part<G, C>(r, o.if_contains("public"), out.pub);
  const auto viewer = seat_from_name(r.text(o.if_contains("viewer"), "viewer"));
  if (!viewer || (*viewer != kSpectator && *viewer >= out.pub.seats)) r.fail("viewer must be a seat or \"spectator\"");
  if (!r.ok()) return false;
  out.viewer = *viewer;
  if (out.viewer == kSpectator) {
    C::read_view(r, pub, nullptr, out);
    return r.ok();
  }
  const json::object mine = read_private_part<G, C>(r, o.if_contains("private"), out.viewer, out.mine);
  if (r.ok()) C::read_view(r, pub, &mine, out);
  return r.ok();
}

/// {"event": name, ...} as this viewer may have it; null if the viewer does not hear of it.
template <class G, class C>
json::value event_json(const Event& e, Seat viewer) {
  if (!hears(e, viewer)) return nullptr;
  if (e.kind == kEventAnswered) return json::object{{"event", "answered"}, {"seat", seat_name(e.a)}};
  if (e.kind == kEventAsked) {
    return json::object{
        {"event", e.b == 0 ? "asked" : "offered"}, {"question", G::kAsks[e.a].name}, {"seats", seats_json({u16(e.n)})}};
  }
  json::object o{{"event", G::kEvents[e.kind].name}};
  append_keys(o, C::event_json(redacted(e, viewer), sees_secret(e, viewer)));
  return o;
}

}  // namespace saloon
