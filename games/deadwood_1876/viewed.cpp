#include "games/deadwood_1876/viewed.h"

#include <algorithm>

namespace saloon::deadwood_1876 {
namespace {

const json::object kNothing;

const json::object& object_at(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  return v != nullptr && v->is_object() ? v->get_object() : kNothing;
}
int int_at(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  if (v != nullptr && v->is_int64()) return int(v->get_int64());
  return v != nullptr && v->is_uint64() ? int(v->get_uint64()) : 0;
}
bool has(const Names& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// In the final one is well, wounded, dead, or was never in it.
std::string state_of(const json::object& pub, const std::string& seat) {
  const Names fighters = names_in(pub, "fighters");
  if (fighters.empty()) return "well";
  if (object_at(pub, "fell").contains(seat)) return "dead";
  if (!has(fighters, seat)) return "out";
  return has(names_in(pub, "wounded"), seat) ? "wounded" : "well";
}

}  // namespace

std::string text_in(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  return v != nullptr && v->is_string() ? std::string(v->get_string()) : std::string();
}

Names names_in(const json::object& o, std::string_view key) {
  Names out;
  const json::value* v = o.if_contains(key);
  if (v == nullptr || !v->is_array()) return out;
  for (const json::value& item : v->get_array()) {
    if (item.is_string()) out.emplace_back(item.get_string());
  }
  return out;
}

Viewed::Viewed(const json::object& view) : viewer(text_in(view, "viewer")), has_hand(view.contains("private")) {
  const json::object& pub = object_at(view, "public");
  const json::object& mine = object_at(view, "private");
  const json::object& asked = object_at(pub, "asked");
  ask = text_in(object_at(asked, "required"), viewer);
  seats = int_at(pub, "seats");
  round = int_at(pub, "round");
  holdups_left = int_at(pub, "holdups_left");
  called = int_at(pub, "called");
  start = addressed(text_in(pub, "start"));
  for (const std::string& seat : names_in(pub, "fighters")) fighters.push_back(addressed(seat));
  counted = !fighters.empty() || text_in(pub, "ended") != "none";
  read_known(pub, mine);
  at_stake = safe_at(text_in(pub, "turned_up"));
  read_holders(pub);
  read_fight(object_at(pub, "fight"));
  draw_size = int_at(pub, "draw_size");
  hidden_discards = int_at(pub, "hidden_discards");
  discard = names_in(pub, "discard");
  hand = names_in(mine, "hand");
  discarded = names_in(mine, "discarded");
}

/// What the viewer knows alone says more than what everybody knows.
void Viewed::read_known(const json::object& pub, const json::object& mine) {
  for (const json::object* from : {&pub, &mine}) {
    for (const auto& [handle, safe] : object_at(*from, "safes")) {
      if (safe.is_string()) known_[std::string(handle)] = std::string(safe.get_string());
    }
  }
  read_notes(mine, false);
  read_notes(pub, true);
}

void Viewed::read_notes(const json::object& from, bool everybody) {
  const json::value* facts = from.if_contains("facts");
  if (facts == nullptr || !facts->is_array()) return;
  for (const json::value& fact : facts->get_array()) {
    if (!fact.is_object()) continue;
    const std::string safe = text_in(fact.get_object(), "safe");
    const auto located = std::find_if(known_.begin(), known_.end(), [&](const auto& k) { return k.second == safe; });
    const auto noted = std::find_if(notes.begin(), notes.end(), [&](const auto& n) { return n.safe == safe; });
    if (located != known_.end() || noted != notes.end()) continue;
    notes.push_back({safe, names_in(fact.get_object(), "at"), everybody});
  }
}

void Viewed::read_holders(const json::object& pub) {
  const json::object& holsters = object_at(pub, "holsters");
  const Names open = names_in(pub, "open");
  for (const auto& [key, row] : object_at(pub, "rows")) {
    const std::string name(key);
    ViewedHolder& out = holders.emplace_back();
    out.name = addressed(name);
    out.house = text_in(object_at(pub, "stars"), name);
    out.gold = int_at(object_at(pub, "gold"), name);
    out.state = "well";
    for (const std::string& handle : names_in(object_at(pub, "rows"), name)) {
      out.row.push_back({handle, safe_at(handle), text_in(holsters, handle), has(open, handle)});
    }
    if (name != "stranger") read_seat(pub, name, out);
  }
  const auto me = std::find_if(holders.begin(), holders.end(), [](const auto& h) { return h.name == "you"; });
  const auto end = std::find_if(holders.begin(), holders.end(), [](const auto& h) { return h.name == "stranger"; });
  if (me != holders.end()) std::rotate(holders.begin(), me, end);
}

void Viewed::read_seat(const json::object& pub, const std::string& seat, ViewedHolder& out) const {
  const json::object& asked = object_at(pub, "asked");
  out.character = text_in(object_at(pub, "characters"), seat);
  out.hand_size = int_at(object_at(pub, "hand_sizes"), seat);
  out.state = state_of(pub, seat);
  out.shown = names_in(object_at(pub, "shown"), seat);
  out.laid = names_in(object_at(pub, "laid"), seat);
  out.offer = text_in(object_at(pub, "offers"), seat);
  if (out.offer == "done") out.offer.clear();
  out.asked = object_at(asked, "required").contains(seat) && !has(names_in(asked, "answered"), seat);
}

void Viewed::read_fight(const json::object& from) {
  fight.kind = text_in(from, "kind");
  fight.attacker = addressed(text_in(from, "attacker"));
  fight.defender = addressed(text_in(from, "defender"));
  fight.handle = text_in(from, "handle");
  fight.attacker_card = text_in(from, "attacker_card");
  fight.attacker_holster = text_in(from, "attacker_holster");
  fight.defender_card = text_in(from, "defender_card");
  fight.defender_holster = text_in(from, "defender_holster");
  fight.attacker_early = int_at(from, "attacker_early");
  fight.defender_early = int_at(from, "defender_early");
}

std::string Viewed::addressed(std::string_view name) const { return name == viewer ? "you" : std::string(name); }

const ViewedHolder* Viewed::holder(std::string_view name) const {
  const std::string wanted = addressed(name);
  const auto found = std::find_if(holders.begin(), holders.end(), [&](const auto& h) { return h.name == wanted; });
  return found == holders.end() ? nullptr : &*found;
}

const ViewedHolder* Viewed::owner_of(std::string_view handle) const {
  const auto found = std::find_if(holders.begin(), holders.end(), [&](const ViewedHolder& h) {
    return std::any_of(h.row.begin(), h.row.end(), [&](const ViewedSafe& safe) { return safe.handle == handle; });
  });
  return found == holders.end() ? nullptr : &*found;
}

std::string Viewed::safe_at(std::string_view handle) const {
  const auto found = known_.find(handle);
  return found == known_.end() ? std::string() : found->second;
}

}  // namespace saloon::deadwood_1876
