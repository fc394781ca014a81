// Effects that make players discard, one after the other, each seeing what the earlier ones did (DM-TERM-06).
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

/// 3♣ (DM-FX-3C). Discard your whole hand, then draw six cards.
void new_hand_of_six(Context& c) {
  const Seat a = c.pub().turn;
  const CardBag hand = c.of(a).hand;
  if (!hand.empty()) discard_from_hand(c, a, hand);  // DM-WIN-02: empty for a moment is nothing
  draw_cards(c, a, 6);
}

void discard_by(Context& c, SeatSet who, u8 next) {
  const SeatSet able = who & seats_with_cards(c.pub());
  c.call(frame_of(Proc::DiscardInTurn, DiscardInTurnLocals{.waiting = u8(able.bits)}), next);
}

/// 2♥ (DM-FX-2H). Every opponent with fewer cards than you draws one; then every opponent who had more than you
/// discards one of his choice. Hands are compared once, before anybody draws.
void level_hands(Context& c, u8 next) {
  const auto& pub = c.pub();
  const Seat a = pub.turn;
  const u8 mine = pub.hand_size[a];
  SeatSet fewer;
  SeatSet more;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.hand_size[p] < mine) fewer.add(p);
    if (pub.hand_size[p] > mine) more.add(p);
  }
  each_from(pub, left_of(pub, a), [&](Seat p) {
    if (fewer.has(p)) draw_cards(c, p, 1);
  });
  discard_by(c, more, next);
}

namespace {

/// From A, clockwise; whoever has a single card is not asked (section 5), everybody else is.
void ask_next(Context& c) {
  SeatSet waiting{c.locals<DiscardInTurnLocals>().waiting};
  if (waiting.empty()) return c.done();
  const Seat p = first_from(waiting, c.pub().turn);
  waiting.remove(p);
  c.set_locals(DiscardInTurnLocals{.waiting = u8(waiting.bits), .discarding = p});
  c.ask(only(p), Ask::DiscardCard);
  c.wait(DiscardInTurnAt::Discard);
}

void discard_chosen(Context& c) {
  const Seat p = c.locals<DiscardInTurnLocals>().discarding;
  discard_from_hand(c, p, c.take_answer(p).chosen());
  ask_next(c);
}

}  // namespace

void discard_in_turn(Context& c) {
  switch (c.at<DiscardInTurnAt>()) {
    case DiscardInTurnAt::Next:
      return ask_next(c);
    case DiscardInTurnAt::Discard:
      return discard_chosen(c);
  }
}

}  // namespace saloon::dead_money
