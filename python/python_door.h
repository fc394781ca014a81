// A seat's door (engine/match/seat_door.h) as Python has it: what a learner or an observer may see and do.
#pragma once

#include "python/python_match.h"

namespace saloon::python {

/// The match must outlive it; the module sees to that.
class PythonDoor {
 public:
  PythonDoor(PythonMatch& match, Seat viewer) : match_(&match), viewer_(viewer) {}

  [[nodiscard]] SeatDoor door() const { return match_->match().at(viewer_); }

  [[nodiscard]] py::object question() const;
  [[nodiscard]] py::object about() const { return to_python(door().about()); }
  [[nodiscard]] py::list legal() const { return to_python(door().legal().decisions); }
  [[nodiscard]] bool lists_all() const { return door().legal().complete; }
  [[nodiscard]] py::object refusal(const py::handle& decision) const;
  void answer(const py::handle& decision) { match_->give(viewer_, from_python_or_text(decision)); }
  void act(i64 action) { match_->give(viewer_, decision_at(action)); }

  [[nodiscard]] py::object observe() const { return to_python(door().view()); }
  [[nodiscard]] py::bytes observe_bytes() const;
  [[nodiscard]] py::list events(std::size_t since) const;
  [[nodiscard]] std::string table(const std::string& language) const { return match_->table(viewer_, language); }

  [[nodiscard]] py::list actions() const;
  [[nodiscard]] py::bytes mask() const;
  [[nodiscard]] u32 action_of(const py::handle& decision) const;
  [[nodiscard]] py::object decision_of(i64 action) const { return to_python(decision_at(action)); }

 private:
  [[nodiscard]] const ActionNumbers& numbers() const { return match_->game().actions; }
  [[nodiscard]] json::value decision_at(i64 action) const;

  PythonMatch* match_;
  Seat viewer_;
};

}  // namespace saloon::python
