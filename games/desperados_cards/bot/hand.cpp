// What the own cards are good for: how strong they are together, and what it costs to part with one.
#include "games/desperados_cards/bot/bot.h"

namespace saloon::desperados_cards {

namespace {

// What any card is worth, by the level of the deepest pile.
constexpr std::array<int, kLevels> kCardWorth = {179, 112, 80, 32};
// What it is worth more for each poster of its character, each position value in a row, each further card of the kind.
constexpr int kExperience = 32;
constexpr int kPosition = 16;
constexpr int kKin = 4;
// Hand size: a hand of this many cards makes each worth half as much as if it were the only one.
constexpr int kHand = 8;

int deepest_level(const Public& pub) { return *std::max_element(pub.depth.begin(), pub.depth.end()); }

/// Per character the highest position value it has in any row but one.
std::array<int, kCharacters> best_positions(const Public& pub, int but) {
  std::array<int, kCharacters> position{};
  for (int pile = 0; pile < kPiles; ++pile) {
    if (pile == but) continue;
    const auto k = unsigned(pile);
    for (unsigned i = 0; i < pub.row_size[k]; ++i) {
      int& best = position[unsigned(character_of(pub.row[k][i]))];
      best = std::max(best, position_value(open_value(pub, pile), int(i)));
    }
  }
  return position;
}

}  // namespace

int best_strength(CardBag cards, const Strengths& strength) {
  int best = 0;
  std::array<int, kColours> colour{};
  for (const int character : Bits{characters_of(cards.one)}) {
    const int s = strength[unsigned(character)];
    if (s == 0) continue;
    int all = 0;
    for (int c = 0; c < kColours; ++c) {
      const int held = s * cards.count(face_of(c, character));
      colour[unsigned(c)] += held;
      all += held;
    }
    best = std::max(best, all);
  }
  for (const int sum : colour) best = std::max(best, sum);
  return best;
}

Prices prices(const Public& pub, CardBag hand, Seat me, int spent) {
  const std::array<int, kCharacters> position = best_positions(pub, spent);
  const int card = kCardWorth[unsigned(deepest_level(pub))];
  const int size = pub.hand_size[me];
  // DSC-END-04: the longer nobody raids, the less there is to save cards for. So bots never wait for each other for
  // ever.
  const int patience = components::kStalemate - pub.empty_holdups;
  Prices price{};
  for (const int character : Bits{characters_of(hand.one)}) {
    const auto c = unsigned(character);
    const int kin = hand.within(character_mask(character)).size() - 1;
    const int worth = card + kExperience * pub.poster_count[c] + kPosition * position[c] + kKin * kin;
    price[c] = worth * kHand * patience / ((kHand + size) * components::kStalemate);
  }
  return price;
}

}  // namespace saloon::desperados_cards
