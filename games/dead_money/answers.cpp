// What may be answered about turns, players and cards. Bids stand in bids.cpp, Brains in answers_brains.cpp.
#include <algorithm>

#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

Verdict yes_if(bool right, const char* clause) { return {right ? nullptr : clause}; }

// --- the turn
/// DM-TURN-02, DM-TURN-03: what p can pay for, and has the Brain for.
u64 playable(const Public& pub, Seat p) {
  u64 faces = kAllFaces;
  if (pub.hands_left < 2) faces &= ~components::kTwoHands;
  if (!has_brain(pub, p)) faces &= ~components::kNeedBrain;
  return faces;
}

void list_turn(const Public& pub, CardBag hand, Seat p, Decision instead, Decisions& out) {
  Decisions::Writer list(out);
  list.push(instead);
  for (const int face : Bits{hand.one & playable(pub, p)}) list.push(Decision::play(face));
}

Verdict judge_play(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() != Verb::Play) return {kWrongVerb};
  if (!mine.hand.has(d.face())) return {"DM-TURN-07"};
  if (hands_of(d.face()) > pub.hands_left) return {"DM-TURN-02"};
  return yes_if((playable(pub, p) >> d.face() & 1) != 0, "DM-TURN-03");
}

// --- single cards
void list_cards(u64 faces, Decisions& out) {
  Decisions::Writer list(out);
  for (const int face : Bits{faces}) list.push(Decision::card(face));
}

Verdict judge_card(const Public& pub, u64 faces, const Decision& d) {
  if (d.verb() != Verb::Card) return {kWrongVerb};
  return yes_if((faces >> d.face() & 1) != 0, clause_in_play(pub));
}

u64 discarded_faces(const Public& pub) { return pub.discard.one & kFaceCards; }
u64 cards_of_rank(const Public& pub, const Private& mine) { return mine.hand.one & wanted_faces(pub); }

// --- sets of cards
CardBag lowest_cards(CardBag hand, int count) {
  CardBag set;
  for (; count > 0; --count) {
    const int face = lowest_bit(hand.one);
    hand.remove(face);
    set.add(face);
  }
  return set;
}

/// Sets of `count` cards: with one card, or all but one, every set. Otherwise the lowest cards, these with each of them
/// in turn exchanged for the next higher, and the highest.
void list_sets(CardBag hand, int count, Decisions& out) {
  const int size = hand.size();
  const CardBag low = lowest_cards(hand, count);
  out.push(Decision::cards(low));
  if (count == size) return;
  const int next = lowest_bit((hand - low).one);
  for (const int face : Bits{low.one}) {
    if (face == next) continue;
    CardBag set = low;
    set.remove(face);
    set.add(next);
    out.push(Decision::cards(set));
  }
  if (size - count == 1) return;
  if (count == 1) {
    for (const int face : Bits{(hand - low).one & ~low.one & ~bit(next)}) out.push(Decision::cards(CardBag::of(face)));
    return;
  }
  out.mark_partial();
  out.push(Decision::cards(hand - lowest_cards(hand, size - count)));
}

Verdict judge_set(const Public& pub, CardBag hand, int count, const Decision& d) {
  if (d.verb() != Verb::Cards) return {kWrongVerb};
  return yes_if(d.chosen().size() == count && hand.contains(d.chosen()), clause_in_play(pub));
}

int swapped_by_each(const Public& pub) { return locals_of<SwapLocals>(pub).each; }
int discards_due(const Public& pub) { return locals_of<GiveLocals>(pub).due; }

// --- orders and gifts
/// The top cards of the deck that this seat is looking at.
CardBag top_seen(const Public& pub, const Private& mine) {
  CardBag seen;
  for (int i = locals_of<ReorderLocals>(pub).seen; i > 0; --i) seen.add(mine.fixed[unsigned(pub.fixed_size - i)] - 1);
  return seen;
}

/// Gifts of two cards, or of the one that was drawn.
void list_gifts(const Public& pub, CardBag cards, Seat p, Decisions& out) {
  const u8 a = u8(lowest_bit(cards.one));
  const SeatSet others = all_but(p, pub.seats);
  cards.remove(a);
  for (const Seat x : others) {
    if (cards.empty()) {
      out.push(Decision::assign(gifts_of({a, x})));
      continue;
    }
    const u8 b = u8(lowest_bit(cards.one));
    for (const Seat y : others) {
      if (a != b || x <= y) out.push(Decision::assign(gifts_of({a, x}, {b, y})));
    }
  }
}

// --- players
/// DM-TERM-07: whom the effect may be aimed at.
SeatSet targets(const Public& pub, Seat p) {
  const SeatSet others = all_but(p, pub.seats);
  switch (effect_in_play(pub)) {
    case Effect::OnePlayerDraws2:
      return all_seats(pub.seats);
    case Effect::OnePlayerDiscards:
      return seats_with_cards(pub);
    case Effect::LookAndTake:
    case Effect::TakeRandom:
    case Effect::OpponentGives1:
      return others & seats_with_cards(pub);
    default:
      return others;
  }
}

}  // namespace

// --- the turn: a card, or else drawing before the first and stopping before the second
void list_first_card(const Public& pub, const Private& mine, Seat p, Decisions& out) {
  list_turn(pub, mine.hand, p, Decision::draw(), out);
}
Verdict judge_first_card(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() == Verb::Draw) return {};
  if (d.verb() == Verb::End) return {"DM-TURN-05"};
  return judge_play(pub, mine, p, d);
}

void list_second_card(const Public& pub, const Private& mine, Seat p, Decisions& out) {
  list_turn(pub, mine.hand, p, Decision::end(), out);
}
Verdict judge_second_card(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() == Verb::End) return {};
  if (d.verb() == Verb::Draw) return {"DM-TURN-04"};
  return judge_play(pub, mine, p, d);
}

// --- a player, or two of them
void list_players(const Public& pub, const Private&, Seat p, Decisions& out) {
  for (const Seat q : targets(pub, p)) out.push(Decision::player(q));
}
Verdict judge_player(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (d.verb() != Verb::Player) return {kWrongVerb};
  return yes_if(targets(pub, p).has(d.target()), d.target() == p ? "DM-TERM-07" : clause_in_play(pub));
}

void list_pairs(const Public& pub, const Private&, Seat, Decisions& out) {
  for (Seat p = 0; p < pub.seats; ++p) {
    for (Seat q = Seat(p + 1); q < pub.seats; ++q) out.push(Decision::players(only(p) | only(q)));
  }
}
Verdict judge_pair(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() != Verb::Players) return {kWrongVerb};
  return yes_if((d.pair().bits & ~all_seats(pub.seats).bits) == 0, "DM-FX-4C");
}

// --- one card: of the own hand, of the hand that is seen, out of the discard pile
void list_hand(const Public&, const Private& mine, Seat, Decisions& out) { list_cards(mine.hand.one, out); }
Verdict judge_card_of_hand(const Public& pub, const Private& mine, Seat, const Decision& d) {
  return judge_card(pub, mine.hand.one, d);
}

void list_seen_cards(const Public&, const Private& mine, Seat, Decisions& out) { list_cards(mine.look.one, out); }
Verdict judge_seen_card(const Public& pub, const Private& mine, Seat, const Decision& d) {
  return judge_card(pub, mine.look.one, d);
}

void list_discarded_faces(const Public& pub, const Private&, Seat, Decisions& out) {
  list_cards(discarded_faces(pub), out);
}
Verdict judge_discarded_face(const Public& pub, const Private&, Seat, const Decision& d) {
  return judge_card(pub, discarded_faces(pub), d);
}

/// DM-FX-9H, DM-FX-8S: nobody has to give.
void list_cards_of_rank(const Public& pub, const Private& mine, Seat, Decisions& out) {
  out.push(Decision::nothing());
  list_cards(cards_of_rank(pub, mine), out);
}
Verdict judge_card_of_rank(const Public& pub, const Private& mine, Seat, const Decision& d) {
  if (d.verb() == Verb::Nothing) return {};
  return judge_card(pub, cards_of_rank(pub, mine), d);
}

// --- so many cards of the own hand
int set_size(const Public& pub, Ask ask) { return ask == Ask::SwapCards ? swapped_by_each(pub) : discards_due(pub); }

void list_swaps(const Public& pub, const Private& mine, Seat, Decisions& out) {
  list_sets(mine.hand, swapped_by_each(pub), out);
}
Verdict judge_swap(const Public& pub, const Private& mine, Seat, const Decision& d) {
  return judge_set(pub, mine.hand, swapped_by_each(pub), d);
}
bool swaps_whole_hand(const Public& pub, Seat p) { return pub.hand_size[p] == swapped_by_each(pub); }

void list_discards(const Public& pub, const Private& mine, Seat, Decisions& out) {
  list_sets(mine.hand, discards_due(pub), out);
}
Verdict judge_discards(const Public& pub, const Private& mine, Seat, const Decision& d) {
  return judge_set(pub, mine.hand, discards_due(pub), d);
}
bool discards_whole_hand(const Public& pub, Seat p) { return pub.hand_size[p] == discards_due(pub); }

// --- the cards seen in a new order
void list_orders(const Public& pub, const Private& mine, Seat, Decisions& out) {
  std::array<u8, kMostSeen> faces{};
  std::size_t count = 0;
  const CardBag seen = top_seen(pub, mine);
  for (const int face : Bits{seen.one}) {
    for (int n = seen.count(face); n > 0; --n) faces[count++] = u8(face);
  }
  const std::span<u8> order(faces.data(), count);
  do {
    out.push(Decision::order(order_of(order)));
  } while (std::next_permutation(order.begin(), order.end()));
}
Verdict judge_order(const Public& pub, const Private& mine, Seat, const Decision& d) {
  if (d.verb() != Verb::Order) return {kWrongVerb};
  CardBag said;
  int count = 0;
  for (; count < kMostSeen && d.ordered(count) != kNoFace; ++count) said.add(d.ordered(count));
  return yes_if(count == locals_of<ReorderLocals>(pub).seen && said == top_seen(pub, mine), "DM-FX-KC");
}

// --- two of three cards drawn, each to an opponent
void list_assignments(const Public& pub, const Private& mine, Seat p, Decisions& out) {
  const CardBag drawn = mine.look;
  if (drawn.size() < 3) return list_gifts(pub, drawn, p, out);
  for (const int kept : Bits{drawn.one}) {
    CardBag rest = drawn;
    rest.remove(kept);
    list_gifts(pub, rest, p, out);
  }
}
Verdict judge_assignment(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() != Verb::Assign) return {kWrongVerb};
  const Gifts gifts = d.gifts();
  if (gifts.size() != std::min(mine.look.size(), 2)) return {"DM-FX-7C"};
  CardBag given;
  for (int i = 0; i < gifts.size(); ++i) {
    if (!all_but(p, pub.seats).has(gifts[i].to)) return {"DM-FX-7C"};
    given = given + CardBag::of(gifts[i].face);
  }
  return yes_if(mine.look.contains(given), "DM-FX-7C");
}

// --- what is answered for a seat
bool victim_has_one_card(const Public& pub, Seat) {
  return pub.hand_size[locals_of<LookAndTakeLocals>(pub).victim] == 1;
}
bool one_card_on_top(const Public& pub, Seat) { return locals_of<ReorderLocals>(pub).seen == 1; }

/// What lies open decides: the list reads nothing else.
bool one_on_the_table(const Public& pub, Seat p) {
  Decisions list;
  Game::legal(pub, Private{}, p, list);
  return list.size() == 1;
}

}  // namespace saloon::dead_money
