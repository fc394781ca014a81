// The zones of a state whose JSON is more than their bytes, and what follows from the rest of a state that is read.
#include "engine/json/json.h"
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

int read_face(Reader& r, const json::value* v, std::string_view name) { return int(read_member(r, v, name, kCard).lo); }

CardBag read_cards(Reader& r, const json::value* v, std::string_view name) {
  return from_value<CardBag>(read_member(r, v, name, kCards));
}

/// Settled cards from the top, null where unknown, up to the last known one.
void write_fixed(Writer& w, const FixedCards& fixed, int size) {
  int last = 0;
  while (last < size && fixed[unsigned(last)] == 0) ++last;
  w.array([&] {
    for (int i = size - 1; i >= last; --i) {
      const u8 code = fixed[unsigned(i)];
      if (code == 0)
        w.null();
      else
        w.text(face_name(code - 1));
    }
  });
}

/// From the top; what is missing is unknown.
FixedCards read_fixed(Reader& r, const json::value* v, std::string_view name, int size) {
  FixedCards fixed{};
  if (is_absent(v)) return fixed;
  const json::array& items = r.array(v, name);
  if (int(items.size()) > size) {
    r.fail(std::string(name) + ": more cards than are settled");
    return fixed;
  }
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!items[i].is_null()) fixed[std::size_t(size) - 1 - i] = u8(read_face(r, &items[i], name) + 1);
  }
  return fixed;
}

u32 read_bid(Reader& r, const json::value& v) {
  const CardBag cards = read_cards(r, &v, "bids");
  if (cards.empty() || cards.size() > kMostBid || (cards.one & kBrains) != 0) {
    r.fail("bids: a bid is one to five cards without Brains");
    return 0;
  }
  return packed_bid(cards);
}

void read_bids(Reader& r, const json::object& bids, int seats, Showdown& at) {
  for (const auto& [name, cards] : bids) {
    const json::value seat(name);
    const Seat p = r.seat(&seat, "bids", seats);
    at.bid[p] = read_bid(r, cards);
    const Score score = r.ok() ? score_of(bid_cards(at.bid[p])) : 0;
    if (score <= at.best_score) continue;
    at.best = p;
    at.best_score = score;
  }
}

/// The one zone that may be written "rest": it takes every card not named elsewhere.
class Rest {
 public:
  /// Reads a zone, or remembers that it takes the rest.
  void read(Reader& r, const json::value* v, std::string_view name, CardBag& zone) {
    const bool rest = v != nullptr && v->is_string() && v->get_string() == "rest";
    if (!rest) {
      zone = read_cards(r, v, name);
      return;
    }
    if (zone_ != nullptr) r.fail("only one zone can be \"rest\"");
    zone_ = &zone;
  }
  void fill(Reader& r, const State& s) {
    if (zone_ == nullptr || !r.ok()) return;
    const CardBag named = named_cards(r, s);
    if (r.ok()) *zone_ = kAllCards - named;
  }

 private:
  static CardBag named_cards(Reader& r, const State& s) {
    CardBag named;
    const auto name = [&](CardBag zone) {
      const bool again = (named.two & zone.one) != 0 || (named.one & zone.two) != 0;
      if (again) r.fail("a card is named more often than it exists");
      named = named + zone;
    };
    name(s.hidden.deck);
    name(s.pub.discard);
    for (Seat p = 0; p < s.pub.seats; ++p) {
      name(s.seat[p].hand);
      name(bid_cards(s.pub.showdown.bid[p]));
      name(brain_cards(s.pub.brains[p]));
    }
    if (s.pub.showdown.brain != 0) name(CardBag::of(s.pub.showdown.brain - 1));
    for (unsigned i = 0; i < s.pub.in_play_size; ++i) name(CardBag::of(s.pub.in_play[i]));
    for (unsigned i = 0; i < s.pub.fixed_size; ++i) name(CardBag::of(s.hidden.fixed[i] - 1));
    return named;
  }
  CardBag* zone_ = nullptr;
};

void read_top(Reader& r, const json::value* v, State& s) {
  const json::array& items = r.array(v, "top");
  if (items.size() > kMostFixed) return r.fail("top: at most nine cards can be settled");
  s.pub.fixed_size = u8(items.size());
  s.hidden.fixed = read_fixed(r, v, "top", s.pub.fixed_size);
  for (unsigned i = 0; i < s.pub.fixed_size; ++i) {
    if (s.hidden.fixed[i] == 0) return r.fail("top: every card must be named");
  }
}

}  // namespace

std::string_view after_name(int after) {
  if (after >= kTurnOf) return kSeat.name_of(after - kTurnOf);
  return after == kTurnEnds ? "turn_ends" : "goes_on";
}

void write_settled(Writer& w, const Public& pub) { write_fixed(w, pub.fixed, pub.fixed_size); }
void read_settled(Reader& r, const json::value* v, Public& pub) {
  pub.fixed = read_fixed(r, v, "settled", pub.fixed_size);
}

void write_in_play(Writer& w, const Public& pub) {
  w.array([&] {
    for (unsigned i = 0; i < pub.in_play_size; ++i) w.text(face_name(pub.in_play[i]));
  });
}
void read_in_play(Reader& r, const json::value* v, Public& pub) {
  const json::array& items = r.array(v, "in_play");
  if (items.size() > pub.in_play.size()) return r.fail("in_play: at most three cards");
  for (const json::value& item : items) pub.in_play[pub.in_play_size++] = u8(read_face(r, &item, "in_play"));
}

void write_showdown(Writer& w, const Public& pub) {
  const Showdown& at = pub.showdown;
  w.object([&] {
    w.text("brain", face_name(at.brain - 1));
    w.text("dropper", kSeat.name_of(at.dropper));
    write_member(w, "acted", kSeatSet, to_value(at.acted));
    w.object("bids", [&] {
      for (Seat p = 0; p < pub.seats; ++p) {
        if (at.bid[p] != 0) write_member(w, kSeat.name_of(p), kCards, to_value(bid_cards(at.bid[p])));
      }
    });
    if (at.best_score == 0) return;
    w.text("best", kSeat.name_of(at.best));
    w.text("category", kCategory.name_of(i64(category_of(at.best_score))));
  });
}
void read_showdown(Reader& r, const json::value* v, Public& pub) {
  if (is_absent(v)) return;
  const json::object& o = r.object(v, "showdown");
  r.only_keys(o, "showdown", {"brain", "dropper", "acted", "bids", "best", "category"});
  Showdown& at = pub.showdown;
  at.brain = u8(read_face(r, o.if_contains("brain"), "brain") + 1);
  at.dropper = r.seat(o.if_contains("dropper"), "dropper", pub.seats);
  if (const json::value* acted = o.if_contains("acted")) at.acted = u8(read_member(r, acted, "acted", kSeatSet).lo);
  if (const json::value* bids = o.if_contains("bids")) read_bids(r, r.object(bids, "bids"), pub.seats, at);
}

void write_own_settled(Writer& w, const Public& pub, const Private& mine) {
  write_fixed(w, mine.fixed, pub.fixed_size);
}
void read_own_settled(Reader& r, const json::value* v, const Public& pub, Private& mine) {
  mine.fixed = read_fixed(r, v, "settled", pub.fixed_size);
}

void write_notes(Writer& w, const Public&, const Private& mine) {
  w.array([&] {
    for (unsigned i = 0; i < mine.noted; ++i) {
      w.object([&] {
        write_member(w, "seat", kSeat, to_value(mine.notes[i].seat));
        write_member(w, "card", kCard, to_value(mine.notes[i].face - 1));
      });
    }
  });
}

void read_notes(Reader& r, const json::value* v, const Public& pub, Private& mine) {
  if (is_absent(v)) return;
  const json::array& list = r.array(v, "notes");
  if (list.size() > kMostNotes) return r.fail("notes: there are too many");
  for (const json::value& item : list) {
    const json::object& note = r.object(&item, "notes");
    r.only_keys(note, "notes", {"seat", "card"});
    const Seat holder = r.seat(note.if_contains("seat"), "seat of a note", pub.seats);
    const Value face = read_member(r, note.if_contains("card"), "card of a note", kCard);
    if (!r.ok()) return;
    mine.notes[mine.noted++] = {holder, u8(face.lo + 1)};
  }
}

void write_top(Writer& w, const Public& pub, const Hidden& truth) { write_fixed(w, truth.fixed, pub.fixed_size); }

void Game::complete(Reader& r, const json::object& pub, const Privates& mine, const json::object& hidden, State& s) {
  read_top(r, hidden.if_contains("top"), s);
  read_settled(r, pub.if_contains("settled"), s.pub);
  Rest rest;
  for (Seat p = 0; p < s.pub.seats && r.ok(); ++p) {
    read_own_settled(r, mine[p]->if_contains("settled"), s.pub, s.seat[p]);
    rest.read(r, mine[p]->if_contains("hand"), "hand", s.seat[p].hand);
  }
  rest.read(r, hidden.if_contains("deck"), "deck", s.hidden.deck);
  rest.read(r, pub.if_contains("discard"), "discard", s.pub.discard);
  rest.fill(r, s);
  for (Seat p = 0; p < s.pub.seats; ++p) s.pub.hand_size[p] = u8(s.seat[p].hand.size());
  s.pub.deck_size = u8(s.hidden.deck.size() + s.pub.fixed_size);
}

}  // namespace saloon::dead_money
