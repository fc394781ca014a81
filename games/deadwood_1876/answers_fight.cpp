// Answers with a gun: in a confrontation, in a hold-up and in the showdown.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

void list_cards(u64 cards, Decisions& out) {
  Decisions::Writer list(out);
  for (const int card : Bits{cards}) list.push(Decision::with_card(card));
}

/// A card of one's hand as a gun; nobody may decline.
Verdict judge_card(const Private& mine, const Decision& d, const char* clause) {
  if (d.verb() != Verb::Card && d.verb() != Verb::Pass) return {kWrongVerb};
  if (d.verb() == Verb::Card && (mine.hand & bit(d.card())) != 0) return {};
  return {clause};
}

}  // namespace

// --- guns
void list_hand(const Public&, const Private& mine, Seat, Decisions& out) { list_cards(mine.hand, out); }

Verdict judge_defence(const Public& pub, const Private& mine, Seat, const Decision& d) {
  return judge_card(mine, d, pub.fight.kind == FightKind::Robbery ? "DW76-ROB-03" : "DW76-DUEL-02");
}

Verdict judge_hold_up_card(const Public&, const Private& mine, Seat, const Decision& d) {
  return judge_card(mine, d, "DW76-HU-03");
}

Verdict judge_showdown_card(const Public&, const Private& mine, Seat, const Decision& d) {
  return judge_card(mine, d, "DW76-SHOW-02");
}

// --- rolling before the Holsters are offered
void list_early_rolls(const Public&, const Private&, Seat, Decisions& out) {
  out.push(Decision::roll_early());
  out.push(Decision::wait());
}

Verdict judge_early_roll(const Public&, const Private&, Seat, const Decision& d) {
  return {d.verb() == Verb::RollEarly || d.verb() == Verb::Wait ? nullptr : kWrongVerb};
}

// --- Holsters
void list_offers(const Public&, const Private& mine, Seat, Decisions& out) {
  out.push(Decision::pass());
  list_cards(mine.hand & kHolsters, out);
}

Verdict judge_offer(const Public&, const Private& mine, Seat, const Decision& d) {
  if (d.verb() == Verb::Pass) return {};
  if (d.verb() != Verb::Card) return {kWrongVerb};
  return {(mine.hand & kHolsters & bit(d.card())) != 0 ? nullptr : "DW76-HOL-02"};
}

void list_picks(const Public& pub, const Private&, Seat, Decisions& out) {
  for (const u8 offer : pub.offer) {
    if (offer != 0 && offer != kHasOffered) out.push(Decision::with_card(offer - 1));
  }
}

Verdict judge_pick(const Public& pub, const Private&, Seat, const Decision& d) {
  if (d.verb() != Verb::Card) return {kWrongVerb};
  for (const u8 offer : pub.offer) {
    if (offer == d.card() + 1) return {};
  }
  return {"DW76-HOL-07"};
}

// --- where a star is sent
void list_houses(const Public& pub, const Private&, Seat p, Decisions& out) {
  for (const int house : Bits{houses_with_room(pub, pub.star[p] - 1)}) out.push(Decision::to_house(house));
}

Verdict judge_house(const Public& pub, const Private&, Seat p, const Decision& d) {
  if (d.verb() != Verb::House) return {kWrongVerb};
  return {(houses_with_room(pub, pub.star[p] - 1) & bit(d.house())) != 0 ? nullptr : "DW76-DUEL-05"};
}

}  // namespace saloon::deadwood_1876
