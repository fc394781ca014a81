// Learners' numbers out of a game's verbs: a row per verb, a place for each decision within it
// (engine/match/actions_of.h).
#pragma once

#include "engine/match/actions.h"
#include "engine/rows/verbs.h"

namespace saloon {

template <class G>
struct RowActions {
  using Decision = typename G::Decision;

  static constexpr auto kRows = [] {
    std::array<ActionRow, std::size(G::kVerbs)> rows{};
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const auto& verb = G::kVerbs[i];
      if (verb.name == nullptr) {
        rows[i] = {"none", 0};
        continue;
      }
      rows[i] = {verb.number_name != nullptr ? verb.number_name : verb.name,
                 verb.place != nullptr || verb.write != nullptr ? verb.numbers : numbers_of(verb.members)};
    }
    return rows;
  }();

  static u32 row_of(const Decision& d) { return u32(d.verb()); }
  static u32 place_of(const Decision& d) {
    const auto& row = saloon::row_of<G>(d);
    if (row.place != nullptr) return row.place(d);
    return row.take == nullptr ? kNoNumber : saloon::place_of(row.members, row.take(d));
  }
  static Decision at(u32 row, u32 place) {
    const auto& verb = G::kVerbs[row];
    return verb.at != nullptr ? verb.at(place) : verb.make(arguments_at(verb.members, place));
  }
};

}  // namespace saloon
