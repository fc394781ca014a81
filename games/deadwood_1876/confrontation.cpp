// Robbery and duel: gun against gun, the dice, and what the winner gets.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

// --- the guns
/// DW76-ROB-03, DW76-DUEL-02: the defender must; he has seen the attacking gun.
void defend(Context& c) {
  auto& pub = c.pub();
  auto& f = pub.fight;
  const int card = c.take_answer(f.plays_for).card();
  take_from_hand(c, f.plays_for, bit(card));
  f.defender_card = u8(card + 1);
  c.tell<"defended">(everyone(), f.plays_for, aim(pub, f.defender), card);
}

void guns_are_out(Context& c) {
  defend(c);
  const auto& f = c.pub().fight;
  if (c.seats() == 2) return roll_out(c);  // DW76-TWO-19: no bystander, no Holster window
  if (!c.pub().config.rush_roll) return stage_a(c);
  c.ask(only(f.attacker) | only(f.defender), Ask::Rush);  // DW76-HOL-12: at once and secretly
  c.wait(ConfrontationAt::Early);
}

/// DW76-HOL-12: rolled now and in public, the attacker's first; this roll counts.
void roll_early(Context& c) {
  auto& f = c.pub().fight;
  for (const bool attacks : {true, false}) {
    const Seat p = attacks ? f.attacker : Seat(f.defender);
    if (c.take_answer(p).verb() != Verb::RollEarly) continue;
    const Gun gun = gun_of((attacks ? f.attacker_card : f.defender_card) - 1);
    const int score = roll_die(c, gun);
    (attacks ? f.attacker_early : f.defender_early) = u8(score);
    c.tell<"rolled_early">(everyone(), p, p, gun, score);
  }
  stage_a(c);
}

// --- the dice
/// One side's roll: the gun, then the Holster; an early roll counts until there is a tie (DW76-HOL-13).
int shoot(Context& c, Seat roller, int holder, u8 card, u8 holster, u8 early) {
  const Gun gun = gun_of(card - 1);
  const int first = early != 0 ? early : roll_die(c, gun);
  int score = first;
  Dice dice = Dice::one(gun, first);
  if (holster != 0) {  // DW76-HOL-09: the gun printed on the same card, added
    const Gun second = gun_of(holster - 1);
    const int result = roll_die(c, second);
    score += result;
    dice.add(second, result);
  }
  c.tell<"shot">(everyone(), roller, aim(c.pub(), holder), dice, score);
  return score;
}

/// DW76-ROB-06, DW76-DUEL-03: on equal scores all dice again.
bool attacker_wins(Context& c) {
  Fight f = fight_to_roll(c);
  for (;;) {
    const auto [attack, defence] = exchange_shots(c, f);
    if (attack != defence) return attack > defence;
    f.attacker_early = f.defender_early = 0;
    const SeatSet both = only(f.attacker) | only(f.plays_for);
    c.tell<"tied">(everyone(), both, attack);
  }
}

// --- the robbery
/// DW76-TWO-15: as soon as the scores differ the Holster leaves the safe; it is discarded with the other cards.
void lift_holster(Public& pub) {
  if (pub.seats != 2) return;
  pub.fight.defender_holster = std::exchange(pub.holster[pub.fight.handle], u8{0});
}

void end_robbery(Context& c, bool won) {
  auto& pub = c.pub();
  lift_holster(pub);
  const Fight f = pub.fight;
  const u8 victim = aim(pub, f.defender);
  if (!won) {  // DW76-ROB-08: nothing is shuffled, and the attacker learns nothing
    c.tell<"robbery_lost">(everyone(), f.attacker, victim, f.handle);
    return c.done();
  }
  const int safe = c.s.hidden.safe_at[f.handle] - 1;
  c.tell<"robbery_won">(everyone_secret_to(only(f.attacker)), f.attacker, victim, f.handle, safe);
  leave_row(pub, f.defender, f.handle);  // DW76-ROB-09: what is left keeps its order and its handles
  win_safe(c, f.attacker, f.handle);     // DW76-ROB-07
  if (!breaks_law_three(pub, f.attacker)) return c.done();
  c.become(frame_of(Proc::LawThree, LawThreeLocals{f.attacker}));
}

// --- the duel
void move_star(Context& c, const Fight& f, int house) {
  auto& pub = c.pub();
  pub.star[f.defender] = u8(house + 1);
  c.tell<"banished">(everyone(), f.attacker, aim(pub, f.defender), house);
}

void end_duel(Context& c, bool won) {
  auto& pub = c.pub();
  const Fight& f = pub.fight;
  const u8 challenged = aim(pub, f.defender);
  if (!won) {  // DW76-DUEL-07
    c.tell<"duel_lost">(everyone(), f.attacker, challenged);
    return c.done();
  }
  c.tell<"duel_won">(everyone(), f.attacker, challenged);
  u8& mine = pub.star[f.attacker];  // DW76-TWO-10: the Stranger's star moves like any other
  u8& his = pub.star[f.defender];
  if (mine != his) {  // DW76-DUEL-04: not optional, and no capacity is checked (DW76-CAP-02)
    std::swap(mine, his);
    c.tell<"swapped">(everyone(), f.attacker, challenged, mine - 1, his - 1);
    return c.done();
  }
  if (houses_with_room(pub, mine - 1) == 0) {  // DW76-DUEL-06
    c.tell<"nowhere_to_go">(everyone(), f.attacker, challenged);
    return c.done();
  }
  c.ask(only(f.attacker), Ask::Banish);  // DW76-DUEL-05
  c.wait(ConfrontationAt::Banish);
}

}  // namespace

bool one_house_with_room(const Public& pub, Seat p) { return count_bits(houses_with_room(pub, pub.star[p] - 1)) == 1; }

Fight fight_to_roll(const Context& c) {
  Fight f = c.pub().fight;
  // DW76-TWO-14: the Holster on the safe defends it, whoever laid it; DW76-TWO-19: not in a duel.
  if (f.kind == FightKind::Robbery && c.seats() == 2) f.defender_holster = c.pub().holster[f.handle];
  return f;
}

/// DW76-ROB-05: all dice at the same moment (DW76-GUN-03).
Shots exchange_shots(Context& c, const Fight& f) {
  const int attack = shoot(c, f.attacker, f.attacker, f.attacker_card, f.attacker_holster, f.attacker_early);
  const int defence = shoot(c, f.plays_for, f.defender, f.defender_card, f.defender_holster, f.defender_early);
  return {attack, defence};
}

int roll_die(Context& c, Gun gun) {
  return c.pick(die_of(gun), components::kDice[unsigned(gun)]);
}  // DW76-GUN-01, DW76-GUN-04

/// DW76-ROB-01, DW76-DUEL-01: the card lies face up in front of a safe or a character.
void start_fight(Context& c, Seat p, const Decision& d) {
  auto& pub = c.pub();
  const bool robbery = d.verb() == Verb::Rob;
  Fight& f = pub.fight;
  f.kind = robbery ? FightKind::Robbery : FightKind::Duel;
  f.attacker = p;
  f.defender = u8(robbery ? owner_of(pub, d.handle()) : aimed_at(d.aim()));
  f.plays_for = f.defender < pub.seats ? f.defender : next_seat(p, 2);  // DW76-TWO-09
  f.handle = u8(robbery ? d.handle() : 0);
  f.attacker_card = u8(d.card() + 1);
  take_from_hand(c, p, bit(d.card()));
  const u8 victim = aim(pub, f.defender);
  if (robbery) {
    c.tell<"robbery_began">(everyone(), p, victim, d.card(), f.handle);
  } else {
    c.tell<"duel_began">(everyone(), p, victim, d.card());
  }
  c.call(frame_of(Proc::Confrontation), TurnAt::End);
}

void roll_out(Context& c) {
  const bool won = attacker_wins(c);
  if (c.pub().fight.kind == FightKind::Robbery) return end_robbery(c, won);
  end_duel(c, won);  // DW76-DUEL-08: no safe moves
}

void confrontation(Context& c) {
  const ConfrontationAt at = c.at<ConfrontationAt>();
  switch (at) {
    case ConfrontationAt::Defend:
      c.ask(only(c.pub().fight.plays_for), Ask::Defend);
      return c.wait(ConfrontationAt::Guns);
    case ConfrontationAt::Guns:
      return guns_are_out(c);
    case ConfrontationAt::Early:
      return roll_early(c);
    case ConfrontationAt::OffersA:
    case ConfrontationAt::OffersD:
      return show_offers(c, at);
    case ConfrontationAt::PickA:
    case ConfrontationAt::PickD:
      return pick_offer(c, at);
    case ConfrontationAt::Banish:
      move_star(c, c.pub().fight, c.take_answer(c.pub().fight.attacker).house());
      return c.done();
  }
}

}  // namespace saloon::deadwood_1876
