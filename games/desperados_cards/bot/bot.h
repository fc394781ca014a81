// What a competent player weighs up, in parts: what a place is worth, what the others may hold, what a gang costs,
// where a henchman helps.
//
// Everything is counted in whole numbers: kPoint is one point of loot, kSure is certainty.
#pragma once

#include <algorithm>

#include "bots/temper.h"
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

inline constexpr int kPoint = 64;
inline constexpr int kSure = 256;

// --- worth.cpp: sets, denying, the race to the first five
/// DSC-END-01: does the game end with the raid on the open place of this pile?
bool is_final(const Public& pub, int pile);
/// What winning the open place of a pile is worth to a seat: its own gain, and that nobody else gets it. Who bears
/// somebody a grudge minds that seat's gain more, a friend's less.
int stake_at(const Public& pub, Seat me, int pile, const Temper& temper);
/// The same to who has to answer a hold-up: one would rather come between an enemy and the place he wants than between
/// a friend and his.
int felt_stake(const Public& pub, Seat me, int pile, const Temper& temper);
/// By how many points a seat is ahead of the best of the others; negative if it is behind.
int lead_of(const Public& pub, Seat me);
/// The seat's part of the victory, of kSure, if the game ends with `winner` taking the open place of a pile.
int share_if_final(const Public& pub, Seat me, Seat winner, int pile);
/// How the seat's part of the victory looks while the game goes on.
int share_so_far(const Public& pub, Seat me);

// --- rivals.cpp: the hidden cards
/// The cards that are in other hands or in the draw pile, the viewer cannot tell which.
CardBag unseen_by(const Public& pub, CardBag hand);
/// How often a rival with cards stays out although he could come, of kSure.
int chance_to_stay_out(const Public& pub);
/// The chance that the biggest of the other hands holds a given unseen card.
int chance_held(const View& v, CardBag unseen);

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
  /// `latest`: when the viewer will have placed last, for ties (DSC-RES-02).
  Rivals(const View& v, const Deals& deals, int pile, const Strengths& strength, int latest);

  /// The chance that a gang of this strength wins.
  [[nodiscard]] int chance_to_win(int strength) const { return chance_[unsigned(std::min(strength, kMost))]; }
  /// How strong a seat is here compared with others: its strongest gangs in all deals together.
  [[nodiscard]] int weight_of(Seat p) const { return weight_[p]; }

 private:
  static constexpr int kMost = 63;  ///< stronger gangs count as this strong
  using BestGangs = std::array<u8, Deals::kDeals>;

  void meet(const BestGangs& best, int stays_out, bool can_come_with_nothing, bool wins_tie);

  std::array<int, kMost + 1> chance_{};
  std::array<int, kMaxSeats> weight_{};
};

// --- hand.cpp: what the own cards are good for
/// The strongest gang that these cards offer.
int best_strength(CardBag cards, const Strengths& strength);
/// What it costs to part with a card, per character held. The row of `spent` is about to go and counts no more; kPiles
/// if all rows stay.
using Prices = std::array<int, kCharacters>;
Prices prices(const Public& pub, CardBag hand, Seat me, int spent);

// --- gang.cpp: which gang to send
/// A raid, as far as it does not depend on the gang.
struct Raid {
  bool final;
  bool known_only;  ///< DSC-GANG-08
  int stake;
  int care;  ///< what a card spent counts, in hundredths: the bold spend easily
  Prices price;
  Prices theirs{};  ///< how many cards of each character the biggest other hand holds, in parts of kSure
  Rivals rivals;

  Raid(const View& v, const Temper& temper, const Deals& deals, int pile, const Strengths& strength, int latest);
};

struct Plan {
  CardBag gang{};
  int gain = 0;    ///< on balance; staying out brings nothing
  int chance = 0;  ///< of winning the raid
};
/// The best gang out of this hand, or none.
Plan plan_raid(const Raid& raid, CardBag hand, const Strengths& strength);
Decision choose_gang(const View& v, const Temper& temper, Chance& chance);

// --- place.cpp: which henchman to post where
Decision choose_placement(const View& v, const Temper& temper, Chance& chance);
// How much the outlook of a row counts, by the henchmen it still lacks, in sixteenths. One short is an invitation to
// the next player, who then also wins ties; many short is a long way off.
inline constexpr std::array<int, kLongestRow + 1> kFirmness = {0, 4, 12, 10, 8, 2};
// Strength that either side may still find before a row is complete.
inline constexpr int kStillToCome = 3;
// What the whole victory is worth, in points.
inline constexpr int kVictory = 14;
// The price of a henchman, in sixteenths of the price of the card.
inline constexpr int kHenchman = 17;
// What every step towards the end of the game is worth per point of lead.
inline constexpr int kHurry = 8;

}  // namespace saloon::desperados_cards
