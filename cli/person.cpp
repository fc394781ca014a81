#include "cli/person.h"

#include "cli/choices.h"
#include "cli/explain.h"
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

void Person::hear(const Match& match) { terminal_.lines(telling::told_since(match, heard_, seat_, words_)); }

void Person::recall(const Match& match) {
  heard_ = 0;
  const std::vector<std::string> all = telling::told_since(match, heard_, seat_, words_);
  if (all.empty()) return;
  terminal_.line(Ink::Heading, words_.say("play.recall"));
  terminal_.lines(last_of(all, kRecalled));
}

bool Person::wants_offer(const Match& match) const {
  if (match.legal(seat_).decisions.empty()) return false;
  if (match.round() != settled_round_) return true;
  for (std::size_t i = settled_; i < match.event_count(); ++i) {
    if (telling::told(match.event(i, seat_), seat_, words_)) return true;
  }
  return false;
}

void Person::settle(const Match& match) {
  settled_ = match.event_count();
  settled_round_ = match.round();
}

Reply Person::answer(const Match& match) {
  const Choices choices(match, seat_, words_);
  const bool may_pass = !match.required().has(seat_);
  show_table_if_new(match);
  show_question(match, choices);
  for (;;) {
    const auto line = terminal_.read(words_.say(may_pass ? "play.prompt_offer" : "play.prompt"));
    if (!line) return {Reply::Kind::Leave};
    const std::string typed = trimmed(*line);
    if (typed.empty() && may_pass) return {Reply::Kind::LetPass};
    if (typed.empty()) continue;
    if (const auto command = command_in(typed, words_)) {
      if (command->command == Command::Quit) return {Reply::Kind::Leave};
      obey(match, choices, *command);
    } else if (auto decision = meant(match, choices, typed); decision && accepted(match, *decision)) {
      return {Reply::Kind::Answer, std::move(*decision)};
    }
  }
}

/// Two questions in a row often leave the table as it was; then it is not shown twice.
void Person::show_table_if_new(const Match& match) {
  std::vector<std::string> table = match.table(seat_, words_);
  if (table == shown_) return;
  terminal_.line();
  terminal_.lines(table);
  shown_ = std::move(table);
}

void Person::show_question(const Match& match, const Choices& choices) {
  json::array others;
  for (const Seat p : match.required()) {
    if (p != seat_) others.emplace_back(seat_name(p));
  }
  terminal_.line();
  terminal_.line(Ink::Question, words_.say("ask." + match.question(seat_) + ".put"));
  show_reason(match.question(seat_));
  if (!others.empty()) terminal_.line(words_.say("play.also", {{"seats", others}}));
  terminal_.lines(choice_lines(choices, terminal_, words_, false));
}

/// Why somebody is asked this: the first clause behind the question, once per kind of question and game.
void Person::show_reason(const std::string& question) {
  if (!seen_.insert(question).second) return;
  const std::vector<std::string> clauses = explainer_.clauses_of(question);
  if (!clauses.empty()) show(terminal_, explainer_.quoted(clauses.front()), words_);
}

void Person::obey(const Match& match, const Choices& choices, const Typed& typed) {
  switch (typed.command) {
    case Command::Help:
      if (typed.rest.empty()) return show_help(match);
      return show(terminal_, explainer_.explained(typed.rest, match.question(seat_), choices), words_);
    case Command::Table:
      return terminal_.lines(match.table(seat_, words_));
    case Command::All:
      return terminal_.lines(choice_lines(choices, terminal_, words_, true));
    case Command::Log:
      return show_log(match, !typed.rest.empty());
    case Command::Know:
      return show_knowledge(match, !typed.rest.empty());
    case Command::Hint:
      return show_hint(match, choices);
    case Command::Quit:
      return;
  }
}

void Person::show_help(const Match& match) {
  const std::vector<std::string> clauses = explainer_.clauses_of(match.question(seat_));
  const std::string example = clauses.empty() ? std::string(match.game().prefix) : clauses.front();
  terminal_.line(words_.say("play.typing"));
  terminal_.line(words_.say("play.commands", {{"clause", example}}));
  if (!clauses.empty()) terminal_.line(Ink::Heading, words_.say("play.rules_now"));
  for (const std::string& id : clauses) show(terminal_, explainer_.quoted(id), words_);
}

void Person::show_log(const Match& match, bool whole) {
  std::size_t from_start = 0;
  const std::vector<std::string> all = telling::told_since(match, from_start, seat_, words_);
  if (!whole && all.size() > kShortLog) {
    terminal_.line(words_.say("play.earlier", {{"n", all.size() - kShortLog}, {"command", words_.say("command.log")}}));
  }
  terminal_.lines(whole ? all : last_of(all, kShortLog));
}

void Person::show_knowledge(const Match& match, bool whole) {
  terminal_.line(Ink::Heading, words_.say("play.known"));
  terminal_.lines(telling::own_lines(match, seat_, words_));
  const std::vector<std::string> secrets = telling::told_in_secret(match, seat_, words_);
  if (secrets.empty()) return;
  terminal_.line(Ink::Heading, words_.say("play.known_alone"));
  if (!whole && secrets.size() > kShortLog) {
    terminal_.line(
        words_.say("play.earlier", {{"n", secrets.size() - kShortLog}, {"command", words_.say("command.know")}}));
  }
  terminal_.lines(whole ? secrets : last_of(secrets, kShortLog));
}

void Person::show_hint(const Match& match, const Choices& choices) {
  terminal_.lines(telling::hint_lines(match, seat_, choices, words_));
}

std::optional<json::object> Person::meant(const Match& match, const Choices& choices, const std::string& typed) {
  telling::Meant meant = telling::meant_by(typed, choices, match, seat_);
  if (meant.decision) return std::move(meant.decision);
  if (meant.several.empty()) {
    terminal_.line(Ink::Refusal, words_.say("play.not_understood", {{"typed", typed}, {"n", choices.size()}}));
  } else {
    terminal_.line(words_.say("play.several", {{"typed", typed}}));
  }
  for (const std::size_t i : meant.several) terminal_.line(choice_line(choices[i].text, i));
  return {};
}

bool Person::accepted(const Match& match, const json::object& decision) {
  const Refusal refusal = match.would_answer(seat_, decision);
  if (refusal.accepted()) return true;
  std::string text = explainer_.clause_text(refusal.clause);
  if (!refusal.detail.empty()) text += " (" + refusal.detail + ")";
  terminal_.paragraph(
      terminal_.inked(Ink::Refusal, words_.say("play.refused", {{"clause", refusal.clause}, {"text", text}})));
  return false;
}

}  // namespace saloon::cli
