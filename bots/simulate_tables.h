// The job of bots/simulate.h with bots that are more than two names: the same games and the same figures, through
// matches and thinkers instead of the loop that knows the game.
#pragma once

#include "bots/character.h"
#include "bots/many_tables.h"
#include "bots/simulate.h"

namespace saloon::bots {

/// A crew of one thinker per seat for each thread; the job's names, threads and laws are not looked at.
SimulateResult simulate_tables(const SimulateJob& job, std::vector<Crew> crews);

/// What the loop that knows the game calls such a bot; null if it has none like it.
const char* quick_name(const Character& character);
/// A job whose bots are all of the house: by the loop that knows the game if it knows them all, else through matches.
SimulateResult simulate_characters(const SimulateJob& job);

}  // namespace saloon::bots
