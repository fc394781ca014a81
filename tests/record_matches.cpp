// Plays fixed matches of every game with bots and prints every record and final digest. The output depends on the rules
// and the bots alone: tests/compilers.sh demands it to be the same from every compiler and at every optimisation.
#include <cstdio>
#include <string>

#include "engine/match/tables.h"
#include "engine/record/record.h"
#include "games/registry.h"
#include "tests/bot_answer.h"

namespace {

using namespace saloon;

/// One match from its seed to its end; false if it did not come there.
bool print_record(const GameInfo& game, int seats, const std::string& seed, Level bot) {
  const auto started = game.start(game, MatchSetup{seats, options_for(game, seats), seed}, nullptr);
  if (!started) return std::fprintf(stderr, "record_matches: %s\n", started.error().c_str()), false;
  Match* const match = started->get();
  Recorder recorder;
  std::string record = recorder.begin(*match);
  for (u64 answers = 0; !match->over(); ++answers) {
    const Seat p = *match->waiting().begin();
    const json::value decision = bot_answer(match->at(p), bot, answers);
    const Refusal refusal = match->answer(p, decision);
    if (!refusal.accepted()) {
      return std::fprintf(stderr, "record_matches: refused by %s\n", refusal.clause.c_str()), false;
    }
    record += recorder.note(*match, p, refusal.taken);
  }
  std::printf("%s%s\n", record.c_str(), match->state_digest().c_str());
  return true;
}

}  // namespace

int main() {
  constexpr int kSeeds = 25;
  const std::string keyed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  for (const GameInfo& game : all_games()) {
    for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
      for (const Level bot : {Level::Random, Level::Cowhand}) {
        for (int seed = 1; seed <= kSeeds; ++seed) {
          if (!print_record(game, seats, std::to_string(seed), bot)) return 1;
        }
        if (!print_record(game, seats, keyed, bot)) return 1;
      }
    }
  }
  return 0;
}
