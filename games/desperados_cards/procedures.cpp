// Which procedure runs which chapter.
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

void Game::advance(Context& c) { run_chapter<lay_out, turn, hold_up>(c); }

}  // namespace saloon::desperados_cards
