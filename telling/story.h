// A recorded game step by step: step 0 is the set-up, every other one an answer and what came of it, or that one was
// withdrawn or taken back.
#pragma once

#include "engine/record/replay.h"
#include "engine/result.h"
#include "engine/words/words.h"

namespace saloon::telling {

/// Whose eyes the story is told through.
struct Viewer {
  Seat seat = kSpectator;
  bool open = false;  ///< everything, also what was hidden
};

class Story {
 public:
  /// Refuses a record that cannot be replayed. Game and record outlive the story.
  static Result<Story> of(const GameInfo& game, const Record& record);

  [[nodiscard]] std::size_t steps() const { return lines_.size() - 1; }
  /// Null if something was withdrawn or taken back in this step.
  [[nodiscard]] const RecordAnswer* answer(std::size_t step) const {
    return std::get_if<RecordAnswer>(&record_->lines[lines_[step]]);
  }
  /// Whoever answered, withdrew or took back.
  [[nodiscard]] Seat seat(std::size_t step) const;
  /// The finished (or broken off) game.
  [[nodiscard]] const Match& end() const { return *end_; }
  /// The game after this step. Walking forward is cheap, walking back begins anew. Valid until the next call.
  [[nodiscard]] const Match& after(std::size_t step);
  /// What this viewer heard during a step, in words.
  [[nodiscard]] std::vector<std::string> told_in(std::size_t step, Viewer viewer, const Words& words) const;
  /// The answer of a step as its player chose it, in words; there must be one. Walks to the position before it.
  [[nodiscard]] std::string choice_of(std::size_t step, const Words& words);

 private:
  Story(const GameInfo& game, const Record& record) : game_(&game), record_(&record) {}

  const GameInfo* game_;
  const Record* record_;
  std::unique_ptr<Match> end_;
  std::vector<std::size_t> lines_;   ///< of the record, which each step is
  std::vector<std::size_t> events_;  ///< how many there are after each step
  std::unique_ptr<Replay> walk_;
  std::size_t at_ = 0;  ///< lines that walk has taken
};

/// The event as this viewer has it; null if it heard nothing.
json::value event_for(const Match& match, std::size_t i, Viewer viewer);

}  // namespace saloon::telling
