// The toy game as JSON. A card is "n1" to "n8"; the deck may be written "rest".
#pragma once

#include "engine/json.h"
#include "tests/toy/toy.h"

namespace saloon::toy {

inline std::string card_code(int face) { return "n" + std::to_string(face + 1); }
inline std::optional<u32> card_from_code(const json::value& v) {
  const auto* s = v.if_string();
  if (s == nullptr || s->size() != 2 || (*s)[0] != 'n' || (*s)[1] < '1' || (*s)[1] > '8') return std::nullopt;
  return u32((*s)[1] - '1');
}

inline json::array cards_json(PairSet cards) {
  json::array a;
  for (int face = 0; face < kFaces; ++face) {
    for (int copy = 0; copy < cards.count(face); ++copy) a.push_back(json::value(card_code(face)));
  }
  return a;
}

inline PairSet read_cards(Reader& r, const json::value* v, const char* what) {
  PairSet cards;
  for (const json::value& item : r.array(v, what)) {
    const auto face = card_from_code(item);
    if (!face || cards.count(int(*face)) == 2) {
      r.fail(std::string(what) + " cannot hold " + json::serialize(item));
      return cards;
    }
    cards.add(int(*face));
  }
  return cards;
}

struct Codec {
  static json::object public_json(const Public& pub) {
    json::object hand_size;
    json::object points;
    for (Seat p = 0; p < pub.seats; ++p) {
      hand_size[seat_name(p)] = pub.hand_size[p];
      points[seat_name(p)] = pub.points[p];
    }
    return {{"leader", seat_name(pub.leader)}, {"ended", pub.ended != 0}, {"deck_size", pub.deck_size},
            {"hand_size", hand_size},          {"points", points},        {"discard", cards_json(pub.discard)}};
  }
  static json::object private_json(const Public&, const Private& mine) {
    json::value note;
    if (mine.partner_bid != 0) note = card_code(mine.partner_bid - 1);
    return {{"hand", cards_json(mine.hand)}, {"partner_bid", note}};
  }
  static json::object box_json(const Public&, const Box& box) { return {{"deck", cards_json(box.deck)}}; }

  static void read_public(Reader& r, const json::object& o, Public& pub) {
    r.only_keys(o, "public", {"leader", "ended", "deck_size", "hand_size", "points", "discard"});
    pub.leader = r.seat(o.if_contains("leader"), "leader", pub.seats);
    const json::value* ended = o.if_contains("ended");
    if (ended == nullptr || !ended->is_bool()) return r.fail("ended must be true or false");
    pub.ended = ended->get_bool() ? 1 : 0;
    const json::object& points = r.object(o.if_contains("points"), "points");
    for (Seat p = 0; p < pub.seats; ++p) {
      pub.points[p] = u16(r.number(points.if_contains(seat_name(p)), "points", 0, 1000));
    }
    pub.discard = read_cards(r, o.if_contains("discard"), "discard");
  }
  static void read_private(Reader& r, const json::object& o, Private& mine) {
    r.only_keys(o, "private", {"hand", "partner_bid"});
    mine.hand = read_cards(r, o.if_contains("hand"), "hand");
    const json::value* note = o.if_contains("partner_bid");
    if (note == nullptr || note->is_null()) return;
    const auto face = card_from_code(*note);
    if (!face) return r.fail("partner_bid must be a card");
    mine.partner_bid = u8(*face + 1);
  }
  static void read_state(Reader& r, const json::object& pub, const std::array<const json::object*, kMostSeats>& mine,
                         const json::object& box, State& s) {
    read_public(r, pub, s.pub);
    r.only_keys(box, "box", {"deck"});
    PairSet named = s.pub.discard;
    for (Seat p = 0; p < s.pub.seats; ++p) {
      read_private(r, *mine[p], s.seat[p]);
      s.pub.hand_size[p] = u8(s.seat[p].hand.size());
      if (!kAllCards.contains(s.seat[p].hand) || !(common(named, s.seat[p].hand).two == 0)) r.fail("too many cards");
      named = named + s.seat[p].hand;
    }
    const json::value* deck = box.if_contains("deck");
    const bool rest = deck != nullptr && deck->is_string() && *deck->if_string() == "rest";
    s.box.deck = rest ? kAllCards - named : read_cards(r, deck, "deck");
    s.pub.deck_size = u8(s.box.deck.size());
  }
  static void read_view(Reader& r, const json::object& pub, const json::object* mine, View& v) {
    read_public(r, pub, v.pub);
    v.pub.deck_size = u8(r.number(pub.if_contains("deck_size"), "deck_size", 0, 16));
    const json::object& sizes = r.object(pub.if_contains("hand_size"), "hand_size");
    for (Seat p = 0; p < v.pub.seats; ++p) {
      v.pub.hand_size[p] = u8(r.number(sizes.if_contains(seat_name(p)), "hand_size", 0, 16));
    }
    if (mine != nullptr) read_private(r, *mine, v.mine);
  }

  static json::object decision_json(const Decision& d) {
    if (d.verb == Verb::Bid) return {{"do", "bid"}, {"card", card_code(d.a)}};
    if (d.verb == Verb::Raise) return {{"do", "raise"}, {"by", d.a}};
    return {{"do", "gift"}, {"to", seat_name(d.a)}};
  }
  struct Parsed {
    Decision decision{};
    const char* clause = nullptr;
    std::string detail;
  };
  static Parsed decision_from_json(const json::value& v) {
    Parsed out;
    Reader r(out.detail);
    const json::object& o = r.object(&v, "a decision");
    const std::string_view verb = r.text(o.if_contains("do"), "do");
    if (verb == "bid") {
      r.only_keys(o, "bid", {"do", "card"});
      const auto face = o.contains("card") ? card_from_code(*o.if_contains("card")) : std::nullopt;
      if (!face) r.fail("card must be one of \"n1\" to \"n8\"");
      out.decision = {Verb::Bid, u8(face.value_or(0)), {}};
    } else if (verb == "raise") {
      r.only_keys(o, "raise", {"do", "by"});
      out.decision = {Verb::Raise, u8(r.number(o.if_contains("by"), "by", 0, 255)), {}};
    } else if (verb == "gift") {
      r.only_keys(o, "gift", {"do", "to"});
      out.decision = {Verb::Gift, r.seat(o.if_contains("to"), "to", kMostSeats), {}};
    } else {
      r.fail("do must be bid, raise or gift");
    }
    if (!r.ok()) out.clause = kMalformed;
    return out;
  }

  static json::object locals_json(const Frame& f) {
    if (Proc(f.proc) == Proc::Round) return {{"number", f.get<RoundLocals>().number}};
    if (Proc(f.proc) == Proc::Bonus) return {{"winner", seat_name(f.get<BonusLocals>().winner)}};
    return {};
  }
  static void read_locals(Reader& r, const json::object& o, Frame& f) {
    if (Proc(f.proc) == Proc::Round) {
      r.only_keys(o, "round", {"number"});
      f.set(RoundLocals{u8(r.number(o.if_contains("number"), "number", 0, 255))});
    }
    if (Proc(f.proc) == Proc::Bonus) {
      r.only_keys(o, "bonus", {"winner"});
      f.set(BonusLocals{r.seat(o.if_contains("winner"), "winner", kMostSeats)});
    }
  }

  static json::object event_json(const Event& e, bool secret_seen) {
    json::object o{{"seat", seat_name(e.a)}};
    if (Told(e.kind) == Told::Drew && secret_seen) o["card"] = card_code(lowest_bit(e.secret[0]));
    if (Told(e.kind) == Told::PartnerBid || Told(e.kind) == Told::Revealed) o["card"] = card_code(e.b);
    if (Told(e.kind) == Told::Raised) o["by"] = e.n;
    if (Told(e.kind) == Told::Won) o["points"] = e.n;
    if (Told(e.kind) == Told::Bonus) o["die"] = e.n;
    if (Told(e.kind) == Told::Gift) o["to"] = seat_name(e.b);
    if (Told(e.kind) == Told::Ended) o.clear();
    return o;
  }

  static json::value drawn_value(u8 roll, u32 value) {
    return Roll(roll) == Roll::Draw ? json::value(card_code(int(value))) : json::value(value);
  }
  static std::optional<u32> drawn_from_json(u8 roll, const json::value& v) {
    if (Roll(roll) == Roll::Draw) return card_from_code(v);
    const auto n = whole_number(v);
    return n && *n >= 0 && *n <= 255 ? std::optional(u32(*n)) : std::nullopt;
  }
  static std::string_view end_reason(const Public& pub) { return pub.ended != 0 ? "no_cards" : ""; }
};

}  // namespace saloon::toy
