// The lines of a record (docs/record-format.md): what each kind says, written as text and read from it one at a time.
//
// Every line ends in a digest chained over all lines before it, so a cut or an edit is found and named. Whoever writes
// or reads keeps that digest and nothing else of what came before: a table's record may be a file, or rows of a ledger.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/match/match.h"

namespace saloon {

/// The format that is written. Format 1, which is read too, has headings, answers and closings only, without what is
/// marked as new here.
inline constexpr int kRecordFormat = 2;

struct RecordDraw {
  json::value named;  ///< [name, result]
  u32 possible{};     ///< new: how many results it could have had; 0: not written down
  u32 place{};        ///< new: which of them came, counted from 0
};
using RecordDraws = std::vector<RecordDraw>;

struct RecordHeading {
  int format = kRecordFormat;
  std::string game;
  int rules_version{};
  std::string layout;  ///< new: GameInfo::layout
  MatchSetup setup;
  RecordDraws draws;  ///< of the set-up
};

/// Who sits down: a person's name, a bot's, or both empty for nobody.
struct Sitter {
  Seat seat{};
  std::string name;
  std::string bot;
};
/// Only the seats that changed. Like all times: UTC, as 2026-11-16T05:31:59Z; empty where nobody looked at the clock.
struct RecordSeated {
  std::vector<Sitter> who;
  std::string time{};
};

struct RecordAnswer {
  Seat seat{};
  json::object decision;
  RecordDraws draws{};  ///< caused by this answer
  std::string time{};
};

/// The seat's answer to the open round is gone. It stays written down, and counts.
struct RecordWithdrawn {
  Seat seat{};
  std::string time{};
};

/// Back to where the match stood after so many answers; the next one is number `to` + 1 again.
struct RecordTakenBack {
  Seat seat{};  ///< who takes back
  u64 to{};
  std::string time{};
};

/// Where the match stands. From here on other rules may hold.
struct RecordPosition {
  int rules_version{};
  json::object state;
  std::string time{};
};

/// Whatever others write beside the match: kept, and passed over.
struct RecordOptional {
  std::string text;  ///< the line without its digest, as it stands
};

struct RecordClosing {
  json::object outcome;
  u64 answers{};      ///< that count: without those taken back
  u64 draws{};        ///< new: all of them
  std::string state;  ///< digest of the final state
  std::string time{};
};

using RecordLine = std::variant<RecordHeading, RecordSeated, RecordAnswer, RecordWithdrawn, RecordTakenBack,
                                RecordPosition, RecordOptional, RecordClosing>;

/// "line 7 of the record"
std::string record_line_name(std::size_t n);

class RecordWriter {
 public:
  RecordWriter() = default;
  /// Goes on behind a line of today's format with this digest.
  explicit RecordWriter(std::string digest) : digest_(std::move(digest)) {}

  /// The line as text, its line break included. A record is written in the format that its heading names.
  std::string write(const RecordLine& line);
  [[nodiscard]] const std::string& digest() const { return digest_; }  ///< of the last line

 private:
  int format_ = kRecordFormat;
  std::string digest_;
};

class RecordReader {
 public:
  /// The next line, without its line break; the heading comes first. Fails in one line with where and what is wrong.
  Result<RecordLine> read(std::string_view line);
  [[nodiscard]] std::size_t line() const { return line_; }             ///< number of the last one
  [[nodiscard]] const std::string& digest() const { return digest_; }  ///< of the last one

 private:
  Result<json::object> unchained(std::string_view line);

  std::size_t line_ = 0;
  int format_ = 0;
  int seats_ = 0;
  bool closed_ = false;
  std::string game_;
  std::string digest_;
};

/// Has it a digest at its end? A line without one is cut off or edited.
bool is_whole_line(std::string_view line);

}  // namespace saloon
