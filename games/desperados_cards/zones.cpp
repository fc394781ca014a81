// The zones of a state whose JSON is more than their bytes, and what follows from the rest of a state that is read.
#include "engine/json/json.h"
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

namespace {

void write_pile(Writer& w, const Public& pub, int pile) {
  const auto k = unsigned(pile);
  w.number("level", pub.depth[k]);
  w.array("cards", [&] {
    for (int level = 0; level < kLevels; ++level) {
      const int place = place_at(pub.seen, pile, level);
      if (place == kUnseenPlace)
        w.null();
      else
        w.text(place_card_name(place_card(place, level)));
    }
  });
  w.array("row", [&] {
    for (unsigned i = 0; i < pub.row_size[k]; ++i) w.text(face_name(pub.row[k][i]));
  });
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
    const int card = int(read_member(r, &item, "cards", kPlaceCard).lo);
    if (r.ok() && card % kLevels != level)
      return r.fail("cards: " + json::serialize(item) + " is no card of this level");
    pub.seen = with_place(pub.seen, pile, level, card_place(card));
  }
  for (const json::value& item : r.array(o.if_contains("row"), "row")) {
    const int face = int(read_member(r, &item, "row", kCard).lo);
    if (!r.ok()) return;
    if (pub.row_size[k] == kLongestRow) return r.fail("row: " + json::serialize(item) + " cannot stand there");
    if ((fit_of_row(pub, pile) & bit(face)) == 0) {
      return r.fail("row of " + std::string(pile_name(pile)) + ": " + std::string(face_name(face)) +
                    " does not fit (DSC-PLACE-03, DSC-PLACE-04)");
    }
    join_row(pub, pile, face);
  }
}

bool is_rest(const json::value* v) { return v != nullptr && v->is_string() && v->get_string() == "rest"; }

CardBag read_cards(Reader& r, const json::value* v, std::string_view name) {
  return from_value<CardBag>(read_member(r, v, name, kCards));
}

/// Draw pile and discard pile; one of the two may be "rest": every card not named elsewhere.
void read_stock(Reader& r, const json::value* discard, const json::value* draw, State& s) {
  auto& pub = s.pub;
  if (is_rest(draw) && is_rest(discard)) return r.fail("only one zone can be \"rest\"");
  if (!is_rest(draw)) s.hidden.draw_pile = read_cards(r, draw, "draw_pile");
  if (!is_rest(discard)) pub.discard = read_cards(r, discard, "discard");
  if (!is_rest(draw) && !is_rest(discard)) return;
  CardBag named;
  const auto name = [&](CardBag zone) {
    if ((named.two & zone.one) != 0 || (named.one & zone.two) != 0) r.fail("a card is named more often than it exists");
    named = named + zone;
  };
  name(pub.posters);
  name(is_rest(draw) ? pub.discard : s.hidden.draw_pile);
  for (Seat p = 0; p < pub.seats; ++p) name(s.seat[p].hand);
  for (int k = 0; k < kPiles; ++k) name(row_cards(pub, k));
  if (r.ok()) (is_rest(draw) ? s.hidden.draw_pile : pub.discard) = kAllCards - named;
}

}  // namespace

void write_piles(Writer& w, const Public& pub) {
  w.object([&] {
    for (int pile = 0; pile < kPiles; ++pile) w.object(pile_name(pile), [&] { write_pile(w, pub, pile); });
  });
}

void read_piles(Reader& r, const json::value* v, Public& pub) {
  pub.seen = kNothingSeen;
  pub.fit.fill(kAllFaces);
  const json::object& piles = r.object(v, "piles");
  for (int k = 0; k < kPiles; ++k) read_pile(r, r.object(piles.if_contains(pile_name(k)), pile_name(k)), k, pub);
  if (piles.size() != kPiles) r.fail("piles: P0 to P4 are needed, nothing else");
}

void write_totals(Writer& w, const Public& pub) {
  w.object([&] {
    for (Seat p = 0; p < pub.seats; ++p) w.number(kSeat.name_of(p), total_of(pub.loot[p]));
  });
}

void write_scored(Writer& w, const Public& pub) {
  const auto place_of = [&](Seat p, int place) {
    const int each = each_counts(pub.loot[p], place);
    if (each == 0) return;
    w.object(components::kPlaceKeys[unsigned(place)], [&] {
      w.number("each", each);
      w.number("points", points_at(pub.loot[p], place));
    });
  };
  w.object([&] {
    for (Seat p = 0; p < pub.seats; ++p) {
      w.object(kSeat.name_of(p), [&] {
        for (int place = 0; place < kPlaces; ++place) place_of(p, place);
      });
    }
  });
}

void write_notes(Writer& w, const Public& pub) {
  w.object([&] {
    for (Seat p = 0; p < pub.seats; ++p) {
      if (pub.unfit[p] == 0) continue;
      w.object(kSeat.name_of(p), [&] {
        write_member(w, "unfit", kCards, to_value(CardBag{pub.unfit[p], 0}));
        w.number("slack", pub.slack[p]);
      });
    }
  });
}

void read_notes(Reader& r, const json::value* v, Public& pub) {
  for (const auto& [name, note] : r.object(v, "notes")) {
    const json::value seat(name);
    const Seat p = r.seat(&seat, "notes", pub.seats);
    const json::object& o = r.object(&note, "notes");
    r.only_keys(o, "notes", {"unfit", "slack"});
    pub.unfit[p] = read_cards(r, o.if_contains("unfit"), "unfit").one;
    pub.slack[p] = u8(read_member(r, o.if_contains("slack"), "slack", kSlack).lo);
  }
}

void write_arrangement(Writer& w, const Public&, const Hidden& truth) {
  unsigned index = 0;
  while (index + 1 < components::kArrangements.size() && components::kArrangements[index] != truth.piles) ++index;
  w.number(index);
}

void read_arrangement(Reader& r, const json::value* v, const Public&, Hidden& truth) {
  truth.piles =
      components::kArrangements[std::size_t(r.number(v, "arrangement", 0, i64(components::kArrangements.size()) - 1))];
}

void Game::complete(Reader& r, const json::object& pub, const Privates&, const json::object& hidden, State& s) {
  read_stock(r, pub.if_contains("discard"), hidden.if_contains("draw_pile"), s);
  for_each_card(s.pub.posters, [&](int face) { ++s.pub.poster_count[unsigned(character_of(face))]; });
  for (Seat p = 0; p < s.pub.seats; ++p) s.pub.hand_size[p] = u8(s.seat[p].hand.size());
  s.pub.draw_size = u8(s.hidden.draw_pile.size());
  // The arrangement is the truth; which of its cards are seen follows from the depth of the piles and the option.
  s.pub.seen = seen_cards(s.pub, s.hidden.piles);
}

}  // namespace saloon::desperados_cards
