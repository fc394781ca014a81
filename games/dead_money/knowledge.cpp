// What a seat may answer, from what it knows. How worlds are imagined from the same knowledge stands in worlds.cpp.
#include "games/dead_money/knowledge.h"

#include <algorithm>

namespace saloon::dead_money {

u64 playable(const Public& pub, Seat p) {
  u64 faces = kAllFaces;
  if (pub.hands_left < 2) faces &= ~box::kTwoHands;
  if (!has_brain(pub, p)) faces &= ~box::kNeedBrain;
  return faces;
}

SeatSet holders_open_to(const Public& pub, Seat p) {
  const SeatSet others{u16(brain_holders(pub).bits & ~only(p).bits)};
  switch (Ask(pub.asked.what[p])) {
    case Ask::BrainAny:
      return brain_holders(pub);
    case Ask::DropBrain:
    case Ask::DiscardOwnBrain:
      return only(p);
    case Ask::DiscardBrain:
      return others.empty() ? only(p) : others;  // DM-FX-KH: one's own only if need be
    default:
      return others;
  }
}

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

u64 cards_open_to(const Public& pub, const Private& mine, Ask ask) {
  switch (ask) {
    case Ask::TakeSeen:
      return mine.look.one;
    case Ask::BrainFromDiscard:
      return pub.discard.one & kBrains;
    case Ask::FaceFromDiscard:
      return pub.discard.one & kFaceCards;
    case Ask::GiveRank:
      return mine.hand.one & wanted_faces(pub);
    default:
      return mine.hand.one;
  }
}

PairSet top_seen(const Public& pub, const Private& mine) {
  PairSet seen;
  for (int i = asked_for(pub); i > 0; --i) seen.add(mine.fixed[unsigned(pub.fixed_size - i)] - 1);
  return seen;
}

namespace {

using List = Game::Decisions;

// --- listing
void list_turn(const Public& pub, PairSet hand, Seat p, Decision instead, List& out) {
  List::Writer list(out);
  list.push(instead);
  for (const int face : Bits{hand.one & playable(pub, p)}) list.push(Decision::play(face));
}

void list_cards(u64 faces, List& out) {
  List::Writer list(out);
  for (const int face : Bits{faces}) list.push(Decision::card(face));
}

void list_brains_of(const Public& pub, Seat holder, List& out) {
  for (int s = 0; s < kSuits; ++s) {
    if (brains_of(pub.brains[holder], Suit(s)) != 0) out.push(Decision::brain(holder, Suit(s)));
  }
}

void list_pairs_of(const Public& pub, Seat holder, List& out) {
  const Brains b = pub.brains[holder];
  for (int s = 0; s < kSuits; ++s) {
    if (brains_of(b, Suit(s)) == 2) out.push(Decision::two_brains(holder, Suit(s), Suit(s)));
    for (int t = s + 1; t < kSuits; ++t) {
      if (brains_of(b, Suit(s)) != 0 && brains_of(b, Suit(t)) != 0) {
        out.push(Decision::two_brains(holder, Suit(s), Suit(t)));
      }
    }
  }
}

void list_brains(const Public& pub, Seat p, List& out) {
  for (const Seat holder : holders_open_to(pub, p)) list_brains_of(pub, holder, out);
}

void list_two_brains(const Public& pub, Seat p, List& out) {
  for (const Seat holder : holders_open_to(pub, p)) list_pairs_of(pub, holder, out);
}

void list_players(const Public& pub, Seat p, List& out) {
  for (const Seat q : targets(pub, p)) out.push(Decision::player(q));
}

void list_pairs(const Public& pub, List& out) {
  for (Seat p = 0; p < pub.seats; ++p) {
    for (Seat q = Seat(p + 1); q < pub.seats; ++q) out.push(Decision::players(p, q));
  }
}

PairSet lowest_cards(PairSet hand, int count) {
  PairSet set;
  for (; count > 0; --count) {
    const int face = lowest_bit(hand.one);
    hand.remove(face);
    set.add(face);
  }
  return set;
}

/// Sets of `count` cards: with one card, or all but one, every set. Otherwise the lowest cards, these with each of them
/// in turn exchanged for the next higher, and the highest.
void list_sets(PairSet hand, int count, List& out) {
  const int size = hand.size();
  const PairSet low = lowest_cards(hand, count);
  out.push(Decision::cards(low));
  if (count == size) return;
  const int next = lowest_bit((hand - low).one);
  for (const int face : Bits{low.one}) {
    if (face == next) continue;
    PairSet set = low;
    set.remove(face);
    set.add(next);
    out.push(Decision::cards(set));
  }
  if (size - count == 1) return;
  if (count > 1) out.mark_partial();
  if (count == 1) {
    for (const int face : Bits{(hand - low).one & ~low.one & ~bit(next)}) out.push(Decision::cards(PairSet::of(face)));
    return;
  }
  const PairSet high = hand - lowest_cards(hand, size - count);
  if (high != low) out.push(Decision::cards(high));
}

void list_orders(const Public& pub, const Private& mine, List& out) {
  std::array<u8, kMostSeen> faces{};
  std::size_t count = 0;
  const PairSet seen = top_seen(pub, mine);
  for (const int face : Bits{seen.one}) {
    for (int n = seen.count(face); n > 0; --n) faces[count++] = u8(face);
  }
  const std::span<u8> order(faces.data(), count);
  do {
    out.push(Decision::order(order));
  } while (std::next_permutation(order.begin(), order.end()));
}

/// Gifts of two cards, or of the one that was drawn.
void list_gifts(const Public& pub, PairSet cards, Seat p, List& out) {
  const u8 a = u8(lowest_bit(cards.one));
  const SeatSet others = all_but(p, pub.seats);
  cards.remove(a);
  for (const Seat x : others) {
    if (cards.empty()) {
      out.push(Decision::assign({a, x}));
      continue;
    }
    const u8 b = u8(lowest_bit(cards.one));
    for (const Seat y : others) {
      if (a != b || x <= y) out.push(Decision::assign({a, x}, {b, y}));
    }
  }
}

void list_assignments(const Public& pub, PairSet drawn, Seat p, List& out) {
  if (drawn.size() < 3) return list_gifts(pub, drawn, p, out);
  for (const int kept : Bits{drawn.one}) {
    PairSet rest = drawn;
    rest.remove(kept);
    list_gifts(pub, rest, p, out);
  }
}

}  // namespace

void Game::legal(const Public& pub, const Private& mine, Seat p, Decisions& out) {
  out.clear();
  const Ask ask = Ask(pub.asked.what[p]);
  switch (ask) {
    case Ask::None:
      return;
    case Ask::TurnFirst:
      return list_turn(pub, mine.hand, p, Decision::draw(), out);
    case Ask::TurnSecond:
      return list_turn(pub, mine.hand, p, Decision::end(), out);
    case Ask::Bid:
      return list_bids(pub, mine.hand, out);
    case Ask::DropBrain:
    case Ask::BrainAny:
    case Ask::Steal:
    case Ask::DiscardBrain:
    case Ask::DiscardOwnBrain:
      return list_brains(pub, p, out);
    case Ask::StealTwo:
      return list_two_brains(pub, p, out);
    case Ask::ChooseOpponent:
    case Ask::ChoosePlayer:
      return list_players(pub, p, out);
    case Ask::ChoosePair:
      return list_pairs(pub, out);
    case Ask::SwapCards:
    case Ask::DiscardSet:
      return list_sets(mine.hand, asked_for(pub), out);
    case Ask::GiveRank:
      out.push(Decision::nothing());
      return list_cards(cards_open_to(pub, mine, ask), out);
    case Ask::Reorder:
      return list_orders(pub, mine, out);
    case Ask::AssignTwo:
      return list_assignments(pub, mine.look, p, out);
    default:
      return list_cards(cards_open_to(pub, mine, ask), out);
  }
}

bool Game::whole_hand(const Public& pub, Seat p) { return pub.hand_size[p] == asked_for(pub); }

bool Game::one_card_seen(const Public& pub, Seat) {
  const JobLocals job = job_locals(pub);
  return effect_in_play(pub) == Effect::LookAndTake ? pub.hand_size[job.other] == 1 : job.count == 1;
}

/// What lies open decides: the list reads nothing else.
bool Game::one_on_the_table(const Public& pub, Seat p) {
  Decisions list;
  legal(pub, Private{}, p, list);
  return list.size() == 1;
}

}  // namespace saloon::dead_money
