// Small things about text for terminals: widths, padding, folding for comparison.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saloon::cli {

/// How many characters a UTF-8 text shows; our words have no double-width or combining ones. Colours count nothing.
std::size_t width(std::string_view text);
std::string padded(std::string text, std::size_t columns);
/// Broken into lines of at most `columns` at spaces; lines after the first are indented by `indent`.
std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent);
/// A line that is too long, broken at spaces; later lines stand a little further in than the first.
std::string broken_at(std::string_view line, std::size_t columns);
std::string trimmed(std::string_view text);
/// What ♠ ♥ ♦ ♣ are called after a rank: "of spades".
using Suits = std::array<std::string, 4>;
/// Without card suits, stars and other pictures: one beside words goes, a suit tied to its rank becomes words.
std::string without_symbols(std::string_view text, const Suits& suits);
/// Lower case without accents, for comparing what somebody typed.
std::string folded(std::string_view text);
std::vector<std::string> words_in(std::string_view text);
/// The words of a text for comparison: folded, without punctuation and articles' apostrophes.
std::vector<std::string> bare_words(std::string_view text);
/// Has the text, for every wanted word, one that begins so? Wanted words are bare.
bool has_words(std::string_view text, const std::vector<std::string>& wanted);
/// The whole text as a number.
std::optional<std::size_t> number_in(std::string_view text);

}  // namespace saloon::cli
