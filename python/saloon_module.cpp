// The module saloon._saloon: every name that Python sees, with what it does. python/README.md explains it at length.
#include "python/arguments.h"
#include "python/doc.h"
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
  match
      .def_property_readonly(
          "game", [](const PythonMatch& m) { return std::string(m.game().slug); }, doc("Match.game"))
      .def_property_readonly(
          "seats", [](const PythonMatch& m) { return m.match().seats(); }, doc("Match.seats"))
      .def_property_readonly(
          "options", [](const PythonMatch& m) { return options_dict(m.match().setup().options); }, doc("Match.options"))
      .def_property_readonly(
          "seed", [](const PythonMatch& m) { return m.match().setup().seed; }, doc("Match.seed"))
      .def_property_readonly(
          "over", [](const PythonMatch& m) { return m.match().over(); }, doc("Match.over"))
      .def_property_readonly(
          "required", [](const PythonMatch& m) { return seat_list(m.match().required()); }, doc("Match.required"))
      .def_property_readonly(
          "offered", [](const PythonMatch& m) { return seat_list(m.match().offered()); }, doc("Match.offered"))
      .def_property_readonly(
          "waiting", [](const PythonMatch& m) { return seat_list(m.match().waiting()); }, doc("Match.waiting"))
      .def_property_readonly(
          "round", [](const PythonMatch& m) { return m.match().round(); }, doc("Match.round"))
      .def_property_readonly(
          "digest", [](const PythonMatch& m) { return m.match().state_digest(); }, doc("Match.digest"))
      .def_property_readonly("event_count", &PythonMatch::event_count, doc("Match.event_count"))
      .def_property_readonly("record", &PythonMatch::record, doc("Match.record"))
      .def("outcome", &PythonMatch::outcome, doc("Match.outcome"))
      .def("clone", &PythonMatch::clone, doc("Match.clone"))
      .def("__copy__", &PythonMatch::clone, doc("Match.__copy__"))
      .def(
          "__deepcopy__", [](const PythonMatch& m, const py::dict&) { return m.clone(); }, doc("Match.__deepcopy__"))
      .def("to_json", &PythonMatch::to_json, doc("Match.to_json"))
      .def_static("from_json", &PythonMatch::from_json, "written"_a, doc("Match.from_json"))
      .def_static("from_record", &PythonMatch::from_record, "text"_a, doc("Match.from_record"));
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
  match.def("question", by_seat<&PythonDoor::question>(), "seat"_a, doc("Match.question"))
      .def("about", by_seat<&PythonDoor::about>(), "seat"_a, doc("Match.about"))
      .def("legal", by_seat<&PythonDoor::legal>(), "seat"_a, doc("Match.legal"))
      .def("lists_all", by_seat<&PythonDoor::lists_all>(), "seat"_a, doc("Match.lists_all"))
      .def("refusal", by_seat<&PythonDoor::refusal, py::object>(), "seat"_a, "decision"_a, doc("Match.refusal"))
      .def("answer", by_seat<&PythonDoor::answer, py::object>(), "seat"_a, "decision"_a, doc("Match.answer"))
      .def("observe", by_viewer<&PythonDoor::observe>(), "seat"_a = py::none(), doc("Match.observe"))
      .def("observe_bytes", by_viewer<&PythonDoor::observe_bytes>(), "seat"_a = py::none(), doc("Match.observe_bytes"))
      .def("table", by_viewer<&PythonDoor::table, std::string>(), "seat"_a = py::none(), "lang"_a = "en",
           doc("Match.table"))
      .def("actions", by_seat<&PythonDoor::actions>(), "seat"_a, doc("Match.actions"))
      .def("mask", by_seat<&PythonDoor::mask>(), "seat"_a, doc("Match.mask"))
      .def("action_of", by_seat<&PythonDoor::action_of, py::object>(), "seat"_a, "decision"_a, doc("Match.action_of"))
      .def("decision_of", by_seat<&PythonDoor::decision_of, i64>(), "seat"_a, "action"_a, doc("Match.decision_of"))
      .def("act", by_seat<&PythonDoor::act, i64>(), "seat"_a, "action"_a, doc("Match.act"))
      .def("events", &PythonMatch::events, "seat"_a = py::none(), "since"_a = 0, doc("Match.events"))
      .def("sample_world", &PythonMatch::sample_world, "seat"_a = py::none(), "seed"_a = 1, doc("Match.sample_world"))
      .def("bot_answer", &bot_answer, "seat"_a, "bot"_a = "cowhand", "seed"_a = 1, doc("Match.bot_answer"))
      .def("__repr__", [](const PythonMatch& m) {
        return "<saloon.Match " + std::string(m.game().slug) + ", " + std::to_string(m.match().seats()) + " seats" +
               (m.match().over() ? ", over>" : ">");
      });
}

using DoorClass = py::class_<PythonDoor>;

void add_view(DoorClass& door) {
  door.def_property_readonly(
          "game", [](const PythonDoor& d) { return std::string(d.door().game().slug); }, doc("Door.game"))
      .def_property_readonly(
          "seat",
          [](const PythonDoor& d) {
            const Seat p = d.door().seat();
            return p == kSpectator ? py::object(py::none()) : py::int_(int{p});
          },
          doc("Door.seat"))
      .def_property_readonly(
          "seats", [](const PythonDoor& d) { return d.door().seats(); }, doc("Door.seats"))
      .def_property_readonly(
          "options", [](const PythonDoor& d) { return options_dict(d.door().options()); }, doc("Door.options"))
      .def_property_readonly(
          "over", [](const PythonDoor& d) { return d.door().over(); }, doc("Door.over"))
      .def_property_readonly(
          "required", [](const PythonDoor& d) { return seat_list(d.door().required()); }, doc("Door.required"))
      .def_property_readonly(
          "offered", [](const PythonDoor& d) { return seat_list(d.door().offered()); }, doc("Door.offered"))
      .def_property_readonly(
          "round", [](const PythonDoor& d) { return d.door().round(); }, doc("Door.round"))
      .def_property_readonly(
          "event_count", [](const PythonDoor& d) { return d.door().heard_count(); }, doc("Door.event_count"))
      .def(
          "outcome", [](const PythonDoor& d) { return d.door().over() ? to_python(d.door().outcome()) : py::none(); },
          doc("Door.outcome"));
}

void add_answers(DoorClass& door) {
  door.def("question", &PythonDoor::question, doc("Door.question"))
      .def("about", &PythonDoor::about, doc("Door.about"))
      .def("legal", &PythonDoor::legal, doc("Door.legal"))
      .def("lists_all", &PythonDoor::lists_all, doc("Door.lists_all"))
      .def("refusal", &PythonDoor::refusal, "decision"_a, doc("Door.refusal"))
      .def("answer", &PythonDoor::answer, "decision"_a, doc("Door.answer"))
      .def("observe", &PythonDoor::observe, doc("Door.observe"))
      .def("observe_bytes", &PythonDoor::observe_bytes, doc("Door.observe_bytes"))
      .def("events", &PythonDoor::events, "since"_a = 0, doc("Door.events"))
      .def("table", &PythonDoor::table, "lang"_a = "en", doc("Door.table"))
      .def("actions", &PythonDoor::actions, doc("Door.actions"))
      .def("mask", &PythonDoor::mask, doc("Door.mask"))
      .def("action_of", &PythonDoor::action_of, "decision"_a, doc("Door.action_of"))
      .def("decision_of", &PythonDoor::decision_of, "action"_a, doc("Door.decision_of"))
      .def("act", &PythonDoor::act, "action"_a, doc("Door.act"));
}

void add_door(py::module_& module, MatchClass& match) {
  DoorClass door(module, "Door", doc("Door"));
  add_view(door);
  add_answers(door);
  match.def(
      "at",
      [](PythonMatch& m, const py::handle& viewer) { return PythonDoor(m, viewer_from(viewer, m.match().seats())); },
      "seat"_a = py::none(), py::keep_alive<0, 1>(), doc("Match.at"));
}

void add_bot(py::module_& module) {
  py::class_<PythonBot>(module, "Bot", doc("Bot"))
      .def(py::init([](const std::string& game, const std::string& name) {
             return std::make_unique<PythonBot>(game_named(game), name);
           }),
           "game"_a, "name"_a = "cowhand", doc("Bot.__init__"))
      .def_property_readonly("game", &PythonBot::game, doc("Bot.game"))
      .def_property_readonly("name", &PythonBot::name, doc("Bot.name"))
      .def("begin", &PythonBot::begin, doc("Bot.begin"))
      .def("answer", &PythonBot::answer, "match"_a, "seat"_a, "seed"_a = 1, doc("Bot.answer"))
      .def("advise", &PythonBot::advise, "match"_a, "seat"_a, "seed"_a = 1, "most"_a = 5, doc("Bot.advise"));
}

void add_functions(py::module_& module) {
  module.def("games", &games, doc("games"))
      .def("action_space", &action_space, "game"_a, doc("action_space"))
      .def("action_of", &action_of, "game"_a, "decision"_a, doc("action_of"))
      .def("decision_of", &decision_of, "game"_a, "action"_a, doc("decision_of"))
      .def("code_of", &code_of, "game"_a, "decision"_a, doc("code_of"))
      .def("simulate", &simulate, "game"_a, "seats"_a, "games"_a = 1000, "bots"_a = "random", "seed"_a = 1,
           "threads"_a = 1, "options"_a = py::none(), "rotate"_a = false, "check"_a = false, doc("simulate"));
}

}  // namespace

PYBIND11_MODULE(_saloon, module) {
  make_refused(module);
  MatchClass match(module, "Match", doc("Match"));
  match.def(py::init(&new_match), "game"_a, "seats"_a, "options"_a = py::none(), "seed"_a = "1", doc("Match.__init__"));
  add_position(match);
  add_play(match);
  add_door(module, match);
  add_bot(module);
  add_functions(module);
}

}  // namespace saloon::python
