// What a seat may answer, from what it knows. How worlds are imagined from the same knowledge stands in worlds.cpp.
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

namespace {

int pile_held_up(const Public& pub) { return pub.flow.top().get<HoldUpLocals>().pile; }

/// The cards of a hand that may join a gang at all: DSC-GANG-07 all of them, DSC-GANG-08 the known ones only.
CardBag eligible(const Public& pub, CardBag hand) {
  if (pub.config.gang_eligibility == GangEligibility::Any) return hand;
  return hand.within(faces_of_characters(known_characters(pub, pile_held_up(pub))));
}

/// Up to this many cards of a colour or a character every gang is listed, beyond it the strongest n for every n.
constexpr int kListAll = 5;

/// Cards of one colour, or of one character: `one` and `two` are bit sets of characters, or of colours.
struct Group {
  u32 one, two;
  [[nodiscard]] int size() const { return count_bits(one) + count_bits(two); }
};

template <class Push>
void every_part(Group g, Push push) {
  if (g.two == 0) {
    for (u64 one = next_subset(g.one, 0); one != 0; one = next_subset(g.one, one)) push(u32(one), 0U);
    return;
  }
  for (u64 one = next_subset(g.one, 0); one != 0; one = next_subset(g.one, one)) {
    const u64 twins = g.two & one;
    u64 two = 0;
    do {
      push(u32(one), u32(two));
      two = next_subset(twins, two);
    } while (two != 0);
  }
}

/// The n strongest cards for every n, equal ones from the lowest bit up.
template <class Push>
void strongest_parts(Group g, const Strengths& strength, Push push) {
  u32 one = 0;
  u32 two = 0;
  for (u32 rest = g.one; rest != 0;) {
    int best = lowest_bit(rest);
    for (const int i : Bits{rest}) {
      if (strength[unsigned(i)] > strength[unsigned(best)]) best = i;
    }
    const u32 card = u32(bit(best));
    rest &= ~card;
    push(one |= card, two);
    if ((g.two & card) != 0) push(one, two |= card);
  }
}

void list_colour_gangs(const Public& pub, CardBag hand, Decisions& out) {
  Decisions::Writer list(out);
  for (int colour = 0; colour < kColours; ++colour, hand.one >>= kCharacters, hand.two >>= kCharacters) {
    const Group g{u32(hand.one & kOneColour), u32(hand.two & kOneColour)};
    if (g.one == 0) continue;
    const auto push = [&](u32 one, u32 two) { list.push(Decision::gang(u32(colour), one, two)); };
    if (g.size() <= kListAll) {
      every_part(g, push);
      continue;
    }
    out.mark_partial();
    strongest_parts(g, strengths_at(pub, pile_held_up(pub)), push);
  }
}

/// Characters held in two colours or more: with fewer, the gang is listed as one of a colour.
u64 characters_in_two_colours(u64 faces) {
  const u64 r = faces;
  const u64 b = faces >> 10;
  const u64 g = faces >> 20;
  const u64 y = faces >> 30;
  return ((r & b) | (g & y) | ((r | b) & (g | y))) & kOneColour;
}

void list_character_gangs(CardBag hand, Decisions& out) {
  for (const int character : Bits{characters_in_two_colours(hand.one)}) {
    const Group g{gather_colours(hand.one >> character), gather_colours(hand.two >> character)};
    Decisions::Writer list(out);
    const auto push = [&](u32 one, u32 two) {  // DSC-GANG-10: what is of both kinds was listed under its colour
      if ((one & (one - 1)) != 0) list.push(Decision::gang_of(u32(character), one, two));
    };
    if (g.size() <= kListAll) {
      every_part(g, push);
      continue;
    }
    out.mark_partial();
    strongest_parts(g, Strengths{}, push);
  }
}

/// Most hands: no twins, and no colour with so many cards that not every gang is listed.
bool is_simple(CardBag hand) {
  if (hand.two != 0) return false;
  if (count_bits(hand.one) <= kListAll) return true;
  for (int colour = 0; colour < kColours; ++colour) {
    if (count_bits(hand.one & colour_mask(colour)) > kListAll) return false;
  }
  return true;
}

void list_simple_gangs(u64 hand, Decisions& out) {
  Decisions::Writer list(out);
  list.push(Decision::no_gang());
  for (int colour = 0; colour < kColours; ++colour) {
    // The set is the upper half of the word, so its subsets are walked in their place.
    const u64 kind = Decision::gang(u32(colour), 0, 0).word;
    const u64 set = (hand >> (colour * kCharacters) & kOneColour) << 32;
    for (u64 sub = next_subset(set, 0); sub != 0; sub = next_subset(set, sub)) list.push(Decision{kind | sub});
  }
  for (const int character : Bits{characters_in_two_colours(hand)}) {
    const Group g{gather_colours(hand >> character), 0};
    every_part(g, [&](u32 one, u32) {  // DSC-GANG-10, as above
      if ((one & (one - 1)) != 0) list.push(Decision::gang_of(u32(character), one, 0));
    });
  }
}

}  // namespace

// --- posting a henchman
/// DSC-TURN-07: every card of the hand, old or just drawn.
void list_placements(const Public& pub, const Private& mine, Seat, Decisions& out) {
  Decisions::Writer list(out);
  for (u32 pile = 0; pile < kPiles; ++pile) {
    const Decision here = Decision::place(0, pile);
    for (const int face : Bits{mine.hand.one & pub.fit[pile]}) list.push(here.of_face(face));
  }
}

Verdict judge_placement(const Public& pub, const Private& mine, Seat, const Decision& d) {
  if (d.verb() != Verb::Place) return {kWrongVerb};
  if (!mine.hand.has(d.face())) return {"DSC-TURN-06"};
  const auto k = unsigned(d.pile());
  if ((pub.fit[k] & bit(d.face())) != 0) return {};
  return {colour_of(pub.row[k][0]) != colour_of(d.face()) ? "DSC-PLACE-03" : "DSC-PLACE-04"};
}

// --- sending a gang
void list_gangs(const Public& pub, const Private& mine, Seat, Decisions& out) {
  const CardBag hand = eligible(pub, mine.hand);
  if (is_simple(hand)) return list_simple_gangs(hand.one, out);
  out.push(Decision::no_gang());
  list_colour_gangs(pub, hand, out);
  list_character_gangs(hand, out);
}

/// DSC-GANG-02, DSC-GANG-03 hold by the form of the decision.
Verdict judge_gang(const Public& pub, const Private& mine, Seat, const Decision& d) {
  if (d.verb() == Verb::NoGang) return {};
  if (d.verb() != Verb::Gang && d.verb() != Verb::GangOf) return {kWrongVerb};
  // DSC-GANG-01: any number of cards, all out of the own hand; DSC-GANG-09: posters and henchmen are nobody's own.
  if (!mine.hand.contains(d.cards())) return {"DSC-GANG-06"};
  if (!eligible(pub, mine.hand).contains(d.cards())) return {"DSC-GANG-08"};
  return {};
}

}  // namespace saloon::desperados_cards
