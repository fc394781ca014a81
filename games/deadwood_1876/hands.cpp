// Hands, draw pile and discard pile: the only code that moves Deadwood cards, and with them what is known of them.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

void tell_drew(Context& c, Seat p, u64 cards) {
  if (cards == 0) return;
  c.tell<"drew">(everyone_secret_to(only(p)), p, count_bits(cards), cards);
}

/// DW76-DECK-01: only what lies in the discard pile comes back (DW76-DECK-02). With face-up discards everybody knows
/// which cards now form the draw pile.
[[gnu::noinline]] void reshuffle(Context& c) {
  auto& pub = c.pub();
  auto& hidden = c.s.hidden;
  pub.pool = hidden.hidden_discard == 0 ? pub.discard : kAllCards;
  hidden.draw_pile = pub.discard | hidden.hidden_discard;
  pub.draw_size = u8(count_bits(hidden.draw_pile));
  pub.discard = 0;
  hidden.hidden_discard = 0;
  pub.hidden_size = 0;
  for (Seat p = 0; p < c.seats(); ++p) c.of(p).discarded = 0;
  c.tell<"reshuffled">(everyone(), pub.draw_size);
}

}  // namespace

void draw_cards(Context& c, Seat p, int count) {
  auto& pub = c.pub();
  auto& hidden = c.s.hidden;
  u64 drawn = 0;
  for (int i = 0; i < count; ++i) {
    const u64 card = bit(c.pick(Roll::Draw, CardBag{hidden.draw_pile, 0}));
    hidden.draw_pile &= ~card;
    c.of(p).hand |= card;
    ++pub.hand_size[p];
    drawn |= card;
    if (--pub.draw_size != 0) [[likely]]
      continue;
    tell_drew(c, p, std::exchange(drawn, 0));
    reshuffle(c);  // at the very moment the pile is empty; an interrupted draw goes on
  }
  tell_drew(c, p, drawn);
}

int turn_over_card(Context& c) {
  auto& hidden = c.s.hidden;
  const int card = c.pick(Roll::StrangerGun, CardBag{hidden.draw_pile, 0});
  hidden.draw_pile &= ~bit(card);
  if (--c.pub().draw_size == 0) reshuffle(c);
  return card;
}

void draw_up(Context& c, Seat first) {
  const int full = hand_size(c.seats());
  Seat p = first;
  for (int i = 0; i < c.seats(); ++i, p = next_seat(p, c.seats())) {
    const int missing = full - c.pub().hand_size[p];
    if (missing > 0) draw_cards(c, p, missing);
  }
}

void take_from_hand(Context& c, Seat p, u64 cards) {
  auto& pub = c.pub();
  c.of(p).hand &= ~cards;
  pub.shown[p] &= ~cards;
  pub.hand_size[p] = u8(pub.hand_size[p] - count_bits(cards));
}

void discard_cards(Context& c, u64 cards) { c.pub().discard |= cards; }

void discard_from_hand(Context& c, Seat p, int card) {
  take_from_hand(c, p, bit(card));
  discard_cards(c, bit(card));
}

}  // namespace saloon::deadwood_1876
