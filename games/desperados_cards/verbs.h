// The verbs: posting a henchman, sending a gang, staying out.
#pragma once

#include "engine/rows/verbs.h"
#include "games/desperados_cards/pieces.h"

namespace saloon::desperados_cards {

enum class Verb : u8 { None, Place, Gang, GangOf, NoGang };

/// Eight bytes, one meaning = one byte pattern, kept as one word because listing writes thousands of them: the verb in
/// bits 0 to 7, what it is about from bit 8 on, the set in the upper half. A gang of one colour keeps its characters in
/// the set, a gang of one character its colours: bits 0.. at least one copy, bits 16.. both copies. A gang that is of
/// both kinds (a single card, or twins) is always written as one of a colour.
struct Decision {
  u64 word{};

  static constexpr Decision place(u32 face, u32 pile) { return made_of(Verb::Place, face, pile, 0); }
  static constexpr Decision gang(u32 colour, u32 one, u32 two) {
    return made_of(Verb::Gang, colour, 0, one | two << 16);
  }
  static constexpr Decision gang_of(u32 character, u32 one, u32 two) {
    return made_of(Verb::GangOf, character, 0, one | two << 16);
  }
  static constexpr Decision no_gang() { return made_of(Verb::NoGang, 0, 0, 0); }
  /// The gang of these cards, at least one; a zero decision if they are neither of one colour nor of one character.
  static constexpr Decision gang_of_cards(CardBag cards);

  /// The same placement with another face, out of place(0, pile).
  [[nodiscard]] constexpr Decision of_face(int face) const { return {word | u64(u32(face)) << 8}; }

  [[nodiscard]] constexpr Verb verb() const { return Verb(word & 0xFF); }
  [[nodiscard]] constexpr int face() const { return int(word >> 8 & 0xFF); }       ///< Place
  [[nodiscard]] constexpr int pile() const { return int(word >> 16 & 0xFF); }      ///< Place
  [[nodiscard]] constexpr int colour() const { return int(word >> 8 & 0xFF); }     ///< Gang
  [[nodiscard]] constexpr int character() const { return int(word >> 8 & 0xFF); }  ///< GangOf
  [[nodiscard]] constexpr u32 set() const { return u32(word >> 32); }
  /// The cards of the gang; empty for anything that is not a gang.
  [[nodiscard]] constexpr CardBag cards() const;

  friend constexpr bool operator==(const Decision&, const Decision&) = default;

 private:
  static constexpr Decision made_of(Verb verb, u32 a, u32 b, u32 set) {
    return {u64(verb) | u64{a} << 8 | u64{b} << 16 | u64{set} << 32};
  }
};
static_assert(Plain<Decision> && sizeof(Decision) == 8);

/// Four colour bits spread to bits 0, 10, 20, 30.
constexpr u64 spread_colours(u32 colours) {
  return u64{colours & 1} | u64{colours >> 1 & 1} << 10 | u64{colours >> 2 & 1} << 20 | u64{colours >> 3 & 1} << 30;
}

constexpr CardBag Decision::cards() const {
  const u32 one = set() & 0xFFFF;
  const u32 two = set() >> 16;
  if (verb() == Verb::Gang) return {u64{one} << (colour() * kCharacters), u64{two} << (colour() * kCharacters)};
  if (verb() == Verb::GangOf) return {spread_colours(one) << character(), spread_colours(two) << character()};
  return {};
}

constexpr Decision Decision::gang_of_cards(CardBag cards) {
  const int face = lowest_bit(cards.one);
  const int first = face_of(colour_of(face), 0);
  const int character = character_of(face);
  if ((cards.one & ~colour_mask(colour_of(face))) == 0) {  // DSC-GANG-02
    return gang(u32(colour_of(face)), u32(cards.one >> first), u32(cards.two >> first));
  }
  if ((cards.one & ~character_mask(character)) != 0) return {};  // DSC-GANG-03
  return gang_of(u32(character), gather_colours(cards.one >> character), gather_colours(cards.two >> character));
}

// verbs.cpp: a gang is written as its cards, and read as one of a colour or one of a character.
void write_gang(Writer& w, const Decision& d);
Parsed<Decision> read_gang(const json::object& o);
bool is_formed_gang(const Decision& d);

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
  static consteval u32 ways(int digits) { return digits == 0 ? 1 : 3 * ways(digits - 1); }
};
/// Of one colour: any cards, at least one.
inline constexpr u32 kGangsOfColour = Copies::ways(kCharacters) - 1;
/// Of one character: cards of two colours at least; the rest are gangs of a colour.
inline constexpr u32 kGangsOfCharacter = Copies::ways(kColours) - 1 - 2 * kColours;
u32 place_of_gang(const Decision& d);
Decision gang_at(u32 place);
Decision gang_of_character_at(u32 place);

inline constexpr VerbRow<Decision> kVerbs[] = {
    {},
    verb<&Decision::place, &Decision::face, &Decision::pile>("place", {{"card", &kCard}, {"pile", &kPile}}),
    {.name = "gang",
     .members = {{"cards", &kCards}},
     .write = write_gang,
     .read = read_gang,
     .formed = is_formed_gang,
     .numbers = kColours * kGangsOfColour,
     .place = place_of_gang,
     .at = gang_at},
    {.name = "gang",
     .members = {{"cards", &kCards}},
     .write = write_gang,
     .read = read_gang,
     .formed = is_formed_gang,
     .number_name = "gang_of_character",
     .numbers = kCharacters * kGangsOfCharacter,
     .place = place_of_gang,
     .at = gang_of_character_at},
    verb<&Decision::no_gang>("no_gang"),
};

}  // namespace saloon::desperados_cards
