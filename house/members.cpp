#include "house/members.h"

#include <algorithm>

#include "house/characters.h"

namespace saloon::house {

namespace {

constexpr std::size_t kQuoted = 40;  ///< characters of what a client wrote

std::string listed(const std::vector<std::string_view>& words) {
  std::string line;
  for (const std::string_view word : words) line += (line.empty() ? "" : ", ") + std::string(word);
  return line;
}

}  // namespace

std::string quote(std::string_view text) {
  std::u32string shown = characters_of(text).value_or(U"?");
  const bool whole = shown.size() <= kQuoted;
  if (!whole) shown.resize(kQuoted);
  const auto misleads = [](char32_t c) { return is_hidden(c) || (is_blank(c) && c != U' '); };
  std::replace_if(shown.begin(), shown.end(), misleads, U'?');
  return "\"" + utf8_of(shown) + (whole ? "\"" : "…\"");
}

std::size_t length_of(std::string_view text) {
  return std::size_t(std::count_if(text.begin(), text.end(), [](char c) { return (u8(c) & 0xC0) != 0x80; }));
}

std::string Members::called(std::string_view name) const {
  return quote(name) + (type_.empty() ? " of a message" : " of " + quote(type_));
}

const json::value* Members::find(std::string_view name) {
  if (std::find(known_.begin(), known_.end(), name) == known_.end()) known_.push_back(name);
  return message_.if_contains(name);
}

std::string Members::text(std::string_view name, std::size_t longest) {
  std::string text(reader_.text(find(name), called(name)));
  if (text.empty()) reader_.fail(called(name) + " must not be empty");
  if (length_of(text) > longest) {
    reader_.fail(called(name) + " must have at most " + std::to_string(longest) + " characters");
  }
  return text;
}

bool Members::flag(std::string_view name) {
  const json::value* v = find(name);
  if (v != nullptr && v->is_bool()) return *v->if_bool();
  reader_.fail(called(name) + " must be true or false");
  return false;
}

i64 Members::number(std::string_view name, i64 lo, i64 hi) { return reader_.number(find(name), called(name), lo, hi); }

Seat Members::seat(std::string_view name) { return reader_.seat(find(name), called(name), kMostSeats); }

const json::object& Members::object(std::string_view name) { return reader_.object(find(name), called(name)); }

std::size_t Members::one_of(std::string_view name, std::initializer_list<std::string_view> words) {
  const std::string_view word = reader_.text(find(name), called(name));
  const auto* found = std::find(words.begin(), words.end(), word);
  if (found != words.end()) return std::size_t(found - words.begin());
  reader_.fail(called(name) + " must be one of: " + listed(words));
  return 0;
}

void Members::nothing_else() {
  for (const auto& item : message_) {
    const std::string_view key(item.key().data(), item.key().size());
    if (std::find(known_.begin(), known_.end(), key) != known_.end()) continue;
    return reader_.fail("unknown member " + called(key) + "; known are: " + listed(known_));
  }
}

}  // namespace saloon::house
