// The race: everybody's chance by how long his hand will still take him.
#include "games/dead_money/bot/bot.h"

namespace saloon::dead_money::bot {

namespace {

constexpr double kStart = 1.5;       ///< hands that even the shortest hand takes
constexpr double kRivalCard = 1.5;   ///< hands that a rival needs for a card
constexpr double kRivalBrain = 0.6;  ///< and is spared by having a Brain
constexpr double kLeast = 0.3;
constexpr double kHatred = 3.0;    ///< how much more the luck of somebody counts whom one hates
constexpr double kFondness = 0.9;  ///< and how much less that of a friend

double pace(double hands) {
  const double slow = std::max(hands, kLeast) + kStart;
  return 1 / (slow * slow);
}

double pace_of_rival(const Prospect& p, Seat q) {
  const double hands = std::max(p.size[q], kLeast) * kRivalCard;
  return pace(hands - (p.has_brain(q) ? kRivalBrain : 0));
}

/// The loyal like their friends twice as much.
double feeling_for(const Temper& temper, Seat p) {
  const double goodwill = double(temper.goodwill[p]) / Temper::kFull;
  return goodwill <= 0 ? goodwill : goodwill * (Temper::kFull + temper.loyalty) / (2 * Temper::kFull);
}

double mind(double feeling) { return 1 - (feeling < 0 ? kHatred : kFondness) * feeling; }

}  // namespace

Prospect::Prospect(const View& v, const Temper& temper)
    : me(v.viewer),
      seats(v.pub.seats),
      hand(v.mine.hand),
      brains(v.pub.brains),
      daring(double(temper.boldness) / Temper::kFull) {
  for (Seat p = 0; p < seats; ++p) {
    size[p] = v.pub.hand_size[p];
    feeling[p] = p == me ? 0 : feeling_for(temper, p);
    minded[p] = mind(feeling[p]);
  }
}

void Prospect::lose_worst() {
  if (!hand.empty()) {
    hand.remove(worst_card(hand, mine()));
  } else if (unknown > 0) {
    unknown = std::max(unknown - 1, 0.0);
  }
}

void Prospect::lose_brain_of(Seat p) {
  Suit least = Suit::Diamonds;
  bool any = false;
  for (int s = 0; s < kSuits; ++s) {
    if (brains_of(brains[p], Suit(s)) == 0) continue;
    if (!any || use_of_suit(Suit(s), hand) < use_of_suit(least, hand)) least = Suit(s);
    any = true;
  }
  if (any) brains[p] = with_brains(brains[p], least, brains_of(brains[p], least) - 1);
}

bool Prospect::steal_brain() {
  int from = -1;
  for (Seat p = 0; p < seats; ++p) {
    if (p != me && has_brain(p) && (from < 0 || size[p] < size[unsigned(from)])) from = p;
  }
  if (from < 0) return false;
  const int suit = lowest_bit(brains[unsigned(from)]) / 2;
  const Suit s = Suit(suit);
  brains[unsigned(from)] = with_brains(brains[unsigned(from)], s, brains_of(brains[unsigned(from)], s) - 1);
  brains[me] = with_brains(brains[me], s, brains_of(brains[me], s) + 1);
  return true;
}

double chance_of(const Prospect& p) {
  if (p.hand.empty() && p.unknown <= 0) return 1;
  double rivals = 0;
  for (Seat q = 0; q < p.seats; ++q) {
    if (q == p.me) continue;
    if (p.size[q] <= 0) return 0;
    rivals += p.minded[q] * pace_of_rival(p, q);
  }
  const bool perhaps_empty = p.hand.empty() && p.unknown < 1;
  const double drawn = perhaps_empty ? 1 : p.unknown;
  const double own = pace(burden_of(p.hand, p.mine()) + drawn * usual_burden(p.mine()) - p.tempo);
  const double chance = own / (own + rivals);
  if (!perhaps_empty) return chance;
  return 1 - p.unknown + p.unknown * chance;
}

}  // namespace saloon::dead_money::bot
