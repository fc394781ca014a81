// What a seat may answer, from what it knows. How worlds are imagined from the same knowledge stands in worlds.cpp.
#include <algorithm>

#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

using List = Game::Decisions;

/// DM-TURN-02, DM-TURN-03: what p can pay for, and has the Brain for.
u64 playable(const Public& pub, Seat p) {
  u64 faces = kAllFaces;
  if (pub.hands_left < 2) faces &= ~box::kTwoHands;
  if (!has_brain(pub, p)) faces &= ~box::kNeedBrain;
  return faces;
}

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

/// Whose Brains may be chosen: `Ask` says it.
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

void list_brains(const Public& pub, Seat p, List& out) {
  for (const Seat holder : holders_open_to(pub, p)) list_brains_of(pub, holder, out);
}

void list_two_brains(const Public& pub, Seat p, List& out) {
  for (const Seat holder : holders_open_to(pub, p)) list_pairs_of(pub, holder, out);
}

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

int asked_for(const Public& pub) { return job_locals(pub).count; }

/// The top cards of the deck as this seat knows them.
PairSet top_seen(const Public& pub, const Private& mine) {
  PairSet seen;
  for (int i = asked_for(pub); i > 0; --i) seen.add(mine.fixed[unsigned(pub.fixed_size - i)] - 1);
  return seen;
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

// --- judging
Verdict yes_if(bool right, const char* clause) { return {right ? nullptr : clause}; }

Verdict judge_turn(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  const bool first = Ask(pub.asked.what[p]) == Ask::TurnFirst;
  if (d.verb() == Verb::Draw) return yes_if(first, "DM-TURN-04");
  if (d.verb() == Verb::End) return yes_if(!first, "DM-TURN-05");
  if (d.verb() != Verb::Play) return {kWrongVerb};
  if (!mine.hand.has(d.face())) return {"DM-TURN-07"};
  if (hands_of(d.face()) > pub.hands_left) return {"DM-TURN-02"};
  return yes_if((playable(pub, p) >> d.face() & 1) != 0, "DM-TURN-03");
}

Verdict judge_bid(const Public& pub, const Private& mine, const Decision& d) {
  if (d.verb() == Verb::Pass) return {};
  if (d.verb() != Verb::Bid) return {kWrongVerb};
  const PairSet cards = d.chosen();
  if (cards.empty() || cards.size() > kMostBid || !mine.hand.contains(cards)) return {"DM-SHOW-04"};
  if ((cards.one & kBrains) != 0) return {"DM-SHOW-05"};
  return yes_if(score_of(cards) > pub.showdown.best_score, "DM-SHOW-06");
}

Verdict judge_brain(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::Brain) return {kWrongVerb};
  if (!holders_open_to(pub, p).has(d.seat()) || brains_of(pub.brains[d.seat()], d.suit()) == 0) {
    return {Ask(pub.asked.what[p]) == Ask::DiscardBrain ? "DM-FX-KH" : "DM-BRN-05"};
  }
  return {};
}

Verdict judge_two_brains(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::TwoBrains) return {kWrongVerb};
  bool there = holders_open_to(pub, p).has(d.seat());
  for (const int face : Bits{d.chosen().one}) {
    there = there && brains_of(pub.brains[d.seat()], suit_of(face)) >= d.chosen().count(face);
  }
  return yes_if(there, "DM-FX-10D");
}

/// Which clause says from where one card may be taken.
const char* clause_of_card(Ask ask) {
  switch (ask) {
    case Ask::TakeSeen:
      return "DM-FX-5D";
    case Ask::Topdeck:
      return "DM-FX-4D";
    case Ask::BrainFromDiscard:
      return "DM-FX-QH";
    case Ask::FaceFromDiscard:
      return "DM-FX-KS";
    default:
      return "DM-GEN-05";
  }
}

/// The cards out of which one is to be chosen.
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

Verdict judge_card(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  const Ask ask = Ask(pub.asked.what[p]);
  if (ask == Ask::GiveRank && d.verb() == Verb::Nothing) return {};
  if (d.verb() != Verb::Card) return {kWrongVerb};
  const u64 open = cards_open_to(pub, mine, ask);
  if ((open >> d.face() & 1) != 0) return {};
  if (ask != Ask::GiveRank) return {clause_of_card(ask)};
  return {effect_in_play(pub) == Effect::MayGiveKing ? "DM-FX-9H" : "DM-FX-8S"};
}

Verdict judge_set(const Public& pub, const Private& mine, const Decision& d, const char* clause) {
  if (d.verb() != Verb::Cards) return {kWrongVerb};
  return yes_if(d.chosen().size() == asked_for(pub) && mine.hand.contains(d.chosen()), clause);
}

Verdict judge_player(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::Player) return {kWrongVerb};
  return yes_if(targets(pub, p).has(d.seat()), "DM-TERM-07");
}

Verdict judge_pair(const Public& pub, const Decision& d) {
  if (d.verb() != Verb::Players) return {kWrongVerb};
  return yes_if(d.seats().size() == 2 && (d.seats().bits & ~all_seats(pub.seats).bits) == 0, "DM-FX-4C");
}

Verdict judge_order(const Public& pub, const Private& mine, const Decision& d) {
  if (d.verb() != Verb::Order) return {kWrongVerb};
  PairSet said;
  int count = 0;
  for (; count < kMostSeen && d.ordered(count) != kNoFace; ++count) said.add(d.ordered(count));
  return yes_if(count == asked_for(pub) && said == top_seen(pub, mine), "DM-FX-KC");
}

Verdict judge_assignment(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() != Verb::Assign) return {kWrongVerb};
  const int drawn = mine.look.size();
  if (d.gifts() != std::min(drawn, 2)) return {"DM-FX-7C"};
  PairSet given;
  for (int i = 0; i < d.gifts(); ++i) {
    const Gift gift = d.gift(i);
    if (!all_but(p, pub.seats).has(gift.to)) return {"DM-FX-7C"};
    given = given + PairSet::of(gift.face);
  }
  return yes_if(mine.look.contains(given), "DM-FX-7C");
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
    case Ask::BrainFromDiscard:
    case Ask::FaceFromDiscard:
    case Ask::TakeSeen:
    case Ask::PassCard:
    case Ask::GiveCard:
    case Ask::DiscardCard:
    case Ask::Topdeck:
      return list_cards(cards_open_to(pub, mine, ask), out);
    case Ask::Reorder:
      return list_orders(pub, mine, out);
    case Ask::AssignTwo:
      return list_assignments(pub, mine.look, p, out);
  }
}

Verdict Game::accepts(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  const Ask ask = Ask(pub.asked.what[p]);
  if (ask == Ask::None) return {kNotAsked};
  if (!d.canonical()) return {kMalformed};
  switch (ask) {
    case Ask::TurnFirst:
    case Ask::TurnSecond:
      return judge_turn(pub, mine, p, d);
    case Ask::Bid:
      return judge_bid(pub, mine, d);
    case Ask::DropBrain:
    case Ask::BrainAny:
    case Ask::Steal:
    case Ask::DiscardBrain:
    case Ask::DiscardOwnBrain:
      return judge_brain(pub, p, d);
    case Ask::StealTwo:
      return judge_two_brains(pub, p, d);
    case Ask::ChooseOpponent:
    case Ask::ChoosePlayer:
      return judge_player(pub, p, d);
    case Ask::ChoosePair:
      return judge_pair(pub, d);
    case Ask::SwapCards:
      return judge_set(pub, mine, d, "DM-FX-4C");
    case Ask::DiscardSet:
      return judge_set(pub, mine, d, "DM-FX-6H");
    case Ask::Reorder:
      return judge_order(pub, mine, d);
    case Ask::AssignTwo:
      return judge_assignment(pub, mine, p, d);
    default:
      return judge_card(pub, mine, p, d);
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
