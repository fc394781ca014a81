#include "python/arguments.h"

#include "engine/scenario/clauses.h"
#include "python/doc.h"
#include "telling/catalogue.h"

namespace saloon::python {
namespace {

PyObject* refused = nullptr;

std::string shown(const py::handle& object) { return py::repr(object); }

/// What a clause says, in English: of the game's rules, or of the house.
std::string sentence_of(const GameInfo& game, const std::string& clause) {
  const Rules rules = parse_rules(game.texts.rules_en);
  if (const Clause* found = rules.find(clause)) return found->text;
  const Words words = telling::table_words(Language::English);
  const std::string key = "clause." + clause;
  return words.has(key) ? words.say(key) : "";
}

}  // namespace

const GameInfo& game_named(const std::string& slug) {
  if (const GameInfo* game = find_game(slug)) return *game;
  std::string known;
  for (const GameInfo& game : all_games()) known += (known.empty() ? "" : ", ") + std::string(game.slug);
  throw py::value_error("there is no game '" + slug + "'; games are: " + known);
}

Seat viewer_from(const py::handle& viewer, int seats) {
  if (viewer.is_none()) return kSpectator;
  if (PyUnicode_Check(viewer.ptr()) && viewer.cast<std::string>() == "spectator") return kSpectator;
  return seat_from(viewer, seats);
}

Seat seat_from(const py::handle& seat, int seats) {
  i64 n = -1;
  if (PyUnicode_Check(seat.ptr())) {
    const auto named = seat_from_name(seat.cast<std::string>());
    n = named && *named != kSpectator ? *named : -1;
  } else if (PyIndex_Check(seat.ptr()) != 0) {
    n = PyNumber_AsSsize_t(seat.ptr(), nullptr);
  }
  if (n >= 0 && n < seats) return Seat(n);
  throw py::value_error("there is no seat " + shown(seat) + "; seats are 0 to " + std::to_string(seats - 1));
}

std::vector<OptionSetting> options_from(const py::handle& options) {
  std::vector<OptionSetting> out;
  if (options.is_none()) return out;
  if (!PyDict_Check(options.ptr())) throw py::type_error("options must be a dict of names and values");
  for (const auto& [name, value] : py::reinterpret_borrow<py::dict>(options)) {
    const bool written = PyUnicode_Check(value.ptr()) || (PyLong_Check(value.ptr()) && !PyBool_Check(value.ptr()));
    if (!PyUnicode_Check(name.ptr()) || !written) {
      throw py::type_error("an option is a name and a str or int, not " + shown(name) + ": " + shown(value));
    }
    out.push_back({name.cast<std::string>(), py::str(value)});
  }
  return out;
}

std::string seed_from(const py::handle& seed) {
  if (PyUnicode_Check(seed.ptr()) || PyIndex_Check(seed.ptr()) != 0) return py::str(seed);
  throw py::type_error("a seed is an int or a str, not " + shown(seed));
}

std::vector<std::string> names_from(const py::handle& names) {
  if (PyUnicode_Check(names.ptr())) return {names.cast<std::string>()};
  std::vector<std::string> out;
  for (const py::handle name : py::reinterpret_borrow<py::iterable>(names)) out.push_back(py::str(name));
  return out;
}

void make_refused(py::module_& module) {
  refused = PyErr_NewExceptionWithDoc("saloon.Refused", doc("Refused"), PyExc_ValueError, nullptr);
  if (refused == nullptr) throw py::error_already_set();
  module.attr("Refused") = py::handle(refused);
}

void refuse(const GameInfo& game, const std::string& clause, const std::string& detail) {
  const std::string why = detail.empty() ? sentence_of(game, clause) : detail;
  const py::object error = py::handle(refused)(why.empty() ? clause : clause + ": " + why);
  error.attr("clause") = clause;
  error.attr("detail") = detail;
  PyErr_SetObject(refused, error.ptr());
  throw py::error_already_set();
}

}  // namespace saloon::python
