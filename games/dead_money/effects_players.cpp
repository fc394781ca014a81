// Effects on one player of your choice.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

Ask question_for_seat(const Public& pub) {
  switch (effect_in_play(pub)) {
    case Effect::OnePlayerDraws2:
    case Effect::OnePlayerDiscards:
      return Ask::ChoosePlayer;  // DM-TERM-07
    case Effect::OpponentTakesRandom:
      return pub.hand_size[pub.turn] == 0 ? Ask::None : Ask::ChooseOpponent;
    default:
      return Ask::ChooseOpponent;
  }
}

namespace {

/// 4♠ (DM-FX-4S). Choose any player, yourself allowed; that player draws two cards.
void let_draw_two(Context& c, Seat chosen) {
  draw_cards(c, chosen, 2);
  c.done();
}

/// 7♠ (DM-FX-7S). This card goes into the hand of an opponent of your choice instead of the discard pile.
void give_this_card(Context& c, Seat chosen) {
  const int face = leave_play(c.pub());
  take_open(c, chosen, face, OpenZone::Play);
  c.done();
}

/// Takes one card, each as likely as the other; only these two see which (DM-INFO-08).
void take_blindly(Context& c, Seat taker, Seat from) {
  const int face = c.pick(Roll::BlindCard, c.of(from).hand);
  const CardBag card = CardBag::of(face);
  leave_unseen(c, from, card, only(taker));
  add_to_hand(c, taker, card);
  remember(c, only(from), taker, card);
  c.tell<"took_random">(everyone_secret_to(only(taker) | only(from)), taker, from, face);
}

/// A♣ (DM-FX-AC). Choose an opponent; he takes one card at random from your hand. If that was your last card, you draw
/// two. With an empty hand nothing happens.
void let_take_random(Context& c, Seat chosen) {
  const Seat a = c.pub().turn;
  take_blindly(c, chosen, a);
  if (c.pub().hand_size[a] == 0) draw_cards(c, a, 2);
  c.done();
}

/// 9♣ (DM-FX-9C). Choose an opponent who has a card and take one of his at random. If that was his last card, he draws
/// two.
void take_random(Context& c, Seat chosen) {
  take_blindly(c, c.pub().turn, chosen);
  if (c.pub().hand_size[chosen] == 0) draw_cards(c, chosen, 2);
  c.done();
}

void ask_for_seat(Context& c) {
  const Ask what = question_for_seat(c.pub());
  if (what == Ask::None) return c.done();
  c.ask(only(c.pub().turn), what);
  c.wait(ChooseSeatAt::Take);
}

void take_seat(Context& c) {
  const Seat a = c.pub().turn;
  const Seat chosen = c.take_answer(a).target();
  c.tell<"chose_players">(everyone(), a, only(chosen));
  switch (effect_in_play(c.pub())) {
    case Effect::OnePlayerDraws2:
      return let_draw_two(c, chosen);
    case Effect::GiveThisCard:
      return give_this_card(c, chosen);
    case Effect::OpponentTakesRandom:
      return let_take_random(c, chosen);
    case Effect::TakeRandom:
      return take_random(c, chosen);
    case Effect::LookAndTake:
      return c.become(frame_of(Proc::LookAndTake, LookAndTakeLocals{.victim = chosen}));
    case Effect::OpponentGives1:
      return c.become(frame_of(Proc::Give, GiveLocals{.givers = u8(only(chosen).bits), .player = chosen}));
    default:
      // Q♣ (DM-FX-QC). Choose a player who has a card, yourself allowed; he discards one card of his own choice.
      return c.become(frame_of(Proc::DiscardInTurn, DiscardInTurnLocals{.waiting = u8(only(chosen).bits)}));
  }
}

/// 5♦ (DM-FX-5D). Choose an opponent who has a card, look at his whole hand and take one card of your choice from it
/// into your hand.
void look_at_hand(Context& c) {
  const Seat a = c.pub().turn;
  const Seat from = c.locals<LookAndTakeLocals>().victim;
  const CardBag seen = c.of(from).hand;
  c.of(a).look = seen;  // DM-INFO-09: only he, and only until he has taken
  c.tell<"looked_at_hand">(everyone_secret_to(only(a)), a, from, seen.size(), seen);
  c.ask(only(a), Ask::TakeSeen);
  c.wait(LookAndTakeAt::Take);
}

void take_seen(Context& c) {
  const Seat a = c.pub().turn;
  const Seat from = c.locals<LookAndTakeLocals>().victim;
  const int face = c.take_answer(a).face();
  const CardBag card = CardBag::of(face);
  c.of(a).look = {};
  leave_unseen(c, from, card, {});
  remember(c, only(a), from, c.of(from).hand);  // the rest of the hand he has seen
  add_to_hand(c, a, card);
  remember(c, only(from), a, card);
  c.tell<"took_seen">(everyone_secret_to(only(a) | only(from)), a, from, face);
  c.done();
}

/// 4♥ (DM-FX-4H). Draw one card, look at it and give it to an opponent of your choice.
/// 7♣ (DM-FX-7C). Draw three cards and look at them; give two of these three to opponents of your choice, both to one
/// or one each to two, and keep the third. If only two or fewer could be drawn, all of them are passed on.
void draw_and_look(Context& c) {
  const Seat a = c.pub().turn;
  const bool one = effect_in_play(c.pub()) == Effect::Draw1PassIt;
  const CardBag drawn = draw_to_pass_on(c, a, one ? 1 : 3);
  if (drawn.empty()) return c.done();
  c.of(a).look = drawn;
  c.set_locals(DrawAndAssignLocals{.drawn = u8(drawn.size())});
  c.ask(only(a), one ? Ask::ChooseOpponent : Ask::AssignTwo);
  c.wait(DrawAndAssignAt::Assign);
}

void assign(Context& c) {
  const Seat a = c.pub().turn;
  const Decision d = c.take_answer(a);
  const CardBag drawn = std::exchange(c.of(a).look, CardBag{});
  if (d.verb() == Verb::Player) give_cards(c, a, d.target(), drawn);
  const Gifts gifts = d.gifts();
  for (int i = 0; i < gifts.size(); ++i) give_cards(c, a, gifts[i].to, CardBag::of(gifts[i].face));
  c.done();
}

}  // namespace

void choose_seat(Context& c) {
  switch (c.at<ChooseSeatAt>()) {
    case ChooseSeatAt::Ask:
      return ask_for_seat(c);
    case ChooseSeatAt::Take:
      return take_seat(c);
  }
}

void look_and_take(Context& c) {
  switch (c.at<LookAndTakeAt>()) {
    case LookAndTakeAt::Look:
      return look_at_hand(c);
    case LookAndTakeAt::Take:
      return take_seen(c);
  }
}

void draw_and_assign(Context& c) {
  switch (c.at<DrawAndAssignAt>()) {
    case DrawAndAssignAt::Draw:
      return draw_and_look(c);
    case DrawAndAssignAt::Assign:
      return assign(c);
  }
}

}  // namespace saloon::dead_money
