// Effects: where each of the 47 begins. Those of a line or two stand here, each under its own words; the others are
// told where they are carried out.
#include "games/dead_money/knowledge.h"

namespace saloon::dead_money {

SeatSet seats_with_cards(const Public& pub) {
  SeatSet who;
  for (Seat p = 0; p < pub.seats; ++p) {
    if (pub.hand_size[p] != 0) who.add(p);
  }
  return who;
}

void put_away(Context& c, int depth) {
  auto& pub = c.pub();
  if (pub.in_play_size <= depth) return;
  const int face = card_in_play(pub);
  --pub.in_play_size;
  pub.in_play[pub.in_play_size] = 0;
  discard_cards(c, PairSet::of(face));
  if (c.heard()) c.tell(Event{.kind = u8(Told::PutAway), .b = u8(face)}, everyone());
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
  auto& pub = c.pub();
  const int face = card_in_play(pub);
  --pub.in_play_size;
  pub.in_play[pub.in_play_size] = 0;
  put_on_deck(c, face, all_seats(c.seats()));  // DM-INFO-12: everybody has seen it
  if (!c.heard()) return;
  c.tell(Event{.kind = u8(Told::PutOnDeck), .a = pub.turn, .c = 1, .fact = {bit(face)}}, everyone());
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
Frame first_frame(const Public& pub, Effect effect) {
  const Proc proc = first_procedure(effect);
  return frame_of(proc, JobLocals{.other = pub.turn, .count = proc == Proc::PlayTop ? pub.in_play_size : u8{0}});
}

}  // namespace

Proc first_procedure(Effect effect) {
  switch (effect) {
    case Effect::OnePlayerDraws2:
    case Effect::GiveThisCard:
    case Effect::OpponentTakesRandom:
    case Effect::TakeRandom:
    case Effect::LookAndTake:
    case Effect::OpponentGives1:
    case Effect::OnePlayerDiscards:
      return Proc::ChooseSeat;
    case Effect::PoolAndRedeal:
    case Effect::AllPassLeft:
    case Effect::HoldersPassRight:
    case Effect::HoldersPassLeft:
    case Effect::BrainlessPassLeft:
      return Proc::PassRound;
    case Effect::TwoPlayersSwap:
      return Proc::Swap;
    case Effect::CollectAndDiscard:
    case Effect::MayGiveKing:
    case Effect::MayGiveAce:
      return Proc::Give;
    case Effect::Draw3Pass2:
    case Effect::Draw1PassIt:
      return Proc::DrawAndAssign;
    case Effect::ReorderTop5:
      return Proc::Reorder;
    case Effect::TopdeckOne:
      return Proc::Topdeck;
    case Effect::BrainFromDiscard:
    case Effect::FaceFromDiscard:
      return Proc::Fetch;
    case Effect::PlayTopOfDeck:
      return Proc::PlayTop;
    default:
      return Proc::ChooseBrain;
  }
}

bool asks_somebody(Effect effect) {
  switch (effect) {
    case Effect::SelfDraw1:
    case Effect::SelfDraw2:
    case Effect::LeftDraws1:
    case Effect::RightDraws1:
    case Effect::NeighboursDraw1:
    case Effect::DrawPerBrain:
    case Effect::DieCountedDraws:
    case Effect::NewHandOfSix:
    case Effect::FlipUntilLetter:
    case Effect::ThisCardToDeck:
    case Effect::BrainsMoveLeft:
    case Effect::StealAllBrains:
    case Effect::PlayBrain:
      return false;
    default:
      return true;
  }
}

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
      return c.call(first_frame(pub, effect), next);
  }
}

}  // namespace saloon::dead_money
