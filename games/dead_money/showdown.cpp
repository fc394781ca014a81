// Showdown: one round of bidding for the Brain in the centre.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

Seat next_bidder(const Public& pub) {
  const SeatSet waiting{u16(all_seats(pub.seats).bits & ~pub.showdown.acted)};
  return first_from(waiting, left_of(pub, pub.showdown.dropper));
}

PairSet bid_cards(u32 bid) {
  PairSet cards;
  for (int i = 0; i < kMostBid && bid_face(bid, i) != kNoFace; ++i) cards.add(bid_face(bid, i));
  return cards;
}

namespace {

int coins_of_bid(u32 bid) {
  int coins = 0;
  for_each_card(bid_cards(bid), [&](int face) { coins += coins_of(face); });
  return coins;
}

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
    discard_cards(c, PairSet::of(brain));
    if (c.heard()) c.tell(Event{.kind = u8(Told::NobodyBid), .b = u8(brain)}, everyone());
    return next_turn(c, left_of(pub, pub.turn));  // DM-ORD-06
  }
  const int coins = coins_of_bid(over.bid[over.best]);
  add_brain(pub, over.best, suit_of(brain));
  if (c.heard()) {
    c.tell(Event{.kind = u8(Told::ShowdownWon), .a = over.best, .b = u8(brain), .n = coins}, everyone());
  }
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

void tell_bid(Context& c, Seat p, PairSet cards, Score score) {
  c.tell(Event{.kind = u8(Told::Bid),
               .a = p,
               .b = u8(category_of(score)),
               .c = c.pub().hand_size[p] == 0,
               .fact = {cards.one, cards.two}},
         everyone());
}

/// DM-SHOW-04: laid face up (DM-INFO-07); what is legal is stronger than the last one (DM-SHOW-06).
void lay_bid(Context& c, Seat p, PairSet cards) {
  auto& at = c.pub().showdown;
  leave_openly(c, p, cards);
  int i = 0;
  u32 bid = 0;
  Ranks ranks;
  for (const int face : Bits{cards.one}) {
    for (int n = cards.count(face); n > 0; --n, ranks.add(face)) bid = with_bid_face(bid, i++, face);
  }
  at.bid[p] = bid;
  at.best = p;
  at.best_score = ranks.score();
  if (c.heard()) tell_bid(c, p, cards, at.best_score);
}

void act(Context& c) {
  const Seat p = next_bidder(c.pub());
  const Decision d = c.take_answer(p);
  c.pub().showdown.acted = u8(c.pub().showdown.acted | 1U << p);
  if (d.verb() == Verb::Bid) {
    lay_bid(c, p, d.chosen());
  } else if (c.heard()) {  // DM-SHOW-03, DM-SHOW-07
    c.tell(Event{.kind = u8(Told::Passed), .a = p}, everyone());
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
