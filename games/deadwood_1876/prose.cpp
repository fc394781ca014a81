#include "games/deadwood_1876/prose.h"

#include <algorithm>

#include "games/deadwood_1876/json.h"
#include "games/deadwood_1876/viewed.h"

namespace saloon::deadwood_1876 {
namespace {

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string out;
  for (const std::string& part : parts) {
    if (!out.empty()) out += between;
    out += part;
  }
  return out;
}

std::string gun_on(const std::string& card) { return gun_name(gun_of(std::max(card_from_name(card), 0))); }
std::string item_on(const std::string& card) { return item_name(item_of(std::max(card_from_name(card), 0))); }

/// With two seats a Holster is laid on a safe (DW76-TWO-13).
std::string help_on(const std::string& card, int seats) {
  const std::string item = item_on(card);
  return seats == 2 && item == item_name(Item::Holster) ? item + "2" : item;
}

/// "Holster × 2, Horse": equal names together, each with its number.
std::string counted_text(const Names& names, const Words& words) {
  std::vector<std::pair<std::string, int>> counts;
  for (const std::string& name : names) {
    const auto found = std::find_if(counts.begin(), counts.end(), [&](const auto& c) { return c.first == name; });
    if (found == counts.end()) {
      counts.emplace_back(name, 1);
    } else {
      ++found->second;
    }
  }
  std::vector<std::string> parts;
  parts.reserve(counts.size());
  for (const auto& [name, n] : counts) parts.push_back(words.say("table.count", {{"card", name}, {"n", n}}));
  return joined(parts, ", ");
}

std::string cards_text(const Names& cards, const Words& words) {
  Names faces;
  for (const std::string& card : cards) faces.push_back(words.say("card." + card));
  return counted_text(faces, words);
}

json::value or_none(const std::string& text) { return text.empty() ? json::value("none") : json::value(text); }

std::string status_line(const Viewed& v, const Words& words) {
  json::array fighters;
  for (const std::string& seat : v.fighters) fighters.emplace_back(seat);
  if (!fighters.empty()) return words.say("table.final", {{"fighters", fighters}});
  if (v.called > 0) return words.say("table.badges", {{"badge", safe_name(kTin + std::min(v.called, kMetals) - 1)}});
  if (v.round == 0) return words.say("table.setting_up");
  return words.say("table.round", {{"round", v.round},
                                   {"rounds", rounds(v.seats)},
                                   {"holdups", v.holdups_left},
                                   {"hold_up", !v.at_stake.empty()},
                                   {"start", v.start}});
}

/// Who lodges where, and how many more have room (DW76-CAP-01).
void add_houses(const Viewed& v, const Words& words, std::vector<std::string>& out) {
  for (int house = 0; house < kHouses; ++house) {
    std::vector<std::string> lodgers;
    int gold = 0;
    for (const ViewedHolder& h : v.holders) {
      if (h.house != house_name(house)) continue;
      lodgers.push_back(words.say("seat." + h.name));
      gold += h.gold;
    }
    const int free = capacity(v.seats) - int(lodgers.size());
    out.push_back("  " + words.say("table.house", {{"house", house_name(house)},
                                                   {"who", or_none(joined(lodgers, ", "))},
                                                   {"free", free},
                                                   {"counted", v.counted},
                                                   {"gold", gold}}));
  }
}

/// In the end everything lies face up, and that need not be said any more.
std::string safe_text(const Viewed& v, const ViewedSafe& safe, const Words& words) {
  const char* key = safe.open && !v.counted ? "table.open" : safe.safe.empty() ? "table.unseen" : "table.known";
  return words.say(
      "table.safe",
      {{"handle", safe.handle}, {"what", words.say(key, {{"safe", safe.safe}})}, {"holster", or_none(safe.holster)}});
}

std::string row_text(const Viewed& v, const ViewedHolder& h, const Words& words) {
  std::vector<std::string> parts;
  parts.reserve(h.row.size());
  for (const ViewedSafe& safe : h.row) parts.push_back(safe_text(v, safe, words));
  return parts.empty() ? words.say("table.no_safes") : joined(parts, ", ");
}

/// The own safes have lines of their own further down.
std::string holder_line(const Viewed& v, const ViewedHolder& h, const Words& words) {
  std::vector<std::string> parts;
  if (h.name != "you") parts.push_back(row_text(v, h, words));
  if (h.name != "stranger") parts.push_back(words.say("table.holder_cards", {{"hand", h.hand_size}}));
  if (!h.shown.empty()) parts.push_back(words.say("table.shown", {{"cards", cards_text(h.shown, words)}}));
  if (!h.laid.empty()) parts.push_back(words.say("table.laid", {{"cards", cards_text(h.laid, words)}}));
  if (v.counted) parts.push_back(words.say("table.gold", {{"gold", h.gold}}));
  std::string line = words.say("table.holder", {{"holder", h.name},
                                                {"character", or_none(h.character)},
                                                {"state", h.state},
                                                {"details", joined(parts, words.say("table.between"))}});
  if (h.asked) line += " " + words.say("table.moves", {{"seat", h.name}});
  return line;
}

std::string guns_text(const std::string& card, const std::string& holster, int early, const Words& words) {
  return words.say("table.guns", {{"gun", card.empty() ? "none" : gun_on(card)},
                                  {"holster", holster.empty() ? "none" : gun_on(holster)},
                                  {"early", early}});
}

void add_fight(const Viewed& v, const Words& words, std::vector<std::string>& out) {
  const ViewedFight& f = v.fight;
  if (f.kind.empty()) return;
  out.push_back(words.say("table." + f.kind,
                          {{"seat", f.attacker},
                           {"holder", f.defender},
                           {"handle", f.handle},
                           {"attack", guns_text(f.attacker_card, f.attacker_holster, f.attacker_early, words)},
                           {"defence", guns_text(f.defender_card, f.defender_holster, f.defender_early, words)}}));
  for (const ViewedHolder& h : v.holders) {
    if (!h.offer.empty()) out.push_back("  " + words.say("table.offer", {{"seat", h.name}, {"card", h.offer}}));
  }
}

void add_piles(const Viewed& v, const Words& words, std::vector<std::string>& out) {
  out.push_back(words.say("table.piles", {{"draw", v.draw_size}, {"discard", v.discard.size()}}));
  for (int gun = 0; gun < kGuns; ++gun) {
    Names items;
    for (const std::string& card : v.discard) {
      if (gun_on(card) == gun_name(Gun(gun))) items.push_back(words.say("item." + item_on(card)));
    }
    if (items.empty()) continue;
    out.push_back("  " +
                  words.say("table.discard", {{"gun", gun_name(Gun(gun))}, {"items", counted_text(items, words)}}));
  }
  if (v.hidden_discards > 0) out.push_back("  " + words.say("table.hidden", {{"n", v.hidden_discards}}));
  if (!v.discarded.empty()) {
    out.push_back("  " + words.say("table.discarded_hidden", {{"cards", cards_text(v.discarded, words)}}));
  }
}

/// "h3 or h4 (Cole), or in the box".
std::string places_text(const Viewed& v, const Names& places, const Words& words) {
  const std::string between = " " + words.say("table.or") + " ";
  std::vector<std::string> parts;
  for (const ViewedHolder& h : v.holders) {
    std::vector<std::string> handles;
    for (const ViewedSafe& safe : h.row) {
      if (std::find(places.begin(), places.end(), safe.handle) != places.end()) handles.push_back(safe.handle);
    }
    if (handles.empty()) continue;
    parts.push_back(words.say("table.note_place", {{"handles", joined(handles, between)}, {"holder", h.name}}));
  }
  if (std::find(places.begin(), places.end(), "box") != places.end()) parts.push_back(words.say("table.note_box"));
  return joined(parts, "," + between);
}

/// What one knows of safes whose place is not certain.
void add_notes(const Viewed& v, const Words& words, std::vector<std::string>& out) {
  if (!v.notes.empty()) out.push_back(words.say("table.notes"));
  for (const ViewedNote& note : v.notes) {
    out.push_back("  " + words.say("table.note", {{"safe", note.safe},
                                                  {"places", places_text(v, note.places, words)},
                                                  {"everybody", note.everybody}}));
  }
}

std::string faces_text(Gun gun) {
  std::vector<std::string> faces;
  const PairSet die = box::kDice[unsigned(gun)];
  for (const int face : Bits{die.one}) faces.insert(faces.end(), std::size_t(die.count(face)), std::to_string(face));
  return joined(faces, " ");
}

void add_own(const Viewed& v, const Words& words, std::vector<std::string>& out) {
  const ViewedHolder* me = v.holder(v.viewer);
  if (me == nullptr) return;
  out.push_back(words.say("table.mine"));
  if (me->row.empty()) out.push_back("  " + words.say("table.no_safes"));
  for (const ViewedSafe& safe : me->row) {
    out.push_back("  " + words.say("table.my_safe", {{"handle", safe.handle},
                                                     {"safe", or_none(safe.safe)},
                                                     {"open", safe.open && !v.counted},
                                                     {"holster", or_none(safe.holster)}}));
  }
  out.push_back(words.say("table.hand"));
  if (v.hand.empty()) out.push_back("  " + words.say("table.hand_empty"));
  for (const std::string& card : v.hand) {
    const int number = std::max(card_from_name(card), 0);
    out.push_back("  " + words.say("table.card", {{"card", card},
                                                  {"gun", gun_on(card)},
                                                  {"faces", faces_text(gun_of(number))},
                                                  {"item", item_on(card)},
                                                  {"help", help_on(card, v.seats)}}));
  }
}

void add_target_words(const Viewed& v, const json::object& decision, json::object& out) {
  if (decision.contains("holder")) {
    const ViewedHolder* h = v.holder(text_in(decision, "holder"));
    out["holder"] = v.addressed(text_in(decision, "holder"));
    out["count"] = h == nullptr ? 0 : int(h->row.size());
  }
  if (!decision.contains("handle")) return;
  const std::string handle = text_in(decision, "handle");
  const ViewedHolder* owner = v.owner_of(handle);
  out["holder"] = owner == nullptr ? v.addressed(v.viewer) : owner->name;
  if (const std::string safe = v.safe_at(handle); !safe.empty()) out["safe"] = safe;
}

/// Codes somebody typed, each word one piece.
struct Typed {
  json::array cards;
  std::string handle, holder, house, character;
  bool fine = true;
};

Typed typed_words(std::string_view typed) {
  Typed out;
  for (std::size_t at = 0; at < typed.size();) {
    const std::size_t end = std::min(typed.find_first_of(" ,", at), typed.size());
    std::string small(typed.substr(at, end - at));
    at = end + 1;
    if (small.empty()) continue;
    for (char& c : small) c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
    std::string large = small;
    for (char& c : large) c = c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
    if (card_from_name(large) >= 0) {
      out.cards.emplace_back(large);
    } else if (handle_from_name(small) >= 0) {
      out.handle = small;
    } else if (house_from_name(large) >= 0) {
      out.house = large;
    } else if (character_from_name(large) >= 0) {
      out.character = large;
    } else if (small == "stranger" || seat_from_name(large)) {
      out.holder = small == "stranger" ? small : large;
    } else {
      out.fine = false;
    }
  }
  return out;
}

/// "D25 h3" robs, or lays a Holster on one's own safe; "D25 S1" duels; "D25 GEM" rides; "D25" alone uses the item.
json::object read_turn(const Viewed& v, const Typed& typed) {
  if (typed.cards.size() != 1) return {};
  const json::value& card = typed.cards[0];
  if (!typed.handle.empty()) {
    const ViewedHolder* owner = v.owner_of(typed.handle);
    const bool mine = owner != nullptr && owner->name == "you";
    return {{"do", mine ? "holster" : "rob"}, {"card", card}, {"handle", typed.handle}};
  }
  if (!typed.holder.empty()) return {{"do", "duel"}, {"card", card}, {"holder", typed.holder}};
  if (!typed.house.empty()) return {{"do", "horse"}, {"card", card}, {"house", typed.house}};
  const std::string item = item_on(std::string(card.get_string()));
  if (item == item_name(Item::Stetson)) return {{"do", "stetson"}, {"card", card}};
  if (item == item_name(Item::Duster)) return {{"do", "duster"}, {"card", card}};
  return {};
}

}  // namespace

std::vector<std::string> table_lines(const json::object& view, const Words& words) {
  const Viewed v(view);
  std::vector<std::string> out{status_line(v, words)};
  if (!v.at_stake.empty()) out.push_back(words.say("table.hold_up", {{"safe", v.at_stake}}));
  add_houses(v, words, out);
  out.push_back(words.say("table.people"));
  for (const ViewedHolder& h : v.holders) out.push_back("  " + holder_line(v, h, words));
  add_fight(v, words, out);
  add_piles(v, words, out);
  add_notes(v, words, out);
  if (v.has_hand) add_own(v, words, out);
  return out;
}

json::object choice_words(const json::object& view, const json::object& decision) {
  const Viewed v(view);
  json::object out = decision;
  const std::string verb = text_in(decision, "do");
  const std::string card = text_in(decision, "card");
  out["ask"] = v.ask;
  if (!card.empty()) out["gun"] = gun_on(card);
  add_target_words(v, decision, out);
  if (verb == "rob" || verb == "duel" || verb == "horse" || verb == "holster") out["group"] = card;
  if (verb == "guns") out["both"] = decision.contains("strike") && decision.contains("debt");
  if (verb == "pass" || verb == "reveal") out["weight"] = 1;
  for (const ViewedHolder& h : v.holders) {
    if (v.ask.starts_with("pick_holster") && h.offer == card) out["seat"] = h.name;
  }
  return out;
}

json::object read_choice(const json::object& view, std::string_view typed) {
  const Viewed v(view);
  const Typed words = typed_words(typed);
  if (!words.fine) return {};
  if (v.ask == "turn_action") return read_turn(v, words);
  if (words.cards.size() == 1 && v.ask != "mystery_gun") return {{"do", "card"}, {"card", words.cards[0]}};
  if (words.cards.size() > 1) return {{"do", "cards"}, {"cards", words.cards}};
  if (!words.handle.empty()) return {{"do", "safe"}, {"handle", words.handle}};
  if (!words.holder.empty()) return {{"do", "receiver"}, {"holder", words.holder}};
  if (!words.house.empty()) return {{"do", "house"}, {"house", words.house}};
  if (!words.character.empty()) return {{"do", "character"}, {"character", words.character}};
  return {};
}

}  // namespace saloon::deadwood_1876
