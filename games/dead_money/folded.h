// What events say of public fields (engine/rows/folded.h).
#pragma once

#include <span>

#include "engine/rows/folded.h"
#include "games/dead_money/events.h"
#include "games/dead_money/fields.h"

namespace saloon::dead_money {

inline constexpr Fold<Public> kFolded[] = {
    sets<&Public::turn>("turn_began", "seat"),
    sets<&Public::turns>("turn_began", "number"),
    leaves_open<&Public::hands_left>("turn_began"),
    sets<&Public::hands_left>("played", "hands_left"),
    leaves_open<&Public::hands_left>("stopped"),
    takes<&Public::deck_size>("drew", "count"),
    takes<&Public::deck_size>("drew_top", "count"),
    sets<&Public::deck_size>("reshuffled", "count"),
    adds<&Public::deck_size>("put_on_deck"),
    takes<&Public::deck_size>("turned_up"),
    adds<&Public::hand_size>("drew", "count", "seat"),
    adds<&Public::hand_size>("drew_top", "count", "seat"),
    takes<&Public::hand_size>("played", kOne, "seat"),
    takes_each<&Public::hand_size>("bid", "cards", "seat"),
    takes_each<&Public::hand_size>("discarded", "cards", "seat"),
    leaves_open<&Public::hand_size>("pooled"),
    leaves_open<&Public::hand_size>("put_on_deck"),
    adds<&Public::hand_size>("brain_returned", kOne, "seat"),
    takes<&Public::hand_size>("gave", "count", "seat"),
    adds<&Public::hand_size>("gave", "count", "to"),
    takes<&Public::hand_size>("gave_rank", "count", "seat"),
    adds<&Public::hand_size>("gave_rank", "count", "to"),
    adds<&Public::hand_size>("took_random", kOne, "seat"),
    takes<&Public::hand_size>("took_random", kOne, "from"),
    adds<&Public::hand_size>("took_seen", kOne, "seat"),
    takes<&Public::hand_size>("took_seen", kOne, "from"),
    adds<&Public::hand_size>("took_open", kOne, "seat"),
    sets<&Public::ended>("game_over", "reason"),
    sets<&Public::winners>("game_over", "winners"),
};
constexpr std::span<const Fold<Public>> folded(const Public&) { return kFolded; }

}  // namespace saloon::dead_money
