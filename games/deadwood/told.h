// What is told: the kinds of events, and the parts of a view that each of them explains.
#pragma once

#include <cstddef>

#include "engine/game.h"
#include "games/deadwood/state.h"

namespace saloon::deadwood {

enum class Told : u8 {
  None,
  TownBuilt,
  FirstRoll,
  FirstPlayer,
  TurnBegan,
  WentToTown,
  ReturnedToRanch,
  TollPaid,
  Attacked,
  TookPoster,
  Fled,
  StoodGround,
  Loaded,
  Shot,
  Killed,
  DuelEnded,
  Annexed,
  DeclinedAnnexing,
  Passed,
  TookMoney,
  TookCartridges,
  TookHorses,
  DiscardedPosters,
  Recruited,
  SheriffMoved,
  RailLaid,
  Destroyed,
  CalledUp,
  TilesDrawn,
  TilePlaced,
  TilePutUnder,
  MovedCowboy,
  TookFrom,
  LookedAtPile,
  PutPileBack,
  PaidCourt,
  LetOff,
  SentToMine,
  GavePoster,
  Telegraphed,
  EndTriggered,
  Fined,
  FinalDuel,
  Represented,
  FinalLoaded,
  Aimed,
  FinalShot,
  FinalKilled,
  FinalRound,
  NobodySurvived,
  GameOver,
};

/// Why money or a poster came, an annexing was passed over, a cowboy went to the mine: the names in event_json.
enum class Why : u8 {
  Annexing,    ///< the building's own "take $n"
  Hotel,       ///< a rail or the station was laid (DW-HOTEL-02)
  Undertaker,  ///< somebody was killed (DW-UNDER-02)
  StageDepot,  ///< the game ended without station (DW-STAGE-03)
  GoldMine,
  Attack,
  Bank,
  Courthouse,
  Fled,
  DrivenOff,  ///< attacked in vain and lives (DW-DUEL-14)
  Grifter,
  Rail,  ///< the building was destroyed (DW-RAIL-04)
};
inline constexpr std::array kWhy{"annexing", "hotel", "undertaker", "stage_depot", "gold_mine", "attack",
                                 "bank",     "court", "fled",       "driven_off",  "grifter",   "rail"};

/// How a shot or a duel ended.
enum class Hit : u8 { Miss, Wound, Kill };
inline constexpr std::array kHits{"miss", "wound", "kill"};
enum class DuelResult : u8 { DefenderFled, DefenderDead, BothAlive, BothDead, AttackerDead };
inline constexpr std::array kDuelResults{"defender_fled", "defender_dead", "both_alive", "both_dead", "attacker_dead"};

/// The parts of a view, for the law that every change is explained by an event; in the order of Game::kFields.
enum class Field : u8 {
  Flow,
  Asked,
  Sealed,
  Config,
  Seats,
  Turn,
  First,
  Ended,
  Winners,
  Sheriff,
  Pool,
  Box,
  CartridgeSupply,
  HorseSupply,
  Laid,
  Route,
  Tile,
  Cowboy,
  Church,
  Ranch,
  Mine,
  Reserve,
  Wanted,
  Drawn,
  PileSize,
  Reader,
  Known,
  Turns,
  Money,
  Cartridges,
  Horses,
  Built,
  Occupied,
  Own,
  FinalDuel,
  Peek,
};
/// Where cowboys in town stand.
inline constexpr u64 kTownFields = explains(Field::Cowboy, Field::Church, Field::Occupied, Field::Own);
inline constexpr u64 kPileFields = explains(Field::PileSize, Field::Reader, Field::Known, Field::Peek);
inline constexpr u64 kPosterFields = explains(Field::Wanted, Field::Pool, Field::Box);
inline constexpr u64 kDealtFields =
    kTownFields | kPileFields | kPosterFields |
    explains(Field::Tile, Field::Built, Field::Sheriff, Field::CartridgeSupply, Field::HorseSupply, Field::Ranch,
             Field::Reserve, Field::Money, Field::Cartridges, Field::Horses);

}  // namespace saloon::deadwood
