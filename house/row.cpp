#include "house/row.h"

#include <algorithm>
#include <array>

namespace saloon::house {

namespace {

/// In the order of the enumeration.
constexpr std::array<std::string_view, 24> kNames = {
    "opened",    "key",      "key_gone",    "guest",    "seated", "risen", "bot",        "options",
    "line",      "stood_in", "handed_back", "given_up", "host",   "said",  "muted",      "barred",
    "automatic", "agreed",   "rematch",     "closed",   "person", "token", "token_gone", "created"};
static_assert(kNames.size() == std::size_t(RowKind::Created) + 1);

}  // namespace

std::string_view name_of(RowKind kind) { return kNames[std::size_t(kind)]; }

std::optional<RowKind> row_kind_named(std::string_view name) {
  const auto found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return std::nullopt;
  return RowKind(found - kNames.begin());
}

}  // namespace saloon::house
