#include "cli/printable.h"

#include <algorithm>

namespace saloon::cli {
namespace {

constexpr std::string_view kReplacement = "\uFFFD";

struct Character {
  std::size_t length{};  ///< in bytes; 0: no UTF-8 begins here
  unsigned code{};
};

/// How many bytes follow the first, and the bits of the character that this has.
Character begun_by(unsigned char first) {
  if (first < 0x80) return {1, first};
  if (first >= 0xC2 && first < 0xE0) return {2, first & 0x1FU};
  if (first >= 0xE0 && first < 0xF0) return {3, first & 0x0FU};
  if (first >= 0xF0 && first < 0xF5) return {4, first & 0x07U};
  return {};
}

Character first_of(std::string_view text) {
  Character out = begun_by(static_cast<unsigned char>(text[0]));
  if (out.length > text.size()) return {};
  for (std::size_t i = 1; i < out.length; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0) != 0x80) return {};
    out.code = out.code << 6 | (byte & 0x3FU);
  }
  const bool overlong = (out.length == 3 && out.code < 0x800) || (out.length == 4 && out.code < 0x10000);
  const bool surrogate = out.code >= 0xD800 && out.code < 0xE000;
  return overlong || surrogate || out.code > 0x10FFFF ? Character{} : out;
}

bool steers(unsigned code) {
  const bool control = code < 0x20 || (code >= 0x7F && code < 0xA0);
  const bool turns = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
  const bool breaks_lines = code == 0x2028 || code == 0x2029;
  return control || turns || breaks_lines;
}

/// Of "\033[1;31m…" the length of the colour; 0 if there is none.
std::size_t length_of_colour(std::string_view text) {
  if (!text.starts_with("\033[")) return 0;
  const std::size_t end = text.find_first_not_of("0123456789;", 2);
  return end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}

std::string cleaned(std::string_view text, bool keeps_colours) {
  std::string out;
  while (!text.empty()) {
    const std::size_t colour = keeps_colours ? length_of_colour(text) : 0;
    const Character c = first_of(text);
    const bool harmless = colour != 0 || (c.length != 0 && !steers(c.code));
    const std::size_t taken = std::max<std::size_t>(colour != 0 ? colour : c.length, 1);
    out += harmless ? text.substr(0, taken) : kReplacement;
    text.remove_prefix(taken);
  }
  return out;
}

}  // namespace

std::string printable(std::string_view text) { return cleaned(text, false); }
std::string printable_inked(std::string_view text) { return cleaned(text, true); }

}  // namespace saloon::cli
