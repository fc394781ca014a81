// Sentences for standard output: as wide as the terminal is, as they are in a pipe.
#pragma once

#include <string_view>

namespace saloon::cli {

/// How wide the terminal at standard output is; 0 if there is none.
std::size_t columns_here();
/// Where paragraphs are broken: at the terminal's edge, and at a hundred characters where there is none.
std::size_t paragraph_columns();
/// A line, or several; on a terminal broken at spaces where it would not fit.
void print_line(std::string_view text);

}  // namespace saloon::cli
