// Hands, draw pile and discard pile: the only code that moves these cards, and with them what the seats know of them.
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

namespace {

/// A note that allows as many cards as the hand has says nothing.
void forget_empty_note(Public& pub, Seat p) {
  if (pub.slack[p] < pub.hand_size[p]) return;
  pub.unfit[p] = 0;
  pub.slack[p] = 0;
}

/// DSC-TURN-03, DSC-TURN-04: only the discard pile comes back. Everybody knows which cards now form the draw pile.
void reshuffle(Context& c) {
  auto& pub = c.pub();
  c.s.hidden.draw_pile = std::exchange(pub.discard, CardBag{});
  pub.draw_size = u8(c.s.hidden.draw_pile.size());
  know(c, all_seats(c.seats()), [&](Private& mine) { mine.pool = c.s.hidden.draw_pile; });
  c.tell<"reshuffled">(everyone(), pub.draw_size);
}

int draw_card(Context& c, Seat p) {
  State& s = c.s;
  const int face = c.pick(Roll::Draw, s.hidden.draw_pile);
  s.hidden.draw_pile.remove(face);
  --s.pub.draw_size;
  Private& mine = s.seat[p];
  mine.hand.add(face);
  if (mine.pool.two != kAllFaces) mine.pool.remove(face);  // after a reshuffle
  ++s.pub.hand_size[p];
  if (s.pub.unfit[p] != 0) [[unlikely]]
    ++s.pub.slack[p];
  return face;
}

}  // namespace

void tell_drew(Context& c, Seat p, CardBag cards) {
  if (cards.empty()) return;
  c.tell<"drew">(everyone_secret_to(only(p)), p, cards.size(), cards);
}

void draw_cards(Context& c, Seat p, int count) {
  CardBag drawn;
  for (int i = 0; i < count; ++i) {  // DSC-GEN-08: however large the hand
    if (c.pub().draw_size == 0) {
      if (c.pub().discard.empty()) break;  // DSC-TURN-05: as many as there are
      if (c.listened()) tell_drew(c, p, std::exchange(drawn, CardBag{}));
      reshuffle(c);
    }
    const int face = draw_card(c, p);
    if (c.listened()) drawn.add(face);
  }
  if (c.listened()) tell_drew(c, p, drawn);
}

void take_from_hand(Context& c, Seat p, CardBag cards) {
  auto& pub = c.pub();
  c.of(p).hand = c.of(p).hand - cards;
  pub.hand_size[p] = u8(pub.hand_size[p] - cards.size());
  // A card the seat could not have held when it was blocked is one that came in since.
  pub.slack[p] = u8(pub.slack[p] - cards.within(pub.unfit[p]).size());
  forget_empty_note(pub, p);
}

void take_card_from_hand(Context& c, Seat p, int face) {
  if (c.pub().unfit[p] != 0) [[unlikely]]
    return take_from_hand(c, p, CardBag::of(face));
  c.of(p).hand.remove(face);
  --c.pub().hand_size[p];
}

void discard_cards(Context& c, CardBag cards) { c.pub().discard = c.pub().discard + cards; }

}  // namespace saloon::desperados_cards
