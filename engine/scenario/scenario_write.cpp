#include "engine/scenario/scenario_write.h"

#include "engine/record/replay.h"

namespace saloon {

namespace {

/// `to` as a merge patch over `from`: all of it, and null for what `from` has beyond it.
json::value patch_to(const json::value& from, const json::value& to) {
  const json::object* goal = to.if_object();
  if (goal == nullptr) return to;
  json::object patch;
  const json::object* start = from.if_object();
  for (const auto& item : *goal) {
    const json::value* before = start != nullptr ? start->if_contains(item.key()) : nullptr;
    patch[item.key()] = patch_to(before != nullptr ? *before : json::value(), item.value());
  }
  if (start == nullptr) return patch;
  for (const auto& item : *start) {
    if (!goal->contains(item.key())) patch[item.key()] = nullptr;
  }
  return patch;
}

/// The parts of `after` that `before` has not, and null for what is gone.
json::object changes(const json::object& before, const json::object& after) {
  json::object out;
  for (const auto& item : after) {
    const json::value* old = before.if_contains(item.key());
    if (old != nullptr && *old == item.value()) continue;
    if (old != nullptr && old->is_object() && item.value().is_object()) {
      out[item.key()] = changes(*old->if_object(), *item.value().if_object());
    } else {
      out[item.key()] = item.value();
    }
  }
  for (const auto& item : before) {
    if (!after.contains(item.key())) out[item.key()] = nullptr;
  }
  return out;
}

json::object expected(const json::value& before, const json::value& after) {
  json::object out = changes(*before.if_object(), *after.if_object());
  // How often chance was asked is proved by the script.
  json::value* box = out.if_contains("box");
  if (box != nullptr && box->is_object()) {
    box->if_object()->erase("chance");
    if (box->if_object()->empty()) out.erase("box");
  }
  return out;
}

void add_move(json::array& play, const RecordAnswer& a) {
  json::array chance;
  for (const RecordDraw& d : a.draws) chance.push_back(d.named);
  if (!chance.empty()) play.push_back(json::object{{"chance", std::move(chance)}});
  play.push_back(json::object{{"seat", a.seat}, {"does", a.decision}});
}

void add_move(json::array& play, const RecordWithdrawn& w) { play.push_back(json::object{{"withdraws", w.seat}}); }

json::array play_json(const ScenarioDraft& draft, const json::value& before) {
  json::array play;
  for (const ScenarioMove& move : draft.play) {
    std::visit([&](const auto& m) { add_move(play, m); }, move);
  }
  if (before.is_object() && draft.after.is_object()) {
    play.push_back(json::object{{"expect", expected(before, draft.after)}});
  }
  return play;
}

}  // namespace

std::string write_scenario(const GameInfo& game, const ScenarioDraft& draft) {
  json::object o{{"title", draft.title},
                 {"clauses", json::array(draft.clauses.begin(), draft.clauses.end())},
                 {"game", json::string_view(game.slug.data(), game.slug.size())},
                 {"seats", draft.setup.seats}};
  json::object options;
  for (const auto& setting : draft.setup.options) options[setting.name] = setting.value;
  o["options"] = std::move(options);
  o["seed"] = draft.setup.seed;
  const auto fresh = game.start(game, draft.setup, nullptr);
  const json::value start = fresh ? json::value((*fresh)->state()) : json::value();
  if (draft.before.is_object()) o["given"] = patch_to(start, draft.before);
  o["play"] = play_json(draft, draft.before.is_object() ? draft.before : start);
  return pretty(o);
}

Result<std::string> scenario_of(const GameInfo& game, const Record& record, std::size_t n) {
  const std::vector<const RecordAnswer*> answers = record.answers();
  if (n == 0 || n > answers.size()) {
    return Failed{"the record has answers 1 to " + std::to_string(answers.size()) + ", not " + std::to_string(n)};
  }
  std::size_t line = 0;
  while (std::get_if<RecordAnswer>(&record.lines[line]) != answers[n - 1]) ++line;
  const auto before = replay(game, record, line);
  if (!before) return before.failed();
  const auto after = replay(game, record, line + 1);
  if (!after) return after.failed();
  ScenarioDraft draft;
  draft.title = "Answer " + std::to_string(n) + " of a match of " + record.heading().game;
  draft.setup = record.heading().setup;
  draft.before = (*before)->state();
  draft.play = {*answers[n - 1]};
  draft.after = (*after)->state();
  return write_scenario(game, draft);
}

}  // namespace saloon
