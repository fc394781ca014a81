// What events say of public fields (engine/rows/folded.h).
#pragma once

#include <span>

#include "engine/rows/folded.h"
#include "games/_template/events.h"
#include "games/_template/fields.h"

namespace saloon::toy {

inline constexpr Fold<Public> kFolded[] = {
    sets<&Public::leader>("leads", "seat"),
    adds<&Public::points>("won", "points", "seat"),
    takes<&Public::points>("gift", kOne, "seat"),
    adds<&Public::points>("gift", kOne, "to"),
    takes<&Public::deck_size>("drew"),
    adds<&Public::hand_size>("drew", kOne, "seat"),
    takes<&Public::hand_size>("revealed", kOne, "seat"),
};
constexpr std::span<const Fold<Public>> folded(const Public&) { return kFolded; }

}  // namespace saloon::toy
