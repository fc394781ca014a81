// State and views as JSON. What follows from other facts (sizes, the bid to beat) is written for the reader's comfort
// and worked out again when a state is read.
#include "engine/codec_parts.h"
#include "games/dead_money/json.h"
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

// --- writing
template <class F>
json::object per_seat(const Public& pub, F value) {
  json::object out;
  for (Seat p = 0; p < pub.seats; ++p) out[seat_name(p)] = value(p);
  return out;
}

/// Settled cards from the top, null where unknown, up to the last known one.
json::array settled_json(const FixedCards& fixed, int size) {
  int last = 0;
  while (last < size && fixed[unsigned(last)] == 0) ++last;
  json::array out;
  for (int i = size - 1; i >= last; --i) {
    const u8 code = fixed[unsigned(i)];
    out.emplace_back(code == 0 ? json::value() : json::value(face_name(code - 1)));
  }
  return out;
}

json::value showdown_json(const Public& pub) {
  const Showdown& at = pub.showdown;
  if (at.brain == 0) return nullptr;
  json::object bids;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (at.bid[p] != 0) bids[seat_name(p)] = cards_json(bid_cards(at.bid[p]));
  }
  json::object out{{"brain", face_name(at.brain - 1)},
                   {"dropper", seat_name(at.dropper)},
                   {"acted", seat_names({at.acted})},
                   {"bids", std::move(bids)}};
  if (at.best_score == 0) return out;
  out["best"] = seat_name(at.best);
  out["category"] = category_name(int(category_of(at.best_score)));
  return out;
}

json::value after_json(u8 after) {
  if (after >= kTurnOf) return json::string(seat_name(Seat(after - kTurnOf)));
  return after == kTurnEnds ? "turn_ends" : "goes_on";
}

json::array notes_json(const Private& mine) {
  json::array out;
  for (int i = 0; i < mine.noted; ++i) {
    const Note note = mine.notes[unsigned(i)];
    out.push_back(json::object{{"seat", seat_name(note.seat)}, {"card", face_name(note.face - 1)}});
  }
  return out;
}

// --- reading
int read_face(Reader& r, const json::value& v, std::string_view what) {
  const int face = face_from_name(r.text(&v, what));
  if (face < 0)
    r.fail(std::string(what) + ": " + json::serialize(v) + " is no card; cards are 2D to AS and BD, BC, BH, BS");
  return std::max(face, 0);
}

PairSet read_cards(Reader& r, const json::value* v, std::string_view what) {
  PairSet cards;
  for (const json::value& item : r.array(v, what)) {
    const int face = read_face(r, item, what);
    if (cards.count(face) == 2) r.fail(std::string(what) + ": there are only two of each card");
    if (!r.ok()) return {};
    cards.add(face);
  }
  return cards;
}

Brains read_brains(Reader& r, const json::value& v) {
  Brains b = 0;
  for_each_card(read_cards(r, &v, "brains"), [&](int face) {
    if (rank_of(face) != kBrain) return r.fail("brains: " + face_name(face) + " is no Brain");
    b = with_brains(b, suit_of(face), brains_of(b, suit_of(face)) + 1);
  });
  return b;
}

/// From the top; what is missing is unknown.
FixedCards read_settled(Reader& r, const json::value* v, std::string_view what, int size) {
  FixedCards fixed{};
  if (v == nullptr || v->is_null()) return fixed;
  const json::array& items = r.array(v, what);
  if (int(items.size()) > size) {
    r.fail(std::string(what) + ": more cards than are settled");
    return fixed;
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].is_null()) continue;
    fixed[std::size_t(size) - 1 - i] = u8(read_face(r, items[i], what) + 1);
  }
  return fixed;
}

/// Calls read(seat, value) for every seat of an object keyed by seats; each seat must be there.
template <class F>
void each_seat(Reader& r, const json::object& o, std::string_view key, int seats, F read) {
  const json::object& by_seat = r.object(o.if_contains(key), key);
  if (int(by_seat.size()) != seats) return r.fail(std::string(key) + ": one entry per seat is needed");
  for (Seat p = 0; p < seats; ++p) {
    const json::value* v = by_seat.if_contains(seat_name(p));
    if (v == nullptr) return r.fail(std::string(key) + ": " + seat_name(p) + " is missing");
    read(p, *v);
  }
}

u32 read_bid(Reader& r, const json::value& v) {
  const PairSet cards = read_cards(r, &v, "bids");
  if (cards.empty() || cards.size() > kMostBid || (cards.one & kBrains) != 0) {
    r.fail("bids: a bid is one to five cards without Brains");
    return 0;
  }
  u32 bid = 0;
  int i = 0;
  for (const int face : Bits{cards.one}) {
    for (int n = cards.count(face); n > 0; --n) bid = with_bid_face(bid, i++, face);
  }
  return bid;
}

void read_showdown(Reader& r, const json::value* v, Public& pub) {
  if (v == nullptr || v->is_null()) return;
  const json::object& o = r.object(v, "showdown");
  r.only_keys(o, "showdown", {"brain", "dropper", "acted", "bids", "best", "category"});
  Showdown& at = pub.showdown;
  const json::value* brain = o.if_contains("brain");
  if (brain == nullptr) return r.fail("showdown: brain is missing");
  at.brain = u8(read_face(r, *brain, "brain") + 1);
  at.dropper = r.seat(o.if_contains("dropper"), "dropper", pub.seats);
  if (const json::value* acted = o.if_contains("acted")) at.acted = u8(read_seats(r, acted, "acted", pub.seats).bits);
  const json::value* bids = o.if_contains("bids");
  if (bids == nullptr) return;
  for (const auto& [name, cards] : r.object(bids, "bids")) {
    const json::value seat(name);
    const Seat p = r.seat(&seat, "bids", pub.seats);
    at.bid[p] = read_bid(r, cards);
    const Score score = r.ok() ? score_of(bid_cards(at.bid[p])) : 0;
    if (score <= at.best_score) continue;
    at.best = p;
    at.best_score = score;
  }
}

u8 read_after(Reader& r, const json::value* v, int seats) {
  const std::string_view text = r.text(v, "after");
  if (text == "goes_on") return kGoesOn;
  if (text == "turn_ends") return kTurnEnds;
  return u8(kTurnOf + r.seat(v, "after", seats));
}

void read_in_play(Reader& r, const json::value* v, Public& pub) {
  const json::array& items = r.array(v, "in_play");
  if (items.size() > pub.in_play.size()) return r.fail("in_play: at most three cards");
  for (const json::value& item : items) pub.in_play[pub.in_play_size++] = u8(read_face(r, item, "in_play"));
}

void read_public(Reader& r, const json::object& o, Public& pub) {
  r.only_keys(o, "public",
              {"turn", "hands_left", "played", "after", "idle_turns", "turns", "ended", "winners", "deck_size",
               "settled_size", "settled", "in_play", "hand_sizes", "brains", "discard", "showdown"});
  pub.turn = r.seat(o.if_contains("turn"), "turn", pub.seats);
  pub.hands_left = u8(r.number(o.if_contains("hands_left"), "hands_left", 0, 2));
  pub.played = u8(r.number(o.if_contains("played"), "played", 0, 2));
  pub.after = read_after(r, o.if_contains("after"), pub.seats);
  pub.idle_turns = u8(r.number(o.if_contains("idle_turns"), "idle_turns", 0, kMaxSeats));
  pub.turns = u32(r.number(o.if_contains("turns"), "turns", 0, Game::kMostTurns));
  const std::string_view ended = r.text(o.if_contains("ended"), "ended");
  for (u8 i = 0; i <= u8(EndReason::TurnLimit); ++i) {
    if (ended == reason_name(EndReason(i))) pub.ended = EndReason(i);
  }
  pub.winners = u8(read_seats(r, o.if_contains("winners"), "winners", pub.seats).bits);
  read_in_play(r, o.if_contains("in_play"), pub);
  each_seat(r, o, "brains", pub.seats, [&](Seat p, const json::value& v) { pub.brains[p] = read_brains(r, v); });
  read_showdown(r, o.if_contains("showdown"), pub);
}

void read_notes(Reader& r, const json::value* v, int seats, Private& mine) {
  if (v == nullptr || v->is_null()) return;
  const json::array& list = r.array(v, "notes");
  if (list.size() > kMostNotes) return r.fail("notes: there are too many");
  for (const json::value& item : list) {
    const json::object& note = r.object(&item, "notes");
    r.only_keys(note, "notes", {"seat", "card"});
    const Seat holder = r.seat(note.if_contains("seat"), "seat of a note", seats);
    const json::value* card = note.if_contains("card");
    const int face = read_face(r, card != nullptr ? *card : json::value(), "card of a note");
    if (!r.ok()) return;
    mine.notes[mine.noted++] = {holder, u8(face + 1)};
  }
}

/// All but the hand.
void read_private(Reader& r, const json::object& o, const Public& pub, Private& mine) {
  r.only_keys(o, "private", {"hand", "look", "pool", "settled", "notes"});
  const json::value* look = o.if_contains("look");
  if (look != nullptr && !look->is_null()) mine.look = read_cards(r, look, "look");
  const json::value* pool = o.if_contains("pool");
  mine.pool = pool == nullptr || pool->is_null() ? kAllCards : read_cards(r, pool, "pool");
  mine.fixed = read_settled(r, o.if_contains("settled"), "settled", pub.fixed_size);
  read_notes(r, o.if_contains("notes"), pub.seats, mine);
}

/// The one zone that may be written "rest": it takes every card not named elsewhere.
class Rest {
 public:
  /// Reads a zone, or remembers that it takes the rest.
  void read(Reader& r, const json::value* v, std::string_view what, PairSet& zone) {
    const bool rest = v != nullptr && v->is_string() && v->get_string() == "rest";
    if (!rest) {
      zone = read_cards(r, v, what);
      return;
    }
    if (zone_ != nullptr) r.fail("only one zone can be \"rest\"");
    zone_ = &zone;
  }
  void fill(Reader& r, const State& s) {
    if (zone_ == nullptr || !r.ok()) return;
    const PairSet named = named_cards(r, s);
    if (r.ok()) *zone_ = kAllCards - named;
  }

 private:
  static PairSet named_cards(Reader& r, const State& s) {
    PairSet named;
    const auto name = [&](PairSet zone) {
      const bool again = (named.two & zone.one) != 0 || (named.one & zone.two) != 0;
      if (again) r.fail("a card is named more often than it exists");
      named = named + zone;
    };
    name(s.box.deck);
    name(s.pub.discard);
    for (Seat p = 0; p < s.pub.seats; ++p) {
      name(s.seat[p].hand);
      name(bid_cards(s.pub.showdown.bid[p]));
      name(brain_cards(s.pub.brains[p]));
    }
    if (s.pub.showdown.brain != 0) name(PairSet::of(s.pub.showdown.brain - 1));
    for (unsigned i = 0; i < s.pub.in_play_size; ++i) name(PairSet::of(s.pub.in_play[i]));
    for (unsigned i = 0; i < s.pub.fixed_size; ++i) name(PairSet::of(s.box.fixed[i] - 1));
    return named;
  }
  PairSet* zone_ = nullptr;
};

void read_top(Reader& r, const json::value* v, State& s) {
  const json::array& items = r.array(v, "top");
  if (items.size() > kMostFixed) return r.fail("top: at most nine cards can be settled");
  s.pub.fixed_size = u8(items.size());
  s.box.fixed = read_settled(r, v, "top", s.pub.fixed_size);
  for (unsigned i = 0; i < s.pub.fixed_size; ++i) {
    if (s.box.fixed[i] == 0) return r.fail("top: every card must be named");
  }
}

}  // namespace

json::object Codec::public_json(const Public& pub) {
  return {
      {"turn", seat_name(pub.turn)},
      {"hands_left", pub.hands_left},
      {"played", pub.played},
      {"after", after_json(pub.after)},
      {"idle_turns", pub.idle_turns},
      {"turns", pub.turns},
      {"ended", reason_name(pub.ended)},
      {"winners", seat_names({pub.winners})},
      {"deck_size", pub.deck_size},
      {"settled_size", pub.fixed_size},
      {"settled", settled_json(pub.fixed, pub.fixed_size)},
      {"in_play",
       [&] {
         json::array cards;
         for (unsigned i = 0; i < pub.in_play_size; ++i) cards.emplace_back(face_name(pub.in_play[i]));
         return cards;
       }()},
      {"hand_sizes", per_seat(pub, [&](Seat p) { return pub.hand_size[p]; })},
      {"brains", per_seat(pub, [&](Seat p) { return cards_json(brain_cards(pub.brains[p])); })},
      {"discard", cards_json(pub.discard)},
      {"showdown", showdown_json(pub)},
  };
}

json::object Codec::private_json(const Public& pub, const Private& mine) {
  json::object out{{"hand", cards_json(mine.hand)},
                   {"look", cards_json(mine.look)},
                   {"settled", settled_json(mine.fixed, pub.fixed_size)},
                   {"notes", notes_json(mine)},
                   {"pool", nullptr}};
  if (mine.pool != kAllCards) out["pool"] = cards_json(mine.pool);
  return out;
}

json::object Codec::box_json(const Public& pub, const Box& box) {
  return {{"deck", cards_json(box.deck)}, {"top", settled_json(box.fixed, pub.fixed_size)}};
}

void Codec::read_state(Reader& r, const json::object& pub, const std::array<const json::object*, kMaxSeats>& mine,
                       const json::object& box_json, State& s) {
  r.only_keys(box_json, "box", {"deck", "top"});
  read_public(r, pub, s.pub);
  read_top(r, box_json.if_contains("top"), s);
  s.pub.fixed = read_settled(r, pub.if_contains("settled"), "settled", s.pub.fixed_size);
  Rest rest;
  for (Seat p = 0; p < s.pub.seats && r.ok(); ++p) {
    read_private(r, *mine[p], s.pub, s.seat[p]);
    rest.read(r, mine[p]->if_contains("hand"), "hand", s.seat[p].hand);
  }
  rest.read(r, box_json.if_contains("deck"), "deck", s.box.deck);
  rest.read(r, pub.if_contains("discard"), "discard", s.pub.discard);
  rest.fill(r, s);
  for (Seat p = 0; p < s.pub.seats; ++p) s.pub.hand_size[p] = u8(s.seat[p].hand.size());
  s.pub.deck_size = u8(s.box.deck.size() + s.pub.fixed_size);
}

void Codec::read_view(Reader& r, const json::object& pub, const json::object* mine, View& v) {
  read_public(r, pub, v.pub);
  v.pub.discard = read_cards(r, pub.if_contains("discard"), "discard");
  v.pub.deck_size = u8(r.number(pub.if_contains("deck_size"), "deck_size", 0, kCards));
  v.pub.fixed_size = u8(r.number(pub.if_contains("settled_size"), "settled_size", 0, kMostFixed));
  v.pub.fixed = read_settled(r, pub.if_contains("settled"), "settled", v.pub.fixed_size);
  each_seat(r, pub, "hand_sizes", v.pub.seats,
            [&](Seat p, const json::value& n) { v.pub.hand_size[p] = u8(r.number(&n, "hand_sizes", 0, kCards)); });
  if (mine == nullptr) return;
  read_private(r, *mine, v.pub, v.mine);
  v.mine.hand = read_cards(r, mine->if_contains("hand"), "hand");
}

}  // namespace saloon::dead_money
