// A turn: return to the ranch, or go to town.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

/// DW-TOWN-02: any building on the board and nothing else; DW-TOWN-03: none with a cowboy of his own; DW-TOWN-04: none
/// that is occupied and protected, except the Church; DW-TOWN-05: none whose toll he cannot pay.
u32 destinations(const Public& pub, Seat p) {
  const u32 guarded = protected_plots(pub);
  const u32 open = pub.built & ~pub.own[p] & (kChurchBit | ~(pub.occupied & guarded));
  return can_pay_toll(pub, p) ? open : open & ~guarded;
}

Frame arrive(Context& c, Seat p, int strength, int plot, u8 laundries) {
  auto& pub = c.pub();
  pay_toll(c, p, plot);
  // DW-TOWN-06: a duel if another player's cowboy is there; DW-CHURCH-02, DW-DUEL-19: never at the Church, and nobody
  // can come to an occupied building that is protected, nor to mine or Boot Hill.
  if (plot != kChurchPlot && (pub.occupied & plot_bit(plot)) != 0) {
    return frame_of(Proc::Duel, Duelling{p, u8(plot), u8(strength), laundries, 0});
  }
  enter(pub, p, strength, plot);
  return ask_to_annex(c, p, plot, laundries);  // DW-TOWN-07, DW-ANX-01
}

namespace {

void begin_turn(Context& c) {
  auto& pub = c.pub();
  ++pub.turns;
  c.tell<"turn_began">(everyone(), pub.turn, pub.turns);
  c.ask(only(pub.turn), Ask::TurnAction);  // DW-TURN-02, DW-TURN-03: one of the two actions, passing is none
  c.wait(TurnAt::Act);
}

void end_turn(Context& c) {
  auto& pub = c.pub();
  if (pub.turns >= pub.config.turn_cap) trigger_end(c, EndReason::TurnCap);  // DW-END-10
  if (pub.ended != EndReason::None) return settle(c);                        // DW-END-04: nobody else gets a turn
  pub.turn = next_seat(pub.turn, pub.seats);                                 // DW-TURN-01, DW-TURN-04, DW-TURN-05
  c.become(frame_of(Proc::Turn));
}

/// DW-TOWN-01: exactly one cowboy, from the ranch.
void go_to_town(Context& c, Seat p, int strength, int plot) {
  auto& pub = c.pub();
  pub.ranch[p] = Cowboys(pub.ranch[p] - one_of(strength));
  c.tell<"went_to_town">(everyone(), p, strength, plot, pub.tile[unsigned(plot)]);
  c.call(arrive(c, p, strength, plot, kNoMove), TurnAt::End);
}

void act(Context& c) {
  const Seat p = c.pub().turn;
  const Decision d = c.take_answer(p);
  if (d.verb() == Verb::GoToTown) return go_to_town(c, p, d.strength(), d.plot());
  return_to_ranch(c, p, d.mine(), d.plots());
  end_turn(c);
}

}  // namespace

void turn(Context& c) {
  switch (c.at<TurnAt>()) {
    case TurnAt::Begin:
      return begin_turn(c);
    case TurnAt::Act:
      return act(c);
    case TurnAt::End:
      return end_turn(c);
  }
}

}  // namespace saloon::deadwood
