// The parts of Game::check.
#pragma once

#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

/// Stars, cards and safes are dealt once the characters are chosen.
bool was_dealt(const Public& pub);
/// check_knowledge.cpp: every fact is true, no narrower than it may be, and no wider than it must be.
const char* check_knowledge(const State& s);

}  // namespace saloon::deadwood_1876
