// What a question is about: the card that is bid for, the building that is annexed, who attacks whom. The row of a
// question names a list of such things; whoever is asked it at a time is asked about the same.
//
//   about<&HoldUpLocals::pile>("pile", kPile)              a local of the procedure that asks
//   about<&Public::turn>("turn", kTurn)                    a field of Public
//   about<card_in_play>("card", kCard)                     what follows from Public
//   about<annexed_plot, put_annexed_plot>("plot", kPlot)   anything else: found and put back by functions
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

template <auto Where, class Public>
inline constexpr bool kIsLocal = false;
template <auto Where, class Public>
  requires std::is_member_pointer_v<decltype(Where)>
inline constexpr bool kIsLocal<Where, Public> = !std::is_same_v<WholeOf<Where>, Public>;

template <auto Where, class Public>
auto find_subject(const Public& pub) {
  if constexpr (!std::is_member_pointer_v<decltype(Where)>)
    return Where(pub);
  else if constexpr (kIsLocal<Where, Public>)
    return pub.flow.top().template get<WholeOf<Where>>().*Where;
  else
    return pub.*Where;
}

template <auto Where, auto Put, class Public>
void put_subject(Public& pub, const Value& v) {
  const auto found = from_value<decltype(find_subject<Where>(pub))>(v);
  if constexpr (kIsLocal<Where, Public>) {
    auto locals = pub.flow.top().template get<WholeOf<Where>>();
    locals.*Where = found;
    pub.flow.top().set(locals);
  } else {
    Put(pub, found);
  }
}

/// A subject of whichever Public it stands in a list of.
template <auto Where, auto Put>
struct AnySubject {
  const char* name;
  const Kind* kind;

  template <class Public>
  constexpr operator Subject<Public>() const {  // NOLINT(google-explicit-constructor): rows are written as they are
    Subject<Public> row{name, kind, [](const Public& pub) { return to_value(find_subject<Where>(pub)); }, nullptr};
    if constexpr (kIsLocal<Where, Public> || !std::is_null_pointer_v<decltype(Put)>)
      row.put = put_subject<Where, Put, Public>;
    return row;
  }
};
template <auto Where, auto Put = nullptr>
constexpr AnySubject<Where, Put> about(const char* name, const Kind& kind) {
  return {name, &kind};
}

/// Bytes that an event needs for them.
template <class Subjects>
constexpr std::size_t bytes_of(const Subjects& subjects) {
  std::size_t n = 0;
  for (const auto& subject : subjects) n += subject.kind->width;
  return n;
}

}  // namespace saloon
