// The numbers of any game's decisions (actions.h), out of what the game says of them, a struct of static members:
//
//   constexpr ActionRow kRows[]              one row per verb in the order of Verb, the first for "none"
//   u32 row_of(const Decision&)
//   u32 place_of(const Decision&)            within its row, or kNoNumber
//   Decision at(u32 row, u32 place)          each place of each row is a decision
//
// All three are constexpr, and numbers never change within a rules version.
#pragma once

#include <bit>

#include "engine/hash.h"
#include "engine/match/actions.h"
#include "engine/match/codec_parts.h"
#include "engine/match/seat_door.h"

namespace saloon {

/// The first number of a row; of the row behind the last: how many numbers there are.
constexpr u32 first_number(std::span<const ActionRow> rows, std::size_t row) {
  u32 first = 0;
  for (std::size_t i = 0; i < row; ++i) first += rows[i].count;
  return first;
}

template <GameRules G, class C, class A>
class ActionsOf {
  using Decision = typename G::Decision;
  static constexpr std::span<const ActionRow> kRows{A::kRows};
  static constexpr u32 kNumbered = first_number(kRows, kRows.size());

 public:
  static ActionNumbers numbers() {
    return {kRows, kNumbered, u32(G::Decisions::capacity()), numbered, decision, listed};
  }

 private:
  static u32 number_of(const Decision& d) {
    if constexpr (kNumbered > 0) {
      const u32 row = A::row_of(d);
      const u32 place = A::place_of(d);
      if (place < kRows[row].count) return first_number(kRows, row) + place;
    }
    return kNoNumber;
  }

  static u64 code_of(const Decision& d) {
    if constexpr (sizeof d == sizeof(u64))
      return std::bit_cast<u64>(d);
    else
      return hash_of(d);
  }

  static NumberedDecision numbered(const json::value& written) {
    const auto parsed = C::decision_from_json(written);
    if (parsed.clause != nullptr) return {kNoNumber, 0, parsed.clause, parsed.detail};
    return {number_of(parsed.decision), code_of(parsed.decision)};
  }

  static json::object decision(u32 number) {
    if constexpr (kNumbered > 0) {
      for (u32 row = 0; row < kRows.size(); ++row) {
        if (number < kRows[row].count) return as_parsed(C::decision_json(A::at(row, number)));
        number -= kRows[row].count;
      }
    }
    return {};
  }

  static std::vector<u32> listed(const SeatDoor& seat) {
    std::vector<u32> numbers;
    typename G::View view;
    if (seat.question().empty() || !seat.copy_view(&view, sizeof view)) return numbers;
    typename G::Decisions list;
    G::legal(view.pub, view.mine, seat.seat(), list);
    numbers.reserve(std::size_t(list.size()));
    for (int i = 0; i < list.size(); ++i) {
      const u32 number = number_of(list[i]);
      numbers.push_back(number != kNoNumber ? number : kNumbered + u32(i));
    }
    return numbers;
  }
};

}  // namespace saloon
