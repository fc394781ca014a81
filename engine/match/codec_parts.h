// The engine's own parts of every state as JSON: options, flow, questions, chance; by name, from the game's tables.
#pragma once

#include <iterator>
#include <span>

#include "engine/json/json.h"
#include "engine/options.h"
#include "engine/play.h"
#include "engine/result.h"
#include "engine/rows/kind.h"

namespace saloon {

// --- small shared pieces, in codec_parts.cpp
json::object without_keys(const json::object& o, std::initializer_list<std::string_view> keys);
json::array seats_json(SeatSet who);
void write_seats(Writer& w, SeatSet who);
SeatSet read_seats(Reader& r, const json::value* v, std::string_view what, int seats);
void write_chance(Writer& w, const Chance& chance);
void read_chance(Reader& r, const json::value* v, Chance& out);
/// Which draw [name, value] names.
Result<u8> drawn_roll(std::span<const RollRow> rolls, const json::value& v);
/// Index of `name` among `names`, with a complaint that lists them.
int read_name(Reader& r, std::string_view name, std::string_view what, std::span<const char* const> names);

template <class Row, std::size_t N>
std::array<const char*, N> names_of(const Row (&rows)[N]) {
  std::array<const char*, N> names{};
  for (std::size_t i = 0; i < N; ++i) names[i] = rows[i].name;
  return names;
}

// --- options
template <class G>
void write_options(Writer& w, const typename G::Config& config) {
  w.object([&] {
    for (const auto& row : G::kOptions) {
      const int value = row.of(config);
      w.key(row.name);
      if (row.values.empty()) {
        w.number(value);
      } else {
        w.text(row.values[std::size_t(value)]);
      }
    }
  });
}

/// Options not named keep their default; missing options are all default.
template <class G>
void read_options(Reader& r, const json::value* v, typename G::Config& config) {
  config = {};
  if (v == nullptr) return;
  for (const auto& [key, value] : r.object(v, "options")) {
    const auto* text = value.if_string();
    if (text == nullptr && !whole_number(value)) r.fail("option " + std::string(key) + " must be a text or a number");
    const OptionSetting setting{key, text != nullptr ? std::string(*text) : json::serialize(value)};
    if (const auto set = set_option(G::kOptions, setting, config); !set) r.fail(set.error());
  }
}

// --- flow and questions
template <class G, class C>
void write_flow(Writer& w, const typename G::Public& pub) {
  w.array([&] {
    for (u8 i = 0; i < pub.flow.depth; ++i) {
      const Frame& f = pub.flow.frames[i];
      w.object([&] {
        w.text("proc", G::kProcs[f.proc].name);
        w.text("at", G::kProcs[f.proc].paragraphs[f.at]);
        C::write_locals(w, f);
      });
    }
  });
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

/// What each of these seats is asked, by name.
template <class G>
void write_questions(Writer& w, const typename G::Public& pub, u16 seats) {
  w.object([&] {
    for (const Seat p : SeatSet{seats}) w.text(kinds::seat_text(p), G::kAsks[pub.asked.what[p]].name);
  });
}

template <class G>
void write_asked(Writer& w, const typename G::Public& pub) {
  w.object([&] {
    w.number("round", pub.asked.round);
    w.key("required");
    write_questions<G>(w, pub, pub.asked.required);
    w.key("offered");
    write_questions<G>(w, pub, pub.asked.offered);
    w.key("answered");
    write_seats(w, {pub.asked.answered});
  });
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

}  // namespace saloon
