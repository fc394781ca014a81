// The verbs: posting a henchman, sending a gang, staying out.
#pragma once

#include "games/desperados_cards/cards.h"

namespace saloon::desperados_cards {

enum class Verb : u8 { None, Place, Gang, GangOf, NoGang };

/// Eight bytes, one meaning = one byte pattern. A gang of one colour keeps its characters in `set`, a gang of one
/// character its colours: bits 0.. at least one copy, bits 16.. both copies. A gang that is of both kinds (a single
/// card, or twins) is always written as one of a colour.
struct Decision {
  Verb verb{};
  u8 a{};  ///< Place: face. Gang: colour. GangOf: character.
  u8 b{};  ///< Place: pile.
  u8 spare{};
  u32 set{};

  static constexpr Decision place(int face, int pile) { return {Verb::Place, u8(face), u8(pile), 0, 0}; }
  static constexpr Decision gang(int colour, u32 one, u32 two) {
    return {Verb::Gang, u8(colour), 0, 0, one | two << 16};
  }
  static constexpr Decision gang_of(int character, u32 one, u32 two) {
    return {Verb::GangOf, u8(character), 0, 0, one | two << 16};
  }
  static constexpr Decision no_gang() { return {Verb::NoGang, 0, 0, 0, 0}; }

  [[nodiscard]] constexpr int face() const { return a; }
  [[nodiscard]] constexpr int pile() const { return b; }
  /// The cards of the gang; empty for anything that is not a gang.
  [[nodiscard]] constexpr PairSet cards() const;

  friend constexpr bool operator==(const Decision&, const Decision&) = default;
};
static_assert(Plain<Decision> && sizeof(Decision) == 8);

/// Four colour bits spread to bits 0, 10, 20, 30.
constexpr u64 spread_colours(u32 colours) {
  return u64{colours & 1} | u64{colours >> 1 & 1} << 10 | u64{colours >> 2 & 1} << 20 | u64{colours >> 3 & 1} << 30;
}

constexpr PairSet Decision::cards() const {
  const u32 one = set & 0xFFFF;
  const u32 two = set >> 16;
  if (verb == Verb::Gang) return {u64{one} << (a * kCharacters), u64{two} << (a * kCharacters)};
  if (verb == Verb::GangOf) return {spread_colours(one) << a, spread_colours(two) << a};
  return {};
}

}  // namespace saloon::desperados_cards
