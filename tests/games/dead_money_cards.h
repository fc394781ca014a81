// Cards of Dead Money by their codes, for tests.
#pragma once

#include <initializer_list>

#include "games/dead_money/pieces.h"

namespace saloon::dead_money {

/// -1 if no card is called so.
inline int face_called(std::string_view name) {
  for (int face = 0; face < kFaces; ++face) {
    if (face_name(face) == name) return face;
  }
  return -1;
}

inline CardBag cards_called(std::initializer_list<std::string_view> names) {
  CardBag cards;
  for (const std::string_view name : names) cards.add(face_called(name));
  return cards;
}

}  // namespace saloon::dead_money
