#include "games/dead_money/viewed.h"

#include <algorithm>

#include "engine/seat.h"

namespace saloon::dead_money {
namespace {

const json::object kNothing;

const json::object& object_at(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  return v != nullptr && v->is_object() ? v->get_object() : kNothing;
}
int int_of(const json::value* v) {
  if (v != nullptr && v->is_int64()) return int(v->get_int64());
  return v != nullptr && v->is_uint64() ? int(v->get_uint64()) : 0;
}
int int_at(const json::object& o, std::string_view key) { return int_of(o.if_contains(key)); }

/// What the viewer remembers of the hand of this seat.
Cards noted_in(const json::object& mine, std::string_view seat) {
  Cards out;
  const json::value* notes = mine.if_contains("notes");
  if (notes == nullptr || !notes->is_array()) return out;
  for (const json::value& note : notes->get_array()) {
    if (!note.is_object() || text_in(note.get_object(), "seat") != seat) continue;
    out.push_back(text_in(note.get_object(), "card"));
  }
  return out;
}

}  // namespace

std::string text_in(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  return v != nullptr && v->is_string() ? std::string(v->get_string()) : std::string();
}

Cards cards_in(const json::object& o, std::string_view key) {
  Cards out;
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
  if (ask.empty()) ask = text_in(object_at(asked, "offered"), viewer);
  turns = int_at(pub, "turns");
  turn_limit = int_at(object_at(pub, "options"), "turn_limit");
  hands_left = int_at(pub, "hands_left");
  deck_size = int_at(pub, "deck_size");
  discard = cards_in(pub, "discard");
  in_play = cards_in(pub, "in_play");
  const json::object& showdown = object_at(pub, "showdown");
  brain = text_in(showdown, "brain");
  dropper = addressed(text_in(showdown, "dropper"));
  best = addressed(text_in(showdown, "best"));
  hand = cards_in(mine, "hand");
  look = cards_in(mine, "look");
  read_seats(pub, mine);
  read_top(pub, mine);
}

void Viewed::read_seats(const json::object& pub, const json::object& mine) {
  const json::object& showdown = object_at(pub, "showdown");
  const Cards acted = cards_in(showdown, "acted");
  const std::string turn = text_in(pub, "turn");
  for (const auto& [key, size] : object_at(pub, "hand_sizes")) {
    const std::string name(key);
    ViewedSeat& seat = seats.emplace_back();
    seat.name = addressed(name);
    seat.side = "none";
    seat.hand_size = int_of(&size);
    seat.brains = cards_in(object_at(pub, "brains"), name);
    seat.noted = noted_in(mine, name);
    seat.moves = name == turn;
    seat.bid = cards_in(object_at(showdown, "bids"), name);
    seat.acted = std::find(acted.begin(), acted.end(), name) != acted.end();
  }
  const auto me = std::find_if(seats.begin(), seats.end(), [](const ViewedSeat& s) { return s.name == "you"; });
  if (me == seats.end() || seats.size() < 2) return;
  std::rotate(seats.begin(), me, seats.end());
  seats[1].side = "left";
  seats.back().side = "right";
}

/// What everybody knows and what the viewer knows alone, one place after the other from the top.
void Viewed::read_top(const json::object& pub, const json::object& mine) {
  for (const json::object* from : {&pub, &mine}) {
    const json::value* settled = from->if_contains("settled");
    if (settled == nullptr || !settled->is_array()) continue;
    const json::array& cards = settled->get_array();
    top.resize(std::max(top.size(), cards.size()));
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (cards[i].is_string()) top[i] = std::string(cards[i].get_string());
    }
  }
}

std::string Viewed::addressed(std::string_view seat) const { return seat == viewer ? "you" : std::string(seat); }

const ViewedSeat* Viewed::seat(std::string_view name) const {
  const std::string wanted = addressed(name);
  const auto found = std::find_if(seats.begin(), seats.end(), [&](const auto& s) { return s.name == wanted; });
  return found == seats.end() ? nullptr : &*found;
}

}  // namespace saloon::dead_money
