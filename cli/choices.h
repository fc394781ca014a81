// The choices of a person as lines on a terminal.
#pragma once

#include "cli/terminal.h"
#include "telling/choices.h"

namespace saloon::cli {

/// The list, groups side by side; only the first lines of a long one unless `whole`.
std::vector<std::string> choice_lines(const telling::Choices& choices, const Terminal& terminal, const Words& words,
                                      bool whole);
/// One of them with its number.
std::string choice_line(const std::string& text, std::size_t place);

}  // namespace saloon::cli
