// What was written as text, as a tree: for callers who want to look into it. There is one way of writing.
#pragma once

#include "engine/json/json.h"
#include "engine/rows/writer.h"

namespace saloon {

/// write(w) writes one value.
template <class F>
json::value tree_of(F write) {
  std::string text;
  Writer w(text);
  write(w);
  return parse_json(text).value_or(nullptr);
}

/// The same where it is known to be an object.
template <class F>
json::object object_of(F write) {
  json::value v = tree_of(write);
  return v.is_object() ? std::move(v.get_object()) : json::object{};
}

}  // namespace saloon
