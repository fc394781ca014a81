#include "games/desperados_cards/prose.h"

#include <algorithm>

#include "games/desperados_cards/cards.h"
#include "games/desperados_cards/viewed.h"

namespace saloon::desperados_cards {
namespace {

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string out;
  for (const std::string& part : parts) {
    if (!out.empty()) out += between;
    out += part;
  }
  return out;
}

std::string place_text(const ViewedPlace& card, const Words& words) {
  if (card.place.empty()) return words.say("table.unseen");
  return words.say("table.place", {{"place", card.place}, {"value", card.value}});
}

std::string places_text(const std::vector<ViewedPlace>& cards, const Words& words) {
  std::vector<std::string> parts;
  parts.reserve(cards.size());
  for (const ViewedPlace& card : cards) parts.push_back(place_text(card, words));
  return joined(parts, ", ");
}

/// The row with the position value of each henchman (DSC-PLACE-06, DSC-STR-03).
std::string row_text(const ViewedPile& pile, const Words& words) {
  if (pile.row.empty()) return words.say("table.no_row");
  std::vector<std::string> henchmen;
  for (const std::string& card : pile.row) {
    henchmen.push_back(
        words.say("table.henchman", {{"character", card.substr(1)}, {"position", pile.position_value(card[1])}}));
  }
  return words.say("table.row", {{"colour", pile.row[0].substr(0, 1)}, {"henchmen", joined(henchmen, ", ")}});
}

std::string pile_line(const Viewed& v, const ViewedPile& pile, const Words& words) {
  std::vector<std::string> parts{row_text(pile, words)};
  const int missing = pile.open.value - int(pile.row.size());
  parts.push_back(pile.raided() ? words.say("table.raid") : words.say("table.free", {{"n", missing}}));
  if (!v.hand.empty()) parts.push_back(words.say("table.best", {{"strength", v.best_strength(pile)}}));
  if (!pile.below.empty()) parts.push_back(words.say("table.below", {{"cards", places_text(pile.below, words)}}));
  return "  " + words.say("table.pile", {{"card", place_text(pile.open, words)}, {"details", joined(parts, " · ")}});
}

/// Exact numbers per character, the most wanted first (DSC-RES-07).
std::string posters_line(const Viewed& v, const Words& words) {
  std::vector<std::pair<std::string, int>> counts(v.posters.begin(), v.posters.end());
  std::erase_if(counts, [](const auto& c) { return c.second == 0; });
  if (counts.empty()) return words.say("table.no_posters");
  std::sort(counts.begin(), counts.end(),
            [](const auto& a, const auto& b) { return std::pair(-a.second, a.first) < std::pair(-b.second, b.first); });
  std::vector<std::string> parts;
  parts.reserve(counts.size());
  for (const auto& [character, count] : counts) {
    parts.push_back(words.say("table.poster", {{"character", character}, {"count", count}}));
  }
  return words.say("table.posters", {{"posters", joined(parts, ", ")}});
}

std::string seat_line(const ViewedSeat& seat, const Words& words) {
  std::string line =
      "  " + words.say("table.seat", {{"seat", seat.name},
                                      {"hand", seat.hand_size},
                                      {"loot", seat.loot.empty() ? "none" : places_text(seat.loot, words)},
                                      {"score", seat.total}});
  if (seat.moves) line += " " + words.say("table.moves");
  return line;
}

/// The own hand, a line per colour; during a hold-up each card with its strength there.
void add_hand(const Viewed& v, const Words& words, std::vector<std::string>& out) {
  out.push_back(words.say("table.hand"));
  if (v.hand.empty()) out.push_back("  " + words.say("table.hand_empty"));
  const ViewedPile* raid = v.raid();
  for (const char* colour : box::kColourCodes) {
    Cards held;
    for (const std::string& card : v.hand) {
      if (card[0] == colour[0]) held.push_back(card);
    }
    std::sort(held.begin(), held.end());
    std::vector<std::string> names;
    for (const std::string& card : held) {
      std::string name = words.say("character." + card.substr(1));
      if (raid != nullptr) name += " " + std::to_string(v.strength(*raid, {card}));
      names.push_back(std::move(name));
    }
    if (held.empty()) continue;
    out.push_back("  " + words.say("table.hand_colour", {{"colour", colour}, {"cards", joined(names, ", ")}}));
  }
}

Cards cards_in(const json::object& decision) {
  Cards out;
  const json::value* cards = decision.if_contains("cards");
  if (cards == nullptr || !cards->is_array()) return out;
  for (const json::value& card : cards->get_array()) {
    if (card.is_string() && card.get_string().size() == 2) out.emplace_back(card.get_string());
  }
  return out;
}

std::string verb_of(const json::object& decision) {
  const json::value* verb = decision.if_contains("do");
  return verb != nullptr && verb->is_string() ? std::string(verb->get_string()) : std::string();
}

/// "ra" -> "rA"; empty if it is no card code.
std::string card_code(std::string_view word) {
  if (word.size() != 2) return {};
  const char colour = char(word[0] | 0x20);
  const char character = char(word[1] & ~0x20);
  const auto is = [](char c) { return [c](const char* code) { return code[0] == c; }; };
  const bool known = std::any_of(box::kColourCodes.begin(), box::kColourCodes.end(), is(colour)) &&
                     std::any_of(box::kCharacterCodes.begin(), box::kCharacterCodes.end(), is(character));
  return known ? std::string{colour, character} : std::string();
}

}  // namespace

std::vector<std::string> table_lines(const json::object& view, const Words& words) {
  const Viewed v(view);
  std::vector<std::string> out{words.say("table.places")};
  for (const ViewedPile& pile : v.piles) {
    if (!pile.empty()) out.push_back(pile_line(v, pile, words));
  }
  out.push_back(posters_line(v, words));
  out.push_back(words.say("table.piles", {{"draw", v.draw_size}, {"discard", v.discard_size}}));
  for (const ViewedSeat& seat : v.seats) out.push_back(seat_line(seat, words));
  if (v.has_hand) add_hand(v, words, out);
  return out;
}

json::object choice_words(const json::object& view, const json::object& decision) {
  const Viewed v(view);
  json::object out = decision;
  const std::string verb = verb_of(decision);
  if (verb == "no_gang") out["weight"] = 1000;
  if (verb == "gang") {
    const ViewedPile* raid = v.raid();
    const int strength = raid == nullptr ? 0 : v.strength(*raid, cards_in(decision));
    out["strength"] = strength;
    out["weight"] = strength;
  }
  const json::value* name = decision.if_contains("pile");
  const ViewedPile* pile = name == nullptr || !name->is_string() ? nullptr : v.pile(name->get_string());
  if (verb == "place" && pile != nullptr) {
    out["place"] = pile->open.place;
    out["value"] = pile->open.value;
    out["raid"] = int(pile->row.size()) + 1 == pile->open.value;
    if (const json::value* card = decision.if_contains("card")) out["group"] = *card;
  }
  return out;
}

json::object read_choice(const json::object& view, std::string_view typed) {
  json::array cards;
  for (std::size_t at = 0; at < typed.size();) {
    const std::size_t end = std::min(typed.find_first_of(" ,", at), typed.size());
    if (end > at) {
      const std::string code = card_code(typed.substr(at, end - at));
      if (code.empty()) return {};
      cards.emplace_back(code);
    }
    at = end + 1;
  }
  if (cards.empty() || Viewed(view).raid() == nullptr) return {};
  return {{"do", "gang"}, {"cards", std::move(cards)}};
}

}  // namespace saloon::desperados_cards
