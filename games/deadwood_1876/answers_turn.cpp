// Answers of a turn: the one card that is played, where a Stetson looks, what a Duster puts away.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

using Writer = Decisions::Writer;

bool holds(const Private& mine, int card) { return (mine.hand & bit(card)) != 0; }
Verdict yes_if(bool yes, const char* clause) { return {yes ? nullptr : clause}; }

/// DW76-TURN-03: only items that can be carried out; DW76-TURN-05: a Holster only with two players, who may also ride
/// to the Stranger or look at his safes (DW76-TWO-12).
void list_items(const Public& pub, u64 hand, Seat p, Writer& list) {
  for (const int card : Bits{hand & kStetsons}) list.push(Decision::stetson(card));
  for (const int card : Bits{hand & kDusters}) list.push(Decision::duster(card));
  if ((hand & kHorses) != 0) {
    const u32 room = houses_with_room(pub, pub.star[p] - 1);  // DW76-HOR-02: perhaps none
    for (const int card : Bits{hand & kHorses}) {
      for (const int house : Bits{room}) list.push(Decision::horse(card, house));
    }
  }
  if (pub.seats != 2 || (hand & kHolsters) == 0) return;
  const Places bare = places_for_holster(pub);
  for (const int card : Bits{hand & kHolsters}) {
    for (const int handle : Bits{bare}) list.push(Decision::holster(card, handle));
  }
}

Verdict judge_horse(const Public& pub, Seat p, const Decision& d) {
  if (item_of(d.card()) != Item::Horse) return {"DW76-TURN-03"};
  const u32 room = houses_with_room(pub, pub.star[p] - 1);
  if (room == 0) return {"DW76-HOR-02"};
  if (d.house() == pub.star[p] - 1) return {"DW76-HOR-01"};
  return yes_if((room & bit(d.house())) != 0, "DW76-CAP-01");
}

Verdict judge_holster(const Public& pub, const Decision& d) {
  if (item_of(d.card()) != Item::Holster) return {"DW76-TURN-03"};
  if (pub.seats != 2) return {"DW76-TURN-05"};
  const Places at = at_handle(d.handle());
  if (owner_of(pub, d.handle()) < 0) return {"DW76-TWO-13"};
  if ((pub.open & at) != 0) return {"DW76-BDG-09"};
  return yes_if((places_for_holster(pub) & at) != 0, "DW76-TWO-16");
}

bool is_turn_action(Verb verb) {
  switch (verb) {
    case Verb::Rob:
    case Verb::Duel:
    case Verb::Stetson:
    case Verb::Duster:
    case Verb::Horse:
    case Verb::Holster:
      return true;
    default:
      return false;
  }
}

}  // namespace

// --- one card
void list_turn(const Public& pub, const Private& mine, Seat p, Decisions& out) {
  Writer list(out);
  const Places targets = safes_of_others(pub, p);
  const u32 stranger = pub.seats == 2 ? u32(bit(kStrangerAim)) : 0;  // DW76-TWO-09
  const u32 others = all_but(p, pub.seats).bits | stranger;
  for (const int card : Bits{mine.hand}) {
    const Decision rob = Decision::rob(card, 0);
    const Decision duel = Decision::duel(card, 0);
    for (const int handle : Bits{targets}) list.push(rob.aimed(handle));
    for (const int aim : Bits{others}) list.push(duel.aimed(aim));
  }
  list_items(pub, mine.hand, p, list);
}

Verdict judge_turn(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() == Verb::Pass) return {"DW76-TURN-01"};
  if (!is_turn_action(d.verb())) return {kWrongVerb};
  if (!holds(mine, d.card())) return {"DW76-TURN-01"};
  switch (d.verb()) {
    case Verb::Rob:
      return yes_if((safes_of_others(pub, p) & at_handle(d.handle())) != 0, "DW76-ROB-02");
    case Verb::Duel:
      return yes_if(d.aim() != p && is_holder(pub, d.aim()), "DW76-DUEL-01");
    case Verb::Stetson:
      return yes_if(item_of(d.card()) == Item::Stetson, "DW76-TURN-03");
    case Verb::Duster:
      return yes_if(item_of(d.card()) == Item::Duster, "DW76-TURN-03");
    case Verb::Horse:
      return judge_horse(pub, p, d);
    default:
      return judge_holster(pub, d);
  }
}

Places places_for_holster(const Public& pub) {
  Places all = 0;
  for (const Places row : pub.in_row) all |= row;
  return all & ~pub.open & ~holstered(pub);
}

// --- the Stetson
Places places_for_stetson(const Public& pub, Seat p) {
  const u8 first = pub.flow.top().get<StetsonLocals>().first;
  const Places seen = first != 0 ? at_handle(first - 1) : 0;
  return safes_of_others(pub, p) & ~pub.open & ~seen;
}

void list_looks(const Public& pub, const Private&, Seat p, Decisions& out) {
  Writer list(out);
  for (const int handle : Bits{places_for_stetson(pub, p)}) list.push(Decision::safe(handle));
}

Verdict judge_look(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (d.verb() != Verb::Safe) return {kWrongVerb};
  const Places at = at_handle(d.handle());
  if (owner_of(pub, d.handle()) < 0) return {"DW76-STE-04"};
  if ((pub.open & at) != 0) return {"DW76-BDG-09"};
  return yes_if((places_for_stetson(pub, p) & at) != 0, "DW76-STE-01");
}

// --- the Duster
/// Any three of the hand (DW76-DUS-02).
void list_discards(const Public&, const Private& mine, Seat, Decisions& out) {
  Writer list(out);
  for (u64 a = mine.hand; a != 0; a &= a - 1) {
    for (u64 b = a & (a - 1); b != 0; b &= b - 1) {
      for (u64 c = b & (b - 1); c != 0; c &= c - 1) {
        list.push(Decision::with_cards((a & -a) | (b & -b) | (c & -c)));
      }
    }
  }
}

Verdict judge_discards(const Public&, const Private& mine, Seat, const Decision& d) {
  if (d.verb() != Verb::Cards) return {kWrongVerb};
  return yes_if(count_bits(d.cards()) == kDusterCards && (d.cards() & ~mine.hand) == 0, "DW76-DUS-02");
}

}  // namespace saloon::deadwood_1876
