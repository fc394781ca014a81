// The gangs worth a thought out of a hand.
#pragma once

#include "games/desperados_cards/bot/bot.h"

namespace saloon::desperados_cards {

/// The strongest cards of a colour first, and every gang on the way: the gang, the card that came last, its strength.
/// Cards without strength never make a gang better; one alone may still find nobody else there (DSC-RES-12).
template <class Try>
void try_colour(CardBag held, const Strengths& strength, Try try_gang) {
  CardBag gang;
  int sum = 0;
  for (u64 rest = held.one; rest != 0;) {
    int best = lowest_bit(rest);
    for (const int face : Bits{rest}) {
      if (strength[unsigned(character_of(face))] > strength[unsigned(character_of(best))]) best = face;
    }
    const int s = strength[unsigned(character_of(best))];
    if (s == 0 && !gang.empty()) return;
    rest &= ~bit(best);
    for (int copies = held.count(best); copies > 0; --copies) {
      gang.add(best);
      try_gang(gang, best, sum += s);
      if (s == 0) return;
    }
  }
}

/// One card of a character after the other: all are equally strong.
template <class Try>
void try_character(CardBag held, int strength, Try try_gang) {
  CardBag gang;
  int sum = 0;
  for_each_card(held, [&](int face) {
    gang.add(face);
    try_gang(gang, face, sum += strength);
  });
}

template <class Try>
void try_gangs(CardBag hand, const Strengths& strength, Try try_gang) {
  for (int colour = 0; colour < kColours; ++colour) try_colour(hand.within(colour_mask(colour)), strength, try_gang);
  for (const int character : Bits{characters_of(hand.one)}) {
    if (strength[unsigned(character)] == 0) continue;
    try_character(hand.within(character_mask(character)), strength[unsigned(character)], try_gang);
  }
}

}  // namespace saloon::desperados_cards
