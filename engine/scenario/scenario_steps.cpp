#include <algorithm>

#include "engine/scenario/scenario_run.h"

namespace saloon {

namespace {

constexpr std::size_t kShownDecisions = 10;

std::string seat_list(SeatSet who) {
  std::string text;
  for (const Seat p : who) text += (text.empty() ? "" : ", ") + seat_name(p);
  return text.empty() ? "nobody" : text;
}

bool holds(const json::array& list, const json::value& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

const json::value* at_pointer(const json::value& whole, std::string_view pointer) {
  json::error_code ec;
  return whole.find_pointer({pointer.data(), pointer.size()}, ec);
}

std::string shown(const json::value* v) { return v == nullptr ? "nothing" : json::serialize(*v); }

/// "/private/S0/hand is [...], expected [...]"
std::string difference(const json::value& whole, const json::value& part, const std::string& where) {
  return (where.empty() ? "the whole" : where) + " is " + shown(at_pointer(whole, where)) + ", expected " +
         shown(at_pointer(part, where));
}

/// Winners may be written as numbers.
json::value with_seat_names(json::value outcome) {
  json::object* o = outcome.if_object();
  json::value* winners = o != nullptr ? o->if_contains("winners") : nullptr;
  if (winners == nullptr || !winners->is_array()) return outcome;
  for (json::value& w : *winners->if_array()) {
    const auto p = whole_number(w);
    if (p && *p >= 0 && *p < kMostSeats) w = seat_name(Seat(*p));
  }
  return outcome;
}

}  // namespace

/// A seat is its number or its name.
Seat ScenarioRun::seat_of(const json::value* v, bool spectator_too) {
  std::optional<Seat> p;
  if (v != nullptr && v->is_string()) p = seat_from_name({v->if_string()->data(), v->if_string()->size()});
  if (const auto n = v != nullptr ? whole_number(*v) : std::nullopt; n && *n >= 0 && *n < match_->seats()) p = Seat(*n);
  if (p && (*p < match_->seats() || (spectator_too && *p == kSpectator))) return *p;
  fail("seat must be a number from 0 to " + std::to_string(match_->seats() - 1) +
       (spectator_too ? " or \"spectator\"" : "") + ", not " + shown(v));
  return 0;
}

std::string ScenarioRun::legal_text(Seat p) const {
  const auto [list, complete] = match_->legal(p);
  if (list.empty()) return "nothing is legal for " + seat_name(p) + " now";
  std::string text = "legal are ";
  for (std::size_t i = 0; i < std::min(list.size(), kShownDecisions); ++i) {
    text += (i == 0 ? "" : ", ") + json::serialize(list[i]);
  }
  if (list.size() > kShownDecisions) text += " and " + std::to_string(list.size() - kShownDecisions) + " more";
  return text + (complete ? "" : " and others");
}

void ScenarioRun::add_chance(const json::object& step) {
  Reader r(result_.failure);
  r.only_keys(step, "chance", {"chance"});
  for (const json::value& d : r.array(step.if_contains("chance"), "chance")) {
    if (const Result<void> added = script_->add_named(d); !added) return fail(added.error());
  }
}

void ScenarioRun::does(const json::object& step) {
  Reader r(result_.failure);
  r.only_keys(step, "does", {"seat", "does"});
  const Seat p = seat_of(step.if_contains("seat"));
  if (!ok()) return;
  const json::value& decision = *step.if_contains("does");
  const std::size_t events = match_->event_count();
  const Refusal refusal = match_->answer(p, decision);
  if (!refusal.accepted()) {
    return fail(seat_name(p) + " " + json::serialize(decision) + " is refused: " + refusal.clause +
                (refusal.detail.empty() ? "" : " (" + refusal.detail + ")") + "; " + legal_text(p));
  }
  events_since_ = events;
  check_script();
}

void ScenarioRun::refused(const json::object& step) {
  Reader r(result_.failure);
  r.only_keys(step, "refused", {"seat", "refused", "because"});
  const Seat p = seat_of(step.if_contains("seat"));
  const std::string because(r.text(step.if_contains("because"), "because"));
  if (!ok()) return;
  if (!is_clause_of(rules_, because)) return fail("there is no clause " + because);
  const json::value& decision = *step.if_contains("refused");
  const std::string before = match_->state_digest();
  const Refusal refusal = match_->answer(p, decision);
  compare_refusal(seat_name(p) + " " + json::serialize(decision), refusal, because, before);
}

/// `before`: digest of the state.
void ScenarioRun::compare_refusal(const std::string& what, const Refusal& refusal, const std::string& because,
                                  const std::string& before) {
  if (refusal.accepted()) return fail(what + " is accepted, expected a refusal because of " + because);
  if (refusal.clause != because) {
    return fail(what + " is refused because of " + refusal.clause + ", expected " + because +
                (refusal.detail.empty() ? "" : " (" + refusal.detail + ")"));
  }
  if (match_->state_digest() != before) fail(what + " is refused, but it changed the state");
}

void ScenarioRun::withdraws(const json::object& step) {
  Reader r(result_.failure);
  r.only_keys(step, "withdraws", {"withdraws", "because"});
  const Seat p = seat_of(step.if_contains("withdraws"));
  const bool may = !step.contains("because");
  const std::string because(may ? "" : r.text(step.if_contains("because"), "because"));
  if (!ok()) return;
  if (!may && !is_clause_of(rules_, because)) return fail("there is no clause " + because);
  const std::string what = "that " + seat_name(p) + " withdraws";
  const std::string before = match_->state_digest();
  const std::size_t events = match_->event_count();
  const Refusal refusal = match_->withdraw(p, match_->round());
  if (!may) return compare_refusal(what, refusal, because, before);
  if (!refusal.accepted()) return fail(what + " is refused: " + refusal.clause);
  events_since_ = events;
}

void ScenarioRun::asked(const json::object& step) {
  Reader r(result_.failure);
  r.only_keys(step, "asked", {"asked"});
  SeatSet expected;
  for (const json::value& v : r.array(step.if_contains("asked"), "asked")) expected.add(seat_of(&v));
  if (!ok() || expected == match_->waiting()) return;
  fail("still to answer: " + seat_list(match_->waiting()) + "; expected: " + seat_list(expected));
}

void ScenarioRun::legal(const json::object& step) {
  Reader r(result_.failure);
  r.only_keys(step, "legal", {"legal"});
  const json::object& o = r.object(step.if_contains("legal"), "legal");
  r.only_keys(o, "legal", {"seat", "exactly", "includes", "excludes"});
  const Seat p = seat_of(o.if_contains("seat"));
  if (ok() && o.size() < 2) fail("legal needs one of: exactly, includes, excludes");
  if (!ok()) return;
  const auto [list, complete] = match_->legal(p);
  for (const auto& item : o) {
    if (item.key() == "seat") continue;
    const json::array named = decisions_in(r.array(&item.value(), item.key()));
    for (const json::value& decision : named) {
      const bool accepted = match_->would_answer(p, decision).accepted();
      const bool found = complete ? holds(list, decision) : accepted;
      const std::string text = json::serialize(decision);
      if (found != accepted) return fail(text + " is listed and refused, or accepted and not listed");
      if (found == (item.key() == "excludes"))
        return fail(text + (found ? " is legal; " : " is not legal; ") + legal_text(p));
    }
    if (item.key() != "exactly" || !ok()) continue;
    if (!complete) return fail("the list of legal decisions is only representative here: use includes and excludes");
    const bool all_named = std::all_of(list.begin(), list.end(), [&](const auto& d) { return holds(named, d); });
    if (!all_named) return fail("expected exactly others: " + legal_text(p));
  }
}

/// As the game writes them; each may be named only once.
json::array ScenarioRun::decisions_in(const json::array& written) {
  json::array decisions;
  for (const json::value& v : written) {
    json::value decision = match_->canonical(v);
    if (holds(decisions, decision)) fail(json::serialize(v) + " is named twice");
    decisions.push_back(std::move(decision));
  }
  return decisions;
}

void ScenarioRun::expect(const json::object& step) {
  Reader r(result_.failure);
  r.only_keys(step, "expect", {"expect"});
  if (!ok()) return;
  const json::value state = match_->state();
  const json::value& part = *step.if_contains("expect");
  std::string where;
  if (!contains_json(state, part, where)) fail(difference(state, part, where));
}

void ScenarioRun::view(const json::object& step) {
  Reader r(result_.failure);
  r.only_keys(step, "view", {"view"});
  const json::object& o = r.object(step.if_contains("view"), "view");
  r.only_keys(o, "view", {"seat", "has", "lacks"});
  const Seat p = seat_of(o.if_contains("seat"), true);
  if (ok() && o.size() < 2) fail("view needs one of: has, lacks");
  if (!ok()) return;
  const json::value view = match_->view(p);
  const json::value* has = o.if_contains("has");
  std::string where;
  if (has != nullptr && !contains_json(view, *has, where)) return fail(difference(view, *has, where));
  if (!o.contains("lacks")) return;
  for (const json::value& v : r.array(o.if_contains("lacks"), "lacks")) {
    const std::string pointer(r.text(&v, "lacks"));
    if (ok() && !pointer.starts_with('/')) return fail("lacks has JSON pointers like \"/private/hand\"");
    const json::value* found = at_pointer(view, pointer);
    if (found != nullptr)
      return fail("the view of " + seat_name(p) + " has " + pointer + ": " + json::serialize(*found));
  }
}

void ScenarioRun::events(const json::object& step) {
  Reader r(result_.failure);
  r.only_keys(step, "events", {"events"});
  const json::object& o = r.object(step.if_contains("events"), "events");
  r.only_keys(o, "events", {"seat", "include", "exclude"});
  const Seat p = seat_of(o.if_contains("seat"), true);
  if (ok() && o.size() < 2) fail("events needs one of: include, exclude");
  const json::array none;
  const json::array& expected = o.contains("include") ? r.array(o.if_contains("include"), "include") : none;
  const json::array& unheard = o.contains("exclude") ? r.array(o.if_contains("exclude"), "exclude") : none;
  if (!ok()) return;
  json::array heard;
  for (std::size_t i = events_since_; i < match_->event_count(); ++i) {
    json::value e = match_->event(i, p);
    if (!e.is_null()) heard.push_back(std::move(e));
  }
  std::size_t at = 0;
  for (const json::value& e : expected) {
    std::string where;
    while (at < heard.size() && !contains_json(heard[at], e, where)) ++at;
    if (at == heard.size()) {
      return fail(seat_name(p) + " did not hear (in this order) " + json::serialize(e) +
                  ", but: " + json::serialize(heard));
    }
    ++at;
  }
  for (const json::value& e : heard) {
    for (const json::value& never : unheard) {
      std::string where;
      if (contains_json(e, never, where)) return fail(seat_name(p) + " heard " + json::serialize(e));
    }
  }
}

void ScenarioRun::over(const json::object& step) {
  Reader r(result_.failure);
  r.only_keys(step, "over", {"over"});
  if (!ok()) return;
  const json::value& expected = *step.if_contains("over");
  const bool should = !expected.is_bool() || *expected.if_bool();
  if (match_->over() != should) return fail(should ? "the game is not over" : "the game is over");
  if (expected.is_bool()) return;
  const json::value outcome = match_->outcome();
  const json::value part = with_seat_names(expected);
  std::string where;
  if (!part.is_object()) return fail("over must be true, false or an object like {\"winners\": [0]}");
  if (!contains_json(outcome, part, where)) fail(difference(outcome, part, where));
}

}  // namespace saloon
