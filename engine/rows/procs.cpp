#include "engine/rows/procs.h"

#include "engine/json.h"

namespace saloon {

void write_locals(const ProcRow& row, Writer& w, const Frame& f) {
  if (row.write != nullptr) return row.write(w, f);
  for (const LocalRow& l : row.locals) {
    if (l.name != nullptr) write_member(w, l.name, *l.kind, l.get(f));
  }
}

void read_locals(const ProcRow& row, Reader& r, const json::object& o, Frame& f) {
  if (row.read != nullptr) return row.read(r, o, f);
  std::size_t known = 0;
  for (const LocalRow& l : row.locals) {
    if (l.name == nullptr) break;
    const json::value* v = o.if_contains(l.name);
    known += v != nullptr ? 1 : 0;
    l.set(f, read_member(r, v, l.name, *l.kind));
  }
  if (known != o.size()) r.fail(std::string(row.name) + " has a local too many");
}

}  // namespace saloon
