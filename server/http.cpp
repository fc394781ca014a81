#include "server/http.h"

#include <algorithm>

namespace saloon::server {
namespace {

/// The part before the mark; the mark and what stands before it are taken away.
std::string_view next_part(std::string_view& rest, char mark) {
  const std::size_t end = std::min(rest.find(mark), rest.size());
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return trimmed_view(part);
}

/// The value of name=value among parts that the mark separates.
std::string_view value_among(std::string_view parts, char mark, std::string_view name) {
  while (!parts.empty()) {
    const std::string_view part = next_part(parts, mark);
    if (part.size() > name.size() && part.starts_with(name) && part[name.size()] == '=') {
      return part.substr(name.size() + 1);
    }
  }
  return {};
}

}  // namespace

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
  }
  return out;
}

std::string_view trimmed_view(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::string_view Ask::header(std::string_view name) const {
  const auto found = headers.find(std::string(name));
  return found == headers.end() ? std::string_view{} : std::string_view(found->second);
}

std::string_view Ask::path() const { return std::string_view(target).substr(0, target.find('?')); }

std::string_view Ask::query(std::string_view name) const {
  const std::size_t mark = target.find('?');
  if (mark == std::string::npos) return {};
  return value_among(std::string_view(target).substr(mark + 1), '&', name);
}

std::string_view Ask::cookie(std::string_view name) const { return value_among(header("cookie"), ';', name); }

std::string_view Ask::bearer() const {
  constexpr std::string_view kScheme = "bearer ";
  const std::string_view value = header("authorization");
  if (lowered(value.substr(0, kScheme.size())) != kScheme) return {};
  return trimmed_view(value.substr(kScheme.size()));
}

bool Ask::lists(std::string_view name, std::string_view word) const {
  std::string_view rest = header(name);
  while (!rest.empty()) {
    if (lowered(next_part(rest, ',')) == word) return true;
  }
  return false;
}

Reply plain_reply(int status, std::string body) { return {.status = status, .body = std::move(body) + "\n"}; }

Reply json_reply(std::string body) { return {.type = "application/json", .body = std::move(body)}; }

}  // namespace saloon::server
