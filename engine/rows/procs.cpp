#include "engine/rows/procs.h"

#include <algorithm>

#include "engine/json/json.h"

namespace saloon {

void write_locals(const ProcRow& row, Writer& w, const Frame& f) {
  if (row.write != nullptr) return row.write(w, f);
  for (const LocalRow& l : row.locals) {
    if (l.name != nullptr) write_member(w, l.name, *l.kind, l.get(f));
  }
}

void read_locals(const ProcRow& row, Reader& r, const json::object& o, Frame& f) {
  if (row.read != nullptr) return row.read(r, o, f);
  for (const auto& [key, value] : o) {
    const bool known = std::any_of(std::begin(row.locals), std::end(row.locals),
                                   [&](const LocalRow& l) { return l.name != nullptr && key == l.name; });
    if (!known) return r.fail(std::string(row.name) + " has no local \"" + std::string(key) + "\"");
  }
  for (const LocalRow& l : row.locals) {
    if (l.name != nullptr) l.set(f, read_member(r, o.if_contains(l.name), l.name, *l.kind));
  }
}

}  // namespace saloon
