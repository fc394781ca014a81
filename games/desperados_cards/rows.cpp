// Rows of henchmen in front of the places.
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

void join_row(Public& pub, int pile, int face) {
  const auto k = unsigned(pile);
  pub.row[k][pub.row_size[k]++] = u8(face);  // DSC-PLACE-06: at the end, the order is kept
  // DSC-PLACE-03: from now on only this colour; DSC-PLACE-04: and no longer this character. Other rows do not care
  // (DSC-PLACE-05).
  pub.fit[k] &= colour_mask(colour_of(face)) & ~bit(face);
}

u64 fit_of_row(const Public& pub, int pile) {
  const auto k = unsigned(pile);
  u64 fit = kAllFaces;
  for (unsigned i = 0; i < pub.row_size[k]; ++i) {
    const int face = pub.row[k][i];
    fit &= colour_mask(colour_of(face)) & ~character_mask(character_of(face));
  }
  return fit;
}

CardBag row_cards(const Public& pub, int pile) {
  const auto k = unsigned(pile);
  CardBag cards;
  for (unsigned i = 0; i < pub.row_size[k]; ++i) cards.one |= bit(pub.row[k][i]);
  return cards;
}

void empty_row(Public& pub, int pile) {
  const auto k = unsigned(pile);
  pub.row[k] = {};
  pub.row_size[k] = 0;
  pub.fit[k] = kAllFaces;  // DSC-PLACE-02: any card may come next
}

}  // namespace saloon::desperados_cards
