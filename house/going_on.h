// Going on under other rules: a table that leaves memory writes down where its match stands, and one that finds itself
// under other rules than those it was played by goes on from there. Modules do without (left_out.h).
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/record/replay.h"
#include "house/left_out.h"
#include "house/row.h"

namespace saloon::house {

/// What a failure begins with if the rows are whole, and make a table where the rules hold that they were written
/// under.
inline constexpr std::string_view kOtherRules = "HOUSE-RULES-01";

/// How a record stands to the rules of today.
class GoingOn {
 public:
  /// The match that this record makes: where rules of today follow it, or taken up at the position it ends with.
  Result<Resumed> resume(const GameInfo& game, Record record);
  /// How many events this viewer had heard before the match was opened at a position: they are counted on.
  [[nodiscard]] std::size_t heard_before(Seat viewer) const { return kIsModule ? 0 : heard_[place_of(viewer)]; }

  /// Is the last line a position, with these rows behind it?
  [[nodiscard]] bool is_at_position(std::span<const Row> rows) const;
  /// The lines that say where the match stands, and what was heard up to there.
  [[nodiscard]] std::string position_lines(Recorder& recorder, const Match& match) const;
  /// What goes before the next line if it is the first one under these rules: that the match was taken up under them.
  /// Until there is more to say nothing is written of that, so that the program before this one can open the table,
  /// too.
  [[nodiscard]] std::string_view before_line(std::span<const Row> rows) const;
  /// These rows are stored.
  void note(std::span<const Row> rows);

 private:
  static std::size_t place_of(Seat viewer) { return viewer == kSpectator ? kMostSeats : viewer; }
  void count_heard(const Record& record, int version);

  std::array<u64, kMostSeats + 1> heard_{};  ///< the last one: of whoever watches
  std::string taken_up_;                     ///< the line that says so
  bool at_position_ = false;
};

}  // namespace saloon::house
