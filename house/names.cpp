#include "house/names.h"

#include <algorithm>

#include "house/characters.h"
#include "house/limits.h"

namespace saloon::house {

namespace {

constexpr int kMostMarks = 3;  ///< on one letter: languages need no more, and more hang over other lines

/// Characters that are others in another width or another tradition.
char32_t in_usual_form(char32_t c) {
  if (c >= 0xFF01 && c <= 0xFF5E) return c - 0xFF00 + 0x20;
  if (c == 0x00B5) return 0x03BC;
  return c;
}

enum class Joiners : u8 { Dropped, Kept };

/// Blanks joined and trimmed, what is not shown dropped, no marks without a letter and not too many on one.
std::u32string tidied(std::u32string_view typed, Joiners joiners) {
  std::u32string text;
  int marks = 0;
  for (const char32_t any : typed) {
    const char32_t c = in_usual_form(any);
    const bool starts = text.empty() || text.back() == U' ';
    const bool goes_on_top = is_mark(c) || (joiners == Joiners::Kept && is_joiner(c));
    if (is_blank(c)) {
      if (!starts) text += U' ';
    } else if (goes_on_top) {
      if (!starts && marks++ < kMostMarks) text += c;
    } else if (!is_hidden(c)) {
      text += c;
      marks = 0;
    }
  }
  if (!text.empty() && text.back() == U' ') text.pop_back();
  return text;
}

/// As people count: what goes on top of a letter is part of it.
std::size_t letters_in(std::u32string_view text) {
  return std::size_t(std::count_if(text.begin(), text.end(), [](char32_t c) { return !is_mark(c) && !is_joiner(c); }));
}

std::string too_long(std::size_t letters, std::size_t most) {
  return std::to_string(letters) + " letters are too many; at most " + std::to_string(most);
}

/// Alphabets that are written together: Japanese, Korean and Chinese names take others in, also Latin letters.
bool are_written_together(u32 scripts) {
  const auto has_only = [scripts](std::initializer_list<Script> allowed) {
    u32 rest = scripts;
    for (const Script script : allowed) rest &= ~(1U << u32(script));
    return rest == 0;
  };
  return (scripts & (scripts - 1)) == 0 || has_only({Script::Latin, Script::Han, Script::Hiragana, Script::Katakana}) ||
         has_only({Script::Latin, Script::Han, Script::Bopomofo}) ||
         has_only({Script::Latin, Script::Han, Script::Hangul});
}

Result<void> has_only_one_alphabet(std::u32string_view name) {
  u32 scripts = 0;
  for (const char32_t c : name) {
    const Script script = script_of(c);
    if (script == Script::None) return Failed{"a name cannot have the character \"" + utf8_of({&c, 1}) + "\""};
    if (script != Script::Common) scripts |= 1U << u32(script);
  }
  if (!are_written_together(scripts)) return Failed{"a name must be written in one alphabet"};
  return {};
}

}  // namespace

Result<std::string> clean_name(std::string_view typed) {
  const auto characters = characters_of(typed);
  if (!characters) return Failed{"a name must be UTF-8"};
  const std::u32string name = tidied(*characters, Joiners::Dropped);
  if (Result<void> fine = has_only_one_alphabet(name); !fine) return fine.failed();
  if (std::none_of(name.begin(), name.end(), is_letter)) return Failed{"a name needs a letter or a digit"};
  const std::size_t letters = letters_in(name);
  if (letters > kLongestName) return Failed{too_long(letters, kLongestName)};
  return utf8_of(name);
}

std::string skeleton(std::string_view name) {
  const auto characters = characters_of(name);
  if (!characters) return std::string(name);
  std::u32string looks;
  for (const char32_t c : tidied(*characters, Joiners::Dropped)) looks += look_of(c);
  // Two letters that stand close look like a third.
  std::u32string bones;
  for (const char32_t c : looks) {
    const char32_t before = bones.empty() ? U'\0' : bones.back();
    if (before == U'r' && c == U'n') {
      bones.back() = U'm';
    } else if (before == U'v' && c == U'v') {
      bones.back() = U'w';
    } else {
      bones += c;
    }
  }
  return utf8_of(bones);
}

Result<std::string> clean_words(std::string_view typed) {
  const auto characters = characters_of(typed);
  if (!characters) return Failed{"words must be UTF-8"};
  const std::u32string words = tidied(*characters, Joiners::Kept);
  if (words.empty()) return Failed{"there is nothing to say in it"};
  const std::size_t letters = letters_in(words);
  if (letters > kLongestRemark) return Failed{too_long(letters, kLongestRemark)};
  return utf8_of(words);
}

}  // namespace saloon::house
