// The zones of a state whose JSON is more than their bytes: what belongs to holders, what is known of the safes, a
// fight. What follows from other facts (sizes, handles of rows) is written for the reader's comfort and worked out
// again when a state is read (positions.cpp).
#include "engine/json/json.h"
#include "games/deadwood_1876/positions.h"

namespace saloon::deadwood_1876 {

// --- keyed by holders
namespace {

constexpr Kind kStar = maybe(kHouse);

template <class F>
void each_holder(const Public& pub, F write) {
  for (int holder = 0; holder < holders(pub); ++holder) write(aim_name(aim(pub, holder)), unsigned(holder));
}

template <class T>
void write_of_holders(Writer& w, const Public& pub, const Kind& kind, const std::array<T, kMaxSeats>& of) {
  w.object([&] {
    each_holder(pub, [&](std::string_view name, unsigned h) { write_member(w, name, kind, to_value(of[h])); });
  });
}

template <class T>
void read_of_holders(Reader& r, const json::value* v, std::string_view what, const Kind& kind, const Public& pub,
                     std::array<T, kMaxSeats>& of) {
  each_named_holder(r, v, what, pub, [&](int holder, const json::value& item) {
    of[unsigned(holder)] = from_value<T>(read_member(r, &item, what, kind));
  });
}

}  // namespace

void write_stars(Writer& w, const Public& pub) { write_of_holders(w, pub, kStar, pub.star); }
void read_stars(Reader& r, const json::value* v, Public& pub) { read_of_holders(r, v, "stars", kStar, pub, pub.star); }
void write_gold(Writer& w, const Public& pub) { write_of_holders(w, pub, kGold, pub.gold); }
void read_gold(Reader& r, const json::value* v, Public& pub) { read_of_holders(r, v, "gold", kGold, pub, pub.gold); }

void write_rows(Writer& w, const Public& pub) {
  w.object([&] {
    each_holder(pub, [&](std::string_view name, unsigned h) {
      w.array(name, [&] {
        for (unsigned i = 0; i < pub.row_size[h]; ++i) w.text(kHandle.name_of(pub.row[h][i]));
      });
    });
  });
}

void read_rows(Reader& r, const json::value* v, Public& pub) {
  each_named_holder(r, v, "rows", pub, [&](int holder, const json::value& row) {
    for (const json::value& item : r.array(&row, "rows")) {
      if (pub.row_size[unsigned(holder)] == kLongestRow) return r.fail("rows: too long");
      join_row(pub, holder, int(read_member(r, &item, "rows", kHandle).lo));
    }
  });
}

// --- what is known of the safes
namespace {

bool is_at_handle(Places at) { return is_located(at) && at != in_the_box(); }

/// Calls write(safe, places) for the safes about which these facts say more than those.
template <class F>
void each_beyond(const Facts& facts, const Facts& less, F write) {
  for (unsigned safe = 0; safe < kSafes; ++safe) {
    if (facts[safe] != 0 && facts[safe] != less[safe]) write(safe, facts[safe]);
  }
}

/// {"h3": "G5", …}: those that are located at a handle.
void write_located(Writer& w, const Facts& facts, const Facts& less) {
  w.object([&] {
    each_beyond(facts, less, [&](unsigned safe, Places at) {
      if (is_at_handle(at)) w.text(kHandle.name_of(lowest_bit(at)), kSafe.name_of(safe));
    });
  });
}

/// [{"safe": "G5", "at": ["h1", "box"]}, …]: the others.
void write_vague(Writer& w, const Facts& facts, const Facts& less) {
  w.array([&] {
    each_beyond(facts, less, [&](unsigned safe, Places at) {
      if (is_at_handle(at)) return;
      w.object([&] {
        w.text("safe", kSafe.name_of(safe));
        write_member(w, "at", kPlaceSet, to_value(at));
      });
    });
  });
}

void read_located(Reader& r, const json::value* v, Facts& facts) {
  if (is_absent(v)) return;
  for (const auto& [name, item] : r.object(v, "safes")) {
    const json::value key(name);
    const int handle = int(read_member(r, &key, "safes", kHandle).lo);
    facts[std::size_t(read_member(r, &item, "safes", kSafe).lo)] = at_handle(handle);
  }
}

void read_vague(Reader& r, const json::value* v, Facts& facts) {
  if (is_absent(v)) return;
  for (const json::value& item : r.array(v, "facts")) {
    const json::object& fact = r.object(&item, "a fact");
    r.only_keys(fact, "a fact", {"safe", "at"});
    const auto safe = std::size_t(read_member(r, fact.if_contains("safe"), "safe", kSafe).lo);
    facts[safe] |= Places(read_member(r, fact.if_contains("at"), "at", kPlaceSet).lo);
  }
}

}  // namespace

void write_safes(Writer& w, const Public& pub) { write_located(w, pub.facts, {}); }
void read_safes(Reader& r, const json::value* v, Public& pub) { read_located(r, v, pub.facts); }
void write_facts(Writer& w, const Public& pub) { write_vague(w, pub.facts, {}); }
void read_facts(Reader& r, const json::value* v, Public& pub) { read_vague(r, v, pub.facts); }

/// The own row and whatever else is known beyond what everybody knows.
void write_own_safes(Writer& w, const Public& pub, const Private& mine) { write_located(w, mine.facts, pub.facts); }
void read_own_safes(Reader& r, const json::value* v, const Public&, Private& mine) { read_located(r, v, mine.facts); }
void write_own_facts(Writer& w, const Public& pub, const Private& mine) { write_vague(w, mine.facts, pub.facts); }
void read_own_facts(Reader& r, const json::value* v, const Public&, Private& mine) { read_vague(r, v, mine.facts); }

// --- cards
void write_offer(const Kind&, Writer& w, const Value& offer) {
  w.text(offer.lo == kHasOffered ? "done" : kCard.name_of(offer.number() - 1));
}

bool read_offer(const Kind&, const json::value& v, Value& offer) {
  if (!is_word(&v, "done")) return kMaybeCard.read(kMaybeCard, v, offer);
  offer = to_value(kHasOffered);
  return true;
}

// --- a fight
void write_defender(Writer& w, const Public& pub, const Fight& f) { w.text(aim_name(aim(pub, f.defender))); }

void read_defender(Reader& r, const json::value* v, const Public& pub, Fight& f) {
  const int aim = int(read_member(r, v, "defender", kAim).lo);
  if (!is_holder(pub, aim)) return r.fail("defender: no holder");
  f.defender = u8(aimed_at(aim));
  f.plays_for = f.defender < pub.seats ? f.defender : next_seat(f.attacker, pub.seats);
}

// --- the truth
namespace {

/// "h3:G5": a handle and the safe that really lies there.
std::string placed(const Hidden& truth, int handle) {
  const int safe = truth.safe_at[unsigned(handle)] - 1;
  return std::string(kHandle.name_of(handle)) + ":" + std::string(kSafe.name_of(safe));
}

}  // namespace

void write_true_rows(Writer& w, const Public& pub, const Hidden& truth) {
  w.object([&] {
    each_holder(pub, [&](std::string_view name, unsigned h) {
      w.array(name, [&] {
        for (unsigned i = 0; i < pub.row_size[h]; ++i) w.text(placed(truth, pub.row[h][i]));
      });
    });
  });
}

void write_true_turned_up(Writer& w, const Public& pub, const Hidden& truth) {
  w.text(placed(truth, pub.turned_up - 1));
}

}  // namespace saloon::deadwood_1876
