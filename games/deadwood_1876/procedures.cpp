// Which procedure runs: the one on top.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

void Game::advance(Context& c) {
  run_chapter<set_up, play_round, turn, stetson, duster, confrontation, law_three, hold_up, badges, reveal, showdown>(
      c);
}

}  // namespace saloon::deadwood_1876
