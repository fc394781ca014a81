// The table and the choices in words, for terminals and screen readers.
#pragma once

#include "engine/match.h"
#include "engine/words.h"

namespace saloon::deadwood {

std::vector<std::string> table_lines(const json::object& view, const Words& words);
json::object choice_words(const json::object& view, const json::object& decision);
json::object read_choice(const json::object& view, std::string_view typed);

inline constexpr GameProse kProse{table_lines, choice_words, read_choice};

}  // namespace saloon::deadwood
