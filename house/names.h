// Names of people, and what they say, cleaned by one function each: length, control characters, bidirectional
// overrides, and letters that look like others.
#pragma once

#include <string>
#include <string_view>

#include "engine/result.h"

namespace saloon::house {

/// The name as it may be shown: blanks trimmed and joined, invisible and direction-changing characters gone. Fails if
/// nothing is left, it is too long, no UTF-8, or it mixes alphabets so that it could be taken for another's.
Result<std::string> clean_name(std::string_view typed);
/// Two names that people could take for each other have the same skeleton: case, accents, look-alikes and blanks aside.
std::string skeleton(std::string_view name);
/// Something said: like a name, but longer, of any alphabets, and line breaks become blanks.
Result<std::string> clean_words(std::string_view typed);

}  // namespace saloon::house
