#include "engine/words/prose.h"

#include <algorithm>

namespace saloon {

namespace {

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
  return small;
}

}  // namespace

std::string joined(const Lines& parts, std::string_view between) {
  std::string out;
  for (const std::string& part : parts) {
    if (!out.empty()) out += between;
    out += part;
  }
  return out;
}

Lines typed_words(std::string_view typed, std::string_view between) {
  Lines words;
  for (std::size_t at = 0; at < typed.size();) {
    const std::size_t end = std::min(typed.find_first_of(between, at), typed.size());
    if (end > at) words.push_back(in_small_letters(typed.substr(at, end - at)));
    at = end + 1;
  }
  return words;
}

int meant(const Kind& kind, std::string_view word) {
  const std::string small = in_small_letters(word);
  for (i64 i = kind.low; i <= kind.high; ++i) {
    if (in_small_letters(kind.name_of(i)) == small) return int(i);
  }
  return -1;
}

}  // namespace saloon
