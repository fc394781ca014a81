// The ordinary day: draw, then post a henchman.
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

void pass_turn(Context& c) {
  c.pub().turn = next_seat(c.pub().turn, c.seats());  // DSC-GEN-04
  c.become(frame_of(Proc::Turn));
}

void post(Public& pub, Seat p, int face, int pile) {
  join_row(pub, pile, face);              // DSC-PLACE-01, DSC-PLACE-09: of this pile, whatever place another one shows
  pub.latest[p] = i16(++pub.placements);  // DSC-RES-03: in front of any place
}

namespace {

/// DSC-PLACE-10, DSC-PLACE-11: the left neighbour draws one card blindly out of the hand; it lies open on the discard
/// pile.
void lose_card_blindly(Context& c, Seat p) {
  auto& pub = c.pub();
  pub.unfit[p] = fits_anywhere(pub);  // everybody now knows what this hand lacks
  pub.slack[p] = 0;
  c.tell<"blocked">(everyone(), p);
  const int face = c.pick(Roll::BlindDiscard, c.of(p).hand);
  take_card_from_hand(c, p, face);
  discard_cards(c, CardBag::of(face));
  c.tell<"blind_discard">(everyone(), p, next_seat(p, c.seats()), face);
}

void begin_turn(Context& c) {
  const auto& pub = c.pub();
  const Seat p = pub.turn;
  const u64 fitting = fits_anywhere(pub);
  if (is_dead(pub, fitting)) return finish(c, EndReason::DeadPosition);  // DSC-END-03
  draw_cards(c, p, components::kDrawPerTurn);                            // DSC-TURN-01, DSC-TURN-02
  if (pub.hand_size[p] == 0) {                                           // DSC-PLACE-13
    c.tell<"empty_handed">(everyone(), p);
    return pass_turn(c);
  }
  if ((c.of(p).hand.one & fitting) == 0) {
    lose_card_blindly(c, p);
    return pass_turn(c);  // DSC-PLACE-12: nothing is placed; DSC-RES-04: so the latest placement stays
  }
  c.ask(only(p), Ask::PlaceHenchman);  // DSC-TURN-06: he must; DSC-TURN-09: asked even if only one card fits
  c.wait(TurnAt::Place);
}

void post_henchman(Context& c) {
  auto& pub = c.pub();
  const Seat p = pub.turn;
  const Decision d = c.take_answer(p);
  const int pile = d.pile();
  take_card_from_hand(c, p, d.face());
  post(pub, p, d.face(), pile);
  c.tell<"placed">(everyone(), p, d.face(), pile, open_card(pub, pile));
  if (!is_surrounded(pub, pile)) return pass_turn(c);  // DSC-TURN-08
  // DSC-GEN-03: at this very moment; DSC-HOLD-03: one hold-up, then the turn is over.
  c.call(frame_of(Proc::HoldUp, HoldUpLocals{u8(pile)}), TurnAt::Pass);
}

}  // namespace

void turn(Context& c) {
  switch (c.at<TurnAt>()) {
    case TurnAt::Draw:
      return begin_turn(c);
    case TurnAt::Place:
      return post_henchman(c);
    case TurnAt::Pass:
      return pass_turn(c);  // DSC-RES-13: on from the seat that caused the hold-up
  }
}

}  // namespace saloon::desperados_cards
