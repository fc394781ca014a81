// Cards typed by their names, as the table calls them in the language of whoever types.
#pragma once

#include <string>
#include <string_view>

#include "engine/words/words.h"

namespace saloon::cli {

/// "as rouge, coyote rouge" -> "rA rC"; empty if anything else was typed, or a name that several cards share.
std::string codes_of_cards(std::string_view typed, const Words& words);

}  // namespace saloon::cli
