// Which procedure runs which chapter.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

void Game::advance(Context& c) {
  run_chapter<deal, turn, showdown, choose_brain, choose_seat, pass_round, swap_hands, discard_in_turn, give,
              look_and_take, draw_and_assign, reorder, topdeck, fetch, play_top>(c);
}

}  // namespace saloon::dead_money
