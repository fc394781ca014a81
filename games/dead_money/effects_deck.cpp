// Effects on deck and discard pile: turning up, looking, putting on top, fetching; and the dice that count.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

/// 6♣ (DM-FX-6C). Roll the die and count that many players, yourself as one; the player reached draws as many cards as
/// the die shows.
void die_counted_draws(Context& c) {
  const auto& pub = c.pub();
  const Die die = roll_die(c, Roll::CountDie, pub.turn, card_in_play(pub));
  const Seat reached = seat_after(pub, pub.turn, die.total() - 1);
  c.tell<"count_die">(everyone(), pub.turn, die.rolled, die.bonus, reached);
  draw_cards(c, reached, die.total());
}

/// 3♠ (DM-FX-3S). Turn up the top card of the deck. A number goes into the hand of the player it counts to, you being
/// one, and you go on; a letter (A, J, Q, K, B) goes into your hand, and you stop. Your turn goes on.
void flip_until_letter(Context& c) {
  const auto& pub = c.pub();
  while (deck_has_card(c)) {  // DM-SAFE-01: every step moves a card into a hand
    const int face = turn_up(c);
    const bool letter = (kLetters >> face & 1) != 0;  // DM-TERM-03
    take_open(c, letter ? Seat(pub.turn) : seat_after(pub, pub.turn, value_of(face) - 1), face, OpenZone::Deck);
    if (letter) return;
  }
}

namespace {

/// 10♣ (DM-FX-10C). Turn up the top card of the deck and apply its effect as if you had played it: no hands are paid,
/// no Brain is needed, no drop roll is made. Then it goes where it would have gone.
void play_turned_up(Context& c) {
  auto& pub = c.pub();
  if (!deck_has_card(c)) return c.done();
  pub.in_play[pub.in_play_size++] = u8(turn_up(c));  // DM-SAFE-03: at most two 10♣ and one more
  apply_effect(c, u8(PlayTopAt::Settle));
}

/// K♣ (DM-FX-KC). Look at the top five cards of the deck and put them back in any order. With fewer cards in the deck
/// you look at those; it is reshuffled only if it is empty.
void look_at_top(Context& c) {
  const auto& pub = c.pub();
  const Seat a = pub.turn;
  if (!deck_has_card(c)) return c.done();
  const int count = std::min(kMostSeen, int(pub.deck_size));
  settle_top(c, a, count);
  c.tell<"looked_at_deck">(everyone_secret_to(only(a)), a, count, [&] {
    CardOrder order{};
    for (int i = 0; i < count; ++i) order[unsigned(i)] = c.s.hidden.fixed[unsigned(pub.fixed_size - 1 - i)];
    return order;
  });
  c.set_locals(ReorderLocals{.seen = u8(count)});
  c.ask(only(a), Ask::Reorder);
  c.wait(ReorderAt::Order);
}

void put_back(Context& c) {
  const Seat a = c.pub().turn;
  const int count = c.locals<ReorderLocals>().seen;
  const Decision d = c.take_answer(a);
  reorder_top(c, a, d, count);
  c.tell<"reordered">(everyone_secret_to(only(a)), a, count, d.top_down());
  c.done();
}

/// 4♦ (DM-FX-4D). Put one card of your choice from your hand face down on top of the deck.
void put_chosen_on_deck(Context& c) {
  const Seat a = c.pub().turn;
  const int face = c.take_answer(a).face();
  leave_unseen(c, a, CardBag::of(face), {});
  put_on_deck(c, face, only(a));  // DM-INFO-10
  c.tell<"put_on_deck">(everyone_secret_to(only(a)), a, false, 0, face + 1);
  c.done();
}

void ask_for_topdeck(Context& c) {
  const Seat a = c.pub().turn;
  if (c.pub().hand_size[a] == 0) return c.done();
  c.ask(only(a), Ask::Topdeck);
  c.wait(TopdeckAt::Put);
}

/// K♠ (DM-FX-KS). Take one Jack, Queen or King of your choice from the discard pile into your hand.
void take_face_card(Context& c, int face) { take_open(c, c.pub().turn, face, OpenZone::Discard); }

/// Q♥ (DM-FX-QH). Take one Brain of your choice from the discard pile and lay it in front of you, without cost and
/// without drawing. If there is none, steal a Brain of your choice.
void take_brain_card(Context& c, int face) {
  add_brain(c.pub(), c.pub().turn, suit_of(face));
  c.tell<"brain_fetched">(everyone(), c.pub().turn, face);
}

void ask_for_discarded(Context& c) {
  const auto& pub = c.pub();
  const bool brain = effect_in_play(pub) == Effect::BrainFromDiscard;
  if ((pub.discard.one & (brain ? kBrains : kFaceCards)) == 0) {
    return brain ? c.become(frame_of(Proc::ChooseBrain, ChooseBrainLocals{.chooser = pub.turn})) : c.done();
  }
  c.ask(only(pub.turn), brain ? Ask::BrainFromDiscard : Ask::FaceFromDiscard);
  c.wait(FetchAt::Take);
}

void take_discarded(Context& c) {
  const int face = c.take_answer(c.pub().turn).face();
  c.pub().discard.remove(face);
  if (effect_in_play(c.pub()) == Effect::BrainFromDiscard)
    take_brain_card(c, face);
  else
    take_face_card(c, face);
  c.done();
}

}  // namespace

void play_top(Context& c) {
  switch (c.at<PlayTopAt>()) {
    case PlayTopAt::TurnUp:
      return play_turned_up(c);
    case PlayTopAt::Settle:
      put_away(c, c.locals<PlayTopLocals>().under);
      return c.done();
  }
}

void reorder(Context& c) {
  switch (c.at<ReorderAt>()) {
    case ReorderAt::Look:
      return look_at_top(c);
    case ReorderAt::Order:
      return put_back(c);
  }
}

void topdeck(Context& c) {
  switch (c.at<TopdeckAt>()) {
    case TopdeckAt::Ask:
      return ask_for_topdeck(c);
    case TopdeckAt::Put:
      return put_chosen_on_deck(c);
  }
}

void fetch(Context& c) {
  switch (c.at<FetchAt>()) {
    case FetchAt::Ask:
      return ask_for_discarded(c);
    case FetchAt::Take:
      return take_discarded(c);
  }
}

}  // namespace saloon::dead_money
