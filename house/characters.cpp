#include "house/characters.h"

#include <algorithm>
#include <array>

namespace saloon::house {

namespace {

struct Range {
  char32_t first;
  char32_t last;
};
struct ScriptRange {
  char32_t first;
  char32_t last;
  Script script;
};

/// Sorted. What a name may have; formulas, circled letters, half-width forms and old scripts are left out.
constexpr ScriptRange kScripts[] = {
    {0x0020, 0x0040, Script::Common},     {0x0041, 0x005A, Script::Latin},    {0x005B, 0x0060, Script::Common},
    {0x0061, 0x007A, Script::Latin},      {0x007B, 0x007E, Script::Common},   {0x00A1, 0x00A9, Script::Common},
    {0x00AA, 0x00AA, Script::Latin},      {0x00AB, 0x00B9, Script::Common},   {0x00BA, 0x00BA, Script::Latin},
    {0x00BB, 0x00BF, Script::Common},     {0x00C0, 0x00D6, Script::Latin},    {0x00D7, 0x00D7, Script::Common},
    {0x00D8, 0x00F6, Script::Latin},      {0x00F7, 0x00F7, Script::Common},   {0x00F8, 0x01BF, Script::Latin},
    {0x01CD, 0x01F0, Script::Latin},      {0x01F4, 0x0292, Script::Latin},    {0x02BB, 0x02BF, Script::Common},
    {0x0300, 0x036F, Script::Common},     {0x0370, 0x0373, Script::Greek},    {0x0376, 0x037D, Script::Greek},
    {0x037F, 0x03FF, Script::Greek},      {0x0400, 0x052F, Script::Cyrillic}, {0x0531, 0x058A, Script::Armenian},
    {0x0591, 0x05F4, Script::Hebrew},     {0x0610, 0x06FF, Script::Arabic},   {0x0750, 0x077F, Script::Arabic},
    {0x0900, 0x097F, Script::Devanagari}, {0x0980, 0x09FF, Script::Bengali},  {0x0A00, 0x0A7F, Script::Gurmukhi},
    {0x0A80, 0x0AFF, Script::Gujarati},   {0x0B00, 0x0B7F, Script::Odia},     {0x0B80, 0x0BFF, Script::Tamil},
    {0x0C00, 0x0C7F, Script::Telugu},     {0x0C80, 0x0CFF, Script::Kannada},  {0x0D00, 0x0D7F, Script::Malayalam},
    {0x0D80, 0x0DFF, Script::Sinhala},    {0x0E01, 0x0E5B, Script::Thai},     {0x0E81, 0x0EDF, Script::Lao},
    {0x10A0, 0x10FF, Script::Georgian},   {0x1200, 0x137C, Script::Ethiopic}, {0x1C90, 0x1CBF, Script::Georgian},
    {0x1E00, 0x1EFF, Script::Latin},      {0x1F00, 0x1FFE, Script::Greek},    {0x2010, 0x2015, Script::Common},
    {0x2018, 0x2022, Script::Common},     {0x2026, 0x2026, Script::Common},   {0x2030, 0x2033, Script::Common},
    {0x2039, 0x203A, Script::Common},     {0x20A0, 0x20BF, Script::Common},   {0x2116, 0x2116, Script::Common},
    {0x2122, 0x2122, Script::Common},     {0x2190, 0x2199, Script::Common},   {0x2600, 0x2775, Script::Common},
    {0x2794, 0x27BF, Script::Common},     {0x3001, 0x3003, Script::Common},   {0x3005, 0x3007, Script::Han},
    {0x3008, 0x3011, Script::Common},     {0x3041, 0x3096, Script::Hiragana}, {0x3099, 0x309A, Script::Common},
    {0x309D, 0x309F, Script::Hiragana},   {0x30A1, 0x30FA, Script::Katakana}, {0x30FB, 0x30FC, Script::Common},
    {0x30FD, 0x30FF, Script::Katakana},   {0x3105, 0x312F, Script::Bopomofo}, {0x3131, 0x3163, Script::Hangul},
    {0x3400, 0x4DBF, Script::Han},        {0x4E00, 0x9FFF, Script::Han},      {0xAC00, 0xD7A3, Script::Hangul},
    {0x1F300, 0x1F64F, Script::Common},   {0x1F680, 0x1F6FF, Script::Common}, {0x1F900, 0x1F9FF, Script::Common},
    {0x1FA70, 0x1FAFF, Script::Common},   {0x20000, 0x323AF, Script::Han}};

constexpr Range kBlanks[] = {{0x0009, 0x000D}, {0x0020, 0x0020}, {0x0085, 0x0085}, {0x00A0, 0x00A0},
                             {0x1680, 0x1680}, {0x2000, 0x200A}, {0x2028, 0x2029}, {0x202F, 0x202F},
                             {0x205F, 0x205F}, {0x2800, 0x2800}, {0x3000, 0x3000}};

/// Controls, soft hyphens and fillers, marks and overrides of direction, tags, what stands for no character.
constexpr Range kHidden[] = {
    {0x0000, 0x001F},   {0x007F, 0x009F},   {0x00AD, 0x00AD},   {0x034F, 0x034F}, {0x061C, 0x061C}, {0x115F, 0x1160},
    {0x17B4, 0x17B5},   {0x180B, 0x180F},   {0x200B, 0x200F},   {0x202A, 0x202E}, {0x2060, 0x206F}, {0x3164, 0x3164},
    {0xD800, 0xF8FF},   {0xFDD0, 0xFDEF},   {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFF},
    {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0x10FFFF}};

constexpr Range kMarks[] = {{0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD}, {0x05BF, 0x05BF},  {0x05C1, 0x05C2},
                            {0x05C4, 0x05C5}, {0x05C7, 0x05C7}, {0x0610, 0x061A}, {0x064B, 0x065F},  {0x0670, 0x0670},
                            {0x06D6, 0x06DC}, {0x06DF, 0x06E4}, {0x06E7, 0x06E8}, {0x06EA, 0x06ED},  {0x0DCA, 0x0DDF},
                            {0x0DF2, 0x0DF3}, {0x0E31, 0x0E31}, {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E},  {0x0EB1, 0x0EB1},
                            {0x0EB4, 0x0EBC}, {0x0EC8, 0x0ECE}, {0x135D, 0x135F}, {0x1AB0, 0x1AFF},  {0x1DC0, 0x1DFF},
                            {0x20D0, 0x20FF}, {0x3099, 0x309A}, {0xFE20, 0xFE2F}, {0x1F3FB, 0x1F3FF}};

template <std::size_t N>
bool is_in(const Range (&ranges)[N], char32_t c) {
  return std::any_of(std::begin(ranges), std::end(ranges), [c](const Range& r) { return c >= r.first && c <= r.last; });
}

/// The nine scripts of India from Devanagari to Malayalam have their vowel signs at the same places.
bool is_indic_mark(char32_t c) {
  if (c < 0x0900 || c > 0x0D7F) return false;
  const char32_t place = c & 0x7F;
  return place <= 0x03 || place == 0x3C || (place >= 0x3E && place <= 0x4F) || (place >= 0x51 && place <= 0x57) ||
         place == 0x62 || place == 0x63;
}

/// How many bytes follow this one, and what it contributes itself.
std::optional<int> bytes_after(u8 first, char32_t& c) {
  if (first < 0x80) return c = first, 0;
  if (first >= 0xC2 && first < 0xE0) return c = first & 0x1F, 1;
  if (first >= 0xE0 && first < 0xF0) return c = first & 0x0F, 2;
  if (first >= 0xF0 && first < 0xF5) return c = first & 0x07, 3;
  return std::nullopt;
}

/// Longer than need be, half of a pair, or beyond the last character.
bool is_false(char32_t c, int after) {
  constexpr std::array<char32_t, 4> kLeast = {0, 0x80, 0x800, 0x10000};
  return c < kLeast[std::size_t(after)] || (c >= 0xD800 && c <= 0xDFFF) || c > 0x10FFFF;
}

}  // namespace

std::optional<std::u32string> characters_of(std::string_view utf8) {
  std::u32string characters;
  for (std::size_t i = 0; i < utf8.size();) {
    char32_t c = 0;
    const auto after = bytes_after(u8(utf8[i++]), c);
    if (!after) return std::nullopt;
    for (int k = 0; k < *after; ++k, ++i) {
      if (i == utf8.size() || (u8(utf8[i]) & 0xC0) != 0x80) return std::nullopt;
      c = c << 6 | (u8(utf8[i]) & 0x3F);
    }
    if (is_false(c, *after)) return std::nullopt;
    characters += c;
  }
  return characters;
}

std::string utf8_of(std::u32string_view characters) {
  std::string text;
  for (const char32_t c : characters) {
    if (c < 0x80) {
      text += char(c);
    } else if (c < 0x800) {
      text += {char(0xC0 | c >> 6), char(0x80 | (c & 0x3F))};
    } else if (c < 0x10000) {
      text += {char(0xE0 | c >> 12), char(0x80 | (c >> 6 & 0x3F)), char(0x80 | (c & 0x3F))};
    } else {
      text +=
          {char(0xF0 | c >> 18), char(0x80 | (c >> 12 & 0x3F)), char(0x80 | (c >> 6 & 0x3F)), char(0x80 | (c & 0x3F))};
    }
  }
  return text;
}

Script script_of(char32_t c) {
  const auto* range = std::lower_bound(std::begin(kScripts), std::end(kScripts), c,
                                       [](const ScriptRange& r, char32_t x) { return r.last < x; });
  return range != std::end(kScripts) && c >= range->first ? range->script : Script::None;
}

bool is_blank(char32_t c) { return is_in(kBlanks, c); }
bool is_hidden(char32_t c) { return !is_blank(c) && is_in(kHidden, c); }
bool is_joiner(char32_t c) { return c == 0x200C || c == 0x200D || c == 0xFE0E || c == 0xFE0F; }
bool is_mark(char32_t c) { return !is_hidden(c) && (is_in(kMarks, c) || is_indic_mark(c)); }

bool is_letter(char32_t c) {
  if (c >= U'0' && c <= U'9') return true;
  const Script script = script_of(c);
  return script != Script::None && script != Script::Common && !is_mark(c);
}

}  // namespace saloon::house
