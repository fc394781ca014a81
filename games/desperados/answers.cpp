// What a seat may answer, from what it knows. How worlds are imagined from the same knowledge stands in worlds.cpp.
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

bool may_mark(const Public& pub, Seat p) { return owner_decides(pub) && !is_marshal(pub, p); }
u32 sheriff_roads(const Public& pub) {
  const u8 sheriff = pub.flow.top().get<SheriffsLocals>().sheriff;
  return roads_from(pub.sheriff[sheriff] - 1);
}

}  // namespace

// --- the star
void list_volunteering(const Public&, const Private&, Seat, Decisions& out) {
  out.push(Decision::volunteer(true));
  out.push(Decision::volunteer(false));
}

Verdict judge_volunteering(const Public&, const Private&, Seat, const Decision& d) {
  return {d.verb() == Verb::Volunteer ? nullptr : kWrongVerb};
}

// --- a town for a figure
void list_towns(const Public&, const Private&, Seat, Decisions& out) {
  Decisions::Writer list(out);
  for (int town = 0; town < kTowns; ++town) list.push(Decision::place(town));
}

Verdict judge_town(const Public&, const Private&, Seat, const Decision& d) {
  return {d.verb() == Verb::Place ? nullptr : kWrongVerb};
}

// --- a sheriff's move
void list_moves(const Public& pub, const Private&, Seat, Decisions& out) {
  Decisions::Writer list(out);
  list.push(Decision::stay());
  for (const int town : Bits{sheriff_roads(pub)}) list.push(Decision::move(town));
}

Verdict judge_move(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() == Verb::Stay) return {};
  if (d.verb() != Verb::Move) return {kWrongVerb};
  return {(sheriff_roads(pub) >> d.town() & 1) != 0 ? nullptr : "DSP-SHER-02"};
}

// --- a card, or another one for it
void list_cards(const Public& pub, const Private& mine, Seat p, Decisions& out) {
  Decisions::Writer list(out);
  const Decision lying = lying_card(pub, mine, p);
  const u32 cards = card_options(pub, mine, p);
  if (!may_mark(pub, p)) {
    const u32 others = lying.given() ? cards & ~(1U << lying.card()) : cards;
    for (const int card : Bits{others}) list.push(Decision::lay(card));
    return;
  }
  for (const int card : Bits{cards}) {
    for (const bool marked : {false, true}) {
      if (Decision::lay(card, marked) != lying) list.push(Decision::lay(card, marked));
    }
  }
}

Verdict judge_card(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() != Verb::Lay) return {kWrongVerb};
  if (d.marked() && !may_mark(pub, p)) return {"DSP-DESP-05"};
  if (d == lying_card(pub, mine, p)) return {"DSP-CARD-10"};  // DSP-DESP-05: for itself only to change the mark
  const int card = d.card();
  if ((card_options(pub, mine, p) >> card & 1) != 0) return {};
  if ((pub.lost[p] >> card & 1) != 0) return {"DSP-CARD-09"};
  const int before = pub.turn - 1;
  const u32 hand = hand_of(pub, p, mine.row, before);
  if ((hand >> card & 1) == 0) return {card == kSaloon ? "DSP-CARD-03" : "DSP-CARD-04"};
  const bool stuck = is_stuck(ride_of(pub, p, mine.row, before).town, hand);
  return {stuck ? "DSP-CASE-02" : "DSP-CARD-02"};
}

// --- an action of the gang
void list_actions(const Public& pub, const Private& mine, Seat p, Decisions& out) {
  Decisions::Writer list(out);
  list.push(Decision::no_action());
  for (const Decision& d :
       {Decision::poker(), Decision::rob(Coach::Brown), Decision::rob(Coach::Blue), Decision::spy()}) {
    if (forbids_action(pub, mine, p, d) == nullptr) list.push(d);
  }
}

Verdict judge_action(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  switch (d.verb()) {
    case Verb::NoAction:
    case Verb::Poker:
    case Verb::Coach:
    case Verb::Spy:
      return {forbids_action(pub, mine, p, d)};
    default:
      return {kWrongVerb};
  }
}

// --- where the last tiles go
void list_refills(const Public& pub, const Private&, Seat, Decisions& out) {
  Decisions::Writer list(out);
  const u32 empty = empty_banks(pub);
  for (u64 banks = next_subset(empty, 0); banks != 0; banks = next_subset(empty, banks)) {
    if (count_bits(banks) == pub.bank_pile) list.push(Decision::refill(u32(banks)));
  }
}

Verdict judge_refill(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() != Verb::Refill) return {kWrongVerb};
  const bool fits = (d.banks() & ~empty_banks(pub)) == 0 && count_bits(d.banks()) == pub.bank_pile;
  return {fits ? nullptr : "DSP-CLEAN-04"};
}

}  // namespace saloon::desperados
