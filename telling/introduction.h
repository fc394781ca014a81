// What somebody reads before a first game, and the first time that they meet a question: from the game's own words.
#pragma once

#include "telling/explain.h"

namespace saloon::telling {

/// Half a page: what it is about, a turn, how it ends, three tips.
Lines introduction(const Words& words);
/// What a sensible player looks at when asked this.
std::string guide_to(const std::string& question, const Words& words);

}  // namespace saloon::telling
