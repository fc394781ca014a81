// A multiset of up to 64 faces with at most two copies of each, as two masks. The copies of a face are
// indistinguishable by construction: there is no copy number that could leak.
#pragma once

#include "engine/bits.h"

namespace saloon {

struct CardBag {
  u64 one{};  ///< faces held at least once
  u64 two{};  ///< faces held twice; always inside `one`

  static constexpr CardBag of(int face) { return {bit(face), 0}; }
  static constexpr CardBag both_of_all(u64 faces) { return {faces, faces}; }

  [[nodiscard]] constexpr bool empty() const { return one == 0; }
  [[nodiscard]] constexpr int size() const { return count_bits(one) + count_bits(two); }
  [[nodiscard]] constexpr bool has(int face) const { return (one >> face & 1) != 0; }
  [[nodiscard]] constexpr int count(int face) const { return int(one >> face & 1) + int(two >> face & 1); }
  [[nodiscard]] constexpr bool contains(CardBag o) const { return ((o.one & ~one) | (o.two & ~two)) == 0; }
  [[nodiscard]] constexpr bool well_formed() const { return (two & ~one) == 0; }
  /// The part of the multiset whose faces lie in `faces`.
  [[nodiscard]] constexpr CardBag within(u64 faces) const { return {one & faces, two & faces}; }

  constexpr void add(int face) {
    two |= one & bit(face);
    one |= bit(face);
  }
  /// Takes one copy away; the face must be held.
  constexpr void remove(int face) {
    one &= ~bit(face) | two;
    two &= ~bit(face);
  }
  /// The index-th single card, 0 <= index < size(): every card, twins included, has one index.
  [[nodiscard]] constexpr int nth(int index) const {
    const int ones = count_bits(one);
    return index < ones ? nth_bit(one, index) : nth_bit(two, index - ones);
  }

  /// Union as multisets; together no face may exceed two copies.
  friend constexpr CardBag operator+(CardBag a, CardBag b) { return {a.one | b.one, a.two | b.two | (a.one & b.one)}; }
  /// Difference as multisets; b must be contained in a.
  friend constexpr CardBag operator-(CardBag a, CardBag b) {
    return {(a.one & ~b.one) | (a.two & ~b.two), a.two & ~b.one};
  }
  /// Face by face the smaller count.
  friend constexpr CardBag common(CardBag a, CardBag b) { return {a.one & b.one, a.two & b.two}; }
  friend constexpr bool operator==(CardBag, CardBag) = default;
};

/// for_each_card(set, f) calls f(face) once per single card.
template <class F>
constexpr void for_each_card(CardBag s, F f) {
  for (const int face : Bits{s.one}) f(face);
  for (const int face : Bits{s.two}) f(face);
}

}  // namespace saloon
