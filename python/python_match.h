// A match as Python has it: the engine's, and its record as far as it is known from the beginning.
#pragma once

#include <optional>

#include "engine/record/record.h"
#include "python/convert.h"

namespace saloon::python {

class PythonMatch {
 public:
  PythonMatch(const GameInfo& game, const MatchSetup& setup);
  /// Goes on from a position: nothing is known of how it came about.
  explicit PythonMatch(std::unique_ptr<Match> position) : match_(std::move(position)) {}

  static PythonMatch from_json(const py::handle& written);
  static PythonMatch from_record(const std::string& text);

  [[nodiscard]] const Match& match() const { return *match_; }
  [[nodiscard]] const GameInfo& game() const { return match_->game(); }
  [[nodiscard]] PythonMatch clone() const;

  /// An answer of this seat, also for the record. Raises Refused.
  void give(Seat p, const json::value& decision);
  [[nodiscard]] PythonMatch sample_world(const py::handle& viewer, u64 seed) const;
  [[nodiscard]] std::size_t event_count() const { return match_->event_count(); }
  [[nodiscard]] py::list events(const py::handle& viewer, std::size_t since) const;
  [[nodiscard]] std::string table(Seat viewer, const std::string& language) const;
  [[nodiscard]] py::object outcome() const;
  [[nodiscard]] py::object to_json() const;
  [[nodiscard]] std::string record() const;

 private:
  std::unique_ptr<Match> match_;
  std::optional<Recorder> recorder_;
  std::string record_;  ///< as far as it is written
};

}  // namespace saloon::python
