// What a decision would bring, in words: the figures of engine/match/outlook.h.
#pragma once

#include <string>
#include <vector>

#include "engine/json/json.h"
#include "engine/seat.h"
#include "engine/words/words.h"

namespace saloon::telling {

/// Figures of the same place or seat stand in one line, in the game's words "outlook.<figure>", which have {n} of what
/// is counted and {chance} of what is likely; the line is headed by "outlook.head" where they are figures of something.
std::vector<std::string> told_outlook(const json::array& figures, Seat reader, const Words& words);

}  // namespace saloon::telling
