#include "cli/text.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace saloon::cli {
namespace {

/// U+00C0 to U+00FF without accents; '*' for what is no letter.
constexpr std::string_view kPlainLetters = "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo*ouuuuyty";
static_assert(kPlainLetters.size() == 64);

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
  for (const std::string& word : words_in(text)) {
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

std::string trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n";
  const std::size_t from = text.find_first_not_of(kBlank);
  if (from == std::string_view::npos) return {};
  return std::string(text.substr(from, text.find_last_not_of(kBlank) - from + 1));
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
      out += words;
    } else if (i < text.size() && text[i] == ' ') {
      ++i;
    }
  }
  return out;
}

std::string folded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    const unsigned next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
    if (c == 0xC3 && next >= 0x80 && next < 0xC0) {
      out += kPlainLetters[next - 0x80U];
      ++i;
    } else if (c == 0xC5 && (next == 0x92 || next == 0x93)) {
      out += "oe";
      ++i;
    } else if (text.substr(i).starts_with("’")) {
      out += '\'';
      i += 2;
    } else {
      out += c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : text[i];
    }
  }
  return out;
}

std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> out;
  std::istringstream in{std::string(text)};
  for (std::string word; in >> word;) out.push_back(word);
  return out;
}

std::vector<std::string> bare_words(std::string_view text) {
  std::string plain = folded(text);
  for (char& c : plain) {
    if (std::string_view("'(),:.;!?\"").find(c) != std::string_view::npos) c = ' ';
  }
  return words_in(plain);
}

bool has_words(std::string_view text, const std::vector<std::string>& wanted) {
  const std::vector<std::string> words = bare_words(text);
  return !wanted.empty() && std::all_of(wanted.begin(), wanted.end(), [&](const std::string& word) {
    return std::any_of(words.begin(), words.end(), [&](const std::string& w) { return w.starts_with(word); });
  });
}

std::optional<std::size_t> number_in(std::string_view text) {
  std::size_t value = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (failure != std::errc{} || end != text.data() + text.size()) return {};
  return value;
}

}  // namespace saloon::cli
