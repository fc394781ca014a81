#include "tools/components/part.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace saloon::components {

namespace {

std::string kind_of(const boost::json::value& v) {
  switch (v.kind()) {
    case boost::json::kind::object:
      return "an object";
    case boost::json::kind::array:
      return "a list";
    case boost::json::kind::string:
      return '"' + std::string(v.get_string()) + '"';
    case boost::json::kind::int64:
      return std::to_string(v.get_int64());
    case boost::json::kind::uint64:
      return std::to_string(v.get_uint64());
    case boost::json::kind::double_:
      return "a fraction";
    case boost::json::kind::bool_:
      return v.get_bool() ? "true" : "false";
    case boost::json::kind::null:
      break;
  }
  return "null";
}

}  // namespace

void Part::wrong(const std::string& what) const { throw Wrong{place_.empty() ? what : place_ + ": " + what}; }

Part Part::at(std::string_view key) const {
  const boost::json::object* object = value_->if_object();
  if (object == nullptr) wrong("expected an object, found " + kind_of(*value_));
  const boost::json::value* member = object->if_contains(key);
  if (member == nullptr) wrong('"' + std::string(key) + "\" is missing");
  return Part(*member, place_.empty() ? std::string(key) : place_ + '.' + std::string(key));
}

std::vector<Part> Part::entries(std::size_t expected) const {
  const boost::json::array* list = value_->if_array();
  if (list == nullptr) wrong("expected a list, found " + kind_of(*value_));
  if (list->size() != expected) {
    wrong("expected " + std::to_string(expected) + " entries, found " + std::to_string(list->size()));
  }
  std::vector<Part> parts;
  for (std::size_t i = 0; i < list->size(); ++i) {
    parts.emplace_back((*list)[i], place_ + '[' + std::to_string(i) + ']');
  }
  return parts;
}

int Part::number(int lowest, int highest) const {
  const std::int64_t* n = value_->if_int64();
  if (n == nullptr || *n < lowest || *n > highest) {
    const std::string range =
        lowest == highest ? std::to_string(lowest) : std::to_string(lowest) + " to " + std::to_string(highest);
    wrong("expected " + range + ", found " + kind_of(*value_));
  }
  return int(*n);
}

std::string Part::text() const {
  const boost::json::string* text = value_->if_string();
  if (text == nullptr) wrong("expected a text, found " + kind_of(*value_));
  return std::string(*text);
}

bool Part::flag() const {
  const bool* flag = value_->if_bool();
  if (flag == nullptr) wrong("expected true or false, found " + kind_of(*value_));
  return *flag;
}

std::vector<int> Part::numbers(std::size_t expected, int lowest, int highest) const {
  std::vector<int> list;
  for (const Part& entry : entries(expected)) list.push_back(entry.number(lowest, highest));
  return list;
}

boost::json::object Part::members(std::initializer_list<std::string_view> names) const {
  const boost::json::object* object = value_->if_object();
  if (object == nullptr) wrong("expected an object, found " + kind_of(*value_));
  boost::json::object out;
  for (const std::string_view name : names) {
    if (const boost::json::value* member = object->if_contains(name)) out[name] = *member;
  }
  return out;
}

std::vector<std::string> Part::keys() const {
  const boost::json::object* object = value_->if_object();
  if (object == nullptr) wrong("expected an object, found " + kind_of(*value_));
  std::vector<std::string> names;
  for (const auto& member : *object) names.emplace_back(member.key());
  return names;
}

void Part::has_only(std::initializer_list<std::string_view> known) const {
  for (const std::string& key : keys()) {
    if (std::find(known.begin(), known.end(), key) == known.end()) wrong("unknown entry \"" + key + '"');
  }
}

std::string Part::letter(char first, char last) const {
  std::string code = text();
  if (code.size() != 1 || code[0] < first || code[0] > last) {
    wrong(std::string("expected one letter ") + first + " to " + last + ", found " + kind_of(*value_));
  }
  return code;
}

std::string Part::key() const {
  const auto lower = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto allowed = [&](char c) { return lower(c) || (c >= '0' && c <= '9') || c == '_'; };
  std::string name = text();
  if (name.empty() || !lower(name[0]) || !std::all_of(name.begin(), name.end(), allowed)) {
    wrong("expected a name of lower-case letters, digits and _, found " + kind_of(*value_));
  }
  return name;
}

void all_different(const std::vector<Part>& parts, const std::vector<std::string>& texts) {
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (std::find(texts.begin(), texts.begin() + std::ptrdiff_t(i), texts[i]) != texts.begin() + std::ptrdiff_t(i)) {
      parts[i].wrong('"' + texts[i] + "\" was there before");
    }
  }
}

std::vector<std::string> different_keys(const Part& list, std::size_t expected) {
  const std::vector<Part> entries = list.entries(expected);
  std::vector<std::string> keys;
  for (const Part& entry : entries) keys.push_back(entry.key());
  all_different(entries, keys);
  return keys;
}

void check_basis_word(const Part& basis) {
  const std::string word = basis.text();
  if (word == "rulebook" || word == "published" || word == "reconstructed") return;
  basis.wrong("expected \"rulebook\", \"published\" or \"reconstructed\", found \"" + word + '"');
}

void check_basis(const Part& basis) {
  for (const std::string& what : basis.keys()) check_basis_word(basis.at(what));
}

void check_players(const Part& players, int least, int most) {
  players.has_only({"min", "max"});
  (void)players.at("min").number(least, least);
  (void)players.at("max").number(most, most);
}

}  // namespace saloon::components
