#include "python/python_match.h"

#include <algorithm>

#include "engine/record/replay.h"
#include "python/arguments.h"
#include "telling/catalogue.h"

namespace saloon::python {
namespace {

std::unique_ptr<Match> started(const GameInfo& game, const MatchSetup& setup) {
  std::string error;
  auto match = game.start(game, setup, nullptr, error);
  if (match == nullptr) throw py::value_error(error);
  return match;
}

json::object options_json(const MatchSetup& setup) {
  json::object options;
  for (const OptionSetting& o : setup.options) options[o.name] = o.value;
  return options;
}

MatchSetup setup_from(Reader& r, const json::object& written) {
  MatchSetup setup;
  setup.seats = int(r.number(written.if_contains("seats"), "seats", 1, kMostSeats));
  setup.seed = r.text(written.if_contains("seed"), "seed");
  for (const auto& item : r.object(written.if_contains("options"), "options")) {
    setup.options.push_back({item.key(), std::string(r.text(&item.value(), "option"))});
  }
  return setup;
}

Words words_of(const GameInfo& game, const std::string& language) {
  if (language != "en" && language != "fr") throw py::value_error("the language must be 'en' or 'fr'");
  return telling::words_of(game, language == "fr" ? Language::French : Language::English);
}

}  // namespace

PythonMatch::PythonMatch(const GameInfo& game, const MatchSetup& setup)
    : match_(started(game, setup)), recorder_(std::in_place, *match_) {}

PythonMatch PythonMatch::from_json(const py::handle& written) {
  const json::value value = from_python_or_text(written);
  std::string error;
  Reader r(error);
  const json::object& o = r.object(&value, "a match");
  r.only_keys(o, "a match", {"game", "seats", "options", "seed", "state"});
  const std::string slug(r.text(o.if_contains("game"), "game"));
  const MatchSetup setup = setup_from(r, o);
  if (!r.ok()) throw py::value_error(error);
  auto match = started(game_named(slug), setup);
  const json::value* state = o.if_contains("state");
  if (!match->restore(state != nullptr ? *state : json::value(), error)) throw py::value_error(error);
  return PythonMatch(std::move(match));
}

PythonMatch PythonMatch::from_record(const std::string& text) {
  auto record = read_record(text);
  if (!record) throw py::value_error(record.error());
  auto match = replay(game_named(record->game), *record);
  if (!match) throw py::value_error(match.error());
  PythonMatch out(std::move(*match));
  out.first_event_ = 0;
  out.recorder_.emplace(std::move(*record), *out.match_);
  return out;
}

PythonMatch PythonMatch::clone() const {
  PythonMatch copy(match_->clone());
  copy.recorder_ = recorder_;
  copy.first_event_ = first_event_;
  return copy;
}

Seat PythonMatch::seat(const py::handle& written) const { return seat_from(written, match_->seats()); }
SeatDoor PythonMatch::door(const py::handle& seat_given) const { return {*match_, seat(seat_given)}; }
SeatDoor PythonMatch::window(const py::handle& viewer) const { return {*match_, viewer_from(viewer, match_->seats())}; }

// --- asking and answering
py::object PythonMatch::question(const py::handle& seat_given) const {
  const std::string name = door(seat_given).question();
  return name.empty() ? py::object(py::none()) : py::str(name);
}

py::list PythonMatch::legal(const py::handle& seat_given) const {
  return to_python(door(seat_given).legal().decisions);
}

bool PythonMatch::lists_all(const py::handle& seat_given) const { return door(seat_given).legal().complete; }

py::object PythonMatch::refusal(const py::handle& seat_given, const py::handle& decision) const {
  const Refusal refusal = door(seat_given).would_answer(from_python_or_text(decision));
  if (refusal.accepted()) return py::none();
  return py::make_tuple(refusal.clause, refusal.detail);
}

void PythonMatch::answer(const py::handle& seat_given, const py::handle& decision) {
  give(seat(seat_given), from_python_or_text(decision));
}

void PythonMatch::act(const py::handle& seat_given, i64 action) {
  const SeatDoor here = door(seat_given);
  give(here.seat(), decision_at(here, action));
}

void PythonMatch::give(Seat p, const json::value& decision) {
  Refusal refusal = match_->answer(p, decision);
  if (!refusal.accepted()) refuse(game(), refusal.clause, refusal.detail);
  if (recorder_) recorder_->note(*match_, p, std::move(refusal.taken));
}

// --- what is seen and heard
py::object PythonMatch::observe(const py::handle& viewer_given) const { return to_python(window(viewer_given).view()); }

py::bytes PythonMatch::observe_bytes(const py::handle& viewer_given) const {
  std::string bytes(game().view_size, '\0');
  if (!window(viewer_given).copy_view(bytes.data(), bytes.size())) throw std::logic_error("a view of another size");
  return bytes;
}

PythonMatch PythonMatch::sample_world(const py::handle& viewer_given, u64 seed) const {
  return PythonMatch(match_->sample(window(viewer_given).seat(), seed));
}

py::list PythonMatch::events(const py::handle& viewer_given, std::size_t since) const {
  const Seat who = window(viewer_given).seat();
  py::list out;
  for (std::size_t i = first_event_ + since; i < match_->event_count(); ++i) {
    const json::value event = match_->event(i, who);
    if (!event.is_null()) out.append(to_python(event));
  }
  return out;
}

std::string PythonMatch::table(const py::handle& viewer_given, const std::string& language) const {
  const Words words = words_of(game(), language);
  std::string out;
  for (const std::string& line : window(viewer_given).table(words)) out += line + "\n";
  return out;
}

py::object PythonMatch::outcome() const { return match_->over() ? to_python(match_->outcome()) : py::none(); }

// --- decisions as numbers
py::list PythonMatch::actions(const py::handle& seat_given) const {
  py::list out;
  for (const u32 number : game().actions.listed(door(seat_given))) out.append(number);
  return out;
}

py::bytes PythonMatch::mask(const py::handle& seat_given) const {
  const std::vector<u32> allowed = game().actions.listed(door(seat_given));
  const std::size_t size = game().actions.size();
  py::bytes mask(nullptr, size);  // written in its place: a mask may have a quarter of a million bytes
  char* places = PyBytes_AS_STRING(mask.ptr());
  std::fill_n(places, size, '\0');
  for (const u32 number : allowed) places[number] = 1;
  return mask;
}

u32 PythonMatch::action_of(const py::handle& seat_given, const py::handle& decision) const {
  const SeatDoor here = door(seat_given);
  const json::value given = from_python_or_text(decision);
  const NumberedDecision numbered = game().actions.of(given);
  if (!numbered.clause.empty()) refuse(game(), numbered.clause, numbered.detail);
  if (numbered.number != kNoNumber) return numbered.number;
  const json::array listed = here.legal().decisions;
  const auto* found = std::find(listed.begin(), listed.end(), here.canonical(given));
  if (found == listed.end()) {
    throw py::value_error("this decision has no number: its kind is open, and it is not listed now");
  }
  return game().actions.numbered + u32(found - listed.begin());
}

json::value PythonMatch::decision_at(const SeatDoor& door, i64 action) const {
  const ActionNumbers& numbers = game().actions;
  if (action >= 0 && action < i64{numbers.numbered}) return numbers.decision(u32(action));
  json::array listed = door.legal().decisions;
  const i64 place = action - i64{numbers.numbered};
  const std::vector<u32> actions = numbers.listed(door);
  if (place < 0 || place >= i64(listed.size()) || actions[std::size_t(place)] != u64(action)) {
    throw py::value_error("action " + std::to_string(action) + " means nothing to this seat now");
  }
  return std::move(listed[std::size_t(place)]);
}

py::object PythonMatch::decision_of(const py::handle& seat_given, i64 action) const {
  return to_python(decision_at(door(seat_given), action));
}

// --- keeping
py::object PythonMatch::to_json() const {
  const MatchSetup& setup = match_->setup();
  return to_python(json::object{{"game", game().slug},
                                {"seats", setup.seats},
                                {"options", options_json(setup)},
                                {"seed", setup.seed},
                                {"state", match_->state()}});
}

std::string PythonMatch::record() const {
  if (!recorder_) throw py::value_error("a match that began in the middle of a game has no record");
  return write_record(recorder_->record());
}

}  // namespace saloon::python
