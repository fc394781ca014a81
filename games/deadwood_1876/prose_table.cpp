// The table in words.
#include <algorithm>

#include "engine/words/prose.h"
#include "games/deadwood_1876/seen.h"

namespace saloon::deadwood_1876 {
namespace {

std::string_view gun_on(int card) { return kGun.name_of(i64(gun_of(card))); }
std::string_view item_on(int card) { return kItem.name_of(i64(item_of(card))); }
std::string_view or_none(std::string_view text) { return text.empty() ? "none" : text; }
/// A card + 1.
std::string_view card_or_none(u8 card) { return card == 0 ? "none" : card_name(card - 1); }
std::string_view gun_or_none(u8 card) { return card == 0 ? "none" : gun_on(card - 1); }

/// Gold has been counted.
bool is_counted(const Public& pub) { return pub.fighters != 0 || pub.ended != EndReason::None; }
bool is_open(const Public& pub, int handle) { return (pub.open & at_handle(handle)) != 0; }

/// "Holster × 2, Horse": equal names together, each with its number.
std::string counted_text(const Lines& names, const Words& words) {
  Lines parts;
  for (auto name = names.begin(); name != names.end(); ++name) {
    if (std::find(names.begin(), name, *name) != name) continue;
    parts.push_back(words.say("table.count", {{"card", *name}, {"n", std::count(name, names.end(), *name)}}));
  }
  return joined(parts, ", ");
}

std::string cards_text(u64 cards, const Words& words) {
  Lines faces;
  for (const int card : Bits{cards}) faces.push_back(words.say("card." + std::string(card_name(card))));
  return counted_text(faces, words);
}

/// Clockwise, the viewer first, the Stranger last.
std::vector<int> holders_from(const View& v) {
  std::vector<int> order;
  const Seat first = v.viewer == kSpectator ? 0 : v.viewer;
  for (int i = 0; i < v.pub.seats; ++i) order.push_back((first + i) % v.pub.seats);
  if (v.pub.seats == 2) order.push_back(kStranger);
  return order;
}

json::array names_of(const View& v, u16 seats) {
  json::array out;
  for (const Seat p : SeatSet{seats}) out.emplace_back(name_of_holder(v, p));
  return out;
}

// --- the whole table
std::string status_line(const View& v, const Words& words) {
  const Public& pub = v.pub;
  if (pub.fighters != 0) return words.say("table.final", {{"fighters", names_of(v, pub.fighters)}});
  if (pub.called > 0) return words.say("table.badges", {{"badge", kMetal.name_of(pub.called - 1)}});
  if (pub.round == 0) return words.say("table.setting_up");
  return words.say("table.round", {{"round", pub.round},
                                   {"rounds", rounds(pub.seats)},
                                   {"holdups", pub.holdups_left},
                                   {"hold_up", pub.turned_up != 0},
                                   {"start", name_of_holder(v, pub.start)}});
}

/// Who lodges where, and how many more have room (DW76-CAP-01).
void add_houses(const View& v, const Words& words, Lines& out) {
  for (int house = 0; house < kHouses; ++house) {
    Lines lodgers;
    int gold = 0;
    for (const int holder : holders_from(v)) {
      if (v.pub.star[unsigned(holder)] != house + 1) continue;
      lodgers.push_back(words.say("seat." + name_of_holder(v, holder)));
      gold += v.pub.gold[unsigned(holder)];
    }
    out.push_back("  " + words.say("table.house", {{"house", kHouse.name_of(house)},
                                                   {"who", or_none(joined(lodgers, ", "))},
                                                   {"free", capacity(v.pub.seats) - int(lodgers.size())},
                                                   {"counted", is_counted(v.pub)},
                                                   {"gold", gold}}));
  }
}

// --- one holder
/// In the end everything lies face up, and that need not be said any more.
std::string safe_text(const View& v, int handle, const Words& words) {
  const std::string safe = known_safe(v, handle);
  const bool open = is_open(v.pub, handle) && !is_counted(v.pub);
  const char* key = open ? "table.open" : safe.empty() ? "table.unseen" : "table.known";
  return words.say("table.safe", {{"handle", kHandle.name_of(handle)},
                                  {"what", words.say(key, {{"safe", safe}})},
                                  {"seen", names_of(v, v.pub.seen_by[unsigned(handle)])},
                                  {"holster", card_or_none(v.pub.holster[unsigned(handle)])}});
}

std::string row_text(const View& v, int holder, const Words& words) {
  const auto h = unsigned(holder);
  Lines parts;
  for (unsigned i = 0; i < v.pub.row_size[h]; ++i) parts.push_back(safe_text(v, v.pub.row[h][i], words));
  return parts.empty() ? words.say("table.no_safes") : joined(parts, ", ");
}

/// In the final one is well, wounded, dead, or was never in it.
const char* state_of(const Public& pub, int holder) {
  if (pub.fighters == 0 || holder >= pub.seats) return "well";
  const Seat p = Seat(holder);
  if (pub.fell[p] != 0) return "dead";
  if (!SeatSet{pub.fighters}.has(p)) return "out";
  return SeatSet{pub.wounded}.has(p) ? "wounded" : "well";
}

/// The own safes have lines of their own further down.
std::string holder_line(const View& v, int holder, const Words& words) {
  const Public& pub = v.pub;
  const auto h = unsigned(holder);
  const std::string name = name_of_holder(v, holder);
  Lines parts;
  if (holder != v.viewer) parts.push_back(row_text(v, holder, words));
  if (holder < pub.seats) parts.push_back(words.say("table.holder_cards", {{"hand", pub.hand_size[h]}}));
  if (pub.shown[h] != 0) parts.push_back(words.say("table.shown", {{"cards", cards_text(pub.shown[h], words)}}));
  if (pub.laid[h] != 0) parts.push_back(words.say("table.laid", {{"cards", cards_text(pub.laid[h], words)}}));
  if (is_counted(pub)) parts.push_back(words.say("table.gold", {{"gold", pub.gold[h]}}));
  const std::string_view character = pub.character[h] == 0 ? "none" : kCharacter.name_of(pub.character[h] - 1);
  std::string line = words.say("table.holder", {{"holder", name},
                                                {"character", character},
                                                {"state", state_of(pub, holder)},
                                                {"details", joined(parts, words.say("table.between"))}});
  const u16 awaited = u16(pub.asked.required & ~pub.asked.answered);
  if (SeatSet{awaited}.has(Seat(holder))) line += " " + words.say("table.moves", {{"seat", name}});
  return line;
}

// --- a fight
std::string guns_text(u8 card, u8 holster, u8 early, const Words& words) {
  return words.say("table.guns", {{"gun", gun_or_none(card)}, {"holster", gun_or_none(holster)}, {"early", early}});
}

void add_fight(const View& v, const Words& words, Lines& out) {
  const Fight& f = v.pub.fight;
  if (f.kind == FightKind::None) return;
  const bool robbery = f.kind == FightKind::Robbery;
  out.push_back(words.say(robbery ? "table.robbery" : "table.duel",
                          {{"seat", name_of_holder(v, f.attacker)},
                           {"holder", name_of_holder(v, f.defender)},
                           {"handle", robbery ? kHandle.name_of(f.handle) : ""},
                           {"attack", guns_text(f.attacker_card, f.attacker_holster, f.attacker_early, words)},
                           {"defence", guns_text(f.defender_card, f.defender_holster, f.defender_early, words)}}));
  for (const int holder : holders_from(v)) {
    const u8 offer = v.pub.offer[unsigned(holder)];
    if (offer == 0 || offer == kHasOffered) continue;
    out.push_back("  " +
                  words.say("table.offer", {{"seat", name_of_holder(v, holder)}, {"card", card_name(offer - 1)}}));
  }
}

// --- piles and notes
void add_piles(const View& v, const Words& words, Lines& out) {
  const Public& pub = v.pub;
  out.push_back(words.say("table.piles", {{"draw", pub.draw_size}, {"discard", count_bits(pub.discard)}}));
  for (int gun = 0; gun < kGuns; ++gun) {
    Lines items;
    for (const int card : Bits{pub.discard}) {
      if (gun_of(card) == Gun(gun)) items.push_back(words.say("item." + std::string(item_on(card))));
    }
    if (items.empty()) continue;
    out.push_back("  " +
                  words.say("table.discard", {{"gun", kGun.name_of(gun)}, {"items", counted_text(items, words)}}));
  }
  if (pub.hidden_size > 0) out.push_back("  " + words.say("table.hidden", {{"n", pub.hidden_size}}));
  if (v.mine.discarded != 0) {
    out.push_back("  " + words.say("table.discarded_hidden", {{"cards", cards_text(v.mine.discarded, words)}}));
  }
}

/// "h3 or h4 (Cole), or in the box".
std::string places_text(const View& v, Places places, const Words& words) {
  const std::string between = " " + words.say("table.or") + " ";
  Lines parts;
  for (const int holder : holders_from(v)) {
    const auto h = unsigned(holder);
    Lines handles;
    for (unsigned i = 0; i < v.pub.row_size[h]; ++i) {
      const int handle = v.pub.row[h][i];
      if ((places & at_handle(handle)) != 0) handles.emplace_back(kHandle.name_of(handle));
    }
    if (handles.empty()) continue;
    parts.push_back(
        words.say("table.note_place", {{"handles", joined(handles, between)}, {"holder", name_of_holder(v, holder)}}));
  }
  if ((places & in_the_box()) != 0) parts.push_back(words.say("table.note_box"));
  return joined(parts, "," + between);
}

/// What one knows of safes whose place is not certain: first what one knows alone, then what everybody knows.
void add_notes(const View& v, const Words& words, Lines& out) {
  Lines notes;
  for (const bool everybody : {false, true}) {
    for (unsigned safe = 0; safe < kSafes; ++safe) {
      const Places at = facts_of(v)[safe];
      const bool certain = is_located(at) && at != in_the_box();
      if (at == 0 || certain || (at == v.pub.facts[safe]) != everybody) continue;
      notes.push_back("  " + words.say("table.note", {{"safe", kSafe.name_of(safe)},
                                                      {"places", places_text(v, at, words)},
                                                      {"everybody", everybody}}));
    }
  }
  if (!notes.empty()) out.push_back(words.say("table.notes"));
  out.insert(out.end(), notes.begin(), notes.end());
}

// --- one's own
std::string faces_text(Gun gun) {
  Lines faces;
  const CardBag die = components::kDice[unsigned(gun)];
  for (const int face : Bits{die.one}) faces.insert(faces.end(), std::size_t(die.count(face)), std::to_string(face));
  return joined(faces, " ");
}

/// With two seats a Holster is laid on a safe (DW76-TWO-13).
std::string help_on(int card, int seats) {
  return std::string(item_on(card)) + (seats == 2 && item_of(card) == Item::Holster ? "2" : "");
}

void add_own(const View& v, const Words& words, Lines& out) {
  const Public& pub = v.pub;
  out.push_back(words.say("table.mine"));
  if (pub.row_size[v.viewer] == 0) out.push_back("  " + words.say("table.no_safes"));
  for (unsigned i = 0; i < pub.row_size[v.viewer]; ++i) {
    const int handle = pub.row[v.viewer][i];
    out.push_back("  " + words.say("table.my_safe", {{"handle", kHandle.name_of(handle)},
                                                     {"safe", or_none(known_safe(v, handle))},
                                                     {"open", is_open(pub, handle) && !is_counted(pub)},
                                                     {"seen", names_of(v, pub.seen_by[unsigned(handle)])},
                                                     {"holster", card_or_none(pub.holster[unsigned(handle)])}}));
  }
  out.push_back(words.say("table.hand"));
  if (v.mine.hand == 0) out.push_back("  " + words.say("table.hand_empty"));
  for (const int card : Bits{v.mine.hand}) {
    out.push_back("  " + words.say("table.card", {{"card", card_name(card)},
                                                  {"gun", gun_on(card)},
                                                  {"faces", faces_text(gun_of(card))},
                                                  {"item", item_on(card)},
                                                  {"help", help_on(card, pub.seats)}}));
  }
}

}  // namespace

std::vector<std::string> Prose::table(const View& v, const Words& words) {
  Lines out{status_line(v, words)};
  if (v.pub.turned_up != 0) {
    out.push_back(words.say("table.hold_up", {{"safe", known_safe(v, v.pub.turned_up - 1)}}));
  }
  add_houses(v, words, out);
  out.push_back(words.say("table.people"));
  for (const int holder : holders_from(v)) out.push_back("  " + holder_line(v, holder, words));
  add_fight(v, words, out);
  add_piles(v, words, out);
  add_notes(v, words, out);
  if (v.viewer != kSpectator) add_own(v, words, out);
  return out;
}

}  // namespace saloon::deadwood_1876
