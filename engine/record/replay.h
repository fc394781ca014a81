// Walking through a record answer by answer: replays, verification, saved games and stories all walk like this.
#pragma once

#include "engine/match/sources.h"
#include "engine/record/record.h"

namespace saloon {

class Replay {
 public:
  /// Recorded: draws come out as written down, whatever generator made them. FromSeed: each is worked out again and
  /// compared.
  enum class Draws : u8 { Recorded, FromSeed };

  /// At the set-up, unless error() says why not. Game and record must outlive the walk.
  Replay(const GameInfo& game, const Record& record, Draws draws);
  Replay(const Replay&) = delete;
  Replay& operator=(const Replay&) = delete;

  /// Empty, or the one line that says where and why it went no further; then there may be no match.
  [[nodiscard]] const std::string& error() const { return error_; }
  [[nodiscard]] const Match& match() const { return *match_; }
  [[nodiscard]] std::size_t at() const { return at_; }  ///< answers given so far
  [[nodiscard]] bool done() const { return at_ == record_.entries.size(); }

  /// The next answer. False behind the last one, or with a line in error().
  bool step();
  /// All answers that are left, and whether the end is the one written down.
  bool finish();
  /// Hands the match over as it stands; from here on chance follows from its seed.
  std::unique_ptr<Match> take();

 private:
  bool compare_draws(const std::vector<json::value>& recorded);

  const Record& record_;
  Draws draws_;
  std::string error_;
  ScriptedChance script_;
  std::unique_ptr<Match> match_;
  std::size_t at_ = 0;
  std::size_t seen_ = 0;
};

/// Rebuilds the match after `entries` answers (all of them by default) from the recorded results, whatever generator
/// made them. Fails if an answer is refused, a result impossible, or the end differs.
Result<std::unique_ptr<Match>> replay(const GameInfo& game, const Record& record,
                                      std::size_t entries = std::size_t(-1));
/// Recomputes every draw from the seed and compares; then the outcome and the final digest.
Result<void> verify(const GameInfo& game, const Record& record);

}  // namespace saloon
