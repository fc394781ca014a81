// Decisions as numbers, for programs that learn: each decision of a kind that can be counted has a number of its own,
// the same in every position and every match of a rules version.
//
// A kind with too many decisions to count them out (any cards of a hand, any order of a pile) is open. A decision of an
// open kind goes by its place in the list of lawful decisions: numbered + place. What it means then changes from
// position to position; what stays the same is its code.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/json/json.h"

namespace saloon {

class SeatDoor;

/// One kind of decision, in the game's own order of verbs, and how many there are of it; 0 for an open kind.
struct ActionRow {
  const char* kind;
  u32 count;
};

/// Stands for no number: the decision is of an open kind.
inline constexpr u32 kNoNumber = ~u32{0};

struct NumberedDecision {
  u32 number = kNoNumber;
  u64 code{};            ///< eight bytes for eight bytes where the game's decisions have no more, else a hash of them
  std::string clause{};  ///< of the refusal, if this is no decision of the game; then the rest means nothing
  std::string detail{};
};

/// The numbers of a game's decisions, made of its `Actions` (games/<slug>/actions.h) by actions_of.h.
struct ActionNumbers {
  std::span<const ActionRow> rows;
  u32 numbered{};     ///< 0 to numbered - 1 stand for one decision each
  u32 most_listed{};  ///< no list of lawful decisions is longer
  NumberedDecision (*of)(const json::value& decision){};
  /// The decision of a number below `numbered`.
  json::object (*decision)(u32 number){};
  /// One number for each decision of SeatDoor::legal, in its order.
  std::vector<u32> (*listed)(const SeatDoor& seat){};

  /// Some decisions go by their place in the list.
  [[nodiscard]] bool open() const {
    for (const ActionRow& row : rows.subspan(rows.empty() ? 0 : 1)) {
      if (row.count == 0) return true;
    }
    return rows.empty();
  }
  /// All numbers, lists included, are below this.
  [[nodiscard]] u32 size() const { return open() ? numbered + most_listed : numbered; }
};

/// Places of pairs without order, twins included: (0,0) (0,1) (1,1) (0,2) …
constexpr u32 pair_place(u32 a, u32 b) { return a < b ? b * (b + 1) / 2 + a : a * (a + 1) / 2 + b; }
struct NumberPair {
  u32 low, high;
};
constexpr NumberPair pair_at(u32 place) {
  u32 high = 0;
  while ((high + 1) * (high + 2) / 2 <= place) ++high;
  return {place - high * (high + 1) / 2, high};
}
constexpr u32 pairs_of(u32 n) { return n * (n + 1) / 2; }

}  // namespace saloon
