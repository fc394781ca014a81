// What is told: one row per kind of event, with its members, the parts of a view that it explains, and whether it
// reveals something.
#pragma once

#include "engine/rows/events.h"
#include "games/deadwood/state.h"

namespace saloon::deadwood {

/// Why money or a poster came, or a cowboy went to the mine.
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
inline constexpr std::array kWhys{"annexing", "hotel", "undertaker", "stage_depot", "gold_mine", "attack",
                                  "bank",     "court", "fled",       "driven_off",  "grifter",   "rail"};
inline constexpr Kind kWhy = saloon::one_of("a reason", kWhys).called("Why");

/// How a shot or a duel ended.
enum class Hit : u8 { Miss, Wound, Kill };
inline constexpr std::array kHits{"miss", "wound", "kill"};
inline constexpr Kind kHit = saloon::one_of("what a shot does", kHits);
enum class DuelResult : u8 { DefenderFled, DefenderDead, BothAlive, BothDead, AttackerDead };
inline constexpr std::array kDuelResults{"defender_fled", "defender_dead", "both_alive", "both_dead", "attacker_dead"};
inline constexpr Kind kDuelResult = saloon::one_of("how a duel ends", kDuelResults);

inline constexpr Kind kPlotOfTown = maybe(kPlot);
inline constexpr Kind kDieIfAny = [] {
  Kind k = kDie;
  k.optional = true;
  return k;
}();

// --- members that several events have
inline constexpr EventMember kWho = told("seat", kSeat);
inline constexpr EventMember kItsCowboy = told("cowboy", kCowboy);
inline constexpr EventMember kWhere = told("plot", kPlot);
inline constexpr EventMember kBuilding = told("building", kTile);  ///< the tile on the plot
inline constexpr EventMember kOfPile = told("pile", kPile);
inline constexpr EventMember kHowMany = told("count", kCount);
inline constexpr EventMember kDollars = told("amount", kCount);
inline constexpr EventMember kDiceIn = told("dice", kCount);
inline constexpr EventMember kBecause = told("why", kWhy);
inline constexpr EventMember kTheSeats = told("seats", kSeatSet);
inline constexpr EventMember kReason = told("reason", kEndReason);

// --- parts of a view that change together
inline constexpr const char* kTownParts = "cowboy church occupied own";
inline constexpr const char* kPileParts = "pile_size reader known peek";
inline constexpr const char* kPosterParts = "wanted pool box";
inline constexpr const char* kCartridgeParts = "cartridges cartridge_supply";
inline constexpr const char* kHorseParts = "horses horse_supply";

inline constexpr EventRow kEvents[] = {
    {"town_built",
     {told("tiles", kFirstTiles)},
     {kTownParts, kPileParts, kPosterParts, kCartridgeParts, kHorseParts, "tile built sheriff ranch reserve money"},
     true},
    {"rolled_for_first", {kWho, told("die", kDie)}},
    {"first_player", {kWho}, {"first_player turn"}},
    {"turn_began", {kWho, told("number", kCount)}, {"turn turns"}},
    {"went_to_town", {kWho, kItsCowboy, kWhere, kBuilding}, {kTownParts, "ranch"}},
    {"returned_to_ranch",
     {kWho, told("plots", kPlotSet), told("mine", kCowboyList), kHowMany},
     {kTownParts, "ranch mine"}},
    {"toll_paid", {kWho, told("to", kSeat), kDollars}, {"money"}},
    {"attacked", {kWho, kItsCowboy, kWhere, kBuilding, told("defender", kSeat), told("opponent", kCowboy)}},
    {"took_poster", {kWho, kHowMany, kBecause}, {kPosterParts}},
    {"fled", {kWho, kItsCowboy, kWhere}, {kHorseParts}},
    {"stood_ground", {kWho}},
    {"loaded", {kWho, kHowMany, kDiceIn}, {kCartridgeParts}},
    {"shot", {kWho, told("at", kSeat), told("die", kDie), told("result", kHit), told("surplus", kFlag)}},
    {"killed", {kWho, kItsCowboy, kWhere}, {kTownParts}},
    {"duel_ended", {kWho, told("defender", kSeat), kWhere, kBuilding, told("result", kDuelResult)}, {kTownParts}},
    {"annexed", {kWho, kWhere, kBuilding}},
    {"declined_annexing", {kWho, kWhere, kBuilding}},
    {"passed", {kWho, told("ask", kQuestion)}},
    {"took_money", {kWho, kDollars, kBecause, kBuilding, told("die", kDieIfAny)}, {"money"}},
    {"took_cartridges", {kWho, kHowMany}, {kCartridgeParts}},
    {"took_horses", {kWho, kHowMany}, {kHorseParts}},
    {"discarded_posters", {kWho, kHowMany, kBuilding}, {kPosterParts}},
    {"recruited", {kWho, kItsCowboy, told("cost", kCount)}, {"reserve mine money"}},
    {"sheriff_moved", {kWho, told("from", kIntersection), told("to", kIntersection)}, {"sheriff"}},
    {"rail_laid", {kWho, kWhere, told("number", kCount), told("station", kFlag)}, {"laid route tile"}},
    {"destroyed", {kWhere, kBuilding, kOfPile}, {kPileParts, "tile built"}},
    {"called_up", {kWho, told("by", kSeat), kItsCowboy, kWhere, kBuilding}},
    {"tiles_drawn", {kWho, told("tiles", kDrawn)}, {kPileParts, "drawn"}, true},
    {"tile_placed", {kWho, told("tile", kTile), kWhere}, {"drawn tile built"}},
    {"tile_put_under", {told("tile", kTile), kOfPile}, {kPileParts, "drawn"}},
    {"cowboy_moved", {kWho, kItsCowboy, told("from", kPlot), told("to", kPlot), kBuilding}, {kTownParts}},
    {"took_from", {kWho, told("from", kSeat), kDollars}, {"money"}},
    {"looked_at_pile", {kWho, kHowMany, kOfPile, secret("tiles", kPileOrder)}, {kPileParts}, true},
    {"put_pile_back", {kWho, kOfPile, secret("tiles", kPileOrder)}, {kPileParts}},
    {"paid_court", {kWho, kDollars}, {"money"}},
    {"let_off", {kWho}},  // owes, cannot pay, and no token is left
    {"sent_to_mine",      // whose cowboy, and who drove it there; from a plot or out of the ranch
     {kWho, kItsCowboy, told("plot", kPlotOfTown), told("ranch", kMark), kBecause, told("by", kSeat)},
     {kTownParts, "ranch mine"}},
    {"gave_poster", {kWho, told("to", kSeat)}, {kPosterParts}},
    {"telegraphed", {kWho, kHowMany, told("into", kInto)}, {kPosterParts}},
    {"end_triggered", {kReason}, {"ended"}},
    {"fined", {kWho, told("money", kCount), told("wanted", kCount), told("fine", kCount), told("total", kAmount)}},
    {"final_duel_began", {kTheSeats}, {"final_duel"}},
    {"represented", {kWho, kItsCowboy}, {"final_duel"}},
    {"final_loaded", {kWho, kHowMany, kDiceIn}, {"final_duel", kCartridgeParts}},
    {"aimed", {kWho, told("dice", kShares)}, {"final_duel"}},
    {"final_shot", {kWho, told("at", kSeat), told("die", kDie), told("result", kHit)}, {"final_duel"}},
    {"final_killed", {kWho, kItsCowboy}, {"final_duel"}},
    {"final_round_began", {kTheSeats}, {"final_duel"}},
    {"nobody_survived", {kTheSeats}, {"final_duel"}},
    {"game_over", {kReason, told("winners", kSeatSet)}, {"flow asked winners final_duel"}},
};

}  // namespace saloon::deadwood
