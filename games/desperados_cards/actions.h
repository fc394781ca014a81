// The numbers of the decisions (engine/actions.h): all of them have one, a quarter of a million for the gangs of a
// colour.
#pragma once

#include "engine/actions.h"
#include "games/desperados_cards/decision.h"

namespace saloon::desperados_cards {

/// None, one or both copies of each of n cards, read as a number of n digits; the first card is the lowest digit.
struct Copies {
  u32 one{}, two{};
  static constexpr Copies of(u32 number, int digits) {
    Copies c;
    for (int i = 0; i < digits; ++i, number /= 3) {
      if (number % 3 > 0) c.one |= 1U << i;
      if (number % 3 > 1) c.two |= 1U << i;
    }
    return c;
  }
  [[nodiscard]] constexpr u32 number(int digits) const {
    u32 n = 0;
    for (int i = digits - 1; i >= 0; --i) n = 3 * n + (one >> i & 1) + (two >> i & 1);
    return n;
  }
  static constexpr u32 ways(int digits) { return digits == 0 ? 1 : 3 * ways(digits - 1); }
};

struct Actions {
  /// Of one colour: any cards, at least one.
  static constexpr u32 kOfColour = Copies::ways(kCharacters) - 1;
  /// Of one character: cards of two colours at least; the rest are gangs of a colour.
  static constexpr u32 kOfCharacter = Copies::ways(kColours) - 1 - 2 * kColours;

  static constexpr ActionRow kRows[] = {{"none", 0},
                                        {"place", kFaces* kPiles},
                                        {"gang", kColours* kOfColour},
                                        {"gang_of_character", kCharacters* kOfCharacter},
                                        {"no_gang", 1}};

  static constexpr u32 row_of(const Decision& d) { return u32(d.verb()); }

  static constexpr u32 place_of(const Decision& d) {
    const Copies set{d.set() & 0xFFFF, d.set() >> 16};
    switch (d.verb()) {
      case Verb::None:
        return kNoNumber;
      case Verb::Place:
        return u32(d.face() * kPiles + d.pile());
      case Verb::Gang:
        return u32(d.colour()) * kOfColour + set.number(kCharacters) - 1;
      case Verb::GangOf:
        return u32(d.character()) * kOfCharacter + mixed_place(set.number(kColours));
      case Verb::NoGang:
        return 0;
    }
    return kNoNumber;
  }

  static constexpr Decision at(u32 row, u32 place) {
    switch (Verb(row)) {
      case Verb::Place:
        return Decision::place(place / kPiles, place % kPiles);
      case Verb::Gang: {
        const Copies set = Copies::of(place % kOfColour + 1, kCharacters);
        return Decision::gang(place / kOfColour, set.one, set.two);
      }
      case Verb::GangOf: {
        const Copies set = Copies::of(kMixed[place % kOfCharacter], kColours);
        return Decision::gang_of(place / kOfCharacter, set.one, set.two);
      }
      default:
        return Decision::no_gang();
    }
  }

 private:
  /// The numbers of sets that have two colours or more, in their order.
  static constexpr std::array<u8, kOfCharacter> kMixed = [] {
    std::array<u8, kOfCharacter> mixed{};
    std::size_t n = 0;
    for (u32 number = 0; number < Copies::ways(kColours); ++number) {
      if (count_bits(Copies::of(number, kColours).one) > 1) mixed[n++] = u8(number);
    }
    return mixed;
  }();
  static constexpr u32 mixed_place(u32 number) {
    for (u32 i = 0; i < kMixed.size(); ++i) {
      if (kMixed[i] == number) return i;
    }
    return kNoNumber;
  }
};

}  // namespace saloon::desperados_cards
