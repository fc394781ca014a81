// Hold-up: strength.
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

Strengths strengths_at(const Public& pub, int pile) {
  // DSC-STR-07, DSC-STR-08, DSC-STR-09: one for each poster that hangs by now, whatever its colour.
  Strengths strength = pub.poster_count;
  const auto k = unsigned(pile);
  // DSC-STR-02: to that comes the position, anew in every hold-up. DSC-STR-03: the first henchman gives the value of
  // the place, the last 1; DSC-STR-04: to every card of his character; DSC-STR-05: to nobody else; DSC-STR-06: other
  // rows do not count.
  const int value = open_value(pub, pile);
  for (unsigned i = 0; i < pub.row_size[k]; ++i) {
    u8& s = strength[unsigned(character_of(pub.row[k][i]))];
    s = u8(s + position_value(value, int(i)));
  }
  return strength;
}

int gang_strength(const Strengths& strength, const Decision& gang) {
  // DSC-STR-01, DSC-STR-10: the sum over its cards, each for itself.
  if (gang.verb() == Verb::GangOf) return strength[unsigned(gang.character())] * count_bits(gang.set());
  int sum = 0;
  for (const int character : Bits{gang.set() & 0xFFFF}) sum += strength[unsigned(character)];
  for (const int character : Bits{gang.set() >> 16}) sum += strength[unsigned(character)];
  return sum;
}

u64 known_characters(const Public& pub, int pile) {
  const Strengths strength = strengths_at(pub, pile);
  u64 known = 0;
  for (int i = 0; i < kCharacters; ++i) known |= u64{strength[unsigned(i)] > 0} << i;
  return known;
}

}  // namespace saloon::desperados_cards
