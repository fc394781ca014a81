// The table and the choices. What somebody types is read in prose_typed.cpp.
#include "engine/words/prose.h"

#include "games/dead_money/rules.h"

namespace saloon::dead_money {
namespace {

std::string card_text(int face, const Words& words) { return words.say("card." + std::string(face_name(face))); }

std::string cards_text(CardBag cards, const Words& words) {
  std::vector<std::string> parts;
  for (const int face : Bits{cards.one})
    parts.insert(parts.end(), std::size_t(cards.count(face)), card_text(face, words));
  return joined(parts, " ");
}

std::string_view category_text(CardBag bid) {
  return kCategory.name_of(bid.empty() ? 0 : i64(category_of(score_of(bid))));
}

bool has_seat(const View& v) { return v.viewer < v.pub.seats; }

/// Clockwise, the viewer first.
std::vector<Seat> seats_around(const View& v) {
  std::vector<Seat> seats;
  each_from(v.pub, has_seat(v) ? v.viewer : Seat{0}, [&](Seat p) { seats.push_back(p); });
  return seats;
}

const char* side_of(const View& v, Seat p) {
  if (!has_seat(v)) return "none";
  if (p == left_of(v.pub, v.viewer)) return "left";
  return p == right_of(v.pub, v.viewer) ? "right" : "none";
}

/// No game comes near its limit that does not go round in circles.
constexpr u32 kLastTurns = 20;

std::string turn_line(const View& v, const Words& words) {
  return words.say("table.turn", {{"turns", v.pub.turns},
                                  {"limit", v.pub.config.turn_limit},
                                  {"near", v.pub.turns + kLastTurns > v.pub.config.turn_limit},
                                  {"seat", name_for(v, v.pub.turn)},
                                  {"hands", v.pub.hands_left}});
}

std::string seat_line(const View& v, Seat p, const Words& words) {
  const CardBag brains = brain_cards(v.pub.brains[p]);
  std::string line = words.say("table.seat", {{"seat", name_for(v, p)},
                                              {"side", side_of(v, p)},
                                              {"hand", v.pub.hand_size[p]},
                                              {"brains", brains.empty() ? "none" : cards_text(brains, words)}});
  if (p == v.pub.turn) line += " " + words.say("table.moves", {{"seat", name_for(v, p)}});
  return line;
}

void add_in_play(const Public& pub, const Words& words, std::vector<std::string>& out) {
  if (pub.in_play_size == 0) return;
  std::vector<std::string> parts;
  for (unsigned i = 0; i < pub.in_play_size; ++i) {
    parts.push_back(words.say("table.in_play_card", {{"card", face_name(pub.in_play[i])}}));
  }
  out.push_back(words.say("table.in_play", {{"cards", joined(parts, ", ")}}));
}

/// In the order of bidding: clockwise from the dropper's left, the dropper last (DM-SHOW-02).
void add_showdown(const View& v, const Words& words, std::vector<std::string>& out) {
  const Showdown& at = v.pub.showdown;
  if (at.brain == 0) return;
  out.push_back(words.say("table.showdown", {{"brain", face_name(at.brain - 1)}, {"seat", name_for(v, at.dropper)}}));
  each_from(v.pub, left_of(v.pub, at.dropper), [&](Seat p) {
    const CardBag bid = bid_cards(at.bid[p]);
    const bool acted = SeatSet{at.acted}.has(p);
    out.push_back("  " + words.say("table.bid", {{"seat", name_for(v, p)},
                                                 {"what", !bid.empty() ? "bid"
                                                          : acted      ? "pass"
                                                                       : "waits"},
                                                 {"cards", cards_text(bid, words)},
                                                 {"category", category_text(bid)},
                                                 {"best", at.best_score != 0 && at.best == p}}));
  });
}

/// The top of the deck as far as the viewer knows it, down to the last card that he knows.
std::string top_text(const View& v, const Words& words) {
  const FixedCards& known = known_fixed(v);
  std::vector<std::string> parts;
  std::size_t last = 0;
  for (unsigned i = v.pub.fixed_size; i-- > 0;) {
    parts.push_back(known[i] == 0 ? words.say("table.unknown") : card_text(known[i] - 1, words));
    if (known[i] != 0) last = parts.size();
  }
  parts.resize(last);
  return joined(parts, " ");
}

/// The discard pile is open to all (DM-INFO-05): a line per suit, the lowest card first.
void add_piles(const View& v, const Words& words, std::vector<std::string>& out) {
  const CardBag discard = v.pub.discard;
  out.push_back(words.say("table.piles", {{"deck", v.pub.deck_size}, {"discard", discard.size()}}));
  for (int s = 0; s < kSuits; ++s) {
    std::vector<std::string> ranks;
    for (const int face : Bits{discard.one & suit_mask(Suit(s))}) {
      ranks.insert(ranks.end(), std::size_t(discard.count(face)),
                   words.say("rank." + std::string(rank_name(rank_of(face)))));
    }
    if (ranks.empty()) continue;
    const std::string_view suit = face_name(s).substr(1);
    out.push_back(words.say("table.discard", {{"suit", suit}, {"ranks", joined(ranks, " ")}}));
  }
  const std::string top = top_text(v, words);
  if (!top.empty()) out.push_back(words.say("table.top", {{"cards", top}}));
}

/// What the viewer alone knows or sees at the moment.
void add_knowledge(const View& v, const Words& words, std::vector<std::string>& out) {
  for (const Seat p : seats_around(v)) {
    std::vector<std::string> noted;
    for (unsigned i = 0; i < v.mine.noted; ++i) {
      if (v.mine.notes[i].seat == p) noted.push_back(card_text(v.mine.notes[i].face - 1, words));
    }
    if (noted.empty()) continue;
    out.push_back(words.say("table.note", {{"seat", name_for(v, p)}, {"cards", joined(noted, " ")}}));
  }
  if (!v.mine.look.empty()) out.push_back(words.say("table.look", {{"cards", cards_text(v.mine.look, words)}}));
}

std::string hand_line(int face, int copies, const Words& words) {
  return words.say(rank_of(face) == kBrain ? "table.brain" : "table.card",
                   {{"card", face_name(face)},
                    {"copies", copies},
                    {"hands", hands_of(face)},
                    {"coins", coins_of(face)},
                    {"target", needs_brain(face) ? json::value(drop_target(face)) : json::value("none")}});
}

void add_hand(CardBag hand, const Words& words, std::vector<std::string>& out) {
  out.push_back(words.say("table.hand", {{"count", hand.size()}, {"any", !hand.empty()}}));
  for (const int face : Bits{hand.one}) out.push_back("  " + hand_line(face, hand.count(face), words));
}

// --- choices
/// The Brains that surely help when the roll comes (DM-ROLL-03): 7♥ brings those of the others before it (DM-FX-7H),
/// and 2♠ may take one away (DM-FX-2S).
int sure_bonus(const View& v, int face) {
  const int now = suit_bonus(v.pub, v.viewer, face);
  const Effect effect = effect_of(face);
  if (effect == Effect::DieCountedDiscardsBrain) return std::max(now - 1, 0);
  if (effect != Effect::StealAllBrains) return now;
  int all = 0;
  for (const Seat p : all_seats(v.pub.seats)) all += suit_bonus(v.pub, p, face);
  return all;
}

/// What the die must show to keep the Brain (DM-ROLL-02). Even the worst card needs no roll if somebody's hand is empty
/// before it (DM-WIN-03).
json::value risk_of(const View& v, int face) {
  if (!has_seat(v) || !needs_brain(face)) return "none";
  const int needed = drop_target(face) - sure_bonus(v, face);
  if (needed <= 1) return "safe";
  if (needed <= 6) return needed;
  return "fail";
}

void add_play_words(const View& v, int face, json::object& out) {
  const Effect effect = effect_of(face);
  out["hands"] = hands_of(face);
  out["risk"] = risk_of(v, face);
  out["ends"] = effect == Effect::ForceDrop || effect == Effect::RaceForSix;
}

void add_bid_words(const View& v, CardBag bid, json::object& out) {
  out["coins"] = coins_of_bid(packed_bid(bid));
  out["category"] = category_text(bid);
  out["whole_hand"] = bid.size() == v.mine.hand.size();
  out["weight"] = bid.empty() ? 0 : i64(score_of(bid));
}

/// Each gift with its receiver, and the card that is kept (DM-FX-7C).
void add_gift_words(const View& v, Gifts gifts, json::object& out) {
  CardBag left = v.mine.look;
  for (int i = 0; i < gifts.size(); ++i) {
    const std::string end = i == 0 ? "" : "2";
    out["card" + end] = face_name(gifts[i].face);
    out["to" + end] = name_for(v, gifts[i].to);
    if (left.has(gifts[i].face)) left.remove(gifts[i].face);
  }
  out["two"] = gifts.size() > 1;
  out["kept"] = left.empty() ? "none" : face_name(lowest_bit(left.one));
}

}  // namespace

std::vector<std::string> Prose::table(const View& v, const Words& words) {
  std::vector<std::string> out{turn_line(v, words)};
  for (const Seat p : seats_around(v)) out.push_back("  " + seat_line(v, p, words));
  add_in_play(v.pub, words, out);
  add_showdown(v, words, out);
  add_piles(v, words, out);
  add_knowledge(v, words, out);
  if (has_seat(v)) add_hand(v.mine.hand, words, out);
  return out;
}

json::object Prose::choice(const View& v, const Decision& d, json::object out) {
  out["ask"] = asked_of(v) == Ask::None ? "" : Game::kAsks[u8(asked_of(v))].name;
  switch (d.verb()) {
    case Verb::Play:
      add_play_words(v, d.face(), out);
      break;
    case Verb::Draw:
    case Verb::End:
      out["weight"] = -1;
      break;
    case Verb::Bid:
      add_bid_words(v, d.chosen(), out);
      break;
    case Verb::Pass:
    case Verb::Nothing:
      out["weight"] = i64{1} << 40;
      break;
    case Verb::Brain:
    case Verb::TwoBrains:
      out["from"] = name_for(v, d.holder());
      break;
    case Verb::Assign:
      add_gift_words(v, d.gifts(), out);
      break;
    case Verb::Player:
      out["seat"] = name_for(v, d.target());
      out["hand"] = v.pub.hand_size[d.target()];
      break;
    case Verb::Players: {
      json::array players;
      for (const Seat p : d.pair()) players.emplace_back(name_for(v, p));
      out["seats"] = std::move(players);
      break;
    }
    default:
      break;
  }
  return out;
}

}  // namespace saloon::dead_money
