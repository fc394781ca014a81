// The Holster window: bystanders help the attacker, then the defender. Only a confrontation has one (DW76-HOL-11).
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

/// DW76-HOL-02, DW76-HOL-03: everybody but the two who fight; DW76-HOL-06: and who has not offered yet.
SeatSet helpers(const Public& pub) {
  SeatSet who = all_seats(pub.seats);
  who.remove(pub.fight.attacker);
  who.remove(pub.fight.plays_for);
  for (const Seat p : who) {
    if (pub.offer[p] != 0) who.remove(p);
  }
  return who;
}

bool helps_attacker(ConfrontationAt at) { return at == ConfrontationAt::OffersA || at == ConfrontationAt::PickA; }

void after_stage(Context& c, bool attackers) {
  if (attackers) return stage_d(c);
  roll_out(c);
}

/// DW76-HOL-07, DW76-HOL-10: this one is used, all others of the stage are back in their owners' hands.
void use_offer(Context& c, int card, bool attackers) {
  auto& pub = c.pub();
  Fight& f = pub.fight;
  const u8 helped = attackers ? f.attacker : f.defender;
  (attackers ? f.attacker_holster : f.defender_holster) = u8(card + 1);
  for (Seat p = 0; p < c.seats(); ++p) {
    const u8 offer = pub.offer[p];
    if (offer == 0 || offer == kHasOffered) continue;
    pub.offer[p] = kHasOffered;
    const bool used = offer == card + 1;
    if (used) take_from_hand(c, p, bit(card));
    if (used) {
      c.tell<"holster_used">(everyone(), p, helped, card);
    } else {
      c.tell<"holster_returned">(everyone(), p, helped, offer - 1);
    }
  }
  after_stage(c, attackers);
}

}  // namespace

/// DW76-ROB-04, DW76-HOL-01, DW76-HOL-04, DW76-HOL-05: after both guns, before the dice; first for the attacker, all at
/// once.
void stage_a(Context& c) {
  if (c.pub().fight.attacker_early != 0) return stage_d(c);  // DW76-HOL-12
  c.ask(helpers(c.pub()), Ask::HolsterAttacker);
  c.wait(ConfrontationAt::OffersA);
}

void stage_d(Context& c) {
  const SeatSet who = helpers(c.pub());
  if (c.pub().fight.defender_early != 0 || who.empty()) return roll_out(c);
  c.ask(who, Ask::HolsterDefender);
  c.wait(ConfrontationAt::OffersD);
}

/// The offers of a stage, shown together, face up. Until it is used an offered Holster counts as in its owner's hand.
void show_offers(Context& c, ConfrontationAt at) {
  auto& pub = c.pub();
  const bool attackers = helps_attacker(at);
  const u8 helped = attackers ? pub.fight.attacker : pub.fight.defender;
  int offers = 0;
  int card = 0;
  for (const Seat p : helpers(pub)) {
    const Decision d = c.take_answer(p);
    if (d.verb() != Verb::Card) continue;
    card = d.card();
    ++offers;
    pub.offer[p] = u8(card + 1);
    pub.shown[p] |= bit(card);
    c.tell<"holster_offered">(everyone(), p, helped, card);
  }
  if (offers == 0) return after_stage(c, attackers);
  if (offers == 1) return use_offer(c, card, attackers);  // DW76-HOL-08: he must, and there is no choice
  c.ask(only(helped), attackers ? Ask::PickAttacker : Ask::PickDefender);
  c.wait(attackers ? ConfrontationAt::PickA : ConfrontationAt::PickD);
}

void pick_offer(Context& c, ConfrontationAt at) {
  const bool attackers = helps_attacker(at);
  const Fight& f = c.pub().fight;
  use_offer(c, c.take_answer(attackers ? f.attacker : Seat(f.defender)).card(), attackers);
}

}  // namespace saloon::deadwood_1876
