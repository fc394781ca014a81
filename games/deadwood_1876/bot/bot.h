// How the heuristic bot sees the table: what it believes of every safe, and its chance to win as things stand.
#pragma once

#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876::bot {

/// What a face-down safe is thought to hold, on average over the safes it may be.
struct Belief {
  double gold{};
  double gun{};    ///< mean of a showdown gun's die
  double badge{};  ///< a badge that is still to be called
};

/// The table in the few numbers that decide the game; a holder each.
struct Stand {
  std::array<u8, kMaxSeats> house{};
  std::array<double, kMaxSeats> gold{};
  std::array<double, kMaxSeats> guns{};
};

/// What is known for sure: this very safe.
Belief content(const Public& pub, int safe);

struct Mind {
  const Public& pub;
  const Private& mine;
  Seat me;
  const Temper& temper;
  std::array<Belief, kHandles> at{};
  Stand now{};
  bool late{};       ///< the last round or a badge turn: places matter as much as gold
  double doubt{};    ///< how many pieces of gold a lead may be wrong by
  double chance{};   ///< to win as things stand
  double my_hand{};  ///< mean die of the hand

  Mind(const Public& p, const Private& own, Seat seat, const Temper& mood);
  /// My chance to win if everything stayed like this.
  [[nodiscard]] double chance_of(const Stand& s) const;
  [[nodiscard]] double share_of_showdown(const Stand& s) const;
  /// The same after a safe changed hands.
  [[nodiscard]] Stand after_theft(int handle, int from, int to) const;
  [[nodiscard]] Stand after_move(int holder, unsigned house) const;
  [[nodiscard]] Stand after_swap(int a, int b) const;
  /// What spending this card costs: it may be needed later, most of all in the showdown.
  [[nodiscard]] double cost_of(int card) const;
  /// From -1, shuns every risk, to 1, seeks them.
  [[nodiscard]] double boldness() const { return double(temper.boldness) / Temper::kFull; }
  /// From -1, hurts him where it can, to 1, spares him; the loyal spare whoever lodges with them.
  [[nodiscard]] double fondness(int holder) const;
};

// turn.cpp: what a turn or a fight leads to.
/// My chance to win after the winner, who may be somebody else, has won this safe.
double after_safe_won(const Mind& m, int handle, int from, int winner);
double after_duel_won(const Mind& m, int winner, int loser);
/// The same once the open fight is over.
double after_fight(const Mind& m, bool attacker_wins);
double worth_of_a_look(const Mind& m);
double worth_of_new_cards(const Mind& m);
inline constexpr double kBadgeTurn = 0.05;  ///< what an extra turn at the end is worth

/// Weighs the answers to "your turn": what a target is worth is worked out once for all cards.
class TurnScores {
 public:
  explicit TurnScores(const Mind& m) : m_(m) {}
  double of(const Decision& d);

 private:
  double attack(int card, int victim, double if_won) const;
  double robbed(int handle);
  double duelled(int holder);

  const Mind& m_;
  Places safes_known_ = 0;
  u32 holders_known_ = 0;
  std::array<double, kHandles> robbed_;
  std::array<double, kMaxSeats> duelled_;
};

// dice.cpp
struct Odds {
  std::array<double, kGuns> mean{};
  std::array<std::array<double, kGuns>, kGuns> beats{};
  std::array<double, kGuns> beats_any{};
  std::array<std::array<double, kMaxSeats + 1>, kGuns> tops{};
};
extern const Odds kOdds;

inline double mean_of(Gun gun) { return kOdds.mean[unsigned(gun)]; }
inline double mean_of_card(int card) { return mean_of(gun_of(card)); }
/// How often the first gun beats the second, ties rolled again.
inline double beats(Gun first, Gun second) { return kOdds.beats[unsigned(first)][unsigned(second)]; }
/// The same against a gun one knows nothing of.
inline double beats_any(Gun gun) { return kOdds.beats_any[unsigned(gun)]; }
/// How often this gun is the highest of so many.
inline double tops(Gun gun, int shooters) { return kOdds.tops[unsigned(gun)][unsigned(shooters)]; }
inline constexpr double kUsualDie = 3.3;

}  // namespace saloon::deadwood_1876::bot
