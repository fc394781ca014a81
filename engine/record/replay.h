// Walking through a record line by line: replays, verification, saved games, ledgers and stories all walk like this.
#pragma once

#include <vector>

#include "engine/match/sources.h"
#include "engine/record/record.h"

namespace saloon {

/// So many answers can be taken back, and no more: a walk need not remember more positions.
inline constexpr std::size_t kFarthestBack = 256;

/// What a walk has found to agree.
struct Walked {
  enum class End : u8 { Open, Same, OtherLayout };
  u64 answers{};       ///< that count
  u64 given{};         ///< also those taken back
  u64 draws{};         ///< of the whole record
  std::size_t from{};  ///< the line that the match was followed from: 1, or the position that these rules began at
  /// Is the final state the recorded one, or have states been laid out anew since, so that only answers, draws and
  /// outcome could be compared? Open: the record has no closing line.
  End end = End::Open;
};

class Replay {
 public:
  /// Recorded: draws come out as written down, whatever generator made them. FromSeed: each is worked out again and
  /// compared.
  enum class Draws : u8 { Recorded, FromSeed };

  /// Before the heading. The game must outlive the walk.
  Replay(const GameInfo& game, Draws draws) : game_(game), draws_(draws), script_(game) {}
  Replay(const Replay&) = delete;
  Replay& operator=(const Replay&) = delete;

  /// The next line, the heading first. False with a line in error(), and then it goes no further.
  bool take(const RecordLine& line);
  /// Nothing more comes. False if these rules could not follow the record.
  bool finish();

  /// Empty, or the one line that says where and why it went no further.
  [[nodiscard]] const std::string& error() const { return error_; }
  /// Is there a match? Not before the heading, and not where other rules hold.
  [[nodiscard]] bool follows() const { return match_ != nullptr; }
  [[nodiscard]] const Match& match() const { return *match_; }
  [[nodiscard]] const Walked& walked() const { return walked_; }
  /// Hands the match over as it stands; from here on chance follows from its seed.
  std::unique_ptr<Match> hand_over();

 private:
  void follow(const RecordHeading& heading);
  void follow(const RecordAnswer& answer);
  void follow(const RecordWithdrawn& withdrawn);
  void follow(const RecordTakenBack& back);
  void follow(const RecordPosition& position);
  void follow(const RecordClosing& closing);
  void follow(const RecordSeated& /*seated*/) {}
  void follow(const RecordOptional& /*line*/) {}

  void open_at(const RecordPosition& position);
  void compare_end(const RecordClosing& closing);
  bool script(const RecordDraws& draws);
  void compare_draws(const RecordDraws& recorded);
  void remember();
  void fail(const std::string& why);

  const GameInfo& game_;
  Draws draws_;
  ScriptedChance script_;
  std::string error_;
  std::size_t line_ = 0;
  RecordHeading heading_;  ///< without its draws
  int rules_version_ = 0;  ///< that hold at this line
  Walked walked_;
  std::unique_ptr<Match> match_;
  std::vector<Bookmark> marks_;  ///< where the next answer came after the last ones that count, the newest behind
};

/// Rebuilds the match after so many lines (all of them by default) from the recorded results, whatever generator made
/// them. Fails if an answer is refused, a result impossible, or the end differs.
Result<std::unique_ptr<Match>> replay(const GameInfo& game, const Record& record, std::size_t lines = std::size_t(-1));

enum class Unfinished : u8 { Refused, Accepted };
/// Recomputes every draw from the seed and compares; then the outcome and the final state.
Result<Walked> verify(const GameInfo& game, const Record& record, Unfinished unfinished = Unfinished::Refused);

/// A match to be played on, and all that is needed to write on its record.
struct Resumed {
  std::unique_ptr<Match> match;
  Recorder recorder;
  std::string text;  ///< the record so far, in today's format and without a line that was cut off
};
Result<Resumed> resume(const GameInfo& game, const Record& record, Replay::Draws draws);

}  // namespace saloon
