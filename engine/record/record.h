// Records: configuration + seed + decisions + chance results + rules version, enough to rebuild a match byte for byte.
//
// A record is a text of JSON lines: a heading, one line per answer with the draws it caused, a closing line. Every line
// ends in a digest chained over all lines before it, so a cut or an edit is found and named.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/match.h"

namespace saloon {

struct RecordEntry {
  Seat seat{};
  json::object decision;
  std::vector<json::value> draws;  ///< [name, value], caused by this answer
};

struct Record {
  std::string game;
  int rules_version{};
  MatchSetup setup;
  std::vector<json::value> first_draws;  ///< of the set-up, before any answer
  std::vector<RecordEntry> entries;
  bool closed{};             ///< has its closing line: the game came to its end
  json::object outcome;      ///< of a closed record
  std::string final_digest;  ///< of a closed record
};

std::string write_record(const Record& record);
/// Refuses in one clear line anything that is not a whole, untouched record.
Result<Record> read_record(std::string_view text);

/// Keeps the record of a match while it is played: give it every answer as it was taken (Refusal::taken).
class Recorder {
 public:
  explicit Recorder(const Match& fresh);
  /// Goes on with the record of a match that has come so far.
  Recorder(Record so_far, const Match& now) : record_(std::move(so_far)), draws_seen_(now.drawn().size()) {}
  void note(const Match& after, Seat p, json::object taken);
  [[nodiscard]] const Record& record() const { return record_; }

 private:
  Record record_;
  std::size_t draws_seen_ = 0;
};

}  // namespace saloon
