// Which procedure runs which chapter.
#include "games/desperados/rules.h"

namespace saloon::desperados {

void Game::advance(Context& c) {
  run_chapter<set_up, place_figures, move_coaches, move_sheriffs, marshal_card, gang_cards, act, evaluate_turn,
              rob_banks, clean_up>(c);
}

}  // namespace saloon::desperados
