// Deck and discard pile: drawing, turning up, looking, putting back. The only code that moves cards of the deck, and
// with them what the seats know of it.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

/// DM-DECK-02: the discard pile becomes the deck, whose order nobody knows; everybody knows what it is made of.
void reshuffle(Context& c) {
  auto& pub = c.pub();
  c.s.hidden.deck = std::exchange(pub.discard, CardBag{});
  pub.deck_size = u8(c.s.hidden.deck.size());
  know(c, all_seats(c.seats()), [&](Private& mine) { mine.pool = c.s.hidden.deck; });
  c.tell<"reshuffled">(everyone(), pub.deck_size);
}

/// `who` see this card leave the unordered part of the deck. A pool of all cards says nothing and stays as it is.
void seen_leaving_deck(Context& c, SeatSet who, int face) {
  know(c, who, [&](Private& mine) {
    if (mine.pool.two != kAllFaces) mine.pool.remove(face);
  });
}

/// What everybody knows, and each seat for itself, of one settled place.
void forget_place(Context& c, unsigned at) {
  c.pub().fixed[at] = 0;
  know(c, all_seats(c.seats()), [&](Private& mine) { mine.fixed[at] = 0; });
}

int take_settled(Context& c) {
  auto& pub = c.pub();
  --pub.deck_size;
  const unsigned at = --pub.fixed_size;
  const int face = std::exchange(c.s.hidden.fixed[at], u8{0}) - 1;
  forget_place(c, at);
  return face;
}

/// The seats that know the settled card on top.
SeatSet who_know_top(const Context& c) {
  SeatSet who;
  for (Seat p = 0; p < c.seats(); ++p) {
    if (c.of(p).fixed[c.pub().fixed_size - 1U] != 0) who.add(p);
  }
  return who;
}

/// The top card; `seen_by` see it.
int take_top(Context& c, Roll why, SeatSet seen_by) {
  if (c.pub().fixed_size != 0) [[unlikely]]
    return take_settled(c);
  const int face = c.pick(why, c.s.hidden.deck);
  c.s.hidden.deck.remove(face);
  --c.pub().deck_size;
  seen_leaving_deck(c, seen_by, face);
  return face;
}

void tell_drew(Context& c, bool settled, Seat p, CardBag cards) {
  const Audience who = everyone_secret_to(only(p));  // DM-INFO-17
  if (settled)
    c.tell<"drew_top">(who, p, cards.size(), cards);
  else
    c.tell<"drew">(who, p, cards.size(), cards);
}

/// A card is slipped under the settled ones: every place moves up.
void slip_under(FixedCards& fixed, u8 size, u8 code) {
  for (unsigned i = size; i > 0; --i) fixed[i] = fixed[i - 1];
  fixed[0] = code;
}

/// `noted`: whoever knew a settled card remembers who drew it.
CardBag draw(Context& c, Seat p, int count, bool noted) {
  CardBag drawn;
  CardBag told;
  const auto tell_new = [&](bool settled) {
    if (c.listened() && drawn != told) tell_drew(c, settled, p, drawn - std::exchange(told, drawn));
  };
  for (int i = 0; i < count; ++i) {  // DM-DECK-01: one at a time
    if (c.pub().deck_size == 0) [[unlikely]] {
      tell_new(false);
      if (!deck_has_card(c)) break;
    }
    const bool settled = c.pub().fixed_size != 0;
    const SeatSet know_it = settled ? who_know_top(c) : SeatSet{};
    const int face = take_top(c, Roll::Draw, only(p));
    c.of(p).hand.add(face);
    ++c.pub().hand_size[p];
    drawn.add(face);
    if (!settled) [[likely]]
      continue;
    if (noted) remember(c, know_it, p, CardBag::of(face));
    tell_new(true);
  }
  tell_new(false);
  if (c.listened() && drawn.empty() && count > 0) tell_drew(c, false, p, drawn);
  return drawn;
}

}  // namespace

bool deck_has_card(Context& c) {
  const auto& pub = c.pub();
  if (pub.deck_size != 0) return true;
  if (pub.discard.empty()) return false;  // DM-DECK-05
  reshuffle(c);                           // DM-DECK-03: now, and at no other time
  return true;
}

CardBag draw_cards(Context& c, Seat p, int count) { return draw(c, p, count, true); }

CardBag draw_to_pass_on(Context& c, Seat p, int count) { return draw(c, p, count, false); }

int turn_up(Context& c) {
  const int face = take_top(c, Roll::TurnUp, all_seats(c.seats()));
  c.tell<"turned_up">(everyone(), c.pub().turn, face);
  return face;
}

void put_on_deck(Context& c, int face, SeatSet seen_by) {
  auto& pub = c.pub();
  const u8 code = u8(face + 1);
  const unsigned at = pub.fixed_size++;
  ++pub.deck_size;
  c.s.hidden.fixed[at] = code;
  if (seen_by == all_seats(c.seats())) pub.fixed[at] = code;  // DM-INFO-12
  know(c, seen_by, [&](Private& mine) { mine.fixed[at] = code; });
}

void settle_top(Context& c, Seat p, int count) {
  auto& pub = c.pub();
  while (pub.fixed_size < count) {
    const int face = c.pick(Roll::Draw, c.s.hidden.deck);
    c.s.hidden.deck.remove(face);
    seen_leaving_deck(c, only(p), face);
    slip_under(c.s.hidden.fixed, pub.fixed_size, u8(face + 1));
    slip_under(pub.fixed, pub.fixed_size, 0);
    know(c, all_seats(c.seats()), [&](Private& mine) { slip_under(mine.fixed, pub.fixed_size, 0); });
    ++pub.fixed_size;
  }
  for (int i = 0; i < count; ++i) {
    const unsigned at = unsigned(pub.fixed_size - 1 - i);
    c.of(p).fixed[at] = c.s.hidden.fixed[at];
  }
}

void reorder_top(Context& c, Seat p, const Decision& order, int count) {
  auto& pub = c.pub();
  for (int i = 0; i < count; ++i) {
    const unsigned at = unsigned(pub.fixed_size - 1 - i);
    forget_place(c, at);  // DM-INFO-11: whatever the others knew of these cards, they no longer know where they lie
    c.s.hidden.fixed[at] = u8(order.ordered(i) + 1);
    c.of(p).fixed[at] = c.s.hidden.fixed[at];
  }
}

}  // namespace saloon::dead_money
