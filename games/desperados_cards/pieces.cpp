#include "games/desperados_cards/pieces.h"

namespace saloon::desperados_cards {

std::string_view face_name(int face) {
  static const auto kNames = name_table<kFaces>([](int f) {
    return std::string(components::kColourCodes[unsigned(colour_of(f))]) +
           components::kCharacterCodes[unsigned(character_of(f))];
  });
  return kNames[std::size_t(face)];
}

std::string_view place_card_name(int card) {
  static const auto kNames = name_table<kPlaces * kLevels>([](int c) {
    return std::string(components::kPlaceKeys[unsigned(card_place(c))]) + "-" + std::to_string(card_value(c));
  });
  return kNames[std::size_t(card)];
}

std::string_view pile_name(int pile) {
  static constexpr std::array<std::string_view, kPiles> kNames{"P0", "P1", "P2", "P3", "P4"};
  return kNames[std::size_t(pile)];
}

void write_place(const Kind&, Writer& w, const Value& card) {
  w.text(components::kPlaceKeys[std::size_t(card_place(int(card.lo)))]);
}

void write_value(const Kind&, Writer& w, const Value& card) { w.number(card_value(int(card.lo))); }

void write_seen_piles(const Kind&, Writer& w, const Value& seen) {
  w.object([&] {
    for (int pile = 0; pile < kPiles; ++pile) {
      w.array(pile_name(pile), [&] {
        for (int level = 0; level < kLevels; ++level) {
          const int place = place_at(seen.lo, pile, level);
          if (place != kUnseenPlace) w.text(place_card_name(place_card(place, level)));
        }
      });
    }
  });
}

}  // namespace saloon::desperados_cards
