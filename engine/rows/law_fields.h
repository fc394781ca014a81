// The parts of a view by name, for the law that no view changes without an event that explains it.
#pragma once

#include "engine/rows/codec.h"

namespace saloon {

/// The parts that every game has, before those of its rows.
inline constexpr std::array kEngineFields{"flow", "asked", "sealed", "config", "seats"};

/// Calls f(number, name) for every named part of a view.
template <class G, class F>
constexpr void each_part(F f) {
  int number = 0;
  for (const char* name : kEngineFields) f(number++, name);
  const auto walk = [&](const auto& rows) {
    for (const auto& row : rows) {
      if (row.name != nullptr && row.size != 0) f(number++, row.name);
    }
  };
  walk(G::kPublic);
  walk(G::kPrivate);
}

/// The bits of parts named in a text, divided by spaces; all bits if one of them is unknown.
template <class G>
constexpr u64 parts_named(std::string_view text) {
  u64 bits = 0;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size() == text.size() ? word.size() : word.size() + 1);
    u64 found = 0;
    each_part<G>([&](int number, std::string_view name) { found |= name == word ? bit(number) : 0; });
    if (found == 0) return ~u64{0};
    bits |= found;
  }
  return bits;
}

template <class G>
constexpr u64 explained_by(const EventRow& row) {
  u64 bits = 0;
  for (const char* part : row.explains) bits |= part == nullptr ? 0 : parts_named<G>(part);
  return bits;
}

/// Do the rows name every byte of a view once, explain only parts that exist, and fit into an event?
template <class G>
consteval bool rows_are_sound() {
  std::size_t pub =
      sizeof(G::Public::flow) + sizeof(G::Public::asked) + sizeof(G::Public::config) + sizeof(G::Public::seats);
  for (const auto& row : G::kPublic) pub += row.size;
  std::size_t mine = sizeof(G::Private::sealed);
  for (const auto& row : G::kPrivate) mine += row.size;
  bool sound = pub == sizeof(typename G::Public) && mine == sizeof(typename G::Private);
  for (const EventRow& row : G::kEvents) {
    sound =
        sound && explained_by<G>(row) != ~u64{0} && row.bytes(false) <= kOpenBytes && row.bytes(true) <= kSecretBytes;
  }
  return sound;
}

/// Bits of the parts that differ between two views; `unnamed` if bytes differ that belong to no part.
template <class G>
u64 changed_parts(const typename G::View& before, const typename G::View& after, bool& unnamed) {
  typename G::View same = before;
  u64 changed = 0;
  int number = 0;
  const auto compare = [&](const auto& a, auto& b) {
    if (std::memcmp(&a, &b, sizeof a) != 0) changed |= bit(number);
    std::memcpy(&b, &a, sizeof a);
    ++number;
  };
  compare(after.pub.flow, same.pub.flow);
  compare(after.pub.asked, same.pub.asked);
  compare(after.mine.sealed, same.mine.sealed);
  compare(after.pub.config, same.pub.config);
  compare(after.pub.seats, same.pub.seats);
  const auto walk = [&](const auto& rows, const auto& a, auto& b) {
    for (const auto& row : rows) {
      if (row.name == nullptr || row.size == 0) continue;
      if (!row.same(a, b)) changed |= bit(number);
      row.copy(a, b);
      ++number;
    }
  };
  walk(G::kPublic, after.pub, same.pub);
  walk(G::kPrivate, after.mine, same.mine);
  unnamed = !(same == after);
  return changed;
}

}  // namespace saloon
