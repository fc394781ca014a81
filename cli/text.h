// Small things about text for terminals: widths, padding, folding for comparison.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace saloon::cli {

/// How many characters a UTF-8 text shows; our words have no double-width or combining ones.
std::size_t width(std::string_view text);
std::string padded(std::string text, std::size_t columns);
/// Broken into lines of at most `columns` at spaces; lines after the first are indented by `indent`.
std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent);
/// Lower case without accents, for comparing what somebody typed.
std::string folded(std::string_view text);
std::vector<std::string> words_in(std::string_view text);

}  // namespace saloon::cli
