#include "cli/explain.h"

#include "cli/choices.h"

namespace saloon::cli {

void show(Terminal& terminal, const telling::Line& line, const Words& words) {
  using Role = telling::Line::Role;
  switch (line.role) {
    case Role::Heading:
      return terminal.line(Ink::Heading, line.text);
    case Role::Text:
      return terminal.line(line.text);
    case Role::About:
      return terminal.paragraph(line.text);
    case Role::Clause:
      return terminal.paragraph(
          words.say("play.clause", {{"clause", terminal.inked(Ink::Clause, line.clause)}, {"text", line.text}}));
    case Role::Choice:
      return terminal.line(choice_line(line.text, line.choice));
    case Role::More:
      return terminal.line("   …");
  }
}

void show(Terminal& terminal, const telling::Lines& lines, const Words& words) {
  for (const telling::Line& line : lines) show(terminal, line, words);
}

}  // namespace saloon::cli
