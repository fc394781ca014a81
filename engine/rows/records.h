// Structs inside a state that have rows of their own.
//
//   record<&Public::fight, kFight, "Fight">("fight")                   {"kind": "duel", …}
//   records<&Public::actions, kAction, is_announced>("actions")        [{"turn": 2, …}, …]: those that are something
#pragma once

#include <algorithm>

#include "engine/rows/codec.h"
#include "engine/rows/fixed_text.h"

namespace saloon {

/// What an object of these rows looks like.
template <const auto& Rows, FixedText Type>
struct RecordShape {
  static constexpr auto kKinds = [] {
    std::array<Kind, std::size(Rows)> kinds{};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      const auto& row = Rows[i];
      kinds[i] = *row.kind;
      if (row.keys != nullptr) kinds[i] = (row.kind->optional ? some_by : keyed_by)(*row.keys, *row.kind);
      if (row.present != nullptr) kinds[i] = or_left_out(kinds[i]);
    }
    return kinds;
  }();
  static constexpr auto kMembers = [] {
    std::array<Member, std::size(Rows)> members{};
    for (std::size_t i = 0; i < members.size(); ++i) members[i] = {Rows[i].name, &kKinds[i]};
    return members;
  }();
  static constexpr Kind kOne = with_members(kMembers).called(Type.view().empty() ? nullptr : Type.text);
  static constexpr Kind kList = items_of(kOne);
};

template <auto M, const auto& Rows, FixedText Type = "">
constexpr FieldRow<WholeOf<M>> record(const char* name) {
  using W = WholeOf<M>;
  FieldRow<W> row = part<M>(name);
  row.kind = &RecordShape<Rows, Type>::kOne;
  row.reads = Reads::Always;
  row.write = [](const FieldRow<W>& f, Writer& w, const Beside& beside, const W& whole) {
    if (f.is_left_out(beside, whole)) return;
    w.object(f.name, [&] { write_fields(Rows, w, beside, whole.*M); });
  };
  row.read = [](const FieldRow<W>& f, Reader& r, const json::value* v, const Beside& beside, W& whole) {
    if (f.present != nullptr && is_absent(v)) return;
    read_fields(Rows, r, r.object(v, f.name), f.name, true, beside, whole.*M);
  };
  return row;
}

/// A list of them; nobody need write an empty one.
template <auto M, const auto& Rows, auto IsSomething, FixedText Type = "">
constexpr FieldRow<WholeOf<M>> records(const char* name) {
  using W = WholeOf<M>;
  FieldRow<W> row = part<M>(name);
  row.kind = &RecordShape<Rows, Type>::kList;
  row.reads = Reads::Always;
  row.write = [](const FieldRow<W>& f, Writer& w, const Beside& beside, const W& whole) {
    w.array(f.name, [&] {
      for (const auto& item : whole.*M) {
        if (IsSomething(item)) w.object([&] { write_fields(Rows, w, beside, item); });
      }
    });
  };
  row.read = [](const FieldRow<W>& f, Reader& r, const json::value* v, const Beside& beside, W& whole) {
    if (is_absent(v)) return;
    const json::array& list = r.array(v, f.name);
    if (list.size() > (whole.*M).size()) return r.fail(std::string(f.name) + ": there cannot be so many");
    for (std::size_t i = 0; i < list.size() && r.ok(); ++i) {
      read_fields(Rows, r, r.object(&list[i], f.name), f.name, true, beside, (whole.*M)[i]);
    }
  };
  return row;
}

}  // namespace saloon
