// The procedures with their locals, the questions and the draws. Most procedures end in one question and become the
// next one.
#pragma once

#include "engine/flow.h"
#include "games/deadwood/decision.h"

namespace saloon::deadwood {

/// A building that asks nothing is a plain function; the others are procedures, and most of them begin where their
/// question has been answered.
enum class Proc : u8 {
  Setup,
  Turn,
  Duel,
  Annex,  ///< may he, does he
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
  FinalDuel,
};

/// The deepest nesting. Only Turn (its end), Hall (its new tiles) and Rail (the rest of its list) have anything left to
/// do after a call; a duel, an annexing and every other building become what follows them, so at most one of those
/// runs, on top. A Rail is called by a Hall and lays one of five tiles, four rails and the station, each once in a
/// game; so at most five Rails lie on the stack, each on its Hall. With the station laid a Hall calls no Rail
/// (DW-HALL-06): Turn + 5 * (Hall + Rail) + one on top. tests/games/deadwood_nesting_test.cpp plays a game that gets
/// there.
inline constexpr int kFrames = 1 + 2 * (kRails + 1) + 1;

enum class TurnAt : u8 { Begin, Act, End };
enum class DuelAt : u8 { Attack, Flee, AttackerLoads, DefenderLoads };
enum class HallAt : u8 { Rail, NewTiles, Place };
enum class RailAt : u8 { Lay, Next, Picked, Annex };
enum class StageAt : u8 { Draw, Place };
enum class FortuneAt : u8 { Look, Order };
enum class FinalAt : u8 { Cowboy, Cartridges, Targets };

/// Locals of an annexing and of the building it is about.
struct Annexing {
  u8 seat{};  ///< who annexes; the cowboy may leave meanwhile (DW-ANX-06)
  u8 plot{};
  /// Annex: Laundries controlled when a Store's move began (DW-LAUNDRY-04, 05), or kNoMove. Church: most tokens he may
  /// discard. Hall: 1 if its own rail is the station. Fortune: the pile. Court: the seat that is asked.
  u8 number{};
  static constexpr u8 kNoMove = 0xFF;
};
static_assert(Plain<Annexing> && sizeof(Annexing) <= 6);

/// Dice and wounds need no place: once both have announced, a duel is one paragraph. The attacker's cowboy stands
/// nowhere else meanwhile; the defender and his stand on the plot.
struct Duelling {
  u8 attacker{};
  u8 plot{};
  u8 strength{};   ///< the attacker's
  u8 laundries{};  ///< as in Annexing
  u8 loaded{};     ///< 1: the attacker spent a cartridge (DW-DUEL-03)
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
  TurnAction,  ///< go to town or return to the ranch
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
  Pile1,  ///< the shuffles: hidden, each draw the next tile from the top
  Pile2,
  Pile3,
  Star,         ///< which tile goes to the next star plot
  FirstPlayer,  // DW-SETUP-11
  AttackerSurplus,
  DefenderSurplus,
  Attacker,
  Defender,
  FinalShot,
  GoldMine,
};

}  // namespace saloon::deadwood
