// Choices in words: what is told of an answer beside its members, and what somebody may type for one.
#include "engine/words/prose.h"

#include <algorithm>

#include "games/deadwood_1876/seen.h"

namespace saloon::deadwood_1876 {
namespace {

bool has_member(const Decision& d, std::string_view name) {
  const auto& members = row_of<Game>(d).members;
  return std::any_of(std::begin(members), std::end(members),
                     [&](const VerbMember& m) { return m.name != nullptr && m.name == name; });
}

Ask asked_of(const View& v) { return v.viewer == kSpectator ? Ask::None : Ask(v.pub.asked.what[v.viewer]); }
bool is_pick(Ask ask) { return ask == Ask::PickAttacker || ask == Ask::PickDefender; }

void add_target(const View& v, const Decision& d, json::object& out) {
  for (const char* name : {"holder", "to"}) {
    if (!has_member(d, name)) continue;
    out[name] = d.aim() == v.viewer ? "you" : aim_name(d.aim());
    out["count"] = v.pub.row_size[unsigned(aimed_at(d.aim()))];
  }
  if (!has_member(d, "handle")) return;
  const int owner = owner_of(v.pub, d.handle());
  out["holder"] = name_of_holder(v, owner < 0 ? v.viewer : owner);
  if (const std::string safe = known_safe(v, d.handle()); !safe.empty()) out["safe"] = safe;
}

// --- what somebody types
/// Codes, each word one piece; -1 where there is none.
struct Typed {
  u64 cards = 0;
  int handle = -1, aim = -1, house = -1, character = -1;
  bool fine = true;
};

void take_word(const std::string& word, Typed& out) {
  const int card = meant(kCard, word);
  if (card >= 0) {
    out.fine = out.fine && (out.cards & bit(card)) == 0;
    out.cards |= bit(card);
    return;
  }
  const auto is = [&](const Kind& kind, int& piece) {
    const int found = meant(kind, word);
    if (found >= 0) piece = found;
    return found >= 0;
  };
  const bool known =
      is(kHandle, out.handle) || is(kHouse, out.house) || is(kCharacter, out.character) || is(kAim, out.aim);
  out.fine = out.fine && known;
}

Typed pieces_in(std::string_view typed) {
  Typed out;
  for (const std::string& word : typed_words(typed)) take_word(word, out);
  return out;
}

/// "D25 h3" robs, or lays a Holster on one's own safe; "D25 S1" duels; "D25 GEM" rides; "D25" alone uses the item.
Decision read_turn(const View& v, const Typed& typed) {
  if (count_bits(typed.cards) != 1) return {};
  const int card = lowest_bit(typed.cards);
  if (typed.handle >= 0) {
    const bool mine = owner_of(v.pub, typed.handle) == v.viewer;
    return mine ? Decision::holster(card, typed.handle) : Decision::rob(card, typed.handle);
  }
  if (typed.aim >= 0) return Decision::duel(card, typed.aim);
  if (typed.house >= 0) return Decision::horse(card, typed.house);
  if (item_of(card) == Item::Stetson) return Decision::stetson(card);
  if (item_of(card) == Item::Duster) return Decision::duster(card);
  return {};
}

}  // namespace

json::object Prose::choice(const View& v, const Decision& d, json::object out) {
  const Ask ask = asked_of(v);
  out["ask"] = ask == Ask::None ? "" : Game::kAsks[std::size_t(ask)].name;
  if (has_member(d, "card")) out["gun"] = kGun.name_of(i64(gun_of(d.card())));
  add_target(v, d, out);
  switch (d.verb()) {
    case Verb::Rob:
    case Verb::Duel:
    case Verb::Horse:
    case Verb::Holster:
      out["group"] = card_name(d.card());
      break;
    case Verb::Guns:
      out["both"] = d.strike_gun() != 0 && d.debt_gun() != 0;
      break;
    case Verb::Pass:
    case Verb::Reveal:
      out["weight"] = 1;
      break;
    default:
      break;
  }
  for (Seat p = 0; p < v.pub.seats && is_pick(ask); ++p) {
    if (v.pub.offer[p] == d.card() + 1) out["seat"] = name_of_holder(v, p);
  }
  return out;
}

Decision Prose::read(const View& v, std::string_view typed) {
  const Typed words = pieces_in(typed);
  const Ask ask = asked_of(v);
  const int cards = count_bits(words.cards);
  if (!words.fine) return {};
  if (ask == Ask::TurnAction) return read_turn(v, words);
  if (cards == 1 && ask != Ask::MysteryGun) return Decision::with_card(lowest_bit(words.cards));
  if (cards > 1) return Decision::with_cards(words.cards);
  if (words.handle >= 0) return Decision::safe(words.handle);
  if (words.aim >= 0) return Decision::receiver(words.aim);
  if (words.house >= 0) return Decision::to_house(words.house);
  if (words.character >= 0) return Decision::as_character(words.character);
  return {};
}

}  // namespace saloon::deadwood_1876
