// Small things about what people type and read: folding and taking apart for comparison, and what HTML wants.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saloon::telling {

std::string trimmed(std::string_view text);
/// Lower case without accents, for comparing what somebody typed.
std::string folded(std::string_view text);
std::vector<std::string> words_in(std::string_view text);
/// The words of a text for comparison: folded, without punctuation and articles' apostrophes.
std::vector<std::string> bare_words(std::string_view text);
/// Has the text, for every wanted word, one that begins so? Wanted words are bare.
bool has_words(std::string_view text, const std::vector<std::string>& wanted);
/// The whole text as a number.
std::optional<std::size_t> number_in(std::string_view text);

/// Text as it stands inside HTML, also in attributes.
std::string html_text(std::string_view text);

}  // namespace saloon::telling
