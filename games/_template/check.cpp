// What holds in every position. Open rounds and empty seats the engine checks for every game (engine/rounds.h).
#include "games/_template/rules.h"

namespace saloon::toy {

namespace {

/// Every nugget is somewhere, and only once.
const char* check_cards(const State& s) {
  CardBag all = s.hidden.deck + s.pub.discard;
  int count = s.hidden.deck.size() + s.pub.discard.size();
  for (Seat p = 0; p < s.pub.seats; ++p) {
    all = all + s.seat[p].hand;
    count += s.seat[p].hand.size();
    if (s.pub.hand_size[p] != s.seat[p].hand.size()) return "a hand size is wrong";
  }
  if (s.pub.deck_size != s.hidden.deck.size()) return "the deck size is wrong";
  return all == kAllCards && count == kAllCards.size() ? nullptr : "cards are lost or doubled";
}

/// Every note is true.
const char* check_notes(const State& s) {
  for (Seat p = 0; p < s.pub.seats; ++p) {
    if (s.seat[p].partner_bid != sealed_bid_of_partner(s, p)) return "a note about the partner is not true";
  }
  return nullptr;
}

}  // namespace

const char* Game::check(const State& s) {
  if (const char* broken = check_cards(s)) return broken;
  if (const char* broken = check_notes(s)) return broken;
  return s.pub.leader < s.pub.seats ? nullptr : "the leader has no seat";
}

}  // namespace saloon::toy
