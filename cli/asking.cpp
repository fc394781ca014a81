#include "cli/asking.h"

#include "cli/choices.h"
#include "cli/explain.h"
#include "cli/text.h"
#include "engine/match/match.h"
#include "engine/match/outlook.h"
#include "telling/introduction.h"
#include "telling/log.h"
#include "telling/outlook.h"

namespace saloon::cli {
namespace {

using telling::Choices;

constexpr std::size_t kShortLog = 20;

}  // namespace

void Asking::show_table_if_new(const SeatDoor& door) {
  std::vector<std::string> table = door.table(words_);
  if (table == shown_) return;
  terminal_.line();
  terminal_.lines(table);
  shown_ = std::move(table);
}

void Asking::show_question(const SeatDoor& door, const Choices& choices) {
  json::array others;
  for (const Seat p : door.required()) {
    if (p != door.seat()) others.emplace_back(seat_name(p));
  }
  terminal_.line();
  terminal_.line(Ink::Question, telling::question_put(door, words_));
  show_reason(door);
  if (!others.empty()) terminal_.line(words_.say("question.also", {{"seats", others}}));
  terminal_.lines(choice_lines(choices, terminal_, words_, false));
}

/// Whoever meets a kind of question for the first time is told what it is about; later on, once per game, the first
/// clause behind it is quoted.
void Asking::show_reason(const SeatDoor& door) {
  const std::string question = door.question();
  if (!seen_.insert(question).second) return;
  if (learnt_.is_new(std::string(door.game().slug), question)) {
    return terminal_.paragraph(telling::guide_to(question, words_));
  }
  const std::vector<std::string> clauses = explainer_.clauses_of(door);
  if (!clauses.empty()) show(terminal_, explainer_.quoted(clauses.front()), words_);
}

void Asking::obey(const SeatDoor& door, const Choices& choices, const Typed& typed) {
  if (typed.command == Command::Table) return terminal_.lines(door.table(words_));
  if (typed.command == Command::All) return terminal_.lines(choice_lines(choices, terminal_, words_, true));
  if (typed.command == Command::Goal) return show(terminal_, telling::introduction(words_), words_);
  if (typed.command == Command::Odds) return show_odds(door);
  if (typed.command != Command::Help) return;
  if (typed.rest.empty()) return show_help(door, "play.commands");
  show(terminal_, explainer_.explained(typed.rest, door, choices), words_);
}

void Asking::show_odds(const SeatDoor& door) {
  const auto outlook = outlook_at(door);
  const json::array figures = outlook == nullptr ? json::array{} : outlook->whole();
  if (figures.empty()) return terminal_.line(words_.say("play.no_odds"));
  for (const std::string& line : telling::told_outlook(figures, door.seat(), words_)) terminal_.paragraph(line);
  terminal_.line(words_.say("play.odds_of_choice"));
}

void Asking::show_help(const SeatDoor& door, const char* commands) {
  const std::vector<std::string> clauses = explainer_.clauses_of(door);
  const std::string example = clauses.empty() ? std::string(door.game().prefix) : clauses.front();
  terminal_.line(words_.say("play.typing"));
  terminal_.line(words_.say(commands, {{"clause", example}}));
  if (!clauses.empty()) terminal_.line(Ink::Heading, words_.say("play.rules_now"));
  for (const std::string& id : clauses) show(terminal_, explainer_.quoted(id), words_);
}

std::optional<json::object> Asking::meant(const SeatDoor& door, const Choices& choices, const std::string& typed) {
  const bool is_letter = typed.size() == 1 && !number_in(typed);
  telling::Meant meant = is_letter ? telling::Meant{} : telling::meant_by(typed, choices, door);
  if (meant.decision) return std::move(meant.decision);
  if (meant.several.empty()) {
    terminal_.line(Ink::Refusal, words_.say("play.not_understood", {{"typed", typed}, {"n", choices.size()}}));
  } else {
    terminal_.line(words_.say("play.several", {{"typed", typed}}));
  }
  for (const std::size_t i : meant.several) terminal_.line(choice_line(choices[i].text, i));
  return {};
}

std::optional<json::object> Asking::only(const Choices& choices) {
  if (choices.size() != 1 || !choices.complete()) return {};
  return choices[0].decision;
}

void Asking::show_refusal(const Refusal& refusal) {
  std::string text = explainer_.clause_text(refusal.clause);
  if (!refusal.detail.empty()) text += " (" + refusal.detail + ")";
  terminal_.paragraph(
      terminal_.inked(Ink::Refusal, words_.say("question.refused", {{"clause", refusal.clause}, {"text", text}})));
}

void Asking::show_last(const std::vector<std::string>& lines, bool whole, const char* command) {
  const std::size_t first = whole || lines.size() <= kShortLog ? 0 : lines.size() - kShortLog;
  if (first > 0) terminal_.line(words_.say("play.earlier", {{"n", first}, {"command", words_.say(command)}}));
  for (std::size_t i = first; i < lines.size(); ++i) terminal_.line(lines[i]);
}

}  // namespace saloon::cli
