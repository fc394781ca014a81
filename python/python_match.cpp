#include "python/python_match.h"

#include <algorithm>

#include "engine/record/replay.h"
#include "python/arguments.h"
#include "telling/catalogue.h"

namespace saloon::python {
namespace {

std::unique_ptr<Match> started(const GameInfo& game, const MatchSetup& setup) {
  auto match = game.start(game, setup, nullptr);
  if (!match) throw py::value_error(match.error());
  return std::move(*match);
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
    : match_(started(game, setup)), recorder_(std::in_place), record_(recorder_->begin(*match_)) {}

PythonMatch PythonMatch::from_json(const py::handle& written) {
  const json::value value = from_python_or_text(written);
  std::string error;
  Reader r(error);
  const json::object& o = r.object(&value, "a match");
  r.only_keys(o, "a match", {"game", "seats", "options", "seed", "state"});
  const std::string slug(r.text(o.if_contains("game"), "game"));
  const MatchSetup setup = setup_from(r, o);
  if (!r.ok()) throw py::value_error(error);
  const GameInfo& game = game_named(slug);
  const json::value* state = o.if_contains("state");
  auto match = game.open(game, setup, state != nullptr ? *state : json::value());
  if (!match) throw py::value_error(match.error());
  return PythonMatch(std::move(*match));
}

PythonMatch PythonMatch::from_record(const std::string& text) {
  auto record = read_record(text);
  if (!record) throw py::value_error(record.error());
  auto resumed = resume(game_named(record->heading().game), *record, Replay::Draws::Recorded);
  if (!resumed) throw py::value_error(resumed.error());
  PythonMatch out(std::move(resumed->match));
  out.recorder_ = std::move(resumed->recorder);
  out.record_ = std::move(resumed->text);
  return out;
}

PythonMatch PythonMatch::clone() const {
  PythonMatch copy(match_->clone());
  copy.recorder_ = recorder_;
  copy.record_ = record_;
  return copy;
}

void PythonMatch::give(Seat p, const json::value& decision) {
  Refusal refusal = match_->answer(p, decision);
  if (!refusal.accepted()) refuse(game(), refusal.clause, refusal.detail);
  if (recorder_) record_ += recorder_->note(*match_, p, std::move(refusal.taken));
}

// --- what is seen and heard
PythonMatch PythonMatch::sample_world(const py::handle& viewer_given, u64 seed) const {
  return PythonMatch(match_->sample(viewer_from(viewer_given, match_->seats()), seed));
}

py::list PythonMatch::events(const py::handle& viewer_given, std::size_t since) const {
  const Seat who = viewer_from(viewer_given, match_->seats());
  py::list out;
  for (std::size_t i = since; i < match_->event_count(); ++i) {
    const json::value event = match_->event(i, who);
    if (!event.is_null()) out.append(to_python(event));
  }
  return out;
}

std::string PythonMatch::table(Seat viewer, const std::string& language) const {
  const Words words = words_of(game(), language);
  std::string out;
  for (const std::string& line : match_->table(viewer, words)) out += line + "\n";
  return out;
}

py::object PythonMatch::outcome() const { return match_->over() ? to_python(match_->outcome()) : py::none(); }

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
  return record_;
}

}  // namespace saloon::python
