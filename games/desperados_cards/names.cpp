// How the pieces are called in JSON: "rA" the red Ace, "bank-3" a place card, "P0" a pile.
#include "games/desperados_cards/json.h"
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

std::string face_name(int face) {
  return std::string(box::kColourCodes[unsigned(colour_of(face))]) + box::kCharacterCodes[unsigned(character_of(face))];
}

int face_from_name(std::string_view name) {
  for (int face = 0; face < kFaces; ++face) {
    if (face_name(face) == name) return face;
  }
  return -1;
}

std::string place_card_name(int card) {
  return std::string(box::kPlaceKeys[unsigned(card_place(card))]) + "-" + std::to_string(card_value(card));
}

int place_card_from_name(std::string_view name) {
  for (int card = 0; card < kPlaces * kLevels; ++card) {
    if (place_card_name(card) == name) return card;
  }
  return -1;
}

std::string pile_name(int pile) { return "P" + std::to_string(pile); }

int pile_from_name(std::string_view name) {
  if (name.size() != 2 || name[0] != 'P' || name[1] < '0' || name[1] >= '0' + kPiles) return -1;
  return name[1] - '0';
}

json::array cards_json(PairSet cards) {
  json::array out;
  for (const int face : Bits{cards.one}) {
    for (int n = cards.count(face); n > 0; --n) out.emplace_back(face_name(face));
  }
  return out;
}

json::array row_json(const Public& pub, int pile) {
  json::array out;
  const auto k = unsigned(pile);
  for (unsigned i = 0; i < pub.row_size[k]; ++i) out.emplace_back(face_name(pub.row[k][i]));
  return out;
}

}  // namespace saloon::desperados_cards
