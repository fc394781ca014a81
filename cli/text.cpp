#include "cli/text.h"

#include <algorithm>
#include <sstream>

namespace saloon::cli {
namespace {

/// U+00C0 to U+00FF without accents; '*' for what is no letter.
constexpr std::string_view kPlainLetters = "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo*ouuuuyty";
static_assert(kPlainLetters.size() == 64);

bool starts_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }

}  // namespace

std::size_t width(std::string_view text) {
  return std::size_t(std::count_if(text.begin(), text.end(), starts_character));
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

}  // namespace saloon::cli
