// Effects: where each of the 47 begins. Those of a line or two stand here, each under its own words; the others are
// told where they are carried out.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

SeatSet seats_with_cards(const Public& pub) {
  SeatSet who;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.hand_size[p] != 0) who.add(p);
  }
  return who;
}

int leave_play(Public& pub) { return std::exchange(pub.in_play[--pub.in_play_size], u8{0}); }

void put_away(Context& c, int depth) {
  if (c.pub().in_play_size <= depth) return;
  const int face = leave_play(c.pub());
  discard_cards(c, CardBag::of(face));
  c.tell<"put_away">(everyone(), face);
}

namespace {

/// 2♣ (DM-FX-2C). Starting with you, each player draws as many cards as he has Brains on the table.
void draw_per_brain(Context& c) {
  const auto& pub = c.pub();
  each_from(pub, pub.turn, [&](Seat p) { draw_cards(c, p, brain_count(pub.brains[p])); });  // DM-TERM-06
}

/// 10♠ (DM-FX-10S). Your left neighbour draws one card, then your right neighbour draws one.
void neighbours_draw(Context& c) {
  draw_cards(c, left_of(c.pub(), c.pub().turn), 1);
  draw_cards(c, right_of(c.pub(), c.pub().turn), 1);
}

/// 5♠ (DM-FX-5S). This card goes face down on top of the deck instead of the discard pile.
void put_this_card_on_deck(Context& c) {
  const int face = leave_play(c.pub());
  put_on_deck(c, face, all_seats(c.seats()));  // DM-INFO-12: everybody has seen it
  c.tell<"put_on_deck">(everyone(), c.pub().turn, true, face + 1, 0);
}

/// Effects that are nothing but draws. False if this is none of them.
bool apply_draws(Context& c, Effect effect) {
  const auto& pub = c.pub();
  const Seat a = pub.turn;
  switch (effect) {
    case Effect::SelfDraw1:  // K♦ (DM-FX-KD), 10♥ (DM-FX-10H). You draw one card.
      draw_cards(c, a, 1);
      return true;
    case Effect::SelfDraw2:  // J♣ (DM-FX-JC), Q♠ (DM-FX-QS). You draw two cards.
      draw_cards(c, a, 2);
      return true;
    case Effect::LeftDraws1:  // 8♣ (DM-FX-8C). Your left neighbour draws one card.
      draw_cards(c, left_of(pub, a), 1);
      return true;
    case Effect::RightDraws1:  // 9♦ (DM-FX-9D), J♠ (DM-FX-JS). Your right neighbour draws one card.
      draw_cards(c, right_of(pub, a), 1);
      return true;
    case Effect::NeighboursDraw1:
      neighbours_draw(c);
      return true;
    case Effect::DrawPerBrain:
      draw_per_brain(c);
      return true;
    case Effect::DieCountedDraws:
      die_counted_draws(c);
      return true;
    default:
      return false;
  }
}

/// Other effects that ask nobody.
bool apply_at_once(Context& c, Effect effect) {
  switch (effect) {
    case Effect::NewHandOfSix:
      new_hand_of_six(c);
      return true;
    case Effect::FlipUntilLetter:
      flip_until_letter(c);
      return true;
    case Effect::ThisCardToDeck:
      put_this_card_on_deck(c);
      return true;
    case Effect::BrainsMoveLeft:
      move_brains_left(c);
      return true;
    case Effect::StealAllBrains:
      steal_all_brains(c);
      return true;
    case Effect::PlayBrain:
      lay_brain(c, card_in_play(c.pub()));
      return true;
    default:
      return false;
  }
}

/// Where the procedure begins: with whoever chooses; 10♣ also with how deep its card lies.
Frame first_frame(const Public& pub) {
  const Proc proc = kFaceRows[unsigned(card_in_play(pub))].first;
  const u8 player = pub.turn;
  switch (proc) {
    case Proc::ChooseBrain:
      return frame_of(proc, ChooseBrainLocals{.chooser = player});
    case Proc::Swap:
      return frame_of(proc, SwapLocals{.player = player});
    case Proc::Give:
      return frame_of(proc, GiveLocals{.player = player});
    case Proc::PlayTop:
      return frame_of(proc, PlayTopLocals{.player = player, .under = pub.in_play_size});
    case Proc::ChooseSeat:
    case Proc::Topdeck:
    case Proc::Fetch:
      return frame_of(proc, EffectLocals{.player = player});
    default:
      return frame_of(proc);
  }
}

}  // namespace

void apply_effect(Context& c, u8 next) {
  const auto& pub = c.pub();
  const Effect effect = effect_in_play(pub);
  if (apply_draws(c, effect) || apply_at_once(c, effect)) return c.wait(next);
  switch (effect) {
    case Effect::RaceForSix:
      return race_for_six(c, next);
    case Effect::DieCountedDiscardsBrain:
      return count_brain_away(c, next);
    case Effect::LevelHands:
      return level_hands(c, next);
    case Effect::DrawThenDiscard:
      // 6♦ (DM-FX-6D). Draw one card, then discard one card of your choice from your hand.
      draw_cards(c, pub.turn, 1);
      return discard_by(c, only(pub.turn), next);
    case Effect::HoldersDiscard1:
      // 5♣ (DM-FX-5C). Starting with you, each player with a Brain on the table and a card in hand discards one of his
      // choice; several Brains do not multiply it.
      return discard_by(c, brain_holders(pub), next);
    case Effect::AllDiscard1:
      // 6♠ (DM-FX-6S). Starting with you, each player with a card discards one of his choice.
      return discard_by(c, all_seats(pub.seats), next);
    default:
      return c.call(first_frame(pub), next);
  }
}

}  // namespace saloon::dead_money
