// What the cards of a hand are a burden of.
#include "games/dead_money/bot/bot.h"

namespace saloon::dead_money::bot {

namespace {

constexpr double kDead = 1.0;     ///< more for a card that needs a Brain, without one
constexpr double kDropped = 0.5;  ///< hands lost by dropping a Brain

/// With a Brain on the table; a row per rank, suits in the order D C H S.
constexpr std::array<double, kFaces> kBurden{
    1.2, 2.0, 1.7, 1.1,  // 2
    1.2, 2.0, 1.1, 2.3,  // 3
    1.0, 1.0, 0.9, 1.4,  // 4
    2.0, 0.9, 1.3, 0.9,  // 5
    1.0, 1.5, 1.0, 0.9,  // 6
    1.1, 1.7, 2.0, 0.8,  // 7
    1.0, 0.9, 2.0, 1.2,  // 8
    0.9, 2.0, 1.2, 1.0,  // 9
    2.6, 1.3, 2.0, 1.6,  // 10
    0.6, 2.8, 1.8, 0.9,  // J
    1.4, 0.9, 0.9, 2.8,  // Q
    2.0, 1.0, 1.0, 1.9,  // K
    1.0, 1.0, 0.6, 1.8,  // A
    3.0, 3.0, 3.0, 3.0,  // B
};

}  // namespace

double drop_risk(int face, Brains brains) {
  if (!needs_brain(face)) return 0;
  const int missing = drop_target(face) - brains_of(brains, suit_of(face)) - 1;
  return double(std::min(std::max(missing, 0), 6)) / 6;
}

double burden(int face, Brains brains) {
  const double alive = kBurden[unsigned(face)];
  if (!needs_brain(face)) return alive;
  return brains == 0 ? alive + kDead : alive + kDropped * drop_risk(face, brains);
}

double burden_of(CardBag hand, Brains brains) {
  double sum = 0;
  for_each_card(hand, [&](int face) { sum += burden(face, brains); });
  return sum;
}

double usual_burden(Brains brains) { return brains == 0 ? 1.8 : 1.5; }

int worst_card(CardBag hand, Brains brains) {
  int worst = lowest_bit(hand.one);
  for (const int face : Bits{hand.one}) {
    if (burden(face, brains) > burden(worst, brains)) worst = face;
  }
  return worst;
}

int best_card(u64 faces, Brains brains) {
  int best = lowest_bit(faces);
  for (const int face : Bits{faces}) {
    if (burden(face, brains) < burden(best, brains)) best = face;
  }
  return best;
}

CardBag worst_cards(CardBag hand, int count, Brains brains) {
  CardBag set;
  for (; count > 0 && !hand.empty(); --count) {
    const int face = worst_card(hand, brains);
    hand.remove(face);
    set.add(face);
  }
  return set;
}

double use_of_suit(Suit suit, CardBag hand) {
  double use = 0;
  for_each_card(hand.within(suit_mask(suit) & components::kNeedBrain),
                [&](int face) { use += double(drop_target(face)) / 7; });
  return use;
}

}  // namespace saloon::dead_money::bot
