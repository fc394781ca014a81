// Which procedure runs which chapter.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

void Game::advance(Context& c) {
  switch (Proc(c.pub().flow.top().proc)) {
    case Proc::Setup:
      return deal(c);
    case Proc::Turn:
      return turn(c);
    case Proc::Showdown:
      return showdown(c);
    case Proc::ChooseBrain:
      return choose_brain(c);
    case Proc::ChooseSeat:
      return choose_seat(c);
    case Proc::PassRound:
      return pass_round(c);
    case Proc::Swap:
      return swap_hands(c);
    case Proc::DiscardInTurn:
      return discard_in_turn(c);
    case Proc::Give:
      return give(c);
    case Proc::LookAndTake:
      return look_and_take(c);
    case Proc::DrawAndAssign:
      return draw_and_assign(c);
    case Proc::Reorder:
      return reorder(c);
    case Proc::Topdeck:
      return topdeck(c);
    case Proc::Fetch:
      return fetch(c);
    case Proc::PlayTop:
      return play_top(c);
  }
}

}  // namespace saloon::dead_money
