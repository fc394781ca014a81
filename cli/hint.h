// Advice for a person: what somebody who thinks ahead would choose, how good that is, and why.
#pragma once

#include "engine/match.h"
#include "engine/words.h"

namespace saloon::cli {

/// The best choices open to this seat, from what it knows alone, a line each; or that it is best to let this pass.
std::vector<std::string> hint_lines(const Match& match, Seat p, const Words& words);

}  // namespace saloon::cli
