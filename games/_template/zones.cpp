// What follows from the rest of a state that is read: the deck, where it is "rest", and sizes.
#include "engine/json/json.h"
#include "games/_template/rules.h"

namespace saloon::toy {

namespace {

bool is_rest(const json::value* v) { return v != nullptr && v->is_string() && v->get_string() == "rest"; }

/// All nuggets in hands and discarded; complains where one is named more often than it exists.
CardBag named_cards(Reader& r, const State& s) {
  CardBag named = s.pub.discard;
  for (Seat p = 0; p < s.pub.seats; ++p) {
    const CardBag hand = s.seat[p].hand;
    if ((named.two & hand.one) != 0 || (named.one & hand.two) != 0) r.fail("too many nuggets of one worth");
    named = named + hand;
  }
  return named;
}

}  // namespace

void Game::complete(Reader& r, const json::object&, const Privates&, const json::object& hidden, State& s) {
  const json::value* deck = hidden.if_contains("deck");
  const CardBag named = named_cards(r, s);
  s.hidden.deck = is_rest(deck) ? kAllCards - named : from_value<CardBag>(read_member(r, deck, "deck", kCards));
  s.pub.deck_size = u8(s.hidden.deck.size());
  for (Seat p = 0; p < s.pub.seats; ++p) s.pub.hand_size[p] = u8(s.seat[p].hand.size());
}

}  // namespace saloon::toy
