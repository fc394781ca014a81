// Hold-up: start and secret choice.
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

namespace {

SeatSet seats_with_cards(const Public& pub) {
  SeatSet who;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.hand_size[p] > 0) who.add(p);
  }
  return who;
}

void call_to_arms(Context& c, int pile) {
  const auto& pub = c.pub();
  c.tell<"hold_up_began">(everyone(), pub.turn, pile, open_card(pub, pile));
  // DSC-HOLD-04: everybody, also who caused it; DSC-HOLD-05: sealed, at the same time; DSC-HOLD-06: with a choice of
  // one's own; DSC-HOLD-07: but an empty hand has nothing to choose.
  c.ask(seats_with_cards(pub), Ask::ChooseGang);
  c.wait(HoldUpAt::Reveal);
}

/// DSC-HOLD-09: all gangs are laid open in one step.
void reveal(Context& c, int pile) {
  Gangs gangs{};
  for (Seat p = 0; p < c.seats(); ++p) {
    gangs[p] = c.take_answer(p);
    if (gangs[p].verb() == Verb::NoGang) gangs[p] = Decision{};
  }
  if (c.listened()) {
    const Strengths strength = strengths_at(c.pub(), pile);
    for (Seat p = 0; p < c.seats(); ++p) {
      const CardBag cards = gangs[p].cards();
      if (cards.empty())
        c.tell<"stayed_out">(everyone(), p);
      else
        c.tell<"gang_shown">(everyone(), p, cards, gang_strength(strength, gangs[p]));
    }
  }
  resolve(c, pile, gangs);
}

}  // namespace

void hold_up(Context& c) {
  const int pile = c.locals<HoldUpLocals>().pile;
  switch (c.at<HoldUpAt>()) {
    case HoldUpAt::Call:
      return call_to_arms(c, pile);
    case HoldUpAt::Reveal:
      return reveal(c, pile);
  }
}

}  // namespace saloon::desperados_cards
