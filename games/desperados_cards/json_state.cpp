// State and views as JSON. What follows from other facts (sizes, counts, masks) is written for the reader's comfort and
// worked out again when a state is read.
#include "games/desperados_cards/json.h"
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

namespace {

constexpr std::array<const char*, 4> kReasons{"none", "first_five", "dead_position", "nobody_raids"};

json::object pile_json(const Public& pub, int pile) {
  json::array cards;
  for (int level = 0; level < kLevels; ++level) {
    const int place = place_at(pub.seen, pile, level);
    if (place == kUnseenPlace)
      cards.emplace_back(nullptr);
    else
      cards.emplace_back(place_card_name(place_card(place, level)));
  }
  return {{"level", pub.depth[unsigned(pile)]}, {"cards", cards}, {"row", row_json(pub, pile)}};
}

json::array loot_json(u32 loot) {
  json::array out;
  for (const int card : Bits{loot}) out.emplace_back(place_card_name(card));
  return out;
}

template <class F>
json::object per_seat(const Public& pub, F value) {
  json::object out;
  for (Seat p = 0; p < pub.seats; ++p) out[seat_name(p)] = value(p);
  return out;
}

/// Only seats that have a note: a merge patch cannot say "null".
json::object notes_json(const Public& pub) {
  json::object out;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.unfit[p] == 0) continue;
    out[seat_name(p)] = json::object{{"unfit", cards_json({pub.unfit[p], 0})}, {"slack", pub.slack[p]}};
  }
  return out;
}

// --- reading
PairSet read_cards(Reader& r, const json::value* v, std::string_view what) {
  PairSet cards;
  for (const json::value& item : r.array(v, what)) {
    const int face = face_from_name(r.text(&item, what));
    if (face < 0 || cards.count(face) == 2) {
      r.fail(std::string(what) + ": " + json::serialize(item) + " is no card, or there are only two of it");
      return {};
    }
    cards.add(face);
  }
  return cards;
}

void read_pile(Reader& r, const json::object& o, int pile, Public& pub) {
  const auto k = unsigned(pile);
  r.only_keys(o, pile_name(pile), {"level", "cards", "row"});
  pub.depth[k] = u8(r.number(o.if_contains("level"), "level", 0, kLevels));
  const json::array& cards = r.array(o.if_contains("cards"), "cards");
  if (cards.size() != kLevels) return r.fail("a pile has four cards, from top to bottom, unseen ones null");
  for (int level = 0; level < kLevels; ++level) {
    const json::value& item = cards[unsigned(level)];
    if (item.is_null()) continue;
    const int card = place_card_from_name(r.text(&item, "cards"));
    if (card < 0 || card % kLevels != level)
      return r.fail("cards: " + json::serialize(item) + " is no card of this level");
    pub.seen = with_place(pub.seen, pile, level, card_place(card));
  }
  for (const json::value& item : r.array(o.if_contains("row"), "row")) {
    const int face = face_from_name(r.text(&item, "row"));
    if (face < 0 || pub.row_size[k] == kLongestRow)
      return r.fail("row: " + json::serialize(item) + " cannot stand there");
    if ((fit_of_row(pub, pile) & bit(face)) == 0) {
      return r.fail("row of " + pile_name(pile) + ": " + face_name(face) +
                    " does not fit (DSC-PLACE-03, DSC-PLACE-04)");
    }
    join_row(pub, pile, face);
  }
}

u32 read_loot(Reader& r, const json::value& v) {
  u32 loot = 0;
  for (const json::value& item : r.array(&v, "loot")) {
    const int card = place_card_from_name(r.text(&item, "loot"));
    if (card < 0)
      r.fail("loot: " + json::serialize(item) + " is no place card");
    else
      loot |= u32(bit(card));
  }
  return loot;
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

void read_note(Reader& r, const json::value& v, Seat p, Public& pub) {
  const json::object& o = r.object(&v, "notes");
  r.only_keys(o, "notes", {"unfit", "slack"});
  pub.unfit[p] = read_cards(r, o.if_contains("unfit"), "unfit").one;
  pub.slack[p] = u8(r.number(o.if_contains("slack"), "slack", 0, 79));
}

void read_public(Reader& r, const json::object& o, Public& pub) {
  r.only_keys(o, "public",
              {"seats", "options", "flow", "asked", "turn", "start", "ended", "empty_holdups", "draw_size", "piles",
               "discard", "posters", "poster_counts", "loot", "totals", "hand_sizes", "latest", "placements", "notes"});
  pub.turn = r.seat(o.if_contains("turn"), "turn", pub.seats);
  pub.start = r.seat(o.if_contains("start"), "start", pub.seats);
  const std::string_view ended = r.text(o.if_contains("ended"), "ended");
  for (u8 i = 0; i < kReasons.size(); ++i) {
    if (ended == kReasons[i]) pub.ended = EndReason(i);
  }
  pub.empty_holdups = u8(r.number(o.if_contains("empty_holdups"), "empty_holdups", 0, box::kStalemate));
  pub.seen = kNothingSeen;
  pub.fit.fill(kAllFaces);
  const json::object& piles = r.object(o.if_contains("piles"), "piles");
  for (int k = 0; k < kPiles; ++k) {
    const json::value* v = piles.if_contains(pile_name(k));
    read_pile(r, r.object(v, pile_name(k)), k, pub);
  }
  if (piles.size() != kPiles) r.fail("piles: P0 to P4 are needed, nothing else");
  pub.posters = read_cards(r, o.if_contains("posters"), "posters");
  for_each_card(pub.posters, [&](int face) { ++pub.poster_count[unsigned(character_of(face))]; });
  each_seat(r, o, "loot", pub.seats, [&](Seat p, const json::value& v) { pub.loot[p] = read_loot(r, v); });
  each_seat(r, o, "latest", pub.seats,
            [&](Seat p, const json::value& v) { pub.latest[p] = i16(r.number(&v, "latest", -kMaxSeats, 9999)); });
  for (const auto& [name, note] : r.object(o.if_contains("notes"), "notes")) {
    const auto p = seat_from_name(name);
    if (!p || *p >= pub.seats) return r.fail("notes: there is no seat " + std::string(name));
    read_note(r, note, *p, pub);
  }
  pub.placements = u16(r.number(o.if_contains("placements"), "placements", 0, 9999));
}

void read_private(Reader& r, const json::object& o, Private& mine) {
  r.only_keys(o, "private", {"hand", "pool", "sealed"});
  mine.hand = read_cards(r, o.if_contains("hand"), "hand");
  const json::value* pool = o.if_contains("pool");
  mine.pool = pool == nullptr || pool->is_null() ? kAllCards : read_cards(r, pool, "pool");
}

bool is_rest(const json::value* v) { return v != nullptr && v->is_string() && v->get_string() == "rest"; }

/// Draw pile and discard pile; one of the two may be "rest": every card not named elsewhere.
void read_stock(Reader& r, const json::object& pub_json, const json::object& box_json, State& s) {
  auto& pub = s.pub;
  const json::value* draw = box_json.if_contains("draw_pile");
  const json::value* discard = pub_json.if_contains("discard");
  if (is_rest(draw) && is_rest(discard)) return r.fail("only one zone can be \"rest\"");
  if (!is_rest(draw)) s.box.draw_pile = read_cards(r, draw, "draw_pile");
  if (!is_rest(discard)) pub.discard = read_cards(r, discard, "discard");
  if (!is_rest(draw) && !is_rest(discard)) return;
  PairSet named;
  const auto name = [&](PairSet zone) {
    if ((named.two & zone.one) != 0 || (named.one & zone.two) != 0) r.fail("a card is named more often than it exists");
    named = named + zone;
  };
  name(pub.posters);
  name(is_rest(draw) ? pub.discard : s.box.draw_pile);
  for (Seat p = 0; p < pub.seats; ++p) name(s.seat[p].hand);
  for (int k = 0; k < kPiles; ++k) name(row_cards(pub, k));
  if (r.ok()) (is_rest(draw) ? s.box.draw_pile : pub.discard) = kAllCards - named;
}

/// The arrangement is the truth; which of its cards are seen follows from the depth of the piles and the option.
void read_arrangement(Reader& r, const json::object& box_json, State& s) {
  const i64 last = i64(box::kArrangements.size()) - 1;
  s.box.piles = box::kArrangements[std::size_t(r.number(box_json.if_contains("arrangement"), "arrangement", 0, last))];
  s.pub.seen = seen_cards(s.pub, s.box.piles);
}

}  // namespace

json::object Codec::public_json(const Public& pub) {
  json::object piles;
  for (int k = 0; k < kPiles; ++k) piles[pile_name(k)] = pile_json(pub, k);
  json::object posters;
  for (unsigned i = 0; i < kCharacters; ++i) posters[box::kCharacterCodes[i]] = pub.poster_count[i];
  return {
      {"turn", seat_name(pub.turn)},
      {"start", seat_name(pub.start)},
      {"ended", kReasons[u8(pub.ended)]},
      {"empty_holdups", pub.empty_holdups},
      {"placements", pub.placements},
      {"draw_size", pub.draw_size},
      {"piles", piles},
      {"discard", cards_json(pub.discard)},  // DSC-GEN-09: open to all, like the loot
      {"posters", cards_json(pub.posters)},
      {"poster_counts", posters},
      {"loot", per_seat(pub, [&](Seat p) { return loot_json(pub.loot[p]); })},
      {"totals", per_seat(pub, [&](Seat p) { return total_of(pub.loot[p]); })},
      {"hand_sizes", per_seat(pub, [&](Seat p) { return pub.hand_size[p]; })},
      {"latest", per_seat(pub, [&](Seat p) { return pub.latest[p]; })},
      {"notes", notes_json(pub)},
  };
}

json::object Codec::private_json(const Public&, const Private& mine) {
  json::object out{{"hand", cards_json(mine.hand)}, {"pool", nullptr}};
  if (mine.pool != kAllCards) out["pool"] = cards_json(mine.pool);
  return out;
}

json::object Codec::box_json(const Public&, const Box& truth) {
  unsigned index = 0;
  while (index + 1 < box::kArrangements.size() && box::kArrangements[index] != truth.piles) ++index;
  return {{"draw_pile", cards_json(truth.draw_pile)}, {"arrangement", index}};
}

void Codec::read_state(Reader& r, const json::object& pub, const std::array<const json::object*, kMaxSeats>& mine,
                       const json::object& box_json, State& s) {
  r.only_keys(box_json, "box", {"draw_pile", "arrangement", "chance"});
  read_public(r, pub, s.pub);
  for (Seat p = 0; p < s.pub.seats && r.ok(); ++p) {
    read_private(r, *mine[p], s.seat[p]);
    s.pub.hand_size[p] = u8(s.seat[p].hand.size());
  }
  read_stock(r, pub, box_json, s);
  s.pub.draw_size = u8(s.box.draw_pile.size());
  read_arrangement(r, box_json, s);
}

void Codec::read_view(Reader& r, const json::object& pub, const json::object* mine, View& v) {
  read_public(r, pub, v.pub);
  v.pub.discard = read_cards(r, pub.if_contains("discard"), "discard");
  v.pub.draw_size = u8(r.number(pub.if_contains("draw_size"), "draw_size", 0, kAllCards.size()));
  each_seat(r, pub, "hand_sizes", v.pub.seats, [&](Seat p, const json::value& n) {
    v.pub.hand_size[p] = u8(r.number(&n, "hand_sizes", 0, kAllCards.size()));
  });
  if (mine != nullptr) read_private(r, *mine, v.mine);
}

std::string_view Codec::end_reason(const Public& pub) { return kReasons[u8(pub.ended)]; }

}  // namespace saloon::desperados_cards
