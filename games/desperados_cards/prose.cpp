#include "engine/words/prose.h"

#include <algorithm>

#include "engine/put_in_order.h"
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {
namespace {

std::string place_text(int place, int level, const Words& words) {
  const int value = components::kLevelValues[unsigned(level)];
  if (place == kUnseenPlace) return words.say("table.unseen", {{"value", value}});
  return words.say("table.place", {{"place", components::kPlaceKeys[unsigned(place)]}, {"value", value}});
}

/// The cards below the open one, as far as they were seen.
std::string below_text(const Public& pub, int pile, const Words& words) {
  std::vector<std::string> parts;
  for (int level = pub.depth[unsigned(pile)] + 1; level < kLevels; ++level) {
    parts.push_back(place_text(place_at(pub.seen, pile, level), level, words));
  }
  return joined(parts, ", ");
}

std::string loot_text(u32 loot, const Words& words) {
  std::vector<std::string> parts;
  for (const int card : Bits{loot}) parts.push_back(place_text(card_place(card), card % kLevels, words));
  return parts.empty() ? "none" : joined(parts, ", ");
}

/// The pile that is being held up; -1 during the ordinary day.
int raid_of(const Public& pub) {
  for (int pile = 0; pile < kPiles; ++pile) {
    if (pub.depth[unsigned(pile)] < kLevels && is_surrounded(pub, pile)) return pile;
  }
  return -1;
}

/// The row with the position value of each henchman (DSC-PLACE-06, DSC-STR-03).
std::string row_text(const Public& pub, int pile, const Words& words) {
  const auto k = unsigned(pile);
  if (pub.row_size[k] == 0) return words.say("table.no_row");
  std::vector<std::string> henchmen;
  for (unsigned i = 0; i < pub.row_size[k]; ++i) {
    const char* character = components::kCharacterCodes[unsigned(character_of(pub.row[k][i]))];
    henchmen.push_back(words.say(
        "table.henchman", {{"character", character}, {"position", position_value(open_value(pub, pile), int(i))}}));
  }
  const char* colour = components::kColourCodes[unsigned(colour_of(pub.row[k][0]))];
  return words.say("table.row", {{"colour", colour}, {"henchmen", joined(henchmen, ", ")}});
}

/// The strength of the strongest gang that this hand could send there.
int best_strength(const Public& pub, CardBag hand, int pile) {
  const Strengths strength = strengths_at(pub, pile);
  int best = 0;
  const auto meet = [&](u64 faces) {
    const CardBag cards = hand.within(faces);
    if (!cards.empty()) best = std::max(best, gang_strength(strength, Decision::gang_of_cards(cards)));
  };
  for (int colour = 0; colour < kColours; ++colour) meet(colour_mask(colour));
  for (int character = 0; character < kCharacters; ++character) meet(character_mask(character));
  return best;
}

std::string pile_line(const View& v, int pile, const Words& words) {
  const Public& pub = v.pub;
  std::vector<std::string> parts{row_text(pub, pile, words)};
  const int missing = open_value(pub, pile) - pub.row_size[unsigned(pile)];
  parts.push_back(missing == 0 ? words.say("table.raid") : words.say("table.free", {{"n", missing}}));
  if (!v.mine.hand.empty()) {
    parts.push_back(words.say("table.best", {{"strength", best_strength(pub, v.mine.hand, pile)}}));
  }
  const std::string below = below_text(pub, pile, words);
  if (!below.empty()) parts.push_back(words.say("table.below", {{"cards", below}}));
  const std::string card = place_text(open_place(pub, pile), pub.depth[unsigned(pile)], words);
  return "  " + words.say("table.pile", {{"card", card}, {"details", joined(parts, " · ")}});
}

/// Exact numbers per character, the most wanted first (DSC-RES-07).
std::string posters_line(const Public& pub, const Words& words) {
  std::vector<unsigned> wanted;
  for (unsigned i = 0; i < kCharacters; ++i) {
    if (pub.poster_count[i] != 0) wanted.push_back(i);
  }
  if (wanted.empty()) return words.say("table.no_posters");
  put_in_order(wanted, [&](unsigned a, unsigned b) { return pub.poster_count[a] > pub.poster_count[b]; });
  std::vector<std::string> parts;
  parts.reserve(wanted.size());
  for (const unsigned i : wanted) {
    parts.push_back(
        words.say("table.poster", {{"character", components::kCharacterCodes[i]}, {"count", pub.poster_count[i]}}));
  }
  return words.say("table.posters", {{"posters", joined(parts, ", ")}});
}

std::string seat_line(const View& v, Seat p, const Words& words) {
  std::string line = "  " + words.say("table.seat", {{"seat", name_for(v, p)},
                                                     {"hand", v.pub.hand_size[p]},
                                                     {"loot", loot_text(v.pub.loot[p], words)},
                                                     {"score", total_of(v.pub.loot[p])}});
  if (v.pub.turn == p && raid_of(v.pub) < 0) line += " " + words.say("table.moves");
  return line;
}

/// Cards in these words, a line per colour; each with what it adds where something is held up.
void add_cards(const char* key, CardBag cards, const Strengths* strength, const Words& words,
               std::vector<std::string>& out) {
  for (int colour = 0; colour < kColours; ++colour) {
    std::vector<std::string> names;
    const CardBag held = cards.within(colour_mask(colour));
    for (const int face : Bits{held.one}) {
      const auto character = unsigned(character_of(face));
      std::string name = words.say(std::string("character.") + components::kCharacterCodes[character]);
      if (strength != nullptr) name += " " + std::to_string((*strength)[character]);
      names.insert(names.end(), std::size_t(held.count(face)), name);
    }
    if (names.empty()) continue;
    const char* code = components::kColourCodes[unsigned(colour)];
    out.push_back("  " + words.say(key, {{"colour", code}, {"cards", joined(names, ", ")}}));
  }
}

/// The own hand; during a hold-up each card with its strength there.
void add_hand(const View& v, const Words& words, std::vector<std::string>& out) {
  out.push_back(words.say("table.hand"));
  if (v.mine.hand.empty()) out.push_back("  " + words.say("table.hand_empty"));
  const int raid = raid_of(v.pub);
  const Strengths strength = raid < 0 ? Strengths{} : strengths_at(v.pub, raid);
  add_cards("table.hand_colour", v.mine.hand, raid < 0 ? nullptr : &strength, words, out);
}

/// Both piles, the open one card by card (DSC-GEN-09).
void add_piles(const Public& pub, const Words& words, std::vector<std::string>& out) {
  out.push_back(words.say("table.piles", {{"draw", pub.draw_size}, {"discard", pub.discard.size()}}));
  add_cards("table.discard_colour", pub.discard, nullptr, words, out);
}

/// Who wins which tie (DSC-RES-02, DSC-RES-05), and how near the end for want of gangs is (DSC-END-04).
void add_standing(const View& v, const Words& words, std::vector<std::string>& out) {
  const Public& pub = v.pub;
  std::vector<Seat> order;
  for (Seat p = 0; p < pub.seats; ++p) order.push_back(p);
  put_in_order(order, [&](Seat a, Seat b) { return pub.latest[a] > pub.latest[b]; });
  json::array names;
  for (const Seat p : order) names.emplace_back(name_for(v, p));
  out.push_back(words.say("table.ties", {{"seats", std::move(names)}}));
  if (pub.empty_holdups == 0) return;
  out.push_back(words.say("table.empty_hold_ups", {{"n", pub.empty_holdups}, {"most", components::kStalemate}}));
}

/// A card by its code; green and yellow also by their French initials, vert and jaune.
int card_meant(std::string code) {
  if (code.starts_with('v')) code[0] = 'g';
  if (code.starts_with('j')) code[0] = 'y';
  return meant(kCard, code);
}

}  // namespace

std::vector<std::string> Prose::table(const View& v, const Words& words) {
  std::vector<std::string> out{words.say("table.places")};
  for (int pile = 0; pile < kPiles; ++pile) {
    if (v.pub.depth[unsigned(pile)] < kLevels) out.push_back(pile_line(v, pile, words));
  }
  out.push_back(posters_line(v.pub, words));
  add_cards("table.poster_colour", v.pub.posters, nullptr, words, out);
  add_piles(v.pub, words, out);
  for (Seat p = 0; p < v.pub.seats; ++p) out.push_back(seat_line(v, p, words));
  add_standing(v, words, out);
  if (v.viewer != kSpectator) add_hand(v, words, out);
  return out;
}

json::object Prose::choice(const View& v, const Decision& d, json::object out) {
  if (d.verb() == Verb::NoGang) out["weight"] = 1000;
  const int raid = raid_of(v.pub);
  if (!d.cards().empty() && raid >= 0) {
    const int strength = gang_strength(strengths_at(v.pub, raid), d);
    out["strength"] = strength;
    out["weight"] = strength;
  }
  if (d.verb() != Verb::Place) return out;
  out["place"] = components::kPlaceKeys[unsigned(open_place(v.pub, d.pile()))];
  out["value"] = open_value(v.pub, d.pile());
  out["raid"] = v.pub.row_size[unsigned(d.pile())] + 1 == open_value(v.pub, d.pile());
  out["group"] = face_name(d.face());
  return out;
}

/// During a hold-up the codes of cards are a gang.
Decision Prose::read(const View& v, std::string_view typed) {
  CardBag cards;
  for (const std::string& word : typed_words(typed)) {
    const int face = card_meant(word);
    if (face < 0 || cards.count(face) == 2) return {};
    cards.add(face);
  }
  if (cards.empty() || raid_of(v.pub) < 0) return {};
  return Decision::gang_of_cards(cards);
}

}  // namespace saloon::desperados_cards
