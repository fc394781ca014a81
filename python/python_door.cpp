#include "python/python_door.h"

#include <algorithm>

#include "python/arguments.h"

namespace saloon::python {

// --- asking and answering
py::object PythonDoor::question() const {
  const std::string name = door().question();
  return name.empty() ? py::object(py::none()) : py::str(name);
}

py::object PythonDoor::refusal(const py::handle& decision) const {
  const Refusal refusal = door().would_answer(from_python_or_text(decision));
  if (refusal.accepted()) return py::none();
  return py::make_tuple(refusal.clause, refusal.detail);
}

// --- what is seen and heard
py::bytes PythonDoor::observe_bytes() const {
  std::string bytes(match_->game().view_size, '\0');
  if (!door().copy_view(bytes.data(), bytes.size())) throw std::logic_error("a view of another size");
  return bytes;
}

py::list PythonDoor::events(std::size_t since) const {
  py::list out;
  for (const json::object& event : door().heard(since)) out.append(to_python(event));
  return out;
}

// --- decisions as numbers
py::list PythonDoor::actions() const {
  py::list out;
  for (const u32 number : numbers().listed(door())) out.append(number);
  return out;
}

py::bytes PythonDoor::mask() const {
  const std::vector<u32> allowed = numbers().listed(door());
  const std::size_t size = numbers().size();
  py::bytes mask(nullptr, size);  // written in its place: a mask may have a quarter of a million bytes
  char* places = PyBytes_AS_STRING(mask.ptr());
  std::fill_n(places, size, '\0');
  for (const u32 number : allowed) places[number] = 1;
  return mask;
}

u32 PythonDoor::action_of(const py::handle& decision) const {
  const json::value given = from_python_or_text(decision);
  const NumberedDecision numbered = numbers().of(given);
  if (!numbered.clause.empty()) refuse(match_->game(), numbered.clause, numbered.detail);
  if (numbered.number != kNoNumber) return numbered.number;
  const json::array listed = door().legal().decisions;
  const auto* found = std::find(listed.begin(), listed.end(), door().canonical(given));
  if (found == listed.end()) {
    throw py::value_error("this decision has no number: its kind is open, and it is not listed now");
  }
  return numbers().numbered + u32(found - listed.begin());
}

json::value PythonDoor::decision_at(i64 action) const {
  if (action >= 0 && action < i64{numbers().numbered}) return numbers().decision(u32(action));
  json::array listed = door().legal().decisions;
  const i64 place = action - i64{numbers().numbered};
  const std::vector<u32> actions = numbers().listed(door());
  if (place < 0 || place >= i64(listed.size()) || actions[std::size_t(place)] != u64(action)) {
    throw py::value_error("action " + std::to_string(action) + " means nothing to this seat now");
  }
  return std::move(listed[std::size_t(place)]);
}

}  // namespace saloon::python
