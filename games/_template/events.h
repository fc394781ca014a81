// What is told: one row per kind of event, with its members, the parts of a view that it explains, and whether it
// reveals something.
#pragma once

#include "engine/rows/events.h"
#include "games/_template/state.h"

namespace saloon::toy {

inline constexpr EventMember kWho = told("seat", kSeat);

inline constexpr EventRow kEvents[] = {
    {"leads", {kWho}, {"leader flow"}, true},
    {"drew", {kWho, secret("card", kCard)}, {"hand hand_size deck_size"}},
    {"partner_bid", {kWho, told("card", kCard)}, {"partner_bid"}, true},
    {"raised", {kWho, told("by", kRaise)}, {"sealed"}, true},
    {"revealed", {kWho, told("card", kCard)}, {"hand hand_size discard sealed partner_bid"}, true},
    {"won", {kWho, told("points", kPoints)}, {"points flow"}, true},
    {"bonus", {kWho, told("die", kDie)}, {"flow"}, true},
    {"gift", {kWho, told("to", kSeat)}, {"points sealed flow"}, true},
    {"ended", {}, {"ended flow asked"}, true},
};

}  // namespace saloon::toy
