#include "cli/text.h"

#include <algorithm>

namespace saloon::cli {
namespace {

constexpr char kEscape = '\033';

std::size_t length_of_character(char first) {
  const auto c = static_cast<unsigned char>(first);
  return c < 0xC0 ? 1 : c < 0xE0 ? 2 : c < 0xF0 ? 3 : 4;
}

/// The number of a character in Unicode.
unsigned code_of(std::string_view character) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
  if (character.size() == 2) return (byte(0) & 0x1FU) << 6 | (byte(1) & 0x3FU);
  if (character.size() == 3) return (byte(0) & 0x0FU) << 12 | (byte(1) & 0x3FU) << 6 | (byte(2) & 0x3FU);
  if (character.size() == 4) return 0x10000;
  return character.empty() ? 0U : byte(0);
}

/// Greek letters and everything from arrows to dingbats and beyond: no sentence of ours needs them as letters.
bool is_symbol(std::string_view character) {
  const unsigned code = code_of(character);
  return (code >= 0x370 && code < 0x400) || (code >= 0x2190 && code < 0x2C00) || code >= 0x10000;
}

/// Between a rank in words and its suit, "dame ♦".
constexpr std::string_view kFirmBlank = "\u00a0";

std::string suit_in_words(std::string_view symbol, const Suits& suits) {
  constexpr std::array<std::string_view, 4> kSuits{"♠", "♥", "♦", "♣"};
  const auto found = std::find(kSuits.begin(), kSuits.end(), symbol);
  return found == kSuits.end() ? std::string() : " " + suits[std::size_t(found - kSuits.begin())];
}

bool starts_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }

}  // namespace

std::size_t width(std::string_view text) {
  std::size_t shown = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == kEscape) {
      i = std::min(text.find('m', i), text.size());
    } else if (starts_character(text[i])) {
      ++shown;
    }
  }
  return shown;
}

std::string padded(std::string text, std::size_t columns) {
  const std::size_t now = width(text);
  if (now < columns) text.append(columns - now, ' ');
  return text;
}

std::string wrapped(std::string_view text, std::size_t columns, std::size_t indent) {
  std::string out;
  std::size_t used = indent;
  for (const std::string& word : telling::words_in(text)) {
    const std::size_t needed = width(word);
    if (used > indent && used + 1 + needed > columns) {
      out += '\n' + std::string(indent, ' ');
      used = indent;
    } else if (used > indent) {
      out += ' ';
      ++used;
    }
    out += word;
    used += needed;
  }
  return out;
}

std::string broken_at(std::string_view line, std::size_t columns) {
  if (width(line) <= columns) return std::string(line);
  const std::size_t indent = std::min(line.find_first_not_of(' '), columns / 2) + 4;
  std::string out;
  std::size_t room = columns;
  while (width(line) > room) {
    std::size_t cut = std::string_view::npos;
    for (std::size_t at = line.find(' ', line.find_first_not_of(' ')); at != std::string_view::npos;
         at = line.find(' ', at + 1)) {
      if (width(line.substr(0, at)) > room) break;
      cut = at;
    }
    if (cut == std::string_view::npos) break;
    out += line.substr(0, cut);
    out += '\n' + std::string(indent, ' ');
    line.remove_prefix(std::min(line.find_first_not_of(' ', cut), line.size()));
    room = columns - indent;
  }
  return out += line;
}

std::string without_symbols(std::string_view text, const Suits& suits) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = length_of_character(text[i]);
    const std::string_view character = text.substr(i, length);
    i += length;
    if (!is_symbol(character)) {
      out += character;
      continue;
    }
    const bool tied = !out.empty() && out.back() != ' ' && out.back() != '(';
    const std::string words = tied ? suit_in_words(character, suits) : std::string();
    if (!words.empty()) {
      if (out.ends_with(kFirmBlank)) out.resize(out.size() - kFirmBlank.size());
      out += words;
    } else if (i < text.size() && text[i] == ' ') {
      ++i;
    }
  }
  return out;
}

}  // namespace saloon::cli
