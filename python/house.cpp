#include "python/house.h"

#include <thread>

#include "bots/simulate.h"
#include "engine/match/tables.h"
#include "python/arguments.h"
#include "python/python_bot.h"
#include "telling/catalogue.h"

namespace saloon::python {
namespace {

constexpr int kMostThreads = 256;

py::dict option_dict(const OptionInfo& option) {
  py::dict out;
  out["name"] = option.name;
  out["default"] = option.standard;
  if (!option.needs.name.empty()) {
    py::dict needs;
    needs[py::str(option.needs.name)] = option.needs.value;
    out["needs"] = needs;
  }
  if (!option.values.empty()) {
    py::list values;
    for (const std::string& value : option.values) values.append(value);
    out["values"] = values;
    return out;
  }
  out["min"] = option.min;
  out["max"] = option.max;
  out["step"] = option.step;
  return out;
}

/// For every number of seats the options it needs.
py::dict tables_dict(const GameInfo& game) {
  py::dict tables;
  for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
    py::dict needs;
    for (const OptionSetting& o : options_for(game, seats)) needs[py::str(o.name)] = o.value;
    tables[py::int_(seats)] = needs;
  }
  return tables;
}

py::dict game_dict(const GameInfo& game) {
  const Words words = telling::words_of(game, Language::English);
  py::list options;
  for (const OptionInfo& option : game.options) options.append(option_dict(option));
  py::list bots;
  for (const char* level : level_names()) bots.append(level);
  py::dict out;
  out["slug"] = std::string(game.slug);
  out["name"] = words.say("game.name");
  out["min_seats"] = game.min_seats;
  out["max_seats"] = game.max_seats;
  out["rules_version"] = game.rules_version;
  out["view_size"] = game.view_size;
  out["bots"] = bots;
  out["options"] = options;
  out["tables"] = tables_dict(game);
  return out;
}

NumberedDecision numbered(const GameInfo& game, const py::handle& decision) {
  NumberedDecision out = game.actions.of(from_python_or_text(decision));
  if (!out.clause.empty()) refuse(game, out.clause, out.detail);
  return out;
}

template <class T>
py::list per_seat(const std::array<T, kMostSeats>& values, int seats) {
  py::list out;
  for (std::size_t i = 0; i < std::size_t(seats); ++i) out.append(values[i]);
  return out;
}

py::dict result_dict(const SimulateJob& job, const SimulateResult& r) {
  py::dict lengths;
  lengths["min"] = r.shortest;
  lengths["mean"] = r.games == 0 ? 0.0 : double(r.decisions) / double(r.games);
  lengths["max"] = r.longest;
  py::dict out;
  out["games"] = r.games;
  out["decisions"] = r.decisions;
  out["seconds"] = r.seconds;
  out["lengths"] = lengths;
  out["wins"] = per_seat(r.wins, job.seats);
  out["share"] = per_seat(r.share, job.seats);
  out["scores"] = per_seat(r.score, job.seats);
  out["stalls"] = r.stalls;
  out["illegal"] = r.illegal;
  out["signature"] = r.signature;
  out["broken_law"] = r.broken_law.empty() ? py::object(py::none()) : py::str(r.broken_law);
  return out;
}

}  // namespace

py::list games() {
  py::list out;
  for (const GameInfo& game : all_games()) out.append(game_dict(game));
  return out;
}

py::dict action_space(const std::string& game) {
  const ActionNumbers& numbers = game_named(game).actions;
  py::list kinds;
  u32 first = 0;
  for (const ActionRow& row : numbers.rows.subspan(numbers.rows.empty() ? 0 : 1)) {
    py::dict kind;
    kind["kind"] = row.kind;
    kind["first"] = row.count == 0 ? py::object(py::none()) : py::int_(first);
    kind["count"] = row.count;
    kinds.append(kind);
    first += row.count;
  }
  py::dict out;
  out["size"] = numbers.size();
  out["numbered"] = numbers.numbered;
  out["open"] = numbers.open();
  out["kinds"] = kinds;
  return out;
}

u32 action_of(const std::string& game, const py::handle& decision) {
  const u32 number = numbered(game_named(game), decision).number;
  if (number != kNoNumber) return number;
  throw py::value_error("this decision is of an open kind: only Match.action_of has a number for it, in a position");
}

u64 code_of(const std::string& game, const py::handle& decision) { return numbered(game_named(game), decision).code; }

py::object decision_of(const std::string& game, i64 action) {
  const ActionNumbers& numbers = game_named(game).actions;
  if (action >= 0 && action < i64{numbers.numbered}) return to_python(numbers.decision(u32(action)));
  throw py::value_error("actions of " + game + " that mean the same in every position are 0 to " +
                        std::to_string(i64{numbers.numbered} - 1) + ", not " + std::to_string(action));
}

py::dict simulate(const std::string& game, int seats, u64 games, const py::handle& bots, u64 seed, int threads,
                  const py::handle& options, bool rotate, bool check) {
  if (threads > kMostThreads) throw py::value_error("at most " + std::to_string(kMostThreads) + " threads");
  SimulateJob job;
  job.game = &game_named(game);
  job.seats = seats;
  job.options = options_from(options);
  for (const std::string& name : names_from(bots)) job.bots.push_back(character_named(name));
  job.games = games;
  job.seed = seed;
  job.threads = threads > 0 ? threads : int(std::max(1U, std::thread::hardware_concurrency()));
  job.rotate = rotate;
  job.check = check;
  const auto result = [&job] {
    const py::gil_scoped_release others_run;
    return bots::simulate(job);
  }();
  if (!result) throw py::value_error(result.error());
  return result_dict(job, *result);
}

}  // namespace saloon::python
