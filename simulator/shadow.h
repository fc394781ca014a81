// A table's match as the rows of the ledger tell it, line by line and with every draw worked out again. What the house
// says of the match is held against it.
#pragma once

#include "engine/record/replay.h"
#include "house/row.h"

namespace saloon::house::simulator {

/// Where something is kept for each viewer, those who only watch behind the seats.
inline std::size_t place_of(Seat viewer) { return viewer == kSpectator ? kMostSeats : viewer; }

class Shadow {
 public:
  Shadow(TableId table, const GameInfo& game) : table_(std::move(table)), replay_(game, Replay::Draws::FromSeed) {}

  /// The next row of the table; whatever is wrong with it is in the result.
  Result<void> take(const Row& row);
  [[nodiscard]] bool plays() const { return replay_.follows(); }
  [[nodiscard]] const Match& match() const { return replay_.match(); }
  /// What is wrong with this letter of type `now`; empty if it says exactly what the ledger says.
  std::string fault_of_now(const std::string& letter);
  /// The same of what this viewer takes for how things stand: its last view, and the number of the next event.
  std::string fault_of_eyes(Seat viewer, u64 next, std::string_view view);

 private:
  void note_events();

  TableId table_;
  Replay replay_;
  RecordReader reader_;
  u64 rows_ = 0;
  std::size_t events_ = 0;
  /// Which events each viewer heard, in their order; spectators behind the seats.
  std::array<std::vector<std::size_t>, kMostSeats + 1> heard_{};
  std::string public_part_;
  std::array<std::string, kMostSeats + 1> views_{};  ///< written when first asked for; empty: not since the last row
};

/// What a letter of type `now` says, as parts of its text.
struct NowLetter {
  Seat viewer = kSpectator;
  u64 from{};
  bool missed{};
  std::vector<std::string_view> events;
  std::string_view view;
  bool over{};
};
std::optional<NowLetter> read_now(std::string_view letter);

}  // namespace saloon::house::simulator
