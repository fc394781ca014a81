// Small things about text for terminals: widths, padding, breaking into lines.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "telling/text.h"

namespace saloon::cli {

using telling::folded;
using telling::number_in;
using telling::trimmed;

/// How many characters a UTF-8 text shows; our words have no double-width or combining ones. Colours count nothing.
std::size_t width(std::string_view text);
std::string padded(std::string text, std::size_t columns);
/// Broken into lines of at most `columns` at spaces; lines after the first are indented by `indent`.
std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent);
/// A line that is too long, broken at spaces; later lines stand a little further in than the first.
std::string broken_at(std::string_view line, std::size_t columns);
/// What ♠ ♥ ♦ ♣ are called after a rank: "of spades".
using Suits = std::array<std::string, 4>;
/// Without card suits, stars and other pictures: one beside words goes, a suit tied to its rank becomes words.
std::string without_symbols(std::string_view text, const Suits& suits);

}  // namespace saloon::cli
