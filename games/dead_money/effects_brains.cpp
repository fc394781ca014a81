// Effects on Brains: moving, stealing, returning, discarding and dropping them.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

/// 8♦ (DM-FX-8D), 9♠ (DM-FX-9S). All Brains on the table move at the same time, each to the left neighbour of the
/// player in front of whom it lies.
void move_brains_left(Context& c) {
  auto& pub = c.pub();
  if (brain_holders(pub).empty()) return;
  const Brains last = pub.brains[pub.seats - 1U];
  for (unsigned p = pub.seats - 1U; p > 0; --p) pub.brains[p] = pub.brains[p - 1];
  pub.brains[0] = last;  // DM-ORD-05: the order of turns stays as it is
  c.tell<"brains_moved">(everyone(), pub.turn);
}

namespace {

bool somebody_else_has_two(const Public& pub, Seat p) {
  for (const Seat q : brain_holders(pub)) {
    if (q != p && brain_count(pub.brains[q]) >= 2) return true;
  }
  return false;
}

}  // namespace

/// DM-GEN-03: nothing to choose is nothing to do.
Ask question_for_brain(const Public& pub, Seat p) {
  const bool any = !brain_holders(pub).empty();
  switch (effect_in_play(pub)) {
    case Effect::BrainToHoldersHand:
    case Effect::ForceDrop:
      return any ? Ask::BrainAny : Ask::None;
    case Effect::StealTwoOrDraw2:
      return somebody_else_has_two(pub, p) ? Ask::StealTwo : Ask::None;
    case Effect::DiscardABrain:
      return any ? Ask::DiscardBrain : Ask::None;
    case Effect::DieCountedDiscardsBrain:
      return Ask::DiscardOwnBrain;
    default:
      return others_have_brains(pub, p) ? Ask::Steal : Ask::None;
  }
}

namespace {

/// DM-BRN-05: from in front of another player to in front of oneself.
void steal(Context& c, Seat thief, Seat from, CardBag brains) {
  for_each_card(brains, [&](int face) {
    remove_brain(c.pub(), from, suit_of(face));
    add_brain(c.pub(), thief, suit_of(face));
  });
  c.tell<"brain_stolen">(everyone(), thief, from, brains);
}

/// DM-BRN-06: no showdown.
void discard_brain(Context& c, Seat holder, int face) {
  remove_brain(c.pub(), holder, suit_of(face));
  discard_cards(c, CardBag::of(face));
  c.tell<"brain_discarded">(everyone(), holder, face);
}

/// J♥ (DM-FX-JH), A♠ (DM-FX-AS). Steal one Brain of your choice, if an opponent has one; then draw one card in any
/// case.
void steal_one_draw_one(Context& c, const Decision& d) {
  const Seat a = c.pub().turn;
  if (d.verb() == Verb::Brain) steal(c, a, d.holder(), d.chosen());
  draw_cards(c, a, 1);
}

/// 10♦ (DM-FX-10D). Choose an opponent with two or more Brains and steal two of them, your choice. If no opponent has
/// two Brains, draw two cards instead.
void steal_two_or_draw_two(Context& c, const Decision& d) {
  const Seat a = c.pub().turn;
  if (d.verb() == Verb::TwoBrains) return steal(c, a, d.holder(), d.chosen());
  draw_cards(c, a, 2);
}

/// A♦ (DM-FX-AD). Choose any one Brain on the table, your own included; it goes into the hand of the player it lies in
/// front of. No Brain on the table: nothing happens. This is not a drop.
void return_brain(Context& c, const Decision& d) {
  if (d.verb() != Verb::Brain) return;
  const Seat holder = d.holder();
  remove_brain(c.pub(), holder, d.suit());
  add_to_hand(c, holder, d.chosen());
  remember(c, all_seats(c.seats()), holder, d.chosen());  // DM-INFO-12
  c.tell<"brain_returned">(everyone(), holder, d.face());
}

/// J♦ (DM-FX-JD), A♥ (DM-FX-AH). Your turn ends. Choose any one Brain on the table; its holder drops it, and after the
/// win check a showdown starts with the holder's left neighbour. No Brain on the table: the turn just ends.
void force_drop(Context& c, const Decision& d) {
  c.pub().after = kTurnEnds;
  if (d.verb() == Verb::Brain) drop_brain(c, d.holder(), d.suit());
}

/// K♥ (DM-FX-KH). Choose one opponent's Brain and discard it; if no opponent has one, discard one of your own. No
/// showdown.
void discard_chosen_brain(Context& c, const Decision& d) {
  if (d.verb() == Verb::Brain) discard_brain(c, d.holder(), d.face());
}

/// Q♦ (DM-FX-QD), second half: whoever rolled the 6 steals one Brain of his choice. Q♥ (DM-FX-QH), second half: no
/// Brain lies in the discard pile, so you steal one of your choice.
void steal_one(Context& c, const Decision& d) {
  if (d.verb() == Verb::Brain) steal(c, c.locals<ChooseBrainLocals>().chooser, d.holder(), d.chosen());
}

void ask_for_brain(Context& c) {
  const Seat p = c.locals<ChooseBrainLocals>().chooser;
  const Ask what = question_for_brain(c.pub(), p);
  if (what != Ask::None) c.ask(only(p), what);
  c.wait(ChooseBrainAt::Take);
}

void take_brain(Context& c) {
  const Seat p = c.locals<ChooseBrainLocals>().chooser;
  const Decision d = c.take_answer(p);
  switch (effect_in_play(c.pub())) {
    case Effect::BrainToHoldersHand:
      return_brain(c, d);
      break;
    case Effect::ForceDrop:
      force_drop(c, d);
      break;
    case Effect::StealTwoOrDraw2:
      steal_two_or_draw_two(c, d);
      break;
    case Effect::Steal1Draw1:
      steal_one_draw_one(c, d);
      break;
    case Effect::DiscardABrain:
    case Effect::DieCountedDiscardsBrain:
      discard_chosen_brain(c, d);
      break;
    default:
      steal_one(c, d);
      break;
  }
  c.done();
}

}  // namespace

/// 7♥ (DM-FX-7H). All Brains in front of opponents move in front of you.
void steal_all_brains(Context& c) {
  const auto& pub = c.pub();
  for (const Seat p : brain_holders(pub)) {
    if (p != pub.turn) steal(c, pub.turn, p, brain_cards(pub.brains[p]));
  }
}

/// Q♦ (DM-FX-QD). Your turn ends. Beginning with you and going clockwise, players roll the die one after another until
/// somebody rolls a natural 6; he steals one Brain of his choice and takes the next turn.
void race_for_six(Context& c, u8 next) {
  auto& pub = c.pub();
  const int face = card_in_play(pub);
  Seat p = pub.turn;
  for (int i = 0; i < components::kRaceRolls; ++i, p = left_of(pub, p)) {
    const Die die = roll_die(c, Roll::RaceDie, p, face);
    const bool won = die.total() >= 6;
    c.tell<"race_die">(everyone(), p, die.rolled, die.bonus, won);
    if (!won) continue;
    pub.after = u8(kTurnOf + p);  // DM-ORD-04
    return c.call(frame_of(Proc::ChooseBrain, ChooseBrainLocals{.chooser = p}), next);
  }
  pub.after = kTurnEnds;  // DM-SAFE-02
  c.tell<"nobody_rolled_six">(everyone());
  c.wait(next);
}

/// 2♠ (DM-FX-2S). Roll the die and count that many players, your left neighbour as one. If the player reached has a
/// Brain, he discards one of his choice; otherwise the next player after him who has one does. No showdown.
void count_brain_away(Context& c, u8 next) {
  const auto& pub = c.pub();
  const Die die = roll_die(c, Roll::CountDie, pub.turn, card_in_play(pub));
  const Seat reached = seat_after(pub, pub.turn, die.total());  // DM-TERM-02
  c.tell<"count_die">(everyone(), pub.turn, die.rolled, die.bonus, reached);
  const SeatSet holders = brain_holders(pub);
  if (holders.empty()) return c.wait(next);
  c.call(frame_of(Proc::ChooseBrain, ChooseBrainLocals{.chooser = first_from(holders, reached)}), next);
}

void choose_brain(Context& c) {
  switch (c.at<ChooseBrainAt>()) {
    case ChooseBrainAt::Ask:
      return ask_for_brain(c);
    case ChooseBrainAt::Take:
      return take_brain(c);
  }
}

}  // namespace saloon::dead_money
