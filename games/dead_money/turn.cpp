// The turn: two hands to spend, the order of turns, and the drop roll.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

void next_turn(Context& c, Seat p) {
  auto& pub = c.pub();
  if (pub.idle_turns >= pub.seats) return end_by_count(c, EndReason::Stalemate);         // DM-SAFE-04
  if (pub.turns >= pub.config.turn_limit) return end_by_count(c, EndReason::TurnLimit);  // DM-SAFE-05
  pub.turn = p;
  ++pub.turns;
  pub.hands_left = 2;  // DM-TURN-01; DM-ORD-07: however the turn was got
  pub.played = 0;
  pub.after = kGoesOn;
  c.tell<"turn_began">(everyone(), p, pub.turns);
  c.become(frame_of(Proc::Turn));
}

Die roll_die(Context& c, Roll why, Seat p, int face) {
  const int bonus =
      c.pub().config.suit_bonus_scope == SuitBonusScope::AllOwnRolls ? suit_bonus(c.pub(), p, face) : 0;  // DM-ROLL-05
  return {int(c.roll(why, 1, 6)), bonus};
}

namespace {

void pass_on(Context& c) { next_turn(c, left_of(c.pub(), c.pub().turn)); }  // DM-ORD-01, DM-GEN-02

/// DM-INFO-14: asked also if there is nothing to choose; a forced draw looks like any other.
void ask_player(Context& c) {
  c.ask(only(c.pub().turn), c.pub().played == 0 ? Ask::TurnFirst : Ask::TurnSecond);
  c.wait(TurnAt::Act);
}

/// DM-TURN-04: one card instead of playing.
void draw_instead(Context& c) {
  auto& pub = c.pub();
  const bool drew = !draw_cards(c, pub.turn, 1).empty();
  pub.idle_turns = drew ? u8{0} : u8(pub.idle_turns + 1);
  pass_on(c);
}

/// DM-TURN-07 a, b: out of the hand, paid for, in play (DM-DECK-04).
void play_card(Context& c, int face) {
  auto& pub = c.pub();
  const Seat p = pub.turn;
  leave_openly(c, p, CardBag::of(face));
  pub.hands_left = u8(pub.hands_left - hands_of(face));
  ++pub.played;
  pub.idle_turns = 0;
  pub.in_play[pub.in_play_size++] = u8(face);
  c.tell<"played">(everyone(), p, face, pub.hands_left);
  c.set_locals(TurnLocals{u8(face + 1)});
  apply_effect(c, u8(TurnAt::Settle));  // DM-GEN-04, DM-GEN-05
}

void act(Context& c) {
  const Seat p = c.pub().turn;
  const Decision d = c.take_answer(p);
  if (d.verb() == Verb::Play) return play_card(c, d.face());
  if (d.verb() == Verb::Draw) return draw_instead(c);
  c.tell<"stopped">(everyone(), p);  // DM-TURN-05: draws nothing
  pass_on(c);
}

/// DM-TURN-06, DM-ROLL-06.
void go_on(Context& c) {
  if (c.pub().hands_left == 0) return pass_on(c);
  ask_player(c);
}

/// DM-ROLL-01, DM-ROLL-02; DM-ROLL-03: with the Brains that lie there now; DM-ROLL-04: a 6 alone holds no 7.
bool drop_roll_holds(Context& c, int face) {
  const auto& pub = c.pub();
  const int bonus = suit_bonus(pub, pub.turn, face);
  const int die = int(c.roll(Roll::DropRoll, 1, 6));
  const bool held = die + bonus >= drop_target(face);
  c.tell<"drop_roll">(everyone(), pub.turn, face, die, bonus, drop_target(face), held);
  return held;
}

void roll_for_brain(Context& c, int face) {
  if (drop_roll_holds(c, face)) return go_on(c);
  const Seat p = c.pub().turn;
  if (!has_brain(c.pub(), p)) return pass_on(c);  // DM-ROLL-08
  c.ask(only(p), Ask::DropBrain);                 // DM-ROLL-07
  c.wait(TurnAt::Drop);
}

/// DM-TURN-07 c to g.
void settle(Context& c) {
  auto& pub = c.pub();
  const int face = c.locals<TurnLocals>().card - 1;
  put_away(c, 0);
  if (somebody_has_won(c, pub.turn)) return;  // DM-WIN-02, DM-WIN-03: before the roll and before a showdown
  if (pub.showdown.brain != 0) return c.become(frame_of(Proc::Showdown));
  if (pub.after >= kTurnOf) return next_turn(c, Seat(pub.after - kTurnOf));
  if (pub.after == kTurnEnds) return pass_on(c);
  if (needs_brain(face)) return roll_for_brain(c, face);
  go_on(c);
}

void drop_chosen(Context& c) {
  const Seat p = c.pub().turn;
  drop_brain(c, p, c.take_answer(p).suit());
  c.become(frame_of(Proc::Showdown));
}

}  // namespace

void turn(Context& c) {
  switch (c.at<TurnAt>()) {
    case TurnAt::Ask:
      return ask_player(c);
    case TurnAt::Act:
      return act(c);
    case TurnAt::Settle:
      return settle(c);
    case TurnAt::Drop:
      return drop_chosen(c);
  }
}

}  // namespace saloon::dead_money
