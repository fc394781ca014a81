// What a question is about: the card that is bid for, the building that is annexed, who attacks whom. One row for each
// such thing stands in the row of its question; whoever is asked it at a time is asked about the same.
//
//   about_local<Public, &HoldUpLocals::pile>("pile", kPile)   a local of the procedure that asks
//   about<card_in_play>("card", kCard)                        what follows from the rest of Public
//   about<annexed_plot, put_annexed_plot>("plot", kPlot)      anything else: found and put back by functions
//
// Procedures are nobody's business but the rules'. So a view on the wire has these instead of the running procedures,
// and who reads one puts them back where listing and judging look for them.
#pragma once

#include "engine/flow.h"
#include "engine/rows/kind.h"

namespace saloon {

template <class Public>
struct Subject {
  const char* name{};
  const Kind* kind{};
  Value (*get)(const Public&){};
  void (*put)(Public&, const Value&){};  ///< null: it follows from the rest
};

/// The procedure that puts a question, and what the question is about.
template <class Public>
struct AskedIn {
  u8 proc{};
  Subject<Public> about[8]{};
};
template <class Public, class Proc, class... Subjects>
constexpr AskedIn<Public> asked_in(Proc proc, const Subjects&... subjects) {
  return {u8(proc), {subjects...}};
}

template <class Public, auto M>
constexpr Subject<Public> about_local(const char* name, const Kind& kind) {
  using L = WholeOf<M>;
  return {name, &kind, [](const Public& pub) { return to_value(pub.flow.top().template get<L>().*M); },
          [](Public& pub, const Value& v) {
            L l = pub.flow.top().template get<L>();
            l.*M = from_value<FieldOf<M>>(v);
            pub.flow.top().set(l);
          }};
}

/// The Public that a function looks at, and what it finds there.
template <class F>
struct Finder;
template <class T, class P>
struct Finder<T (*)(const P&)> {
  using Public = P;
  using Found = T;
};

template <auto Find>
constexpr auto about(const char* name, const Kind& kind) {
  using Public = typename Finder<decltype(Find)>::Public;
  return Subject<Public>{name, &kind, [](const Public& pub) { return to_value(Find(pub)); }, nullptr};
}

template <auto Find, auto Put>
constexpr auto about(const char* name, const Kind& kind) {
  using Public = typename Finder<decltype(Find)>::Public;
  using Found = typename Finder<decltype(Find)>::Found;
  Subject<Public> row = about<Find>(name, kind);
  row.put = [](Public& pub, const Value& v) { Put(pub, from_value<Found>(v)); };
  return row;
}

/// Bytes that an event needs for them.
template <class Public>
constexpr std::size_t bytes_of(const AskedIn<Public>& asked) {
  std::size_t n = 0;
  for (const auto& s : asked.about) n += s.name != nullptr ? s.kind->width : 0;
  return n;
}

}  // namespace saloon
