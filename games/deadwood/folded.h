// What events say of public fields (engine/rows/folded.h).
#pragma once

#include <span>

#include "engine/rows/folded.h"
#include "games/deadwood/events.h"
#include "games/deadwood/fields.h"

namespace saloon::deadwood {

inline constexpr Fold<Public> kFolded[] = {
    sets<&Public::first>("first_player", "seat"),
    sets<&Public::turn>("first_player", "seat"),
    sets<&Public::turn>("turn_began", "seat"),
    sets<&Public::turns>("turn_began", "number"),
    leaves_open<&Public::money>("town_built"),
    adds<&Public::money>("took_money", "amount", "seat"),
    takes<&Public::money>("toll_paid", "amount", "seat"),
    adds<&Public::money>("toll_paid", "amount", "to"),
    adds<&Public::money>("took_from", "amount", "seat"),
    takes<&Public::money>("took_from", "amount", "from"),
    takes<&Public::money>("paid_court", "amount", "seat"),
    takes<&Public::money>("recruited", "cost", "seat"),
    adds<&Public::wanted>("took_poster", "count", "seat"),
    takes<&Public::wanted>("discarded_posters", "count", "seat"),
    adds<&Public::wanted>("gave_poster", kOne, "to"),
    leaves_open<&Public::pool>("town_built"),
    takes<&Public::pool>("took_poster", "count"),
    takes<&Public::pool>("gave_poster"),
    leaves_open<&Public::pool>("telegraphed"),
    leaves_open<&Public::discarded>("town_built"),
    adds<&Public::discarded>("discarded_posters", "count"),
    leaves_open<&Public::discarded>("telegraphed"),
    leaves_open<&Public::cartridges>("town_built"),
    adds<&Public::cartridges>("took_cartridges", "count", "seat"),
    takes<&Public::cartridges>("loaded", "count", "seat"),
    takes<&Public::cartridges>("final_loaded", "count", "seat"),
    leaves_open<&Public::horses>("town_built"),
    adds<&Public::horses>("took_horses", "count", "seat"),
    takes<&Public::horses>("fled", kOne, "seat"),
    leaves_open<&Public::sheriff>("town_built"),
    sets<&Public::sheriff>("sheriff_moved", "to"),
    sets<&Public::laid>("rail_laid", "number"),
    sets<&Public::ended>("end_triggered", "reason"),
    sets<&Public::winners>("game_over", "winners"),
};
constexpr std::span<const Fold<Public>> folded(const Public&) { return kFolded; }

}  // namespace saloon::deadwood
