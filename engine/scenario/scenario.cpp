#include "engine/scenario/scenario.h"

#include <algorithm>

#include "engine/scenario/scenario_run.h"

namespace saloon {

namespace {

std::string seed_text(const json::value* v, Reader& r) {
  if (v == nullptr) return "1";
  if (v->is_int64() || v->is_uint64()) return json::serialize(*v);
  return std::string(r.text(v, "seed"));
}

std::vector<OptionSetting> read_settings(const json::value* v, Reader& r) {
  std::vector<OptionSetting> settings;
  if (v == nullptr) return settings;
  for (const auto& item : r.object(v, "options")) {
    const json::value& value = item.value();
    settings.push_back(
        {item.key(), whole_number(value) ? json::serialize(value) : std::string(r.text(&value, "an option"))});
  }
  return settings;
}

bool scripts_chance(const json::object& scenario) {
  if (scenario.contains("given")) return true;
  const json::value* play = scenario.if_contains("play");
  const json::array* steps = play != nullptr ? play->if_array() : nullptr;
  return steps != nullptr && std::any_of(steps->begin(), steps->end(), [](const json::value& step) {
           return step.is_object() && step.if_object()->contains("chance");
         });
}

}  // namespace

bool is_clause_of(const Rules& rules, std::string_view id) {
  return std::any_of(rules.clauses.begin(), rules.clauses.end(), [&](const Clause& c) { return c.id == id; }) ||
         std::any_of(kHouseClauses.begin(), kHouseClauses.end(), [&](const char* house) { return id == house; });
}

void ScenarioRun::fail(std::string_view line) {
  if (ok()) result_.failure = step_ + std::string(line);
}

void ScenarioRun::read_clauses(const json::array& ids) {
  if (ids.empty()) return fail("a scenario names the clauses it proves, this one names none");
  if (ids.size() > kMostClauses) {
    return fail("a scenario names at most six clauses, this one names " + std::to_string(ids.size()));
  }
  Reader r(result_.failure);
  for (const json::value& id : ids) {
    result_.clauses.emplace_back(r.text(&id, "a clause"));
    if (!is_clause_of(rules_, result_.clauses.back())) {
      return fail("there is no clause " + result_.clauses.back() + " in the rules of " + std::string(game_->slug));
    }
  }
}

void ScenarioRun::read_heading(const json::object& o) {
  Reader r(result_.failure);
  result_.title = r.text(o.if_contains("title"), "title");
  r.only_keys(o, "the scenario",
              {"title", "clauses", "game", "seats", "options", "seed", "setup_chance", "given", "play"});
  const std::string slug(r.text(o.if_contains("game"), "game"));
  if (!ok()) return;
  game_ = find_(slug);
  if (game_ == nullptr) return fail("there is no game named \"" + slug + "\"");
  rules_ = parse_rules(game_->texts.rules_en);
  read_clauses(r.array(o.if_contains("clauses"), "clauses"));
}

void ScenarioRun::start(const json::object& o) {
  Reader r(result_.failure);
  MatchSetup setup{int(r.number(o.if_contains("seats"), "seats", game_->min_seats, game_->max_seats)),
                   read_settings(o.if_contains("options"), r), seed_text(o.if_contains("seed"), r)};
  ScriptedChance script(*game_);
  const json::value* scripted = o.if_contains("setup_chance");
  if (scripted != nullptr) {
    for (const json::value& d : r.array(scripted, "setup_chance")) {
      if (const Result<void> added = script.add_named(d); !added) return fail("setup_chance: " + added.error());
    }
  }
  if (!ok()) return;
  auto started = game_->start(*game_, setup, scripted != nullptr ? &script : nullptr);
  if (!started) return fail(started.error());
  match_ = std::move(*started);
  if (!script.complaint().empty()) return fail("setup_chance: " + script.complaint());
  if (script.left() != 0) return fail("setup_chance: " + script.next() + " is never drawn");
  if (scripts_chance(o)) script_ = std::make_unique<ScriptedChance>(*game_);
  match_->use_source(script_.get());
}

void ScenarioRun::apply_given(const json::value& patch) {
  if (!patch.is_object()) return fail("given must be an object {...}");
  json::value state = match_->state();
  merge_patch(state, patch);
  if (const Result<void> there = match_->restore(state); !there) return fail("given: " + there.error());
  must_run_ = true;
}

void ScenarioRun::check_script() {
  if (script_ != nullptr && !script_->complaint().empty()) fail(script_->complaint());
}

void ScenarioRun::run_on() {
  if (!must_run_) return;
  must_run_ = false;
  events_since_ = match_->event_count();
  match_->run();
  check_script();
}

void ScenarioRun::play_step(const json::object& step) {
  struct StepKind {
    const char* key;
    void (ScenarioRun::*run)(const json::object&);
  };
  static constexpr StepKind kKinds[] = {{"chance", &ScenarioRun::add_chance}, {"does", &ScenarioRun::does},
                                        {"refused", &ScenarioRun::refused},   {"withdraws", &ScenarioRun::withdraws},
                                        {"asked", &ScenarioRun::asked},       {"legal", &ScenarioRun::legal},
                                        {"expect", &ScenarioRun::expect},     {"view", &ScenarioRun::view},
                                        {"events", &ScenarioRun::events},     {"over", &ScenarioRun::over}};
  for (const StepKind& kind : kKinds) {
    if (!step.contains(kind.key)) continue;
    step_.insert(step_.size() - 2, " (" + std::string(kind.key) + ")");
    if (kind.run != &ScenarioRun::add_chance) run_on();
    if (ok()) (this->*kind.run)(step);
    return;
  }
  fail("a step has one of: chance, does, refused, withdraws, asked, legal, expect, view, events, over; not " +
       json::serialize(step));
}

void ScenarioRun::play_steps(const json::array& steps) {
  if (steps.empty()) return fail("play has no steps");
  for (std::size_t i = 0; i < steps.size() && ok(); ++i) {
    step_ = "step " + std::to_string(i + 1) + ": ";
    Reader r(result_.failure);
    const json::object& step = r.object(&steps[i], "step " + std::to_string(i + 1));
    if (ok()) play_step(step);
    if (!ok() && !result_.failure.starts_with("step ")) result_.failure.insert(0, step_);
  }
  step_.clear();
  if (ok()) run_on();
  if (ok() && script_ != nullptr && script_->left() != 0) fail("at the end " + script_->next() + " is never drawn");
}

void ScenarioRun::run(const json::value& document) {
  Reader r(result_.failure);
  const json::object& o = r.object(&document, "a scenario");
  if (ok()) read_heading(o);
  if (ok()) start(o);
  if (ok() && o.contains("given")) apply_given(*o.if_contains("given"));
  if (ok()) play_steps(r.array(o.if_contains("play"), "play"));
}

std::unique_ptr<Match> ScenarioRun::release_match() {
  if (match_ != nullptr) match_->use_source(nullptr);
  return std::move(match_);
}

ScenarioResult run_scenario(std::string_view text, FindGame find) {
  ScenarioResult result;
  if (const auto document = parse_json(text, Comments::Allowed)) {
    ScenarioRun scenario(find, result);
    scenario.run(*document);
    result.match = scenario.release_match();
  } else {
    result.failure = document.error();
  }
  result.passed = result.failure.empty();
  return result;
}

}  // namespace saloon
