// What a decision would bring, in words: the figures of engine/match/outlook.h.
#pragma once

#include <string>
#include <vector>

#include "engine/json/json.h"
#include "engine/seat.h"
#include "engine/words/words.h"

namespace saloon::telling {

/// In the game's words "outlook.<figure>", which have {n} of what is counted, {chance} of what is likely, {mean} of
/// what is so much on average. Figures that "outlook.head" gives the same heading, such as their place, stand in one
/// line behind it.
std::vector<std::string> told_outlook(const json::array& figures, Seat reader, const Words& words);

}  // namespace saloon::telling
