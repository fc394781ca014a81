// Which procedure runs which chapter.
#include "games/_template/rules.h"

namespace saloon::toy {

void Game::advance(Context& c) { run_chapter<deal, round, bonus>(c); }

}  // namespace saloon::toy
