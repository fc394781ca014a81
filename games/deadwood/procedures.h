// The procedures with their locals, the questions and the draws. Most procedures end in one question and become the
// next one.
#pragma once

#include "engine/rows/procs.h"
#include "games/deadwood/verbs.h"

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

/// Locals of every annexing: the question whether to, and the building it is about.
struct Annexing {
  u8 seat{};  ///< who annexes; the cowboy may leave meanwhile (DW-ANX-06)
  u8 plot{};
};
/// Instead of a number of Laundries: there was no Store's move, those count that he controls (DW-LAUNDRY-04, 05).
inline constexpr u8 kNoMove = 0xFF;
struct Arrival : Annexing {
  u8 laundries{};  ///< controlled when a Store's move began, or kNoMove
};
struct Church : Annexing {
  u8 most{};  ///< tokens he may discard (DW-CHURCH-04)
};
struct Hall : Annexing {
  u8 station{};  ///< 1: its own rail is the station (DW-RAIL-14)
};
struct Fortune : Annexing {
  u8 pile{};
};
struct Court : Annexing {
  u8 asked{};  ///< who pays or takes a token now
};

/// Dice and wounds need no place: once both have announced, a duel is one paragraph. The attacker's cowboy stands
/// nowhere else meanwhile; the defender and his stand on the plot.
struct Duelling {
  u8 attacker{};
  u8 plot{};
  u8 strength{};   ///< the attacker's
  u8 laundries{};  ///< as in Arrival
  u8 loaded{};     ///< 1: the attacker spent a cartridge (DW-DUEL-03)
};

/// The list is fixed when the tile is laid; leaving a building strikes its entry off in every Rail frame (DW-RAIL-10).
struct Laying {
  u8 placer{};
  u8 plot{};
  u16 list{};    ///< bits 0-5: neighbours of `plot` in plot order; bits 6-10: seats at the Church
  u8 current{};  ///< entry now annexing
  u8 again{};    ///< annexings the current entry has left: the station gives two (DW-RAIL-13)
};
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

// --- by name

inline constexpr Kind kYesNo = lenient(kFlag);
inline constexpr Kind kMostTokens = number(1, 3);
inline constexpr Kind kLaundries = number(0, 2);
inline constexpr Kind kLaundriesLeft = maybe(kLaundries);
/// Left out for kNoMove.
template <auto M>
constexpr LocalRow laundries_left() {
  using L = WholeOf<M>;
  static_assert(u8(kNoMove + 1) == 0);
  return {"laundries", &kLaundriesLeft, [](const Frame& f) { return to_value(u8(f.get<L>().*M + 1)); },
          [](Frame& f, const Value& v) {
            L l = f.get<L>();
            l.*M = u8(v.lo - 1);
            f.set(l);
          }};
}
inline constexpr LocalRow kAnnexer = local<&Annexing::seat>("seat", kSeat);
inline constexpr LocalRow kAnnexed = local<&Annexing::plot>("plot", kPlot);
// procedures.cpp: of a railroad tile only what its paragraph needs.
void write_laying(Writer& w, const Frame& f);
void read_laying(Reader& r, const json::object& o, Frame& f);

inline constexpr ProcRow kProcs[] = {
    {"setup", {"lay_out"}},
    {"turn", {"begin", "act", "end"}},
    {"duel",
     {"attack", "flee", "attacker_loads", "defender_loads"},
     {local<&Duelling::attacker>("attacker", kSeat), local<&Duelling::plot>("plot", kPlot),
      local<&Duelling::strength>("cowboy", kCowboy), local<&Duelling::loaded>("loaded", kYesNo),
      laundries_left<&Duelling::laundries>()}},
    {"annex", {"answer"}, {kAnnexer, kAnnexed, laundries_left<&Arrival::laundries>()}},
    {"church", {"answer"}, {kAnnexer, kAnnexed, local<&Church::most>("most", kMostTokens)}},
    {"saloon", {"answer"}, {kAnnexer, kAnnexed}},
    {"office", {"answer"}, {kAnnexer, kAnnexed}},
    {"hall", {"rail", "new_tiles", "place"}, {kAnnexer, kAnnexed, local<&Hall::station>("station", kYesNo)}},
    {"rail", {"lay", "next", "picked", "annex"}, {}, write_laying, read_laying},
    {"casino", {"answer"}, {kAnnexer, kAnnexed}},
    {"store", {"answer"}, {kAnnexer, kAnnexed}},
    {"stage", {"draw", "place"}, {kAnnexer, kAnnexed}},
    {"fortune", {"look", "order"}, {kAnnexer, kAnnexed, local<&Fortune::pile>("pile", kPile)}},
    {"court", {"answer"}, {kAnnexer, kAnnexed, local<&Court::asked>("asked", kSeat)}},
    {"grifter", {"answer"}, {kAnnexer, kAnnexed}},
    {"news", {"answer"}, {kAnnexer, kAnnexed}},
    {"dance", {"answer"}, {kAnnexer, kAnnexed}},
    {"telegraph", {"answer"}, {kAnnexer, kAnnexed}},
    {"final_duel", {"cowboy", "cartridges", "targets"}},
};

}  // namespace saloon::deadwood
