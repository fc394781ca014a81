#include "cli/explain.h"

#include <array>

#include "cli/choices.h"
#include "telling/log.h"

namespace saloon::cli {
namespace {

/// Names of options stand in the rules between marks that a page sets apart.
std::string unmarked(std::string text) {
  std::erase(text, '`');
  return text;
}

}  // namespace

std::string shown(const Terminal& terminal, const telling::Line& line, const Words& words) {
  using Role = telling::Line::Role;
  switch (line.role) {
    case Role::Heading:
      return terminal.inked(Ink::Heading, line.text);
    case Role::Text:
      return line.text;
    case Role::About:
      return terminal.broken(line.text);
    case Role::Clause:
      return terminal.broken(words.say(
          "play.clause", {{"clause", terminal.inked(Ink::Clause, line.clause)}, {"text", unmarked(line.text)}}));
    case Role::Choice:
      return choice_line(line.text, line.choice);
    case Role::More:
      return "   …";
  }
  return {};
}

void show(Terminal& terminal, const telling::Lines& lines, const Words& words) {
  for (const telling::Line& line : lines) show(terminal, line, words);
}

void show_hint(Terminal& terminal, const std::vector<telling::HintLine>& lines) {
  constexpr std::array kIndents{"", "  ", "      "};
  for (const telling::HintLine& line : lines) terminal.line(kIndents[std::size_t(line.role)] + line.text);
}

std::vector<std::string> result_lines(const json::object& outcome, Seat reader, const Words& words) {
  std::vector<std::string> lines = telling::told_result(outcome, reader, words);
  for (std::size_t i = 1; i < lines.size(); ++i) lines[i].insert(0, "  ");
  if (std::string shared = telling::told_sharing(outcome, words); !shared.empty()) lines.push_back(std::move(shared));
  return lines;
}

}  // namespace saloon::cli
