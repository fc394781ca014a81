// Rounds and turns: one card, used for its gun or for its item; then everybody fills his hand.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

/// DW76-START-03: four rounds, three with eight or nine players; DW76-HU-01: a hold-up follows while there is a safe.
void next_turn(Context& c) {
  auto& pub = c.pub();
  RoundLocals turns = c.locals<RoundLocals>();
  if (turns.done == 0) {
    ++pub.round;
    c.tell<"round_began">(everyone(), pub.round, rounds(c.seats()));
  }
  if (turns.done == c.seats()) return c.wait(RoundAt::HoldUp);
  const auto seat = u8((pub.start + turns.done) % c.seats());  // DW76-START-02, DW76-HU-08, DW76-TWO-07
  ++turns.done;
  c.set_locals(turns);
  c.call(frame_of(Proc::Turn, TurnLocals{seat}), RoundAt::NextTurn);
}

/// DW76-TURN-02, DW76-TURN-04: the gun for a robbery or a duel, or the item, never both.
void play_card(Context& c) {
  const Seat p = c.locals<TurnLocals>().seat;
  const Decision d = c.take_answer(p);
  switch (d.verb()) {
    case Verb::Rob:
    case Verb::Duel:
      return start_fight(c, p, d);
    case Verb::Stetson:
      discard_from_hand(c, p, d.card());
      c.tell<"stetson_played">(everyone(), p, d.card());
      return c.call(frame_of(Proc::Stetson, StetsonLocals{p}), TurnAt::End);
    case Verb::Duster:
      discard_from_hand(c, p, d.card());  // DW76-DUS-01: before he draws
      c.tell<"duster_played">(everyone(), p, d.card());
      return c.call(frame_of(Proc::Duster, DusterLocals{p}), TurnAt::End);
    case Verb::Horse:
      ride(c, p, d);
      return c.wait(TurnAt::End);
    default:
      lay_holster(c, p, d);
      return c.wait(TurnAt::End);
  }
}

/// DW76-ENDT-01: all that was used goes to the discard pile, with two players the Holster of the attacked safe too.
void clear_table(Context& c) {
  auto& pub = c.pub();
  const u64 used = cards_in_fight(pub.fight);
  pub.fight = {};
  pub.offer = {};
  if (used == 0) return;
  discard_cards(c, used);
  c.tell<"cleared">(everyone(), used);
}

}  // namespace

void play_round(Context& c) {
  switch (c.at<RoundAt>()) {
    case RoundAt::NextTurn:
      return next_turn(c);
    case RoundAt::HoldUp:
      // DW76-HU-09, DW76-BDG-10: the last round is followed by the badge turns, and no hold-up any more.
      if (c.pub().holdups_left == 0) return c.become(frame_of(Proc::Badges));
      return c.call(frame_of(Proc::HoldUp), RoundAt::End);
    case RoundAt::End:
      return c.become(frame_of(Proc::Round));
  }
}

void turn(Context& c) {
  switch (c.at<TurnAt>()) {
    case TurnAt::Choose:
      c.ask(only(c.locals<TurnLocals>().seat), Ask::TurnAction);  // DW76-TURN-01: he may not pass
      return c.wait(TurnAt::Play);
    case TurnAt::Play:
      return play_card(c);
    case TurnAt::End:
      clear_table(c);
      draw_up(c, c.locals<TurnLocals>().seat);  // DW76-ENDT-02, DW76-ENDT-03; DW76-HOL-10: who kept his card draws none
      return c.done();
  }
}

}  // namespace saloon::deadwood_1876
