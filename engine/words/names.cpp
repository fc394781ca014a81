#include "engine/words/names.h"

#include <algorithm>
#include <array>

namespace saloon {
namespace {

/// An h is mute in most French first names (Henri, Hélène, Hugo); these are the usual ones where it is not.
constexpr std::array<std::string_view, 25> kBreathed{
    "hakim",  "hamid", "hamza", "hank",   "hans",   "harald",  "harold",  "harry", "harvey",
    "hassan", "heidi", "heinz", "helga",  "helmut", "hilda",   "hiro",    "holly", "hope",
    "howard", "huck",  "hugh",  "hugues", "hunter", "hussein", "heinrich"};

/// Takes the first character off a text in UTF-8, as its number in Unicode; 0 if there is none.
char32_t take_character(std::string_view& text) {
  if (text.empty()) return 0;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = byte(0) < 0xC0 ? 1 : byte(0) < 0xE0 ? 2 : byte(0) < 0xF0 ? 3 : 4;
  char32_t code = length == 1 ? byte(0) : byte(0) & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length && i < text.size(); ++i) code = code << 6 | (byte(i) & 0x3FU);
  text.remove_prefix(std::min(length, text.size()));
  return code;
}

struct Letters {
  char32_t first, last;
  char plain;
};

/// Letters with accents, and ligatures, that sound like a vowel or like y.
constexpr Letters kAccented[] = {
    {0xC0, 0xC6, 'a'},     {0xC8, 0xCB, 'e'},     {0xCC, 0xCF, 'i'},     {0xD2, 0xD6, 'o'},     {0xD8, 0xD8, 'o'},
    {0xD9, 0xDC, 'u'},     {0xDD, 0xDD, 'y'},     {0xE0, 0xE6, 'a'},     {0xE8, 0xEB, 'e'},     {0xEC, 0xEF, 'i'},
    {0xF2, 0xF6, 'o'},     {0xF8, 0xF8, 'o'},     {0xF9, 0xFC, 'u'},     {0xFD, 0xFD, 'y'},     {0xFF, 0xFF, 'y'},
    {0x100, 0x105, 'a'},   {0x112, 0x11B, 'e'},   {0x128, 0x131, 'i'},   {0x14C, 0x153, 'o'},   {0x168, 0x173, 'u'},
    {0x176, 0x178, 'y'},   {0x1A0, 0x1A1, 'o'},   {0x1AF, 0x1B0, 'u'},   {0x1EA0, 0x1EB7, 'a'}, {0x1EB8, 0x1EC7, 'e'},
    {0x1EC8, 0x1ECB, 'i'}, {0x1ECC, 0x1EE3, 'o'}, {0x1EE4, 0x1EF1, 'u'}, {0x1EF2, 0x1EF9, 'y'}};

/// A Latin letter small and without its accent; 0 for everything else.
char plain_letter(char32_t c) {
  if (c >= 'a' && c <= 'z') return char(c);
  if (c >= 'A' && c <= 'Z') return char(c - 'A' + 'a');
  for (const Letters& row : kAccented) {
    if (c >= row.first && c <= row.last) return row.plain;
  }
  return 0;
}

bool is_vowel(char letter) { return std::string_view("aeiou").find(letter) != std::string_view::npos; }

/// The first word in small plain letters.
std::string first_word(std::string_view name) {
  std::string out;
  while (const char letter = plain_letter(take_character(name))) out += letter;
  return out;
}

/// Vowels elide; so does a mute h before one (Hélène), and a y that sounds like an i (Yves, not Yasmine). Digits, signs
/// and letters of other scripts do not.
bool elides(std::string_view name) {
  const std::string word = first_word(name);
  if (word.empty()) return false;
  const char next = word.size() > 1 ? word[1] : '\0';
  if (word[0] == 'h') {
    return (is_vowel(next) || next == 'y') && std::find(kBreathed.begin(), kBreathed.end(), word) == kBreathed.end();
  }
  if (word[0] == 'y') return next != '\0' && !is_vowel(next);
  return is_vowel(word[0]);
}

/// "de", "que" before a name; `stem` is what is left of it before an apostrophe.
std::string french(std::string_view whole, std::string_view stem, std::string_view name) {
  return elides(name) ? std::string(stem) + "’" + std::string(name) : std::string(whole) + " " + std::string(name);
}

}  // namespace

std::string of_name(std::string_view name, Language language) {
  return language == Language::French ? french("de", "d", name) : std::string(name) + "’s";
}

std::string that_name(std::string_view name, Language language) {
  return language == Language::French ? french("que", "qu", name) : "that " + std::string(name);
}

}  // namespace saloon
