// A game's JSON out of its rows: what engine/match/codec.h asks of a codec, derived from G::kVerbs, kEvents, kPublic,
// kPrivate, kHidden, kProcs and kRolls. What rows cannot say (pieces written "rest", what follows from the rest of a
// state) the game says in two functions, both optional:
//
//   void complete(Reader&, const json::object& pub, const std::array<const json::object*, kMaxSeats>& mine,
//                 const json::object& hidden, State&)
//   void complete(Reader&, const json::object& pub, const json::object* mine, View&)
#pragma once

#include "engine/json/json.h"
#include "engine/rows/events.h"
#include "engine/rows/fields.h"
#include "engine/rows/procs.h"
#include "engine/rows/tree.h"
#include "engine/rows/verbs.h"
#include "engine/state.h"

namespace saloon {

template <class Rows, class Whole>
void write_fields(const Rows& rows, Writer& w, const Beside& beside, const Whole& whole) {
  for (const auto& row : rows) {
    if (row.write != nullptr) row.write(row, w, beside, whole);
  }
}

/// Reads what the rows say is read here, and complains of every other key.
template <class Rows, class Whole>
void read_fields(const Rows& rows, Reader& r, const json::object& o, std::string_view what, bool of_view,
                 const Beside& beside, Whole& whole) {
  for (const auto& [key, value] : o) {
    bool known = false;
    for (const auto& row : rows) known = known || (row.write != nullptr && key == row.name);
    if (!known) return r.fail(std::string(what) + " has no \"" + std::string(key) + "\"");
  }
  for (const auto& row : rows) {
    if (!r.ok()) return;
    if (row.reads == Reads::Always || (row.reads == Reads::InViews && of_view)) {
      row.read(row, r, o.if_contains(row.name), beside, whole);
    }
  }
}

template <class G>
Parsed<typename G::Decision> read_decision(const json::value& v) {
  using Decision = typename G::Decision;
  const json::object* o = v.if_object();
  const json::value* word = o != nullptr ? o->if_contains("do") : nullptr;
  std::array<const char*, std::size(G::kVerbs)> known{};
  for (std::size_t i = 1; i < known.size(); ++i) {
    const VerbRow<Decision>& row = G::kVerbs[i];
    known[i] = row.name;
    if (word == nullptr || !word->is_string() || word->get_string() != row.name) continue;
    if (row.read != nullptr) return row.read(*o);
    Parsed<Decision> parsed;
    Arguments a{};
    if (read_arguments(row.name, row.members, *o, a, parsed.detail)) {
      parsed.decision = row.make(a);
    } else {
      parsed.clause = kMalformed;
    }
    return parsed;
  }
  return {{}, kMalformed, known_verbs(known)};
}

template <class G>
struct RowCodec {
  using Public = typename G::Public;
  using Private = typename G::Private;
  using Hidden = typename G::Hidden;
  using Decision = typename G::Decision;
  using Parsed = saloon::Parsed<Decision>;
  using Privates = std::array<const json::object*, G::kMaxSeats>;

  // --- members behind what an object has already
  static void write_public(Writer& w, const Public& pub) { write_fields(G::kPublic, w, beside(pub), pub); }
  static void write_private(Writer& w, const Public& pub, const Private& mine) {
    write_fields(G::kPrivate, w, beside(pub), mine);
  }
  static void write_hidden(Writer& w, const Public& pub, const Hidden& hidden) {
    write_fields(G::kHidden, w, beside(pub), hidden);
  }
  static void read_state(Reader& r, const json::object& pub, const Privates& mine, const json::object& hidden,
                         typename G::State& s) {
    read_fields(G::kPublic, r, pub, "public", false, beside(s.pub), s.pub);
    for (Seat p = 0; p < s.pub.seats && r.ok(); ++p) {
      read_fields(G::kPrivate, r, *mine[p], "private", false, beside(s.pub), s.seat[p]);
    }
    if (r.ok()) read_fields(G::kHidden, r, hidden, "box", false, beside(s.pub), s.hidden);
    if constexpr (requires { G::complete(r, pub, mine, hidden, s); }) {
      if (r.ok()) G::complete(r, pub, mine, hidden, s);
    }
  }
  static void read_view(Reader& r, const json::object& pub, const json::object* mine, typename G::View& v) {
    read_fields(G::kPublic, r, pub, "public", true, beside(v.pub), v.pub);
    if (mine != nullptr && r.ok()) read_fields(G::kPrivate, r, *mine, "private", true, beside(v.pub), v.mine);
    if constexpr (requires { G::complete(r, pub, mine, v); }) {
      if (r.ok()) G::complete(r, pub, mine, v);
    }
  }

  static void write_decision(Writer& w, const Decision& d) { saloon::write_decision<G>(w, d); }
  static json::object decision_json(const Decision& d) {
    return object_of([&](Writer& w) { write_decision(w, d); });
  }
  static Parsed decision_from_json(const json::value& v) { return read_decision<G>(v); }

  static void write_locals(Writer& w, const Frame& f) { saloon::write_locals(G::kProcs[f.proc], w, f); }
  static void read_locals(Reader& r, const json::object& o, Frame& f) {
    saloon::read_locals(G::kProcs[f.proc], r, o, f);
  }
  static void write_event(Writer& w, const Event& e, bool secret_seen) {
    saloon::write_event(G::kEvents[e.kind], w, e, secret_seen);
  }
  static json::object event_json(const Event& e, bool secret_seen) {
    return object_of([&](Writer& w) { w.object([&] { write_event(w, e, secret_seen); }); });
  }
  static json::value drawn_value(u8 roll, u32 value) {
    const Kind& k = *G::kRolls[roll].kind;
    return tree_of([&](Writer& w) { k.write(k, w, to_value(value)); });
  }
  static std::optional<u32> drawn_from_json(u8 roll, const json::value& v) {
    const Kind& k = *G::kRolls[roll].kind;
    Value value;
    if (!k.read(k, v, value)) return {};
    return u32(value.lo);
  }
  static std::string_view end_reason(const Public& pub) { return G::kEndReason.name_of(i64(pub.ended)); }

 private:
  static Beside beside(const Public& pub) { return {&pub, pub.seats}; }
};

}  // namespace saloon
