// One running scenario: the match, the script of its chance, and one function per kind of step. Internal to the runner;
// everybody else uses scenario.h.
#pragma once

#include "engine/match/sources.h"
#include "engine/scenario/clauses.h"
#include "engine/scenario/scenario.h"

namespace saloon {

class ScenarioRun {
 public:
  ScenarioRun(FindGame find, ScenarioResult& result) : find_(find), result_(result) {}
  void run(const json::value& document);
  /// The match where it stands, without the script; null if there was none.
  std::unique_ptr<Match> release_match();

 private:
  [[nodiscard]] bool ok() const { return result_.failure.empty(); }
  void fail(std::string_view line);

  // scenario.cpp: the heading
  void read_heading(const json::object& o);
  void read_clauses(const json::array& ids);
  void start(const json::object& o);
  void apply_given(const json::value& patch);
  void play_steps(const json::array& steps);
  void play_step(const json::object& step);
  void run_on();
  void check_script();

  // scenario_steps.cpp
  void add_chance(const json::object& step);
  void does(const json::object& step);
  void refused(const json::object& step);
  void withdraws(const json::object& step);
  void compare_refusal(const std::string& what, const Refusal& refusal, const std::string& because,
                       const std::string& before);
  void asked(const json::object& step);
  void legal(const json::object& step);
  void expect(const json::object& step);
  void view(const json::object& step);
  void events(const json::object& step);
  void over(const json::object& step);
  Seat seat_of(const json::value* v, bool spectator_too = false);
  json::array decisions_in(const json::array& written);
  [[nodiscard]] std::string legal_text(Seat p) const;

  FindGame find_;
  ScenarioResult& result_;
  const GameInfo* game_ = nullptr;
  Rules rules_;
  std::unique_ptr<ScriptedChance> script_;  ///< null: the seed decides
  std::unique_ptr<Match> match_;
  bool must_run_ = false;         ///< the given position has not gone on yet
  std::size_t events_since_ = 0;  ///< of the last accepted decision, or of the given position's going on
  std::string step_;              ///< "step 3 (does): "
};

/// A scenario that proves everything proves nothing.
inline constexpr std::size_t kMostClauses = 6;
/// Of the game's own clauses, or of the house's.
bool is_clause_of(const Rules& rules, std::string_view id);

}  // namespace saloon
