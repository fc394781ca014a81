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

struct Mind {
  const Public& pub;
  const Private& mine;
  Seat me;
  std::array<Belief, kHandles> at{};
  Stand now{};
  bool late{};       ///< the last round or a badge turn: places matter as much as gold
  double doubt{};    ///< how many pieces of gold a lead may be wrong by
  double chance{};   ///< to win as things stand
  double my_hand{};  ///< mean die of the hand

  explicit Mind(const View& v);
  /// My chance to win if everything stayed like this.
  [[nodiscard]] double chance_of(const Stand& s) const;
  [[nodiscard]] double share_of_showdown(const Stand& s) const;
  /// The same after a safe changed hands.
  [[nodiscard]] Stand after_theft(int handle, int from, int to) const;
  [[nodiscard]] Stand after_move(int holder, unsigned house) const;
  [[nodiscard]] Stand after_swap(int a, int b) const;
  /// What spending this card costs: it may be needed later, most of all in the showdown.
  [[nodiscard]] double cost_of(int card) const;
};

// bot_dice.cpp
double mean_of(Gun gun);
/// How often the first gun beats the second, ties rolled again.
double beats(Gun first, Gun second);
/// The same against a gun one knows nothing of.
double beats_any(Gun gun);
/// How often this gun is the highest of so many.
double tops(Gun gun, int shooters);

inline double mean_of_card(int card) { return mean_of(gun_of(card)); }
inline constexpr double kUsualDie = 3.3;

}  // namespace saloon::deadwood_1876::bot
