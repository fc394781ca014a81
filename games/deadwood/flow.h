// The procedures, questions and draws. Most buildings end in one question and become the next procedure.
#pragma once

#include "engine/flow.h"
#include "games/deadwood/decision.h"

namespace saloon::deadwood {

enum class Proc : u8 {
  Setup,
  Turn,
  Arrive,
  Duel,
  Church,
  Saloon,
  Office,
  Hall,
  Rail,
  Casino,
  Store,
  Stage,
  Fortune,
  Court,
  Grifter,
  News,
  Dance,
  Telegraph,
  Accounts,  ///< final accounts and Final Duel
};

/// Only Turn (its end), Hall (new tiles), Rail (its list) and Arrive (after a duel) have something left to do after a
/// call; everything else becomes what follows. Each Rail lays one of five tiles, four rails and the station, so at most
/// five Rails run at once, each called by a Hall; what a Rail's list calls runs on top of it, and after the station a
/// Hall calls no Rail (DW-HALL-06): Turn + 5 * (Hall + Rail) + Arrive + Duel.
inline constexpr int kFrames = 1 + 2 * (kRails + 1) + 2;

/// Locals of a building whose effect asks somebody.
struct Annexing {
  u8 seat{};  ///< who annexes; the cowboy may leave meanwhile (DW-ANX-06)
  u8 plot{};
  u8 number{};  ///< Church: most tokens he may discard. Stage, Fortune: the pile. Court: the seat that pays next.
};
static_assert(Plain<Annexing> && sizeof(Annexing) <= 6);

struct Arrival {
  u8 seat{};
  u8 strength{};
  u8 plot{};
  u8 laundries{kNoMove};  ///< Laundries controlled when a Store's move began (DW-LAUNDRY-04, 05)
  static constexpr u8 kNoMove = 0xFF;
};
static_assert(Plain<Arrival> && sizeof(Arrival) <= 6);

/// Dice and wounds need no place: once both have announced, a duel is one paragraph.
struct Duelling {
  u8 attacker{};
  u8 defender{};
  u8 plot{};
  u8 strength{};    ///< the attacker's; the defender's stands on the plot
  u8 cartridges{};  ///< bit 0 the attacker's, bit 1 the defender's (DW-DUEL-03, 04)
};
static_assert(Plain<Duelling> && sizeof(Duelling) <= 6);

/// The list is fixed when the tile is laid; leaving a building strikes its entry off in every Rail frame (DW-RAIL-10).
struct Laying {
  u8 placer{};
  u8 plot{};
  u16 list{};    ///< bits 0-5: neighbours of `plot` in plot order; bits 6-10: seats at the Church
  u8 current{};  ///< entry now annexing
  u8 again{};    ///< annexings the current entry has left: the station gives two (DW-RAIL-13)
};
static_assert(Plain<Laying> && sizeof(Laying) <= 6);
inline constexpr int kChurchEntries = 6;  ///< first of the Church's bits in the list

enum class Ask : u8 {
  None,
  TurnAction,  ///< Place or Return: RETURN_SET and PLACE are part of it
  Flee,
  CartridgeAttacker,
  CartridgeDefender,
  Annex,
  ChurchCount,
  Recruit,
  SheriffTo,
  RailPlot,
  TilePlace,
  StoreMove,
  CasinoTarget,
  StagePile,
  FortunePile,
  FortuneOrder,  ///< the only secret answer
  CourtPay,
  GriftTargets,
  NewsTarget,
  DanceSet,
  TelegraphOption,
  TriggerNext,
  FinalCowboy,
  FinalCartridges,
  FinalTargets,
};

enum class Roll : u8 {
  Pile1,  ///< the shuffles: hidden, each draw the next tile of the pile
  Pile2,
  Pile3,
  Star,       ///< which tile goes to the next star plot
  FirstSeat,  // DW-SETUP-11
  AttackerSurplus,
  DefenderSurplus,
  Attacker,
  Defender,
  FinalShot,
  GoldMine,
};

}  // namespace saloon::deadwood
