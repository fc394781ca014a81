// The engine's own parts of every state as JSON: options, flow, chance; by name, from the game's tables. The questions
// have codec_asked.h.
#pragma once

#include <iterator>
#include <span>

#include "engine/json/json.h"
#include "engine/options.h"
#include "engine/play.h"
#include "engine/result.h"
#include "engine/rows/kind.h"
#include "engine/rows/tree.h"

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

template <class Row, std::size_t N>
std::array<const char*, N> names_of(const std::array<Row, N>& rows) {
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

// --- flow
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
json::array flow_json(const typename G::Public& pub) {
  json::value frames = tree_of([&](Writer& w) { write_flow<G, C>(w, pub); });
  return frames.is_array() ? std::move(frames.get_array()) : json::array{};
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

}  // namespace saloon
