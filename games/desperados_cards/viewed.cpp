#include "games/desperados_cards/viewed.h"

#include <algorithm>

#include "games/desperados_cards/cards.h"

namespace saloon::desperados_cards {
namespace {

const json::object kNothing;
const json::array kNone;

const json::object& object_at(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  return v != nullptr && v->is_object() ? v->get_object() : kNothing;
}
const json::array& array_at(const json::object& o, std::string_view key) {
  const json::value* v = o.if_contains(key);
  return v != nullptr && v->is_array() ? v->get_array() : kNone;
}
std::string text_of(const json::value* v) {
  return v != nullptr && v->is_string() ? std::string(v->get_string()) : std::string();
}
int int_of(const json::value* v) {
  if (v != nullptr && v->is_int64()) return int(v->get_int64());
  return v != nullptr && v->is_uint64() ? int(v->get_uint64()) : 0;
}

ViewedPlace place_of(const json::value& card) {
  const std::string text = text_of(&card);
  const std::size_t dash = text.rfind('-');
  if (dash == std::string::npos || dash + 2 != text.size()) return {};
  const int value = text[dash + 1] - '0';
  if (value < 1 || value > kLongestRow) return {};
  return {text.substr(0, dash), value};
}

Cards cards_of(const json::array& codes) {
  Cards out;
  for (const json::value& code : codes) {
    if (const std::string text = text_of(&code); text.size() == 2) out.push_back(text);
  }
  return out;
}

ViewedPile pile_of(std::string_view name, const json::object& pile) {
  ViewedPile out;
  out.name = std::string(name);
  const json::array& cards = array_at(pile, "cards");
  const auto level = std::size_t(int_of(pile.if_contains("level")));
  for (std::size_t i = level; i < cards.size(); ++i) {
    (i == level ? out.open : out.below.emplace_back()) = place_of(cards[i]);
  }
  out.row = cards_of(array_at(pile, "row"));
  return out;
}

}  // namespace

int ViewedPile::position_value(char character) const {
  const int henchmen = std::min(int(row.size()), open.value);
  for (int i = 0; i < henchmen; ++i) {
    if (row[std::size_t(i)][1] == character) return desperados_cards::position_value(open.value, i);
  }
  return 0;
}

Viewed::Viewed(const json::object& view)
    : has_hand(view.contains("private")), hand(cards_of(array_at(object_at(view, "private"), "hand"))) {
  const json::object& pub = object_at(view, "public");
  const std::string viewer = text_of(view.if_contains("viewer"));
  for (const auto& [name, pile] : object_at(pub, "piles")) {
    if (pile.is_object()) piles.push_back(pile_of(name, pile.get_object()));
  }
  for (const auto& [name, size] : object_at(pub, "hand_sizes")) {
    ViewedSeat& seat = seats.emplace_back();
    seat.name = name == viewer ? "you" : std::string(name);
    seat.hand_size = int_of(&size);
    seat.total = int_of(object_at(pub, "totals").if_contains(name));
    seat.moves = text_of(pub.if_contains("turn")) == name;
    for (const json::value& card : array_at(object_at(pub, "loot"), name)) seat.loot.push_back(place_of(card));
  }
  for (const auto& [character, count] : object_at(pub, "poster_counts")) {
    posters[std::string(character)] = int_of(&count);
  }
  draw_size = int_of(pub.if_contains("draw_size"));
  discard_size = int(array_at(pub, "discard").size());
}

const ViewedPile* Viewed::pile(std::string_view name) const {
  const auto found = std::find_if(piles.begin(), piles.end(), [&](const auto& p) { return p.name == name; });
  return found == piles.end() ? nullptr : &*found;
}

const ViewedPile* Viewed::raid() const {
  const auto found = std::find_if(piles.begin(), piles.end(), [](const auto& p) { return p.raided(); });
  return found == piles.end() ? nullptr : &*found;
}

int Viewed::strength(const ViewedPile& at, const Cards& gang) const {
  int sum = 0;
  for (const std::string& card : gang) {
    const auto experience = posters.find(card.substr(1));
    sum += at.position_value(card[1]) + (experience == posters.end() ? 0 : experience->second);
  }
  return sum;
}

int Viewed::best_strength(const ViewedPile& at) const {
  int best = 0;
  for (const std::string& like : hand) {
    Cards colour;
    Cards character;
    for (const std::string& card : hand) {
      if (card[0] == like[0]) colour.push_back(card);
      if (card[1] == like[1]) character.push_back(card);
    }
    best = std::max({best, strength(at, colour), strength(at, character)});
  }
  return best;
}

}  // namespace saloon::desperados_cards
