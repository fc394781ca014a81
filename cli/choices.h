// The choices of a person as lines on a terminal.
#pragma once

#include "cli/menu.h"
#include "cli/terminal.h"

namespace saloon::cli {

/// All of these, groups side by side, in as few lines as `room` asks for.
std::vector<std::string> choice_lines(const telling::Choices& choices, const std::vector<std::size_t>& places,
                                      const Terminal& terminal, std::size_t room = std::string::npos);
/// The bunches of a step by their letters, single choices by their numbers.
std::vector<std::string> menu_lines(const Menu& menu, const telling::Choices& choices, const Terminal& terminal);
/// One of them with its number.
std::string choice_line(const std::string& text, std::size_t place);

}  // namespace saloon::cli
