// Walking through a recorded game: forward, back, anywhere, through any eyes.
#pragma once

#include "cli/story.h"
#include "cli/terminal.h"

namespace saloon::cli {

/// Until the end of the input, or `quit`.
void step_through(Story& story, Viewer viewer, const Words& words, Terminal& terminal);

}  // namespace saloon::cli
