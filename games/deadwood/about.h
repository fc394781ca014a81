// What the questions are about, beyond the turn itself: rows of game.h. Functions in about.cpp.
#pragma once

#include "engine/rows/about.h"
#include "games/deadwood/state.h"

namespace saloon::deadwood {

/// Cowboys beside a railroad tile, as Targets in their bytes: six plots, or five and those at the Church.
using CowboyList = std::array<u8, kChurchEntries + kMaxSeats>;
inline constexpr Kind kCowboysBeside = list_of(kTarget, R"(a list of {"seat", "plot"})", sizeof(CowboyList));

// --- the building, and whoever annexes it: the seat that is asked, but at the Courthouse
u8 annexed_plot(const Public& pub);
void put_annexed_plot(Public& pub, u8 plot);
Tile annexed_building(const Public& pub);
/// New tiles come from the Town Hall, which may be gone by then, or from the Stage Depot.
Tile source_of_tiles(const Public& pub);
void put_source_of_tiles(Public& pub, Tile building);
inline std::array<Tile, kPiles> tiles_to_place(const Public& pub) { return pub.drawn; }
inline u8 sheriff_stands(const Public& pub) { return pub.sheriff; }
u8 token_fine(const Public& pub);
// --- the duel
Tile fought_building(const Public& pub);
Seat fought_defender(const Public& pub);
u8 fought_opponent(const Public& pub);
// --- the railroad
inline u8 number_of_rail(const Public& pub) { return u8(pub.laid + 1); }
inline bool is_for_station(const Public& pub) { return pub.laid == kRails; }
u8 laid_plot(const Public& pub);
void put_laid_plot(Public& pub, u8 plot);
CowboyList cowboys_beside(const Public& pub);
void put_cowboys_beside(Public& pub, CowboyList cowboys);
inline u8 seats_standing(const Public& pub) { return pub.final_duel.standing; }

inline constexpr auto kAnnexedPlot = about<annexed_plot, put_annexed_plot>("plot", kPlot);
inline constexpr auto kAnnexedBuilding = about<annexed_building>("building", kTile);
inline constexpr auto kMostDiscards = about_local<Public, &Church::most>("most", kMostTokens);
inline constexpr auto kSheriffFrom = about<sheriff_stands>("from", kIntersection);
inline constexpr auto kTileSource = about<source_of_tiles, put_source_of_tiles>("building", kTile);
inline constexpr auto kTilesToPlace = about<tiles_to_place>("tiles", kDrawn);
inline constexpr auto kReadPile = about_local<Public, &Fortune::pile>("pile", kPile);
inline constexpr auto kSummonedBy = about_local<Public, &Court::seat>("by", kSeat);
inline constexpr auto kFineOrToken = about<token_fine>("amount", kCount);
inline constexpr auto kAttacker = about_local<Public, &Duelling::attacker>("attacker", kSeat);
inline constexpr auto kAttackingCowboy = about_local<Public, &Duelling::strength>("cowboy", kCowboy);
inline constexpr auto kAttackLoaded = about_local<Public, &Duelling::loaded>("loaded", kMark);
inline constexpr auto kFoughtPlot = about_local<Public, &Duelling::plot>("plot", kPlot);
inline constexpr auto kFoughtBuilding = about<fought_building>("building", kTile);
inline constexpr auto kDefender = about<fought_defender>("defender", kSeat);
inline constexpr auto kOpponent = about<fought_opponent>("opponent", kCowboy);
inline constexpr auto kRailNumber = about<number_of_rail>("number", kCount);
inline constexpr auto kRailIsStation = about<is_for_station>("station", kMark);
inline constexpr auto kLaidPlot = about<laid_plot, put_laid_plot>("plot", kPlot);
inline constexpr auto kCowboysToCall = about<cowboys_beside, put_cowboys_beside>("cowboys", kCowboysBeside);
inline constexpr auto kDuellists = about<seats_standing>("seats", kSeatSet);

// --- the procedures that ask
inline constexpr auto kInTurn = asked_in<Public>(Proc::Turn);
inline constexpr auto kInDuel = asked_in<Public>(Proc::Duel, kAttacker, kAttackingCowboy, kAttackLoaded, kFoughtPlot,
                                                 kFoughtBuilding, kDefender, kOpponent);
inline constexpr auto kInAnnexing = asked_in<Public>(Proc::Annex, kAnnexedPlot, kAnnexedBuilding);
inline constexpr auto kInChurch = asked_in<Public>(Proc::Church, kAnnexedPlot, kAnnexedBuilding, kMostDiscards);
inline constexpr auto kInSaloon = asked_in<Public>(Proc::Saloon, kAnnexedPlot, kAnnexedBuilding);
inline constexpr auto kInOffice = asked_in<Public>(Proc::Office, kAnnexedPlot, kAnnexedBuilding, kSheriffFrom);
inline constexpr auto kInRail = asked_in<Public>(Proc::Rail, kRailNumber, kRailIsStation);
inline constexpr auto kInTilePlacing = asked_in<Public>(Proc::Hall, kTileSource, kAnnexedPlot, kTilesToPlace);
inline constexpr auto kInStore = asked_in<Public>(Proc::Store, kAnnexedPlot, kAnnexedBuilding);
inline constexpr auto kInCasino = asked_in<Public>(Proc::Casino, kAnnexedPlot, kAnnexedBuilding);
inline constexpr auto kInStage = asked_in<Public>(Proc::Stage, kAnnexedPlot, kAnnexedBuilding);
inline constexpr auto kInFortune = asked_in<Public>(Proc::Fortune, kAnnexedPlot, kAnnexedBuilding);
inline constexpr auto kInReading = asked_in<Public>(Proc::Fortune, kAnnexedPlot, kAnnexedBuilding, kReadPile);
inline constexpr auto kInCourt =
    asked_in<Public>(Proc::Court, kAnnexedPlot, kAnnexedBuilding, kSummonedBy, kFineOrToken);
inline constexpr auto kInGrifter = asked_in<Public>(Proc::Grifter, kAnnexedPlot, kAnnexedBuilding);
inline constexpr auto kInNews = asked_in<Public>(Proc::News, kAnnexedPlot, kAnnexedBuilding);
inline constexpr auto kInDance = asked_in<Public>(Proc::Dance, kAnnexedPlot, kAnnexedBuilding);
inline constexpr auto kInTelegraph = asked_in<Public>(Proc::Telegraph, kAnnexedPlot, kAnnexedBuilding);
inline constexpr auto kInCallingUp = asked_in<Public>(Proc::Rail, kLaidPlot, kCowboysToCall);
inline constexpr auto kInFinalDuel = asked_in<Public>(Proc::FinalDuel, kDuellists);

}  // namespace saloon::deadwood
