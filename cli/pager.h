// Long texts a screen at a time.
#pragma once

#include "cli/shell.h"
#include "cli/terminal.h"

namespace saloon::cli {

/// Shows the lines; where somebody reads them on a screen, it waits whenever that is full, until they go on or have had
/// enough.
void page(const std::vector<std::string>& lines, Terminal& terminal, const Shell& shell);

}  // namespace saloon::cli
