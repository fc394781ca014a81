#include "telling/text.h"

#include <algorithm>
#include <charconv>

namespace saloon::telling {
namespace {

/// U+00C0 to U+00FF without accents; '*' for what is no letter.
constexpr std::string_view kPlainLetters = "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo*ouuuuyty";
static_assert(kPlainLetters.size() == 64);

constexpr std::string_view kBlank = " \t\n\v\f\r";

}  // namespace

std::string trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(kBlank);
  if (from == std::string_view::npos) return {};
  return std::string(text.substr(from, text.find_last_not_of(kBlank) - from + 1));
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
    } else if (text.substr(i).starts_with("\u00a0")) {
      out += ' ';
      ++i;
    } else if (text.substr(i).starts_with("\u202f")) {
      out += ' ';
      i += 2;
    } else {
      out += c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : text[i];
    }
  }
  return out;
}

std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> out;
  for (;;) {
    text.remove_prefix(std::min(text.find_first_not_of(kBlank), text.size()));
    if (text.empty()) return out;
    const std::size_t end = std::min(text.find_first_of(kBlank), text.size());
    out.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
  }
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

std::string html_text(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

}  // namespace saloon::telling
