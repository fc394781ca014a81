// What events say of public fields (engine/rows/folded.h).
#pragma once

#include <span>

#include "engine/rows/folded.h"
#include "games/desperados_cards/events.h"
#include "games/desperados_cards/fields.h"

namespace saloon::desperados_cards {

inline constexpr Fold<Public> kFolded[] = {
    sets<&Public::start>("first_player", "seat"),
    takes<&Public::draw_size>("drew", "count"),
    sets<&Public::draw_size>("reshuffled", "count"),
    adds<&Public::hand_size>("drew", "count", "seat"),
    takes<&Public::hand_size>("placed", kOne, "seat"),
    takes<&Public::hand_size>("blind_discard", kOne, "seat"),
    takes_each<&Public::hand_size>("gang_shown", "cards", "seat"),
    adds<&Public::placements>("placed"),
    leaves_open<&Public::empty_holdups>("hold_up_won"),
    adds<&Public::empty_holdups>("nobody_came"),
    sets<&Public::ended>("game_over", "reason"),
};
constexpr std::span<const Fold<Public>> folded(const Public&) { return kFolded; }

}  // namespace saloon::desperados_cards
