// A decision that is one of several verbs, each a plain struct that says its own row:
//
//   struct Gift {
//     u8 to{};
//     static constexpr auto row() { return said_as<&Gift::to>("gift", {{"to", &kSeat}}); }
//   };
//   using Decision = OneOf<Bid, Raise, Gift>;
//   inline constexpr auto kVerbs = Decision::rows();
//
// A new verb is its struct and its place in the list. Where lists are so long that every byte counts, a game packs its
// Decision by hand and writes rows with `verb` (rows/verbs.h).
#pragma once

#include <algorithm>
#include <concepts>

#include "engine/rows/verbs.h"

namespace saloon {

template <class... Verbs>
struct OneOf {
  u8 which{};  ///< place among the verbs from 1 on; 0: nothing was answered
  std::array<u8, std::max({sizeof(Verbs)...})> bytes{};

  constexpr OneOf() = default;
  template <class V>
    requires(std::same_as<V, Verbs> || ...)
  constexpr OneOf(const V& verb) : which(kPlace<V>) {  // NOLINT(google-explicit-constructor): out.push(Bid{card})
    const auto from = std::bit_cast<std::array<u8, sizeof(V)>>(verb);
    std::copy(from.begin(), from.end(), bytes.begin());
  }

  [[nodiscard]] constexpr u8 verb() const { return which; }
  template <class V>
  [[nodiscard]] constexpr bool is() const {
    return which == kPlace<V>;
  }
  /// All zero where it is another verb.
  template <class V>
  [[nodiscard]] constexpr V as() const {
    std::array<u8, sizeof(V)> from{};
    if (is<V>()) std::copy_n(bytes.begin(), from.size(), from.begin());
    return std::bit_cast<V>(from);
  }
  friend constexpr bool operator==(const OneOf&, const OneOf&) = default;

  /// For G::kVerbs; the first row is no verb.
  static constexpr auto rows() {
    return std::array<VerbRow<OneOf>, 1 + sizeof...(Verbs)>{VerbRow<OneOf>{}, row_of_verb<Verbs>()...};
  }

 private:
  template <class V>
  static constexpr u8 kPlace = [] {
    u8 place = 0;
    bool found = false;
    ((found = found || std::same_as<V, Verbs>, place = u8(place + (found ? 0 : 1))), ...);
    return u8(place + 1);
  }();
  template <class V>
  static constexpr VerbRow<OneOf> row_of_verb() {
    constexpr VerbRow<V> kOwn = V::row();
    VerbRow<OneOf> row;
    row.name = kOwn.name;
    std::copy(std::begin(kOwn.members), std::end(kOwn.members), row.members);
    row.make = [](const Arguments& a) { return OneOf(V::row().make(a)); };
    row.take = [](const OneOf& d) { return V::row().take(d.as<V>()); };
    return row;
  }
};

/// The row of a verb whose arguments are these members of its struct.
template <auto First, auto... Rest>
constexpr auto said_as(const char* name, const VerbMember (&members)[1 + sizeof...(Rest)]) {
  using V = WholeOf<First>;
  VerbRow<V> row;
  row.name = name;
  std::copy(std::begin(members), std::end(members), row.members);
  row.make = [](const Arguments& a) {
    V verb{};
    std::size_t i = 0;
    const auto set = [&](auto& member) { member = from_value<std::remove_cvref_t<decltype(member)>>(a[i++]); };
    (set(verb.*First), ..., set(verb.*Rest));
    return verb;
  };
  row.take = [](const V& verb) { return Arguments{to_value(verb.*First), to_value(verb.*Rest)...}; };
  return row;
}

}  // namespace saloon
