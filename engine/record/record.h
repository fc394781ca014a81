// Records: configuration + seed + decisions + chance results + rules version, enough to rebuild a match byte for byte.
#pragma once

#include "engine/record/lines.h"

namespace saloon {

/// A whole record in memory, for whoever walks to and fro in it.
struct Record {
  std::vector<RecordLine> lines;  ///< the heading first, the closing line last if there is one
  std::size_t cut_off{};          ///< the line in whose middle the text ended, as after a crash; 0: it is whole

  [[nodiscard]] const RecordHeading& heading() const { return *std::get_if<RecordHeading>(&lines.front()); }
  [[nodiscard]] RecordHeading& heading() { return *std::get_if<RecordHeading>(&lines.front()); }
  /// Null while the match runs.
  [[nodiscard]] const RecordClosing* closing() const { return std::get_if<RecordClosing>(&lines.back()); }
  [[nodiscard]] RecordClosing* closing() { return std::get_if<RecordClosing>(&lines.back()); }
  /// Every answer that was given, also those taken back.
  [[nodiscard]] std::vector<const RecordAnswer*> answers() const;
  /// Of the rules that hold at its end.
  [[nodiscard]] int rules_version() const;
  /// Who sat where at last, from the first seat on; empty for whom no line names.
  [[nodiscard]] std::vector<std::string> names() const;
};

std::string write_record(const Record& record);
/// Refuses in one clear line anything that is not an untouched record. One that ends in the middle of a line, as a
/// crash may leave it, is read up to there.
Result<Record> read_record(std::string_view text);

/// Writes down a match while it is played: gives each line as text and keeps nothing of it but the digest that chains
/// the next one to it, and how many answers there are.
class Recorder {
 public:
  Recorder() = default;
  /// Goes on behind a line with this digest, after so many answers: those that count, and all that were given.
  Recorder(std::string digest, u64 answers, u64 given) : writer_(std::move(digest)), answers_(answers), given_(given) {}

  std::string begin(const Match& fresh);
  /// An answer as it was taken (Refusal::taken), and the closing line if the game is over with it.
  std::string note(const Match& after, Seat p, json::object taken, const std::string& time = {});
  /// The seat has withdrawn its answer.
  std::string note_withdrawn(Seat p, const std::string& time = {}) { return writer_.write(RecordWithdrawn{p, time}); }
  /// The match was set back to where it stood after so many answers.
  std::string note_taken_back(Seat by, u64 to, const std::string& time = {});
  /// Where the match stands, and under which rules it goes on.
  std::string note_position(const Match& now, const std::string& time = {});
  std::string note_seated(RecordSeated seated) { return writer_.write(std::move(seated)); }
  /// Something beside the match: {"optional": kind, ...members}.
  std::string note_optional(std::string_view kind, const json::object& members);

  [[nodiscard]] u64 answers() const { return answers_; }
  [[nodiscard]] u64 given() const { return given_; }
  [[nodiscard]] const std::string& digest() const { return writer_.digest(); }  ///< of the last line

 private:
  RecordWriter writer_;
  u64 answers_ = 0;
  u64 given_ = 0;
};

/// The draws of the last answer, or of the set-up, as a record has them.
RecordDraws draws_of(const Match& match);

}  // namespace saloon
