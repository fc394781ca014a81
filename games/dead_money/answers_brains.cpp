// What may be answered about Brains: whose may be chosen, and which clause says so.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

SeatSet other_holders(const Public& pub, Seat p) { return {u16(brain_holders(pub).bits & ~only(p).bits)}; }

/// DM-FX-KH: one's own only if need be.
SeatSet holders_to_discard(const Public& pub, Seat p) {
  const SeatSet others = other_holders(pub, p);
  return others.empty() ? only(p) : others;
}

void list_brains_of(const Public& pub, SeatSet holders, Decisions& out) {
  for (const Seat holder : holders) {
    for (int s = 0; s < kSuits; ++s) {
      if (brains_of(pub.brains[holder], Suit(s)) != 0) out.push(Decision::brain(holder, Suit(s)));
    }
  }
}

Verdict judge_brain_of(const Public& pub, SeatSet holders, const Decision& d, const char* clause) {
  if (d.verb() != Verb::Brain) return {kWrongVerb};
  const bool there = holders.has(d.holder()) && brains_of(pub.brains[d.holder()], d.suit()) != 0;
  return {there ? nullptr : clause};
}

void list_pairs_of(Brains b, Seat holder, Decisions& out) {
  for (int s = 0; s < kSuits; ++s) {
    if (brains_of(b, Suit(s)) == 2) out.push(Decision::two_brains(holder, brain_pair(Suit(s), Suit(s))));
    for (int t = s + 1; t < kSuits; ++t) {
      if (brains_of(b, Suit(s)) != 0 && brains_of(b, Suit(t)) != 0) {
        out.push(Decision::two_brains(holder, brain_pair(Suit(s), Suit(t))));
      }
    }
  }
}

u64 discarded_brains(const Public& pub) { return pub.discard.one & kBrains; }

}  // namespace

// --- one of one's own
void list_own_brains(const Public& pub, const Private&, Seat p, Decisions& out) { list_brains_of(pub, only(p), out); }
Verdict judge_brain_to_drop(const Public& pub, const Private&, Seat p, const Decision& d) {
  return judge_brain_of(pub, only(p), d, "DM-ROLL-07");
}
Verdict judge_own_brain(const Public& pub, const Private&, Seat p, const Decision& d) {
  return judge_brain_of(pub, only(p), d, clause_in_play(pub));
}

// --- any one on the table
void list_all_brains(const Public& pub, const Private&, Seat, Decisions& out) {
  list_brains_of(pub, brain_holders(pub), out);
}
Verdict judge_any_brain(const Public& pub, const Private&, Seat, const Decision& d) {
  return judge_brain_of(pub, brain_holders(pub), d, clause_in_play(pub));
}

// --- one of somebody else
void list_others_brains(const Public& pub, const Private&, Seat p, Decisions& out) {
  list_brains_of(pub, other_holders(pub, p), out);
}
Verdict judge_brain_to_steal(const Public& pub, const Private&, Seat p, const Decision& d) {
  return judge_brain_of(pub, other_holders(pub, p), d, "DM-BRN-05");
}

// --- one of somebody else, or else one's own
void list_brains_to_discard(const Public& pub, const Private&, Seat p, Decisions& out) {
  list_brains_of(pub, holders_to_discard(pub, p), out);
}
Verdict judge_brain_to_discard(const Public& pub, const Private&, Seat p, const Decision& d) {
  return judge_brain_of(pub, holders_to_discard(pub, p), d, clause_in_play(pub));
}

// --- two of one opponent
void list_two_brains(const Public& pub, const Private&, Seat p, Decisions& out) {
  for (const Seat holder : other_holders(pub, p)) list_pairs_of(pub.brains[holder], holder, out);
}
Verdict judge_two_brains(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (d.verb() != Verb::TwoBrains) return {kWrongVerb};
  bool there = other_holders(pub, p).has(d.holder());
  for (const int face : Bits{d.chosen().one}) {
    there = there && brains_of(pub.brains[d.holder()], suit_of(face)) >= d.chosen().count(face);
  }
  return {there ? nullptr : "DM-FX-10D"};
}

// --- one out of the discard pile
void list_discarded_brains(const Public& pub, const Private&, Seat, Decisions& out) {
  Decisions::Writer list(out);
  for (const int face : Bits{discarded_brains(pub)}) list.push(Decision::card(face));
}
Verdict judge_discarded_brain(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() != Verb::Card) return {kWrongVerb};
  return {(discarded_brains(pub) >> d.face() & 1) != 0 ? nullptr : clause_in_play(pub)};
}

}  // namespace saloon::dead_money
