// Explanations on a terminal.
#pragma once

#include "cli/terminal.h"
#include "telling/explain.h"

namespace saloon::cli {

void show(Terminal& terminal, const telling::Line& line, const Words& words);
void show(Terminal& terminal, const telling::Lines& lines, const Words& words);

}  // namespace saloon::cli
