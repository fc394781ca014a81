// Imagining a world from a view, with everything a careful player remembers:
//  - where every card lies that is open, and how many cards each hand and the deck hold;
//  - the settled cards on top of the deck that he knows (4D, 5S, KC);
//  - cards he knows in other hands: given, seen with 5D, or taken openly (Private::notes);
//  - after a reshuffle, which cards the deck was made of, less those he has seen leaving it (Private::pool);
//  - what he is being shown (Private::look).
//
// Promise: every deal of the unseen single cards that agrees with all this is equally likely.
#include "engine/rounds.h"
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

/// Moves `count` random cards out of `from`.
CardBag draw_random(CardBag& from, int count, Chance& chance) {
  CardBag taken;
  for (; count > 0; --count) {
    const int face = chance.card(from);
    from.remove(face);
    taken.add(face);
  }
  return taken;
}

/// Splits `count` random cards off; draws whichever part is smaller.
CardBag split_off(CardBag& from, int count, Chance& chance) {
  const int size = from.size();
  if (2 * count <= size) return draw_random(from, count, chance);
  const CardBag kept = draw_random(from, size - count, chance);
  return std::exchange(from, kept);
}

CardBag open_cards(const Public& pub) {
  CardBag open = pub.discard;
  for (u8 i = 0; i < pub.in_play_size; ++i) open.add(pub.in_play[i]);
  for (Seat p = 0; p < pub.seats; ++p) {
    if (has_brain(pub, p)) open = open + brain_cards(pub.brains[p]);
  }
  if (pub.showdown.brain == 0) return open;
  open.add(pub.showdown.brain - 1);
  for (Seat p = 0; p < pub.seats; ++p) open = open + bid_cards(pub.showdown.bid[p]);
  return open;
}

/// The hand that is being looked at (5D), as far as this viewer sees it.
bool sees_hand_of(const View& v, Seat p) {
  return v.viewer == v.pub.turn && !v.pub.flow.over() && Proc(v.pub.flow.top().proc) == Proc::LookAndTake &&
         locals_of<LookAndTakeLocals>(v.pub).victim == p;
}

/// Hands as far as they are known: the viewer's own, what he is shown, what he has noted.
void deal_known(const View& v, State& s) {
  if (v.viewer >= v.pub.seats) return;
  for (int i = 0; i < v.mine.noted; ++i) {
    const Note note = v.mine.notes[unsigned(i)];
    if (!sees_hand_of(v, note.seat)) s.seat[note.seat].hand.add(note.face - 1);
  }
  for (Seat p = 0; p < v.pub.seats; ++p) {
    if (p != v.viewer && sees_hand_of(v, p)) s.seat[p].hand = v.mine.look;
  }
}

CardBag unseen_cards(const View& v, const State& s) {
  CardBag seen = open_cards(v.pub);
  for (Seat p = 0; p < v.pub.seats; ++p) seen = seen + s.seat[p].hand;
  const FixedCards& known = known_fixed(v);
  for (unsigned i = 0; i < v.pub.fixed_size; ++i) {
    if (known[i] != 0) seen.add(known[i] - 1);
  }
  return kAllCards - seen;
}

/// Unknown settled cards and hands out of `from`.
void deal_hands(const View& v, State& s, CardBag& from, Chance& chance) {
  const FixedCards& known = known_fixed(v);
  for (unsigned i = 0; i < v.pub.fixed_size; ++i) {
    s.hidden.fixed[i] = known[i] != 0 ? known[i] : u8(lowest_bit(draw_random(from, 1, chance).one) + 1);
  }
  for (Seat p = 0; p < v.pub.seats; ++p) {
    CardBag& hand = s.seat[p].hand;
    const int missing = p == v.viewer ? 0 : v.pub.hand_size[p] - hand.size();
    if (missing > 0) hand = hand + draw_random(from, missing, chance);
  }
}

/// While nothing is known about the deck it is what the hands leave over. After a reshuffle it comes first, out of the
/// viewer's pool; everything else is in hands or settled.
void deal_unseen(const View& v, State& s, Chance& chance) {
  CardBag unseen = unseen_cards(v, s);
  const CardBag pool = v.viewer < v.pub.seats ? v.mine.pool : kAllCards;
  if (pool.contains(unseen)) {
    deal_hands(v, s, unseen, chance);
    s.hidden.deck = unseen;
    return;
  }
  CardBag candidates = common(pool, unseen);
  const CardBag sure = unseen - candidates;
  s.hidden.deck = split_off(candidates, v.pub.deck_size - v.pub.fixed_size, chance);
  CardBag rest = candidates + sure;
  deal_hands(v, s, rest, chance);
}

/// What the seat in turn must know because it is being shown something; `noted` are the viewer's notes on its hand,
/// which were there before the cards just drawn.
void show(const View& v, State& s, CardBag noted, Chance& chance) {
  const Seat a = s.pub.turn;
  if (s.pub.flow.over() || a == v.viewer) return;
  switch (Proc(s.pub.flow.top().proc)) {
    case Proc::LookAndTake:
      s.seat[a].look = s.seat[locals_of<LookAndTakeLocals>(s.pub).victim].hand;
      break;
    case Proc::DrawAndAssign: {
      CardBag drawn = s.seat[a].hand - noted;
      s.seat[a].look = draw_random(drawn, locals_of<DrawAndAssignLocals>(s.pub).drawn, chance);
      break;
    }
    case Proc::Reorder:
      for (int i = 0; i < locals_of<ReorderLocals>(s.pub).seen; ++i) {
        const unsigned at = unsigned(s.pub.fixed_size - 1 - i);
        s.seat[a].fixed[at] = s.hidden.fixed[at];
      }
      break;
    default:
      break;
  }
}

}  // namespace

State Game::sample_world(const View& v, Chance& chance) {
  State s = known_world<Game>(v, chance);
  deal_known(v, s);
  const CardBag noted = s.seat[v.pub.turn].hand;
  deal_unseen(v, s, chance);
  // What the others know beyond their hands is theirs; nothing forces them to know more than everybody.
  for (Seat p = 0; p < v.pub.seats; ++p) {
    if (p == v.viewer) continue;
    s.seat[p].pool = kAllCards;
    s.seat[p].fixed = v.pub.fixed;
  }
  show(v, s, noted, chance);
  reseal<Game>(s, v.viewer, chance);
  return s;
}

}  // namespace saloon::dead_money
