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

using About = Subject<Public>;
inline constexpr About kAnnexedPlot = about<annexed_plot, put_annexed_plot>("plot", kPlot);
inline constexpr About kAnnexedBuilding = about<annexed_building>("building", kTile);

inline constexpr About kAboutBuilding[] = {kAnnexedPlot, kAnnexedBuilding};
inline constexpr About kAboutChurch[] = {kAnnexedPlot, kAnnexedBuilding, about<&Church::most>("most", kMostTokens)};
inline constexpr About kAboutOffice[] = {kAnnexedPlot, kAnnexedBuilding,
                                         about<&Public::sheriff>("from", kIntersection)};
inline constexpr About kAboutReading[] = {kAnnexedPlot, kAnnexedBuilding, about<&Fortune::pile>("pile", kPile)};
inline constexpr About kAboutFine[] = {kAnnexedPlot, kAnnexedBuilding, about<&Court::seat>("by", kSeat),
                                       about<token_fine>("amount", kCount)};
inline constexpr About kAboutTiles[] = {about<source_of_tiles, put_source_of_tiles>("building", kTile), kAnnexedPlot,
                                        about<&Public::drawn>("tiles", kDrawn)};
inline constexpr About kAboutDuel[] = {
    about<&Duelling::attacker>("attacker", kSeat), about<&Duelling::strength>("cowboy", kCowboy),
    about<&Duelling::loaded>("loaded", kMark),     about<&Duelling::plot>("plot", kPlot),
    about<fought_building>("building", kTile),     about<fought_defender>("defender", kSeat),
    about<fought_opponent>("opponent", kCowboy)};
inline constexpr About kAboutRail[] = {about<number_of_rail>("number", kCount),
                                       about<is_for_station>("station", kMark)};
inline constexpr About kAboutNeighbours[] = {about<laid_plot, put_laid_plot>("plot", kPlot),
                                             about<cowboys_beside, put_cowboys_beside>("cowboys", kCowboysBeside)};
inline constexpr About kAboutLastOnes[] = {about<seats_standing>("seats", kSeatSet)};

}  // namespace saloon::deadwood
