// The procedures of a game by name: their paragraphs and the locals of their frames, for scenarios and records.
//
//   {"hold_up", {"call", "reveal"}, {local<&HoldUpLocals::pile>("pile", kPile)}}
#pragma once

#include "engine/flow.h"
#include "engine/rows/fields.h"
#include "engine/rows/names.h"

namespace saloon {

struct LocalRow {
  const char* name{};
  const Kind* kind{};
  Value (*get)(const Frame&){};
  void (*set)(Frame&, const Value&){};
};

template <auto M>
constexpr LocalRow local(const char* name, const Kind& kind) {
  using L = WholeOf<M>;
  return {name, &kind, [](const Frame& f) { return to_value(f.get<L>().*M); },
          [](Frame& f, const Value& v) {
            L l = f.get<L>();
            l.*M = from_value<FieldOf<M>>(v);
            f.set(l);
          }};
}

struct ProcRow {
  const char* name{};
  Names paragraphs{};
  LocalRow locals[6]{};
  // --- where locals are more than their members
  void (*write)(Writer&, const Frame&){};
  void (*read)(Reader&, const json::object&, Frame&){};
};

/// The locals as further members of the frame's object.
void write_locals(const ProcRow& row, Writer& w, const Frame& f);
/// Complains of a member that is no local of this procedure.
void read_locals(const ProcRow& row, Reader& r, const json::object& o, Frame& f);

}  // namespace saloon
