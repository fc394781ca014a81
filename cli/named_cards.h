// Cards typed by their names and codes, as the table calls them in the language of whoever types.
#pragma once

#include <string>
#include <string_view>

#include "engine/words/words.h"

namespace saloon::cli {

/// "as rouge, coyote rouge" -> "rA rC", "RK Cole" -> "KD S1"; empty if anything else was typed, a name that several
/// cards share, or no card.
std::string codes_of_cards(std::string_view typed, const Words& words);
/// Are cards' codes written in letters of this language, beside those of the program?
bool has_own_codes(const Words& words);

}  // namespace saloon::cli
