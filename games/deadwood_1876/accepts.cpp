// Judging an answer: yes, or the clause that forbids it.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

/// What a verb is about: a card, and one of so many targets (0: none).
struct Shape {
  bool card{};
  u8 targets{};
};
constexpr u8 kAims = kStrangerAim + 1;
constexpr std::array<Shape, std::size_t(Verb::Card) + 1> kShapes{{
    {},  // None
    {false, kCharacters},
    {true, kHandles},   // Rob
    {true, kAims},      // Duel
    {true, 0},          // Stetson
    {true, 0},          // Duster
    {true, kHouses},    // Horse
    {true, kHandles},   // Holster
    {false, kHandles},  // Safe
    {false, kAims},     // Holder
    {false, kHouses},   // House
    {true, 0},          // Card
}};

/// One meaning, one byte pattern: unused parts are zero, used parts name something.
bool is_canonical(const Decision& d) {
  const Verb verb = d.verb();
  if (verb == Verb::None || verb > Verb::KeepQuiet) return false;
  if (verb == Verb::Cards) return (d.cards() & ~kAllCards) == 0;
  if (d.word >> 24 != 0) return false;
  if (verb == Verb::Guns) return d.card() <= kCards && d.target() <= kCards;
  const Shape shape = verb <= Verb::Card ? kShapes[unsigned(verb)] : Shape{};
  const bool card = shape.card ? d.card() < kCards : d.card() == 0;
  return card && d.target() < std::max<int>(shape.targets, 1);
}

/// Is this a holder of the game? Holder 2 of the game for two is no seat and goes by another number.
bool is_holder(const Public& pub, int aim) { return aim < pub.seats || (pub.seats == 2 && aim == kStrangerAim); }

bool holds(const Private& mine, int card) { return (mine.hand & bit(card)) != 0; }
Verdict yes_if(bool yes, const char* clause) { return {yes ? nullptr : clause}; }

Verdict accepts_horse(const Public& pub, Seat p, const Decision& d) {
  if (item_of(d.card()) != Item::Horse) return {"DW76-TURN-03"};
  const u32 room = houses_with_room(pub, pub.star[p] - 1);
  if (room == 0) return {"DW76-HOR-02"};
  if (d.target() == pub.star[p] - 1) return {"DW76-HOR-01"};
  return yes_if((room & bit(d.target())) != 0, "DW76-CAP-01");
}

Verdict accepts_holster(const Public& pub, const Decision& d) {
  if (item_of(d.card()) != Item::Holster) return {"DW76-TURN-03"};
  if (pub.seats != 2) return {"DW76-TURN-05"};
  const Places at = at_handle(d.target());
  if (owner_of(pub, d.target()) < 0) return {"DW76-TWO-13"};
  if ((pub.open & at) != 0) return {"DW76-BDG-09"};
  return yes_if((places_for_holster(pub) & at) != 0, "DW76-TWO-16");
}

Verdict accepts_turn(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  switch (d.verb()) {
    case Verb::Rob:
    case Verb::Duel:
    case Verb::Stetson:
    case Verb::Duster:
    case Verb::Horse:
    case Verb::Holster:
      break;
    case Verb::Pass:
      return {"DW76-TURN-01"};
    default:
      return {kWrongVerb};
  }
  if (!holds(mine, d.card())) return {"DW76-TURN-01"};
  switch (d.verb()) {
    case Verb::Rob:
      return yes_if((safes_of_others(pub, p) & at_handle(d.target())) != 0, "DW76-ROB-02");
    case Verb::Duel:
      return yes_if(d.target() != p && is_holder(pub, d.target()), "DW76-DUEL-01");
    case Verb::Stetson:
      return yes_if(item_of(d.card()) == Item::Stetson, "DW76-TURN-03");
    case Verb::Duster:
      return yes_if(item_of(d.card()) == Item::Duster, "DW76-TURN-03");
    case Verb::Horse:
      return accepts_horse(pub, p, d);
    default:
      return accepts_holster(pub, d);
  }
}

Verdict accepts_look(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::Safe) return {kWrongVerb};
  const Places at = at_handle(d.target());
  if (owner_of(pub, d.target()) < 0) return {"DW76-STE-04"};
  if ((pub.open & at) != 0) return {"DW76-BDG-09"};
  return yes_if((places_for_stetson(pub, p) & at) != 0, "DW76-STE-01");
}

Verdict accepts_own_safe(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::Safe) return {kWrongVerb};
  const Ask ask = Ask(pub.asked.what[p]);
  const char* clause = ask == Ask::PassSafe         ? "DW76-SETUP-13"
                       : ask == Ask::GiveToStranger ? "DW76-TWO-04"
                                                    : "DW76-LAW-07";
  return yes_if((pub.in_row[p] & at_handle(d.target())) != 0, clause);
}

/// A card of one's hand as a gun; nobody may decline.
Verdict accepts_card(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() != Verb::Card && d.verb() != Verb::Pass) return {kWrongVerb};
  if (d.verb() == Verb::Card && holds(mine, d.card())) return {};
  const Ask ask = Ask(pub.asked.what[p]);
  if (ask == Ask::HoldUpCard) return {"DW76-HU-03"};
  if (ask == Ask::ShowdownCard) return {"DW76-SHOW-02"};
  return {pub.fight.kind == FightKind::Robbery ? "DW76-ROB-03" : "DW76-DUEL-02"};
}

Verdict accepts_offer(const Private& mine, const Decision& d) {
  if (d.verb() == Verb::Pass) return {};
  if (d.verb() != Verb::Card) return {kWrongVerb};
  return yes_if((mine.hand & kHolsters & bit(d.card())) != 0, "DW76-HOL-02");
}

Verdict accepts_pick(const Public& pub, const Decision& d) {
  if (d.verb() != Verb::Card) return {kWrongVerb};
  for (const u8 offer : pub.offer) {
    if (offer == d.card() + 1) return {};
  }
  return {"DW76-HOL-07"};
}

Verdict accepts_discards(const Private& mine, const Decision& d) {
  if (d.verb() != Verb::Cards) return {kWrongVerb};
  return yes_if(count_bits(d.cards()) == kDusterCards && (d.cards() & ~mine.hand) == 0, "DW76-DUS-02");
}

Verdict accepts_guns(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() != Verb::Guns) return {kWrongVerb};
  const auto fits = [&](Safe safe, u8 card) {
    const bool owns = (pub.facts[safe] & pub.in_row[p]) != 0;
    return owns ? card < kCards && holds(mine, card) : card == kNoCard;
  };
  const bool fine = fits(kStrike, d.strike_gun()) && fits(kDebt, d.debt_gun()) && d.strike_gun() != d.debt_gun();
  return yes_if(fine, "DW76-MYS-03");
}

Verdict accepts_character(const Public& pub, const Decision& d) {
  if (d.verb() != Verb::Character) return {kWrongVerb};
  for (const u8 taken : pub.character) {
    if (taken == d.target() + 1) return {"DW76-SETUP-02"};
  }
  return {};
}

Verdict accepts_house(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::House) return {kWrongVerb};
  return yes_if((houses_with_room(pub, pub.star[p] - 1) & bit(d.target())) != 0, "DW76-DUEL-05");
}

Verdict accepts_receiver(const Public& pub, Seat p, const Decision& d) {
  if (d.verb() != Verb::Holder) return {kWrongVerb};
  if (!is_holder(pub, d.target())) return {"DW76-LAW-07"};
  return yes_if((receivers(pub, p) & bit(aimed_at(d.target()))) != 0, "DW76-LAW-07");
}

Verdict accepts_badge(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (d.verb() == Verb::KeepQuiet) return {};
  if (d.verb() != Verb::Reveal) return {kWrongVerb};
  return yes_if(may_reveal(pub, mine, p), "DW76-BDG-02");
}

/// The questions of a confrontation.
Verdict accepts_in_fight(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  switch (Ask(pub.asked.what[p])) {
    case Ask::Rush:
      return yes_if(d.verb() == Verb::RollEarly || d.verb() == Verb::Wait, kWrongVerb);
    case Ask::HolsterAttacker:
    case Ask::HolsterDefender:
      return accepts_offer(mine, d);
    case Ask::PickAttacker:
    case Ask::PickDefender:
      return accepts_pick(pub, d);
    case Ask::Banish:
      return accepts_house(pub, p, d);
    default:
      return accepts_card(pub, mine, p, d);
  }
}

}  // namespace

Verdict Game::accepts(const Public& pub, const Private& mine, Seat p, const Decision& d) {
  if (!is_canonical(d)) return {kMalformed};
  const Ask ask = Ask(pub.asked.what[p]);
  if (ask >= Ask::Defend && ask <= Ask::Banish) return accepts_in_fight(pub, mine, p, d);
  switch (ask) {
    case Ask::ChooseCharacter:
      return accepts_character(pub, d);
    case Ask::PassSafe:
    case Ask::GiveToStranger:
    case Ask::LawThreeSafe:
      return accepts_own_safe(pub, p, d);
    case Ask::TurnAction:
      return accepts_turn(pub, mine, p, d);
    case Ask::StetsonFirst:
    case Ask::StetsonSecond:
      return accepts_look(pub, p, d);
    case Ask::DusterDiscard:
      return accepts_discards(mine, d);
    case Ask::HoldUpCard:
    case Ask::ShowdownCard:
      return accepts_card(pub, mine, p, d);
    case Ask::LawThreeReceiver:
      return accepts_receiver(pub, p, d);
    case Ask::BadgeReveal:
      return accepts_badge(pub, mine, p, d);
    case Ask::MysteryGun:
      return accepts_guns(pub, mine, p, d);
    default:
      return {kNotAsked};
  }
}

}  // namespace saloon::deadwood_1876
