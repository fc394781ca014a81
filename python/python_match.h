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
  explicit PythonMatch(std::unique_ptr<Match> position)
      : match_(std::move(position)), first_event_(match_->event_count()) {}

  static PythonMatch from_json(const py::handle& written);
  static PythonMatch from_record(const std::string& text);

  [[nodiscard]] const Match& match() const { return *match_; }
  [[nodiscard]] const GameInfo& game() const { return match_->game(); }
  [[nodiscard]] PythonMatch clone() const;

  [[nodiscard]] py::object question(const py::handle& seat) const;
  [[nodiscard]] py::list legal(const py::handle& seat) const;
  [[nodiscard]] bool lists_all(const py::handle& seat) const;
  [[nodiscard]] py::object refusal(const py::handle& seat, const py::handle& decision) const;
  void answer(const py::handle& seat, const py::handle& decision);
  void act(const py::handle& seat, i64 action);

  [[nodiscard]] py::object observe(const py::handle& viewer) const;
  [[nodiscard]] py::bytes observe_bytes(const py::handle& viewer) const;
  [[nodiscard]] PythonMatch sample_world(const py::handle& viewer, u64 seed) const;
  [[nodiscard]] std::size_t event_count() const { return match_->event_count() - first_event_; }
  [[nodiscard]] py::list events(const py::handle& viewer, std::size_t since) const;
  [[nodiscard]] std::string table(const py::handle& viewer, const std::string& language) const;
  [[nodiscard]] py::object outcome() const;

  [[nodiscard]] py::list actions(const py::handle& seat) const;
  [[nodiscard]] py::bytes mask(const py::handle& seat) const;
  [[nodiscard]] u32 action_of(const py::handle& seat, const py::handle& decision) const;
  [[nodiscard]] py::object decision_of(const py::handle& seat, i64 action) const;

  [[nodiscard]] py::object to_json() const;
  [[nodiscard]] std::string record() const;

 private:
  [[nodiscard]] Seat seat(const py::handle& written) const;
  /// What a seat may see and do, and what anybody may see who looks from there, a spectator too.
  [[nodiscard]] SeatDoor door(const py::handle& seat) const;
  [[nodiscard]] SeatDoor window(const py::handle& viewer) const;
  void give(Seat p, const json::value& decision);
  [[nodiscard]] json::value decision_at(const SeatDoor& door, i64 action) const;

  std::unique_ptr<Match> match_;
  std::optional<Recorder> recorder_;
  std::size_t first_event_ = 0;
};

}  // namespace saloon::python
