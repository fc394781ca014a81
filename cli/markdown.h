// Rules as they are read on a screen: headings, lists and tables set in lines of its width, nothing of the marks they
// are written with.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.h"

namespace saloon::cli {

/// Line by line, none wider than the terminal.
std::vector<std::string> rendered(std::string_view markdown, const Terminal& terminal);
/// A sentence with its emphasis in ink instead of stars and backticks. A star alone is a star.
std::string with_emphasis(std::string_view text, const Terminal& terminal);

}  // namespace saloon::cli
