// Showdown: one round of bidding for the Brain in the centre.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

Seat next_bidder(const Public& pub) {
  const SeatSet waiting{u16(all_seats(pub.seats).bits & ~pub.showdown.acted)};
  return first_from(waiting, left_of(pub, pub.showdown.dropper));
}

CardBag bid_cards(u32 bid) {
  CardBag cards;
  for (int i = 0; bid_face(bid, i) != kNoFace; ++i) cards.add(bid_face(bid, i));
  return cards;
}

u32 packed_bid(CardBag cards) {
  u32 bid = 0;
  int i = 0;
  for (const int face : Bits{cards.one}) {
    for (int n = cards.count(face); n > 0; --n) bid = with_bid_face(bid, i++, face);
  }
  return bid;
}

int coins_of_bid(u32 bid) {
  int coins = 0;
  for_each_card(bid_cards(bid), [&](int face) { coins += coins_of(face); });
  return coins;
}

namespace {

void clear_bids(Context& c) {
  for (Seat p = 0; p < c.seats(); ++p) discard_cards(c, bid_cards(c.pub().showdown.bid[p]));
  c.pub().showdown = {};
}

/// DM-SHOW-08 to -13, in the order of ruling R-21.
void award(Context& c) {
  auto& pub = c.pub();
  const Showdown over = pub.showdown;
  const Seat first = left_of(pub, over.dropper);
  const int brain = over.brain - 1;
  clear_bids(c);
  if (over.best_score == 0) {  // DM-SHOW-09
    discard_cards(c, CardBag::of(brain));
    c.tell<"nobody_bid">(everyone(), brain);
    return next_turn(c, left_of(pub, pub.turn));  // DM-ORD-06
  }
  const int coins = coins_of_bid(over.bid[over.best]);
  add_brain(pub, over.best, suit_of(brain));
  c.tell<"showdown_won">(everyone(), over.best, brain, coins);
  draw_cards(c, over.best, coins);         // DM-SHOW-10; DM-SHOW-11: nobody else draws
  if (somebody_has_won(c, first)) return;  // DM-SHOW-12, DM-SHOW-13: in bidding order (DM-WIN-05)
  next_turn(c, over.best);                 // DM-ORD-02
}

/// DM-SHOW-02, DM-SHOW-12: everybody once, always to the end of the round; DM-INFO-14: also who has nothing to bid.
void ask_next(Context& c) {
  const auto& pub = c.pub();
  if (pub.showdown.acted == all_seats(pub.seats).bits) return award(c);
  c.ask(only(next_bidder(pub)), Ask::Bid);
  c.wait(ShowdownAt::Act);
}

/// DM-SHOW-04: laid face up (DM-INFO-07); what is legal is stronger than the last one (DM-SHOW-06).
void lay_bid(Context& c, Seat p, CardBag cards) {
  auto& at = c.pub().showdown;
  leave_openly(c, p, cards);
  at.bid[p] = packed_bid(cards);
  at.best = p;
  at.best_score = score_of(cards);
  c.tell<"bid">(everyone(), p, cards, category_of(at.best_score), c.pub().hand_size[p] == 0);
}

void act(Context& c) {
  const Seat p = next_bidder(c.pub());
  const Decision d = c.take_answer(p);
  c.pub().showdown.acted = u8(c.pub().showdown.acted | 1U << p);
  if (d.verb() == Verb::Bid) {
    lay_bid(c, p, d.chosen());
  } else {  // DM-SHOW-03, DM-SHOW-07
    c.tell<"passed">(everyone(), p);
  }
  ask_next(c);
}

}  // namespace

void showdown(Context& c) {
  switch (c.at<ShowdownAt>()) {
    case ShowdownAt::Next:
      return ask_next(c);
    case ShowdownAt::Act:
      return act(c);
  }
}

}  // namespace saloon::dead_money
