// Walking through a recorded game: forward, back, anywhere, through any eyes.
#pragma once

#include "cli/terminal.h"
#include "telling/story.h"

namespace saloon::cli {

/// Until the end of the input, or `quit`.
void step_through(telling::Story& story, telling::Viewer viewer, const Words& words, Terminal& terminal);

}  // namespace saloon::cli
