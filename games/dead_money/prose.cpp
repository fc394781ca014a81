#include "games/dead_money/prose.h"

#include <algorithm>

#include "games/dead_money/box.h"
#include "games/dead_money/effects.h"
#include "games/dead_money/json.h"
#include "games/dead_money/poker.h"
#include "games/dead_money/viewed.h"

namespace saloon::dead_money {
namespace {

constexpr std::string_view kSuits = "DCHS";

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string out;
  for (const std::string& part : parts) {
    if (!out.empty()) out += between;
    out += part;
  }
  return out;
}

std::string card_text(const std::string& card, const Words& words) {
  return words.say(card.empty() ? "table.unknown" : "card." + card);
}

std::string cards_text(const Cards& cards, const Words& words, std::string_view between = " ") {
  std::vector<std::string> parts;
  parts.reserve(cards.size());
  for (const std::string& card : cards) parts.push_back(card_text(card, words));
  return joined(parts, between);
}

/// The cards that are cards, for ranking and counting.
PairSet set_of(const Cards& cards) {
  PairSet set;
  for (const std::string& card : cards) {
    const int face = face_from_name(card);
    if (face >= 0 && set.count(face) < 2) set.add(face);
  }
  return set;
}

std::string category_text(const Cards& bid) {
  const PairSet cards = set_of(bid);
  return std::string(category_name(cards.empty() ? 0 : int(category_of(score_of(cards)))));
}

std::string seat_line(const ViewedSeat& seat, const Words& words) {
  std::string line =
      words.say("table.seat", {{"seat", seat.name},
                               {"side", seat.side},
                               {"hand", seat.hand_size},
                               {"brains", seat.brains.empty() ? "none" : cards_text(seat.brains, words)}});
  if (seat.moves) line += " " + words.say("table.moves", {{"seat", seat.name}});
  return line;
}

void add_in_play(const Viewed& v, const Words& words, std::vector<std::string>& out) {
  if (v.in_play.empty()) return;
  std::vector<std::string> parts;
  for (const std::string& card : v.in_play) parts.push_back(words.say("table.in_play_card", {{"card", card}}));
  out.push_back(words.say("table.in_play", {{"cards", joined(parts, ", ")}}));
}

/// In the order of bidding: clockwise from the dropper's left, the dropper last (DM-SHOW-02).
void add_showdown(const Viewed& v, const Words& words, std::vector<std::string>& out) {
  if (v.brain.empty()) return;
  out.push_back(words.say("table.showdown", {{"brain", v.brain}, {"seat", v.dropper}}));
  std::vector<ViewedSeat> order = v.seats;
  const auto dropper = std::find_if(order.begin(), order.end(), [&](const auto& s) { return s.name == v.dropper; });
  if (dropper != order.end()) std::rotate(order.begin(), dropper + 1, order.end());
  for (const ViewedSeat& seat : order) {
    out.push_back("  " + words.say("table.bid", {{"seat", seat.name},
                                                 {"what", !seat.bid.empty() ? "bid"
                                                          : seat.acted      ? "pass"
                                                                            : "waits"},
                                                 {"cards", cards_text(seat.bid, words)},
                                                 {"category", category_text(seat.bid)},
                                                 {"best", seat.name == v.best}}));
  }
}

/// The discard pile is open to all (DM-INFO-05): a line per suit, the lowest card first.
void add_piles(const Viewed& v, const Words& words, std::vector<std::string>& out) {
  out.push_back(words.say("table.piles", {{"deck", v.deck_size}, {"discard", v.discard.size()}}));
  for (const char suit : kSuits) {
    std::vector<std::string> ranks;
    for (const std::string& card : v.discard) {
      if (card.size() > 1 && card.back() == suit) ranks.push_back(card.substr(0, card.size() - 1));
    }
    if (ranks.empty()) continue;
    out.push_back(words.say("table.discard", {{"suit", std::string(1, suit)}, {"ranks", joined(ranks, " ")}}));
  }
  if (!v.top.empty()) out.push_back(words.say("table.top", {{"cards", cards_text(v.top, words)}}));
}

/// What the viewer alone knows or sees at the moment.
void add_knowledge(const Viewed& v, const Words& words, std::vector<std::string>& out) {
  for (const ViewedSeat& seat : v.seats) {
    if (seat.noted.empty()) continue;
    out.push_back(words.say("table.note", {{"seat", seat.name}, {"cards", cards_text(seat.noted, words)}}));
  }
  if (!v.look.empty()) out.push_back(words.say("table.look", {{"cards", cards_text(v.look, words)}}));
}

std::string hand_line(const std::string& card, int copies, const Words& words) {
  const int face = std::max(face_from_name(card), 0);
  return words.say(rank_of(face) == kBrain ? "table.brain" : "table.card",
                   {{"card", card},
                    {"copies", copies},
                    {"hands", hands_of(face)},
                    {"coins", coins_of(face)},
                    {"target", needs_brain(face) ? json::value(drop_target(face)) : json::value("none")}});
}

void add_hand(const Viewed& v, const Words& words, std::vector<std::string>& out) {
  out.push_back(words.say("table.hand", {{"count", v.hand.size()}, {"any", !v.hand.empty()}}));
  for (std::size_t i = 0; i < v.hand.size(); ++i) {
    if (i > 0 && v.hand[i] == v.hand[i - 1]) continue;
    const auto copies = std::count(v.hand.begin(), v.hand.end(), v.hand[i]);
    out.push_back("  " + hand_line(v.hand[i], int(copies), words));
  }
}

/// What the die must show to keep the Brain, as things stand now (DM-ROLL-02, DM-ROLL-03).
json::value risk_of(const Viewed& v, const std::string& card) {
  const int face = face_from_name(card);
  const ViewedSeat* me = v.seat(v.viewer);
  if (face < 0 || me == nullptr || !needs_brain(face)) return "none";
  const auto bonus = std::count_if(me->brains.begin(), me->brains.end(),
                                   [&](const std::string& brain) { return brain.back() == card.back(); });
  const int needed = drop_target(face) - int(bonus);
  if (needed <= 1) return "safe";
  return needed > 6 ? json::value("fail") : json::value(needed);
}

void add_play_words(const Viewed& v, const std::string& card, json::object& out) {
  const int face = std::max(face_from_name(card), 0);
  const Effect effect = effect_of(face);
  out["hands"] = hands_of(face);
  out["risk"] = risk_of(v, card);
  out["ends"] = effect == Effect::ForceDrop || effect == Effect::RaceForSix;
}

void add_bid_words(const Viewed& v, const Cards& bid, json::object& out) {
  int coins = 0;
  for (const std::string& card : bid) coins += coins_of(std::max(face_from_name(card), 0));
  const PairSet cards = set_of(bid);
  out["coins"] = coins;
  out["category"] = category_text(bid);
  out["whole_hand"] = bid.size() == v.hand.size();
  out["weight"] = cards.empty() ? 0 : i64(score_of(cards));
}

/// Each gift with its receiver, and the card that is kept (DM-FX-7C).
void add_gift_words(const Viewed& v, const json::object& decision, json::object& out) {
  Cards left = v.look;
  const json::value* gifts = decision.if_contains("gifts");
  if (gifts == nullptr || !gifts->is_array()) return;
  int n = 0;
  for (const json::value& gift : gifts->get_array()) {
    if (!gift.is_object()) continue;
    const std::string card = text_in(gift.get_object(), "card");
    const std::string end = n++ == 0 ? "" : "2";
    out["card" + end] = card;
    out["to" + end] = v.addressed(text_in(gift.get_object(), "to"));
    if (const auto found = std::find(left.begin(), left.end(), card); found != left.end()) left.erase(found);
  }
  out["two"] = n > 1;
  out["kept"] = left.empty() ? "none" : left.front();
}

/// The words somebody typed: cards by their codes, suits also as signs, and seats.
struct Typed {
  json::array cards;
  json::array seats;
  bool fine = true;
};

std::string card_code(std::string word) {
  for (const auto& [sign, letter] : {std::pair("♦", "D"), {"♣", "C"}, {"♥", "H"}, {"♠", "S"}}) {
    if (word.ends_with(sign)) word = word.substr(0, word.size() - std::string_view(sign).size()) + letter;
  }
  for (char& c : word) c = c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
  return word;
}

Typed typed_words(std::string_view typed) {
  Typed out;
  for (std::size_t at = 0; at < typed.size();) {
    const std::size_t end = std::min(typed.find_first_of(" ,", at), typed.size());
    const std::string word = card_code(std::string(typed.substr(at, end - at)));
    at = end + 1;
    if (word.empty()) continue;
    const bool card = face_from_name(word) >= 0;
    const bool seat = !card && seat_from_name(word).has_value();
    if (card) out.cards.emplace_back(word);
    if (seat) out.seats.emplace_back(word);
    out.fine = out.fine && (card || seat);
  }
  return out;
}

/// "7C": the first card to the first seat, the second to the second, or both to one.
json::object read_gifts(const Typed& typed) {
  if (typed.cards.size() > 2 || typed.seats.empty() || typed.seats.size() > typed.cards.size()) return {};
  json::array gifts;
  for (std::size_t i = 0; i < typed.cards.size(); ++i) {
    gifts.push_back(json::object{{"card", typed.cards[i]}, {"to", typed.seats[std::min(i, typed.seats.size() - 1)]}});
  }
  return {{"do", "assign"}, {"gifts", std::move(gifts)}};
}

json::object read_cards_choice(const Viewed& v, Typed&& typed) {
  if (v.ask == "bid") return {{"do", "bid"}, {"cards", std::move(typed.cards)}};
  if (v.ask == "swap_cards" || v.ask == "discard_set") return {{"do", "cards"}, {"cards", std::move(typed.cards)}};
  if (v.ask == "reorder") return {{"do", "order"}, {"cards", std::move(typed.cards)}};
  if (typed.cards.size() != 1) return {};
  if (v.ask.starts_with("turn_")) return {{"do", "play"}, {"card", typed.cards[0]}};
  if (v.ask == "drop_brain" || v.ask == "discard_own_brain") {
    return {{"do", "brain"}, {"seat", v.viewer}, {"card", typed.cards[0]}};
  }
  return {{"do", "card"}, {"card", typed.cards[0]}};
}

}  // namespace

std::vector<std::string> table_lines(const json::object& view, const Words& words) {
  const Viewed v(view);
  std::vector<std::string> out;
  for (const ViewedSeat& seat : v.seats) {
    if (!seat.moves) continue;
    out.push_back(words.say(
        "table.turn", {{"turns", v.turns}, {"limit", v.turn_limit}, {"seat", seat.name}, {"hands", v.hands_left}}));
  }
  for (const ViewedSeat& seat : v.seats) out.push_back("  " + seat_line(seat, words));
  add_in_play(v, words, out);
  add_showdown(v, words, out);
  add_piles(v, words, out);
  add_knowledge(v, words, out);
  if (v.has_hand) add_hand(v, words, out);
  return out;
}

json::object choice_words(const json::object& view, const json::object& decision) {
  const Viewed v(view);
  json::object out = decision;
  const std::string verb = text_in(decision, "do");
  out["ask"] = v.ask;
  if (decision.contains("seat")) out["seat"] = v.addressed(text_in(decision, "seat"));
  if (verb == "play") add_play_words(v, text_in(decision, "card"), out);
  if (verb == "draw" || verb == "end") out["weight"] = -1;
  if (verb == "bid") add_bid_words(v, cards_in(decision, "cards"), out);
  if (verb == "pass" || verb == "nothing") out["weight"] = i64{1} << 40;
  if (verb == "assign") add_gift_words(v, decision, out);
  if (verb == "player") {
    const ViewedSeat* chosen = v.seat(text_in(decision, "player"));
    out["player"] = v.addressed(text_in(decision, "player"));
    out["hand"] = chosen == nullptr ? 0 : chosen->hand_size;
  }
  if (verb == "players") {
    json::array players;
    for (const std::string& seat : cards_in(decision, "players")) players.emplace_back(v.addressed(seat));
    out["players"] = std::move(players);
  }
  return out;
}

json::object read_choice(const json::object& view, std::string_view typed) {
  const Viewed v(view);
  Typed words = typed_words(typed);
  if (!words.fine) return {};
  if (!words.cards.empty() && !words.seats.empty()) return v.ask == "assign_two" ? read_gifts(words) : json::object();
  if (!words.cards.empty()) return read_cards_choice(v, std::move(words));
  if (words.seats.size() == 1) return {{"do", "player"}, {"player", words.seats[0]}};
  if (words.seats.size() == 2) return {{"do", "players"}, {"players", std::move(words.seats)}};
  return {};
}

}  // namespace saloon::dead_money
