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

template <class G>
std::string part_name(int number) {
  std::string name;
  each_part<G>([&](int n, const char* part) {
    if (n == number) name = part;
  });
  return name;
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
constexpr u64 explained_by([[maybe_unused]] const EventRow& row) {
  u64 bits = 0;
#ifndef SALOON_MODULE
  for (const char* part : row.explains) bits |= part == nullptr ? 0 : parts_named<G>(part);
#endif
  return bits;
}

/// The parts in which others see sealed answers: a withdrawn one leaves them.
template <class G>
constexpr u64 sealed_parts() {
  if constexpr (requires { G::kSealedIn; })
    return parts_named<G>(G::kSealedIn);
  else
    return 0;
}

// --- are the rows sound? engine/whole_game.h says so in sentences
template <class Rows>
consteval bool rows_are_as_long_as(std::size_t bytes, const Rows& rows) {
  for (const auto& row : rows) bytes -= row.size;
  return bytes == 0;
}
/// Every byte of Public is in one row, but for what the engine keeps.
template <class G>
consteval bool public_is_in_rows() {
  using Public = typename G::Public;
  constexpr std::size_t kEngine =
      sizeof(Public::flow) + sizeof(Public::asked) + sizeof(Public::config) + sizeof(Public::seats);
  return rows_are_as_long_as(sizeof(Public) - kEngine, G::kPublic);
}
template <class G>
consteval bool private_is_in_rows() {
  return rows_are_as_long_as(sizeof(typename G::Private) - sizeof(G::Private::sealed), G::kPrivate);
}
template <class Rows, class F>
consteval bool no_two(const Rows& rows, F clash) {
  for (std::size_t a = 0; a < std::size(rows); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if (rows[a].name != nullptr && rows[b].name != nullptr && std::string_view(rows[a].name) == rows[b].name &&
          clash(rows[a], rows[b])) {
        return false;
      }
    }
  }
  return true;
}
template <class Rows>
consteval bool names_differ(const Rows& rows) {
  return no_two(rows, [](const auto&, const auto&) { return true; });
}
/// A zone may be called like the part below it.
template <class Rows>
consteval bool field_names_differ(const Rows& rows) {
  return no_two(rows, [](const auto& a, const auto& b) {
    return (a.size != 0 && b.size != 0) || (a.write != nullptr && b.write != nullptr);
  });
}
template <class G>
consteval bool events_explain_parts() {
  for (const EventRow& row : G::kEvents) {
    if (explained_by<G>(row) == ~u64{0}) return false;
  }
  return true;
}
template <class G>
consteval bool events_fit() {
  for (const EventRow& row : G::kEvents) {
    if (row.bytes(false) > sizeof(Event::open) || row.bytes(true) > sizeof(Event::secret)) return false;
  }
  return true;
}
template <class G>
consteval bool questions_fit() {
  for (const auto& row : G::kAsks) {
    if (bytes_of(row.about) > sizeof(Event::open)) return false;
    if (std::size_t(row.in) >= std::size(G::kProcs)) return false;
  }
  return true;
}
template <class G>
consteval bool rows_are_sound() {
  return public_is_in_rows<G>() && private_is_in_rows<G>() && events_explain_parts<G>() && events_fit<G>() &&
         questions_fit<G>() && names_differ(G::kEvents) && names_differ(G::kAsks) && field_names_differ(G::kPublic) &&
         field_names_differ(G::kPrivate);
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
