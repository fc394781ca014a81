#include "cli/person.h"

#include <algorithm>

#include "cli/choices.h"
#include "cli/explain.h"
#include "engine/match/match.h"
#include "telling/hint.h"
#include "telling/known.h"
#include "telling/log.h"

namespace saloon::cli {
namespace {

using telling::Choices;

constexpr std::size_t kRecalled = 12;
constexpr std::size_t kShortLog = 20;

std::vector<std::string> last_of(std::vector<std::string> lines, std::size_t most) {
  if (lines.size() > most) lines.erase(lines.begin(), lines.end() - std::ptrdiff_t(most));
  return lines;
}

}  // namespace

void Person::hear(const SeatDoor& door) { terminal_.lines(telling::told_since(door, heard_, words_)); }

void Person::recall(const SeatDoor& door) {
  heard_ = 0;
  const std::vector<std::string> all = telling::told_since(door, heard_, words_);
  if (all.empty()) return;
  terminal_.line(Ink::Heading, words_.say("log.recall"));
  terminal_.lines(last_of(all, kRecalled));
}

bool Person::wants_offer(const SeatDoor& door) const {
  if (door.legal().decisions.empty()) return false;
  if (door.round() != settled_round_) return true;
  const std::vector<json::object> news = door.heard(settled_);
  return std::any_of(news.begin(), news.end(),
                     [&](const json::object& event) { return telling::told(event, seat_, words_).has_value(); });
}

void Person::settle(const SeatDoor& door) {
  settled_ = door.heard_count();
  settled_round_ = door.round();
}

bots::Reply Person::answer(OpenDoor door, const std::function<bool()>& take_back) {
  using Kind = bots::Reply::Kind;
  const Choices choices(door, words_);
  const bool may_pass = !door.required().has(seat_);
  show_table_if_new(door);
  show_question(door, choices);
  for (;;) {
    const auto line = terminal_.read(words_.say(may_pass ? "play.prompt_offer" : "play.prompt"));
    if (!line) return {Kind::Left};
    const std::string typed = trimmed(*line);
    if (typed.empty() && may_pass) return {Kind::Passed};
    if (typed.empty()) continue;
    if (const auto command = command_in(typed, words_)) {
      if (command->command == Command::Quit) return {Kind::Left};
      if (command->command == Command::Undo && take_back()) return {Kind::TakenBack};
      obey(door, choices, *command);
    } else if (const auto decision = meant(door, choices, typed)) {
      Refusal refusal = door.answer(*decision);
      if (refusal.accepted()) return {Kind::Answered, std::move(refusal.taken)};
      show_refusal(refusal);
    }
  }
}

/// Two questions in a row often leave the table as it was; then it is not shown twice.
void Person::show_table_if_new(const SeatDoor& door) {
  std::vector<std::string> table = door.table(words_);
  if (table == shown_) return;
  terminal_.line();
  terminal_.lines(table);
  shown_ = std::move(table);
}

void Person::show_question(const SeatDoor& door, const Choices& choices) {
  json::array others;
  for (const Seat p : door.required()) {
    if (p != seat_) others.emplace_back(seat_name(p));
  }
  terminal_.line();
  terminal_.line(Ink::Question, telling::question_put(door, words_));
  show_reason(door.question());
  if (!others.empty()) terminal_.line(words_.say("question.also", {{"seats", others}}));
  terminal_.lines(choice_lines(choices, terminal_, words_, false));
}

/// Why somebody is asked this: the first clause behind the question, once per kind of question and game.
void Person::show_reason(const std::string& question) {
  if (!seen_.insert(question).second) return;
  const std::vector<std::string> clauses = explainer_.clauses_of(question);
  if (!clauses.empty()) show(terminal_, explainer_.quoted(clauses.front()), words_);
}

void Person::obey(const SeatDoor& door, const Choices& choices, const Typed& typed) {
  switch (typed.command) {
    case Command::Help:
      if (typed.rest.empty()) return show_help(door);
      return show(terminal_, explainer_.explained(typed.rest, door.question(), choices), words_);
    case Command::Table:
      return terminal_.lines(door.table(words_));
    case Command::All:
      return terminal_.lines(choice_lines(choices, terminal_, words_, true));
    case Command::Log:
      return show_log(door, !typed.rest.empty());
    case Command::Know:
      return show_knowledge(door, !typed.rest.empty());
    case Command::Hint:
      return show_hint(door, choices);
    case Command::Undo:
    case Command::Quit:
      return;
  }
}

void Person::show_help(const SeatDoor& door) {
  const std::vector<std::string> clauses = explainer_.clauses_of(door.question());
  const std::string example = clauses.empty() ? std::string(door.game().prefix) : clauses.front();
  terminal_.line(words_.say("play.typing"));
  terminal_.line(words_.say("play.commands", {{"clause", example}}));
  if (!clauses.empty()) terminal_.line(Ink::Heading, words_.say("play.rules_now"));
  for (const std::string& id : clauses) show(terminal_, explainer_.quoted(id), words_);
}

void Person::show_log(const SeatDoor& door, bool whole) {
  std::size_t from_start = 0;
  const std::vector<std::string> all = telling::told_since(door, from_start, words_);
  if (!whole && all.size() > kShortLog) {
    terminal_.line(words_.say("play.earlier", {{"n", all.size() - kShortLog}, {"command", words_.say("command.log")}}));
  }
  terminal_.lines(whole ? all : last_of(all, kShortLog));
}

void Person::show_knowledge(const SeatDoor& door, bool whole) {
  terminal_.line(Ink::Heading, words_.say("known.head"));
  terminal_.lines(telling::own_lines(door, words_));
  const std::vector<std::string> secrets = telling::told_in_secret(door, words_);
  if (secrets.empty()) return;
  terminal_.line(Ink::Heading, words_.say("known.alone"));
  if (!whole && secrets.size() > kShortLog) {
    terminal_.line(
        words_.say("play.earlier", {{"n", secrets.size() - kShortLog}, {"command", words_.say("command.know")}}));
  }
  terminal_.lines(whole ? secrets : last_of(secrets, kShortLog));
}

void Person::show_hint(const SeatDoor& door, const Choices& choices) {
  cli::show_hint(terminal_, telling::hint_lines(door, choices, words_));
}

std::optional<json::object> Person::meant(const SeatDoor& door, const Choices& choices, const std::string& typed) {
  telling::Meant meant = telling::meant_by(typed, choices, door);
  if (meant.decision) return std::move(meant.decision);
  if (meant.several.empty()) {
    terminal_.line(Ink::Refusal, words_.say("play.not_understood", {{"typed", typed}, {"n", choices.size()}}));
  } else {
    terminal_.line(words_.say("play.several", {{"typed", typed}}));
  }
  for (const std::size_t i : meant.several) terminal_.line(choice_line(choices[i].text, i));
  return {};
}

void Person::show_refusal(const Refusal& refusal) {
  std::string text = explainer_.clause_text(refusal.clause);
  if (!refusal.detail.empty()) text += " (" + refusal.detail + ")";
  terminal_.paragraph(
      terminal_.inked(Ink::Refusal, words_.say("question.refused", {{"clause", refusal.clause}, {"text", text}})));
}

}  // namespace saloon::cli
