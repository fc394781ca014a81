// The figures on the cards, as components.json has them: what a box owner may correct.
#pragma once

#include "games/dead_money/cards.h"
#include "games/dead_money/components.gen.h"

namespace saloon::dead_money {

static_assert(components::kCoins.size() == kFaces && components::kDropTargets.size() == kFaces);

/// What playing the card costs (DM-TURN-02).
constexpr int hands_of(int face) { return 1 + int(components::kTwoHands >> face & 1); }
/// DM-TURN-03: only with a Brain in front of oneself, and a drop roll follows. DM-TERM-05: shown by the pink brain.
constexpr bool needs_brain(int face) { return (components::kNeedBrain >> face & 1) != 0; }
/// What die and bonus must reach (DM-ROLL-02).
constexpr int drop_target(int face) { return components::kDropTargets[unsigned(face)]; }
/// Cards drawn for it in a winning bid (DM-SHOW-10).
constexpr int coins_of(int face) { return components::kCoins[unsigned(face)]; }

}  // namespace saloon::dead_money
