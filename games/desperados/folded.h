// What events say of public fields (engine/rows/folded.h).
#pragma once

#include <span>

#include "engine/rows/folded.h"
#include "games/desperados/events.h"
#include "games/desperados/fields.h"

namespace saloon::desperados {

inline constexpr Fold<Public> kFolded[] = {
    sets<&Public::marshal>("marshal_chosen", "seat"),
    sets<&Public::round>("turn_began", "round"),
    sets<&Public::turn>("turn_began", "turn"),
    leaves_open<&Public::round>("timetables_laid"),
    leaves_open<&Public::turn>("timetables_laid"),
    sets<&Public::coach, 1>("coach_moved", "to", "coach"),
    sets<&Public::coach, 1>("coach_placed", "town", "coach"),
    sets<&Public::figure, 1>("marshal_placed", "town", "seat"),
    sets<&Public::figure, 1>("desperado_placed", "town", "seat"),
    sets<&Public::figure, 1>("rode", "to", "seat"),
    sets<&Public::sheriff, 1>("sheriff_placed", "town", "sheriff"),
    sets<&Public::sheriff, 1>("sheriff_moved", "to", "sheriff"),
    sets<&Public::bank_pile>("tiles_laid", "pile"),
    sets<&Public::bank_pile>("bank_refilled", "pile"),
    sets<&Public::loot>("action_succeeded", "loot"),
    sets<&Public::loot>("bank_robbed", "loot"),
    sets<&Public::loot>("game_over", "loot"),
    sets<&Public::ended>("game_over", "reason"),
};
constexpr std::span<const Fold<Public>> folded(const Public&) { return kFolded; }

}  // namespace saloon::desperados
