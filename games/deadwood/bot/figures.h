// What the bot sees in a position: how every seat stands, in the few figures that decide the game.
#pragma once

#include "games/deadwood/rules.h"

namespace saloon::deadwood::bot {

/// What makes a seat likely to win; all of them about 0 to 1 in a usual game.
enum Figure : u8 {
  kTotal,    ///< money less the fine, in tens
  kPosters,  ///< held, in tens: the next costs more
  kGang,     ///< strength of all living cowboys, in tens
  kHome,     ///< cowboys in the ranch, ready to go, in threes
  kInMine,   ///< in threes
  kInTown,   ///< in threes
  kBullets,  ///< cartridges, up to four
  kReserve,  ///< cowboys still to be recruited, in sixes
  kHotel,    ///< controls it: the tiles of the railroad that are still to come, in fifths
  kDepot,    ///< controls the Stage Depot while there is no station
  kBeside,   ///< money of the buildings it would annex beside the next railroad tile, in fours
  kWaits,    ///< how many others play before it does, as a part of the table
  kFigures
};
using Figures = std::array<float, kFigures>;

Figures figures_of(const Public& pub, Seat p);
/// Each seat's chance to win.
void chances(const Public& pub, Values& out);
/// What one dollar more changes in a seat's chance, in hundredths.
double worth_of_a_dollar(const Public& pub, Seat p);

}  // namespace saloon::deadwood::bot
