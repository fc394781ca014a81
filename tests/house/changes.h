// Small changes to messages, most of which make them wrong.
#pragma once

#include <functional>
#include <string>

#include "engine/json/json.h"

namespace saloon::house {

/// A number below the one given, drawn as the test likes.
using Pick = std::function<std::size_t(std::size_t)>;

/// Something of another kind or size in the place of a member.
inline json::value other_value(const Pick& pick) {
  const json::array values = {nullptr,
                              true,
                              0,
                              -1,
                              1.5,
                              10,
                              29,
                              4294967296,
                              9007199254740992,
                              "",
                              "x",
                              "S9",
                              "S1",
                              "spectator",
                              std::string(65, 'y'),
                              "gang",
                              "seat",
                              json::array{1},
                              json::object{{"S0", 1}}};
  return values[pick(values.size())];
}

/// One member goes, comes, or is another, here or one level down.
inline void change(json::object& o, const Pick& pick) {
  const std::size_t at = pick(o.size() + 1);
  if (at == o.size()) {
    const char* names[] = {"seat", "id", "bots", "limit", "x", "S1", "table", "key"};
    o[names[pick(std::size(names))]] = other_value(pick);
    return;
  }
  auto* member = o.begin() + std::ptrdiff_t(at);
  if (auto* inner = member->value().if_object(); inner != nullptr && pick(2) == 0) return change(*inner, pick);
  if (pick(3) == 0) {
    o.erase(member);
  } else {
    member->value() = other_value(pick);
  }
}

}  // namespace saloon::house
