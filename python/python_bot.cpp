#include "python/python_bot.h"

#include "python/arguments.h"

namespace saloon::python {

Character character_named(const std::string& name) {
  const Result<Character> character = read_character(name);
  if (!character) throw py::value_error(character.error());
  return *character;
}

PythonBot::PythonBot(const GameInfo& game, const std::string& name)
    : game_(&game), character_(character_named(name)), bot_(game, character_) {
  bot_.begin();
}

void PythonBot::begin() {
  const py::gil_scoped_release others_run;
  const std::lock_guard one_at_a_time(thinking_);
  bot_.begin();
}

std::unique_ptr<Match> PythonBot::seen(const PythonMatch& match) const {
  if (&match.game() == game_) return match.match().clone();
  throw py::value_error("this is a bot for " + game() + ", not for " + std::string(match.game().slug));
}

py::object PythonBot::answer(const PythonMatch& match, const py::handle& seat, u64 seed) {
  const Seat p = seat_from(seat, match.match().seats());
  const auto now = seen(match);
  json::object decision;
  {
    const py::gil_scoped_release others_run;
    const std::lock_guard one_at_a_time(thinking_);
    decision = bot_.answer(now->at(p), seed);
  }
  return decision.empty() ? py::none() : to_python(std::move(decision));
}

py::list PythonBot::advise(const PythonMatch& match, const py::handle& seat, u64 seed, std::size_t most) {
  const Seat p = seat_from(seat, match.match().seats());
  const auto now = seen(match);
  std::vector<Advice> all;
  {
    const py::gil_scoped_release others_run;
    const std::lock_guard one_at_a_time(thinking_);
    all = bot_.advise(now->at(p), seed, most);
  }
  py::list out;
  for (const Advice& advice : all) {
    json::array why;
    for (const Reason& r : advice.why) {
      why.push_back(json::object{{"term", r.term}, {"amount", r.amount}, {"args", r.args}});
    }
    const json::value chance = advice.chance < 0 ? json::value() : json::value(advice.chance);
    out.append(to_python(json::object{{"decision", advice.decision}, {"chance", chance}, {"why", std::move(why)}}));
  }
  return out;
}

}  // namespace saloon::python
