// Poker hands: how strong one to five cards of two decks are (DM-PKR-01 to -08).
#pragma once

#include <array>

#include "games/dead_money/cards.h"

namespace saloon::dead_money {

/// From weakest to strongest (DM-PKR-01).
enum class Category : u8 {
  HighCard,
  Pair,
  TwoPair,
  ThreeOfAKind,
  Straight,
  Flush,
  FullHouse,
  FourOfAKind,
  StraightFlush,
  FiveOfAKind,
};
inline constexpr std::array kCategoryNames{"high_card",      "pair",          "two_pair",   "three_of_a_kind",
                                           "straight",       "flush",         "full_house", "four_of_a_kind",
                                           "straight_flush", "five_of_a_kind"};

/// Comparing scores is comparing hands; equal hands have equal scores, whatever their suits (DM-PKR-08). The category
/// stands above 26 bits for its groups and loose cards. Never 0.
using Score = u32;
inline constexpr int kCategoryShift = 26;
inline constexpr int kGroupShift = 13;
constexpr Category category_of(Score s) { return Category(s >> kCategoryShift); }

/// Up to five cards as masks of ranks: which are there at least once, twice, ... five times. As numbers, masks of ranks
/// compare like cards from high to low, a missing one being the lowest (DM-PKR-03,
/// DM-PKR-06, DM-PKR-07).
struct Ranks {
  u32 one{}, two{}, three{}, four{}, five{};
  u32 suits{};  ///< set of the suits that occur
  u32 size{};

  constexpr void add(int face) {
    const u32 rank = 1U << rank_of(face);
    five |= four & rank;
    four |= three & rank;
    three |= two & rank;
    two |= one & rank;
    one |= rank;
    suits |= 1U << int(suit_of(face));
    ++size;
  }
  [[nodiscard]] constexpr Score score() const;

 private:
  /// Rank mask of the top card of a straight, 0 if it is none (DM-PKR-02, DM-PKR-04).
  [[nodiscard]] constexpr u32 straight_to() const {
    constexpr u32 kFiveHigh = 1U << 3;
    constexpr u32 kLowStraight = 0xFU | 1U << kAce;
    if (one == kLowStraight) return kFiveHigh;
    return (one & one >> 1 & one >> 2 & one >> 3 & one >> 4) << 4;
  }
  /// A flush can hold a rank twice, in both decks: two bits per rank, 01 or 11.
  [[nodiscard]] constexpr u32 flush_cards() const {
    u32 cards = 0;
    for (const int rank : Bits{one}) cards |= ((two >> rank & 1) != 0 ? 3U : 1U) << (2 * rank);
    return cards;
  }
  static constexpr Score of(Category c, u32 groups, u32 loose) {
    return u32(c) << kCategoryShift | groups << kGroupShift | loose;
  }
};

/// DM-PKR-05: the strongest category that the cards satisfy.
constexpr Score Ranks::score() const {
  if (five != 0) return of(Category::FiveOfAKind, five, 0);
  const bool flush = size == kMostBid && (suits & (suits - 1)) == 0;
  const u32 straight = size == kMostBid && two == 0 ? straight_to() : 0;
  if (flush && straight != 0) return of(Category::StraightFlush, straight, 0);
  if (four != 0) return of(Category::FourOfAKind, four, one & ~four);
  if (three != 0 && two != three) return of(Category::FullHouse, three, two & ~three);
  if (flush) return of(Category::Flush, 0, flush_cards());
  if (straight != 0) return of(Category::Straight, straight, 0);
  if (three != 0) return of(Category::ThreeOfAKind, three, one & ~three);
  if ((two & (two - 1)) != 0) return of(Category::TwoPair, two, one & ~two);
  if (two != 0) return of(Category::Pair, two, one & ~two);
  return of(Category::HighCard, 0, one);
}

constexpr Score score_of(CardBag cards) {
  Ranks ranks;
  for_each_card(cards, [&](int face) { ranks.add(face); });
  return ranks.score();
}

}  // namespace saloon::dead_money
