#include "games/_template/pieces.h"

namespace saloon::toy {

std::string_view card_name(int face) {
  static constexpr std::array<std::string_view, kFaces> kNames{"n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8"};
  return kNames[std::size_t(face)];
}

}  // namespace saloon::toy
