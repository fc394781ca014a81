// Simulation where not all bots are as simple as engine/simulate_of.h plays them: characters with a mind of their own,
// and other people's programs.
#pragma once

#include "cli/thinkers.h"
#include "engine/simulate.h"

namespace saloon::cli {

/// The name by which the engine's own loop knows this bot; empty if it does not.
std::string simple_bot(const std::string& name);
/// Plays the job with a thinker at every seat; every thread has its own. The laws are not checked.
SimulateResult simulate_tables(const SimulateJob& job, const OutsideBots& outside, const Shell& shell);

}  // namespace saloon::cli
