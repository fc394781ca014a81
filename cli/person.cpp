#include "cli/person.h"

#include <charconv>
#include <iostream>

#include "cli/text.h"

namespace saloon::cli {
namespace {

constexpr std::size_t kColumns = 100;

std::string trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \t\r");
  if (from == std::string_view::npos) return {};
  return std::string(text.substr(from, text.find_last_not_of(" \t\r") - from + 1));
}

std::optional<std::size_t> number_in(const std::string& text) {
  std::size_t value = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (failure != std::errc{} || end != text.data() + text.size()) return {};
  return value;
}

}  // namespace

std::optional<json::object> Person::answer(const Match& match) {
  const Choices choices(match, seat_, words_);
  show_table(match);
  show_question(match, choices);
  for (;;) {
    out_ << words_.say("play.prompt") << std::flush;
    std::string line;
    if (!std::getline(in_, line)) {
      out_ << '\n';
      return {};
    }
    const std::string typed = trimmed(line);
    if (echoes_) out_ << typed << '\n';
    const std::string command = folded(typed);
    if (typed.empty()) continue;
    if (command == folded(words_.say("command.quit"))) return {};
    if (typed.starts_with('?')) {
      show_help(match, std::string_view(typed).substr(1));
    } else if (command == folded(words_.say("command.table"))) {
      show_table(match);
    } else if (command == folded(words_.say("command.all"))) {
      for (const std::string& choice : choices.lines(true)) out_ << choice << '\n';
    } else if (auto decision = meant(match, choices, typed)) {
      if (accepted(match, *decision)) return decision;
    }
  }
}

void Person::show_table(const Match& match) {
  out_ << '\n';
  if (match.game().prose.table == nullptr) return;
  for (const std::string& line : match.game().prose.table(match.view(seat_), words_)) out_ << line << '\n';
}

void Person::show_question(const Match& match, const Choices& choices) {
  json::array others;
  for (const Seat p : match.required()) {
    if (p != seat_) others.emplace_back(seat_name(p));
  }
  out_ << '\n' << words_.say("ask." + match.question(seat_)) << '\n';
  if (!others.empty()) out_ << words_.say("play.also", {{"seats", others}}) << '\n';
  for (const std::string& line : choices.lines(false)) out_ << line << '\n';
}

std::string Person::clause_text(const std::string& clause) const {
  if (const Clause* found = rules_.find(clause)) return found->text;
  return words_.has("clause." + clause) ? words_.say("clause." + clause) : std::string();
}

void Person::quote(const std::string& clause) {
  const std::string text = clause_text(clause);
  if (text.empty()) {
    out_ << words_.say("play.no_clause", {{"clause", clause}}) << '\n';
    return;
  }
  out_ << wrapped(words_.say("play.clause", {{"clause", clause}, {"text", text}}), kColumns, 2) << '\n';
}

void Person::show_help(const Match& match, std::string_view about) {
  std::string clause = trimmed(about);
  if (!clause.empty()) {
    for (char& c : clause) c = c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
    quote(clause);
    return;
  }
  out_ << words_.say("play.help") << '\n';
  for (const std::string& id : words_in(words_.say("ask_clauses." + match.question(seat_)))) quote(id);
}

std::optional<json::object> Person::meant(const Match& match, const Choices& choices, const std::string& typed) {
  if (const auto number = number_in(typed); number && *number >= 1 && *number <= choices.size()) {
    return choices[*number - 1].decision;
  }
  std::string error;
  if (const auto written = parse_json(typed, error); written && written->is_object()) return written->get_object();
  if (match.game().prose.read != nullptr) {
    if (json::object read = match.game().prose.read(match.view(seat_), typed); !read.empty()) return read;
  }
  const std::vector<std::size_t> found = number_in(typed) ? std::vector<std::size_t>{} : choices.containing(typed);
  if (found.size() == 1) return choices[found[0]].decision;
  if (found.empty()) out_ << words_.say("play.not_understood", {{"typed", typed}, {"n", choices.size()}}) << '\n';
  if (!found.empty()) out_ << words_.say("play.several", {{"typed", typed}}) << '\n';
  for (const std::size_t i : found) out_ << choices.line(i) << '\n';
  return {};
}

bool Person::accepted(const Match& match, const json::object& decision) {
  const Refusal refusal = match.would_answer(seat_, decision);
  if (refusal.accepted()) return true;
  std::string text = clause_text(refusal.clause);
  if (!refusal.detail.empty()) text += " (" + refusal.detail + ")";
  out_ << wrapped(words_.say("play.refused", {{"clause", refusal.clause}, {"text", text}}), kColumns, 2) << '\n';
  return false;
}

}  // namespace saloon::cli
