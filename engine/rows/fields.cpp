#include "engine/rows/fields.h"

#include "engine/json/json.h"

namespace saloon {

void read_keyed(Reader& r, const json::value* v, std::string_view name, const Kind& keys, int count, const Kind& kind,
                void* to, void (*set)(void* to, int i, const Value&)) {
  static const json::object kNothing;
  const json::object& o = kind.optional && is_absent(v) ? kNothing : r.object(v, name);
  std::size_t found = 0;
  for (int i = 0; i < count && r.ok(); ++i) {
    const std::string_view key = keys.name_of(keys.low + i);
    const json::value* item = o.if_contains(key);
    found += item != nullptr ? 1 : 0;
    set(to, i, read_member(r, item, std::string(name) + " of " + std::string(key), kind));
  }
  if (r.ok() && o.size() != found) r.fail(std::string(name) + " has a key too many");
}

}  // namespace saloon
