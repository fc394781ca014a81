// What a competent player weighs up, in parts: what a place is worth, what the others may hold, what a gang costs.
//
// Everything is counted in whole numbers: kPoint is one point of loot, kSure is certainty.
#pragma once

#include <algorithm>

#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

inline constexpr int kPoint = 64;
inline constexpr int kSure = 256;
inline constexpr int kFinalValue = box::kLevelValues[kLevels - 1];  ///< DSC-END-01: raiding it ends the game

// bot_worth.cpp: sets, denying, the race to the first five.
/// What winning the open place of a pile is worth to a seat: its own gain and what nobody else gets.
int stake_at(const Public& pub, Seat me, int pile);
/// By how much a seat is ahead of the best of the others, in points.
int lead_of(const Public& pub, Seat me);
/// The seat's part of the victory (of kSure) if `winner` takes `card` and the game ends with it.
int share_if_final(const Public& pub, Seat me, Seat winner, int card);
/// How good the seat's part of the victory looks while the game goes on (of kSure).
int share_so_far(const Public& pub, Seat me);

// bot_rivals.cpp: the hidden cards.
/// The cards this viewer cannot place: in other hands or in the draw pile.
PairSet unseen_by(const View& v);

/// The chance that the biggest of the other hands holds a given unseen card.
int held_by_rival(const View& v, PairSet unseen);

/// A few equally likely deals of the unseen cards to the other hands.
struct Deals {
  static constexpr int kDeals = 16;
  static constexpr int kCards = 2 * kFaces;

  Deals(const View& v, Chance& chance);

  std::array<std::array<u8, kCards>, kDeals> faces{};  ///< hand after hand, in order of seats
};

/// How strong the others may come to one raid.
class Rivals {
 public:
  /// `strength` at the raided place; `latest` is when the viewer will have placed last, for ties.
  Rivals(const View& v, const Deals& deals, const Strengths& strength, bool final, int latest);

  /// The chance that nobody comes stronger than this.
  [[nodiscard]] int chance_to_win(int strength) const { return chance_[unsigned(std::min(strength, kMost))]; }
  /// The sum of the strongest gangs seat p would have in all deals.
  [[nodiscard]] int strength_of(Seat p) const { return sum_[p]; }

 private:
  static constexpr int kMost = 63;  ///< stronger gangs count as this strong

  void meet(const Public& pub, const std::array<u8, Deals::kDeals>& best, bool final, bool wins_tie);

  std::array<int, kMost + 1> chance_{};
  std::array<int, kMaxSeats> sum_{};
};

// bot_gang.cpp: which gang to send.
/// The strongest gang out of a hand.
int best_strength(PairSet hand, const Strengths& strength);
/// What a card is worth in the hand, per character; the row of `pile` is about to go and does not count.
using Prices = std::array<int, kCharacters>;
Prices prices_besides(const View& v, int pile);

/// A raid, as far as it does not depend on the gang.
struct Raid {
  bool final{};      ///< DSC-END-01
  bool all_cards{};  ///< DSC-GANG-07; otherwise known ones only
  int stake{};
  Prices price{};
  Prices theirs{};  ///< what the biggest other hand holds per character, in parts of kSure
  Rivals rivals;

  Raid(const View& v, const Deals& deals, int pile, const Strengths& strength, int latest);
};

struct Plan {
  PairSet gang{};
  int gain = 0;    ///< what it brings on balance; staying out brings nothing
  int chance = 0;  ///< of winning with it
};
/// The best gang of these cards.
Plan plan_raid(const Raid& raid, PairSet hand, const Strengths& strength);
Decision choose_gang(const View& v, Chance& chance);

// bot_place.cpp: which henchman to post where.
Decision choose_placement(const View& v, Chance& chance);

}  // namespace saloon::desperados_cards
