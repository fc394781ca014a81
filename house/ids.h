// How things of the house are called. None of these names is a secret; what opens a door is a key (keys.h).
#pragma once

#include <string>

#include "engine/types.h"

namespace saloon::house {

/// Milliseconds since 1970, UTC. The house has no clock: whoever runs it says what time it is.
using Moment = i64;
inline constexpr Moment kSecond = 1000;
inline constexpr Moment kHour = 3600 * kSecond;

/// Ten letters: a table's place in links and addresses. It tells nobody anything, and lets nobody in.
using TableId = std::string;
inline constexpr std::size_t kTableIdLength = 10;
/// Sixteen letters, known to the house alone: at a table people are guests with numbers.
using PersonId = std::string;
inline constexpr std::size_t kPersonIdLength = 16;
/// A guest of a table, counted from 1 in the order of their coming; 0 is nobody.
using Guest = u32;
/// Something that letters can be sent to, as whoever runs the house numbers them. Never used twice.
using Connection = u64;

}  // namespace saloon::house
