// What reading the zones of a state and completing a position share.
#pragma once

#include "engine/json/json.h"
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

inline bool is_word(const json::value* v, std::string_view word) {
  return v != nullptr && v->is_string() && v->get_string() == word;
}

/// Calls read(holder, value) for every entry of an object keyed by seats, with two seats also by "stranger".
template <class F>
void each_named_holder(Reader& r, const json::value* v, std::string_view what, const Public& pub, F read) {
  if (is_absent(v)) return;
  for (const auto& [name, item] : r.object(v, what)) {
    const json::value key(name);
    const int aim = int(read_member(r, &key, what, kAim).lo);
    if (!is_holder(pub, aim)) return r.fail(std::string(what) + ": there is no " + std::string(name));
    read(aimed_at(aim), item);
  }
}

}  // namespace saloon::deadwood_1876
