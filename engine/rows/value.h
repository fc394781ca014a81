// Any small thing of a game on its way to JSON and back: a seat, a card, a number, a set of cards.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <type_traits>

#include "engine/types.h"

namespace saloon {

struct Value {
  u64 lo{}, hi{};
  [[nodiscard]] constexpr i64 number() const { return i64(lo); }
  friend constexpr bool operator==(const Value&, const Value&) = default;
};

template <class T>
constexpr Value to_value(const T& x) {
  if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
    return {u64(i64(x)), 0};
  } else {
    static_assert(Plain<T> && sizeof(T) <= sizeof(Value));
    const auto bytes = std::bit_cast<std::array<u8, sizeof(T)>>(x);
    Value v;
    for (std::size_t i = 0; i < sizeof(T); ++i) (i < 8 ? v.lo : v.hi) |= u64{bytes[i]} << (8 * (i % 8));
    return v;
  }
}

template <class T>
constexpr T from_value(const Value& v) {
  if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
    return T(v.number());
  } else {
    std::array<u8, sizeof(T)> bytes{};
    for (std::size_t i = 0; i < sizeof(T); ++i) bytes[i] = u8((i < 8 ? v.lo : v.hi) >> (8 * (i % 8)));
    return std::bit_cast<T>(bytes);
  }
}

// --- what a pointer to member points into, and at
template <class T>
struct MemberPointer;
template <class W, class F>
struct MemberPointer<F W::*> {
  using Whole = W;
  using Field = F;
};
template <auto M>
using WholeOf = typename MemberPointer<decltype(M)>::Whole;
template <auto M>
using FieldOf = typename MemberPointer<decltype(M)>::Field;

}  // namespace saloon
