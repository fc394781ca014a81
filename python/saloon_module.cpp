// The module saloon._saloon: every name that Python sees, with what it does. python/README.md explains it at length.
#include "python/arguments.h"
#include "python/house.h"
#include "python/python_bot.h"
#include "python/python_door.h"

namespace saloon::python {
namespace {

using py::literals::operator""_a;

py::list seat_list(SeatSet seats) {
  py::list out;
  for (const Seat p : seats) out.append(int{p});
  return out;
}

py::dict options_dict(const std::vector<OptionSetting>& options) {
  py::dict out;
  for (const OptionSetting& o : options) out[py::str(o.name)] = o.value;
  return out;
}

PythonMatch new_match(const std::string& game, int seats, const py::object& options, const py::object& seed) {
  return {game_named(game), MatchSetup{seats, options_from(options), seed_from(seed)}};
}

py::object bot_answer(const PythonMatch& m, const py::object& seat, const std::string& bot, u64 seed) {
  return PythonBot(m.game(), bot).answer(m, seat, seed);
}

using MatchClass = py::class_<PythonMatch>;

void add_position(MatchClass& match) {
  match.def_property_readonly("game", [](const PythonMatch& m) { return std::string(m.game().slug); })
      .def_property_readonly("seats", [](const PythonMatch& m) { return m.match().seats(); })
      .def_property_readonly("options", [](const PythonMatch& m) { return options_dict(m.match().setup().options); })
      .def_property_readonly("seed", [](const PythonMatch& m) { return m.match().setup().seed; })
      .def_property_readonly("over", [](const PythonMatch& m) { return m.match().over(); })
      .def_property_readonly("required", [](const PythonMatch& m) { return seat_list(m.match().required()); })
      .def_property_readonly("offered", [](const PythonMatch& m) { return seat_list(m.match().offered()); })
      .def_property_readonly("waiting", [](const PythonMatch& m) { return seat_list(m.match().waiting()); })
      .def_property_readonly("round", [](const PythonMatch& m) { return m.match().round(); })
      .def_property_readonly("digest", [](const PythonMatch& m) { return m.match().state_digest(); })
      .def_property_readonly("event_count", &PythonMatch::event_count)
      .def_property_readonly("record", &PythonMatch::record)
      .def("outcome", &PythonMatch::outcome)
      .def("clone", &PythonMatch::clone)
      .def("__copy__", &PythonMatch::clone)
      .def("__deepcopy__", [](const PythonMatch& m, const py::dict&) { return m.clone(); })
      .def("to_json", &PythonMatch::to_json)
      .def_static("from_json", &PythonMatch::from_json, "written"_a)
      .def_static("from_record", &PythonMatch::from_record, "text"_a);
}

/// What a match does for a seat it does through the seat's door: the same, with the seat before it.
template <auto Method, class... Args>
auto by_seat() {
  return [](PythonMatch& m, const py::handle& seat, const Args&... args) {
    return (PythonDoor(m, seat_from(seat, m.match().seats())).*Method)(args...);
  };
}
template <auto Method, class... Args>
auto by_viewer() {
  return [](PythonMatch& m, const py::handle& viewer, const Args&... args) {
    return (PythonDoor(m, viewer_from(viewer, m.match().seats())).*Method)(args...);
  };
}

void add_play(MatchClass& match) {
  match.def("question", by_seat<&PythonDoor::question>(), "seat"_a)
      .def("about", by_seat<&PythonDoor::about>(), "seat"_a)
      .def("legal", by_seat<&PythonDoor::legal>(), "seat"_a)
      .def("lists_all", by_seat<&PythonDoor::lists_all>(), "seat"_a)
      .def("refusal", by_seat<&PythonDoor::refusal, py::object>(), "seat"_a, "decision"_a)
      .def("answer", by_seat<&PythonDoor::answer, py::object>(), "seat"_a, "decision"_a)
      .def("observe", by_viewer<&PythonDoor::observe>(), "seat"_a = py::none())
      .def("observe_bytes", by_viewer<&PythonDoor::observe_bytes>(), "seat"_a = py::none())
      .def("table", by_viewer<&PythonDoor::table, std::string>(), "seat"_a = py::none(), "lang"_a = "en")
      .def("actions", by_seat<&PythonDoor::actions>(), "seat"_a)
      .def("mask", by_seat<&PythonDoor::mask>(), "seat"_a)
      .def("action_of", by_seat<&PythonDoor::action_of, py::object>(), "seat"_a, "decision"_a)
      .def("decision_of", by_seat<&PythonDoor::decision_of, i64>(), "seat"_a, "action"_a)
      .def("act", by_seat<&PythonDoor::act, i64>(), "seat"_a, "action"_a)
      .def("events", &PythonMatch::events, "seat"_a = py::none(), "since"_a = 0)
      .def("sample_world", &PythonMatch::sample_world, "seat"_a = py::none(), "seed"_a = 1)
      .def("bot_answer", &bot_answer, "seat"_a, "bot"_a = "cowhand", "seed"_a = 1)
      .def("__repr__", [](const PythonMatch& m) {
        return "<saloon.Match " + std::string(m.game().slug) + ", " + std::to_string(m.match().seats()) + " seats" +
               (m.match().over() ? ", over>" : ">");
      });
}

void add_door(py::module_& module, MatchClass& match) {
  py::class_<PythonDoor>(module, "Door")
      .def_property_readonly("game", [](const PythonDoor& d) { return std::string(d.door().game().slug); })
      .def_property_readonly("seat",
                             [](const PythonDoor& d) {
                               const Seat p = d.door().seat();
                               return p == kSpectator ? py::object(py::none()) : py::int_(int{p});
                             })
      .def_property_readonly("seats", [](const PythonDoor& d) { return d.door().seats(); })
      .def_property_readonly("options", [](const PythonDoor& d) { return options_dict(d.door().options()); })
      .def_property_readonly("over", [](const PythonDoor& d) { return d.door().over(); })
      .def_property_readonly("required", [](const PythonDoor& d) { return seat_list(d.door().required()); })
      .def_property_readonly("offered", [](const PythonDoor& d) { return seat_list(d.door().offered()); })
      .def_property_readonly("round", [](const PythonDoor& d) { return d.door().round(); })
      .def_property_readonly("event_count", [](const PythonDoor& d) { return d.door().heard_count(); })
      .def("outcome", [](const PythonDoor& d) { return d.door().over() ? to_python(d.door().outcome()) : py::none(); })
      .def("question", &PythonDoor::question)
      .def("about", &PythonDoor::about)
      .def("legal", &PythonDoor::legal)
      .def("lists_all", &PythonDoor::lists_all)
      .def("refusal", &PythonDoor::refusal, "decision"_a)
      .def("answer", &PythonDoor::answer, "decision"_a)
      .def("observe", &PythonDoor::observe)
      .def("observe_bytes", &PythonDoor::observe_bytes)
      .def("events", &PythonDoor::events, "since"_a = 0)
      .def("table", &PythonDoor::table, "lang"_a = "en")
      .def("actions", &PythonDoor::actions)
      .def("mask", &PythonDoor::mask)
      .def("action_of", &PythonDoor::action_of, "decision"_a)
      .def("decision_of", &PythonDoor::decision_of, "action"_a)
      .def("act", &PythonDoor::act, "action"_a);
  match.def(
      "at",
      [](PythonMatch& m, const py::handle& viewer) { return PythonDoor(m, viewer_from(viewer, m.match().seats())); },
      "seat"_a = py::none(), py::keep_alive<0, 1>());
}

void add_bot(py::module_& module) {
  py::class_<PythonBot>(module, "Bot")
      .def(py::init([](const std::string& game, const std::string& name) {
             return std::make_unique<PythonBot>(game_named(game), name);
           }),
           "game"_a, "name"_a = "cowhand")
      .def_property_readonly("game", &PythonBot::game)
      .def_property_readonly("name", &PythonBot::name)
      .def("begin", &PythonBot::begin)
      .def("answer", &PythonBot::answer, "match"_a, "seat"_a, "seed"_a = 1)
      .def("advise", &PythonBot::advise, "match"_a, "seat"_a, "seed"_a = 1, "most"_a = 5);
}

void add_functions(py::module_& module) {
  module.def("games", &games)
      .def("action_space", &action_space, "game"_a)
      .def("action_of", &action_of, "game"_a, "decision"_a)
      .def("decision_of", &decision_of, "game"_a, "action"_a)
      .def("code_of", &code_of, "game"_a, "decision"_a)
      .def("simulate", &simulate, "game"_a, "seats"_a, "games"_a = 1000, "bots"_a = "random", "seed"_a = 1,
           "threads"_a = 1, "options"_a = py::none(), "rotate"_a = false, "check"_a = false);
}

}  // namespace

PYBIND11_MODULE(_saloon, module) {
  make_refused(module);
  MatchClass match(module, "Match");
  match.def(py::init(&new_match), "game"_a, "seats"_a, "options"_a = py::none(), "seed"_a = "1");
  add_position(match);
  add_play(match);
  add_door(module, match);
  add_bot(module);
  add_functions(module);
}

}  // namespace saloon::python
