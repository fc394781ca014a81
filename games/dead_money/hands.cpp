// Hands: the only code that moves cards in and out of them, and with them what the seats remember of each other's
// hands. A note says that a seat holds a face; it must be true, so whatever leaves a hand unseen drops all notes on it.
#include <algorithm>

#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

void erase_note(Private& mine, int at) {
  std::copy(mine.notes.begin() + at + 1, mine.notes.begin() + mine.noted, mine.notes.begin() + at);
  mine.notes[--mine.noted] = {};
}

void add_note(Private& mine, Note note) {
  if (mine.noted == kMostNotes) erase_note(mine, 0);  // DM-INFO-12: the oldest goes
  mine.notes[mine.noted++] = note;
}

/// One note per card seen leaving is no longer true.
void strike_out(Private& mine, Seat holder, CardBag cards) {
  for_each_card(cards, [&](int face) {
    const Note note{holder, u8(face + 1)};
    for (int i = 0; i < mine.noted; ++i) {
      if (mine.notes[unsigned(i)] == note) return erase_note(mine, i);
    }
  });
}

void forget_hand(Private& mine, Seat holder) {
  for (int i = mine.noted - 1; i >= 0; --i) {
    if (mine.notes[unsigned(i)].seat == holder) erase_note(mine, i);
  }
}

void take_out(Context& c, Seat p, CardBag cards) {
  c.of(p).hand = c.of(p).hand - cards;
  c.pub().hand_size[p] = u8(c.pub().hand_size[p] - cards.size());
}

}  // namespace

void add_to_hand(Context& c, Seat p, CardBag cards) {
  c.of(p).hand = c.of(p).hand + cards;
  c.pub().hand_size[p] = u8(c.pub().hand_size[p] + cards.size());
}

void leave_openly(Context& c, Seat p, CardBag cards) {
  take_out(c, p, cards);
  for (Seat q = 0; q < c.seats(); ++q) {
    if (c.of(q).noted != 0) strike_out(c.of(q), p, cards);
  }
}

void leave_unseen(Context& c, Seat p, CardBag cards, SeatSet witnesses) {
  take_out(c, p, cards);
  for (Seat q = 0; q < c.seats(); ++q) {
    if (c.of(q).noted == 0) continue;
    if (witnesses.has(q))
      strike_out(c.of(q), p, cards);
    else
      forget_hand(c.of(q), p);
  }
}

void remember(Context& c, SeatSet who, Seat holder, CardBag cards) {
  who.remove(holder);
  know(c, who, [&](Private& mine) { for_each_card(cards, [&](int face) { add_note(mine, {holder, u8(face + 1)}); }); });
}

void discard_from_hand(Context& c, Seat p, CardBag cards) {
  leave_openly(c, p, cards);
  discard_cards(c, cards);
  c.tell<"discarded">(everyone(), p, cards);
}

void tell_gave(Context& c, Seat from, Seat to, CardBag cards) {
  c.tell<"gave">(everyone_secret_to(only(from) | only(to)), from, to, cards.size(), cards);
}

void give_cards(Context& c, Seat from, Seat to, CardBag cards) {
  leave_unseen(c, from, cards, only(to));
  add_to_hand(c, to, cards);
  remember(c, only(from), to, cards);
  tell_gave(c, from, to, cards);
}

void take_open(Context& c, Seat p, int face, OpenZone from) {
  add_to_hand(c, p, CardBag::of(face));
  remember(c, all_seats(c.seats()), p, CardBag::of(face));
  c.tell<"took_open">(everyone(), p, face, from);
}

}  // namespace saloon::dead_money
