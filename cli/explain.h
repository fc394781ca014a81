// Explanations, hints and results on a terminal.
#pragma once

#include "cli/terminal.h"
#include "telling/explain.h"
#include "telling/hint.h"

namespace saloon::cli {

/// A line of an explanation as this terminal shows it.
std::string shown(const Terminal& terminal, const telling::Line& line, const Words& words);
inline void show(Terminal& terminal, const telling::Line& line, const Words& words) {
  terminal.line(shown(terminal, line, words));
}
void show(Terminal& terminal, const telling::Lines& lines, const Words& words);
void show_hint(Terminal& terminal, const std::vector<telling::HintLine>& lines);
/// Who won, and indented below it everybody's rank and score.
std::vector<std::string> result_lines(const json::object& outcome, Seat reader, const Words& words);

}  // namespace saloon::cli
