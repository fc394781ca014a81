// What events say of public fields (engine/rows/folded.h).
#pragma once

#include <span>

#include "engine/rows/folded.h"
#include "games/deadwood_1876/events.h"
#include "games/deadwood_1876/fields.h"

namespace saloon::deadwood_1876 {

inline constexpr Fold<Public> kFolded[] = {
    sets<&Public::character, 1>("character_chosen", "character", "seat"),
    sets<&Public::start>("first_player", "seat"),
    sets<&Public::round>("round_began", "round"),
    leaves_open<&Public::star>("stars_placed"),
    sets<&Public::star, 1>("rode", "to", "seat"),
    leaves_open<&Public::star>("swapped"),
    leaves_open<&Public::star>("banished"),
    takes<&Public::holdups_left>("hold_up_began"),
    takes<&Public::draw_size>("drew", "count"),
    sets<&Public::draw_size>("reshuffled", "count"),
    leaves_open<&Public::draw_size>("mystery_gun"),
    leaves_open<&Public::hand_size>("mystery_gun"),
    adds<&Public::hand_size>("drew", "count", "seat"),
    takes<&Public::hand_size>("robbery_began", kOne, "seat"),
    takes<&Public::hand_size>("duel_began", kOne, "seat"),
    takes<&Public::hand_size>("stetson_played", kOne, "seat"),
    takes<&Public::hand_size>("duster_played", kOne, "seat"),
    takes<&Public::hand_size>("rode", kOne, "seat"),
    takes<&Public::hand_size>("holster_laid", kOne, "seat"),
    takes<&Public::hand_size>("defended", kOne, "seat"),
    takes<&Public::hand_size>("hold_up_gun", kOne, "seat"),
    takes<&Public::hand_size>("showdown_card", kOne, "seat"),
    takes<&Public::hand_size>("holster_used", kOne, "seat"),
    takes<&Public::hand_size>("duster_discarded", "count", "seat"),
    adds_each<&Public::hand_size>("took_back", "cards", "seat"),
    sets<&Public::ended>("game_over", "reason"),
    sets<&Public::winners>("game_over", "winners"),
};
constexpr std::span<const Fold<Public>> folded(const Public&) { return kFolded; }

}  // namespace saloon::deadwood_1876
