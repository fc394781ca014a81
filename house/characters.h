// What the house knows about characters: tables of its own, so that cleaning is the same in every build and needs no
// library. Not all of Unicode: the alphabets that names are written in today, and what misleads the eye.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/types.h"

namespace saloon::house {

/// The characters of a text, or nothing if it is no UTF-8.
std::optional<std::u32string> characters_of(std::string_view utf8);
std::string utf8_of(std::u32string_view characters);

/// Alphabets. `Common` goes with all of them: digits, punctuation, emoji. `None` is for what no name needs.
enum class Script : u8 {
  None,
  Common,
  Latin,
  Greek,
  Cyrillic,
  Armenian,
  Georgian,
  Hebrew,
  Arabic,
  Ethiopic,
  Thai,
  Lao,
  Devanagari,
  Bengali,
  Gurmukhi,
  Gujarati,
  Odia,
  Tamil,
  Telugu,
  Kannada,
  Malayalam,
  Sinhala,
  Han,
  Hiragana,
  Katakana,
  Bopomofo,
  Hangul,
};
Script script_of(char32_t c);

/// Is shown as nothing but room, or breaks the line.
bool is_blank(char32_t c);
/// Is not shown, or changes the direction of others; also what has no meaning of its own (private use).
bool is_hidden(char32_t c);
/// Hidden too, but part of how some languages and emoji are written: it may stay in what people say.
bool is_joiner(char32_t c);
/// Goes on top of the one before it, and is not counted by people.
bool is_mark(char32_t c);
/// A letter or digit, not only punctuation, of one of the alphabets.
bool is_letter(char32_t c);

/// What this looks like among the letters of ASCII in lower case, where it does; else its lower case where it has one.
/// Empty for small signs that are easily overlooked.
std::u32string look_of(char32_t c);

}  // namespace saloon::house
