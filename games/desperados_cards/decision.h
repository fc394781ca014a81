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

  static constexpr Decision place(int face, int pile) { return made_of(Verb::Place, u32(face), u32(pile), 0); }
  static constexpr Decision gang(int colour, u32 one, u32 two) {
    return made_of(Verb::Gang, u32(colour), 0, one | two << 16);
  }
  static constexpr Decision gang_of(int character, u32 one, u32 two) {
    return made_of(Verb::GangOf, u32(character), 0, one | two << 16);
  }
  static constexpr Decision no_gang() { return made_of(Verb::NoGang, 0, 0, 0); }

  [[nodiscard]] constexpr int face() const { return a; }
  [[nodiscard]] constexpr int pile() const { return b; }
  /// The cards of the gang; empty for anything that is not a gang.
  [[nodiscard]] constexpr PairSet cards() const;

  friend constexpr bool operator==(const Decision&, const Decision&) = default;

  /// The same eight bytes as one number, the set in its upper half: listing walks and writes whole words.
  [[nodiscard]] constexpr u64 word() const { return std::bit_cast<u64>(*this); }
  static constexpr Decision of_word(u64 word) {
    static_assert(std::endian::native == std::endian::little);
    return std::bit_cast<Decision>(word);
  }

 private:
  static constexpr Decision made_of(Verb verb, u32 a, u32 b, u32 set) {
    return of_word(u64(verb) | u64{a} << 8 | u64{b} << 16 | u64{set} << 32);
  }
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
