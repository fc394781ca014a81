// What both sides' bots work with: where somebody may be who rides hidden, and what the targets are worth.
#pragma once

#include "games/desperados/bot/glance.h"

namespace saloon::desperados::bot {

/// Chance of being in each town.
using Spread = std::array<double, kTowns>;

// --- spread.cpp
/// How much each town draws a rider in each turn: what can be robbed there, with a disk and without.
struct Draws {
  std::array<std::array<Spread, 2>, kTurns> at{};  ///< by turn and disk
  explicit Draws(const Public& pub);
  [[nodiscard]] const Spread& of(int turn, bool disk) const { return at[unsigned(turn - 1)][disk ? 1 : 0]; }
};
/// Where this desperado may be after the given turn: rides along the roads, drawn to what can be robbed, and everything
/// that was shown is taken into account (DSP-ACT-08).
Spread desperado_after(const Public& pub, const Draws& draws, Seat p, int turn);
/// The same for the marshal, of whom nothing is ever shown during the turns.
Spread marshal_after(const Public& pub, const Draws& draws, int turn);

/// Where the gang may be, by seat.
struct GangAt {
  const Public& pub;
  std::array<Spread, kMaxSeats> at{};

  GangAt(const Public& table, const Draws& draws, int turn);
  /// Chance that at least so many of them are in this town.
  [[nodiscard]] double at_least(int town, int count) const;
};

// --- values, in hundreds of dollars
inline constexpr double kUnknownBank = 18;
/// What the tile of this bank is worth as far as this seat knows; 0 = there is none.
double bank_worth(const Public& pub, const Private& mine, int bank);
double poker_worth(const Public& pub);
double coach_worth(const Public& pub);
/// Does a coach that moves on pass through this town in this turn?
bool coach_comes(const Public& pub, int town, int turn);
inline bool coach_is_here(const Public& pub, int town) { return pub.coach[0] == town + 1 || pub.coach[1] == town + 1; }

// --- tempers
/// A temper's numbers run to kFull; here they are parts of one.
inline double part(int of_full) { return double(of_full) / Temper::kFull; }

// --- gang.cpp: what a desperado thinks once, before he weighs his answers
struct Desperado {
  const View& v;
  const Temper& temper;
  Spread marshal{};  ///< after this turn
  int planned = -1;  ///< where the gang's plan sends him with the last card

  Desperado(const View& view, const Temper& nature);
  [[nodiscard]] double worth(const Decision& d) const;
};

// --- law.cpp: the same for the marshal
struct Marshal {
  const View& v;
  const Temper& temper;
  Draws draws;
  GangAt now, next, in_the_end;

  Marshal(const View& view, const Temper& nature);
  [[nodiscard]] double worth(const Decision& d) const;
  /// How much he wants to arrest this desperado.
  [[nodiscard]] double zeal_for(Seat p) const;
  /// To ride there, or to stay there, with the card of this turn.
  [[nodiscard]] double worth_of_being_in(int town) const;
};

}  // namespace saloon::desperados::bot
