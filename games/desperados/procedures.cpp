// Which procedure runs which chapter.
#include "games/desperados/rules.h"

namespace saloon::desperados {

void Game::advance(Context& c) {
  switch (Proc(c.pub().flow.top().proc)) {
    case Proc::Setup:
      return set_up(c);
    case Proc::Placing:
      return place_figures(c);
    case Proc::Coaches:
      return move_coaches(c);
    case Proc::Sheriffs:
      return move_sheriffs(c);
    case Proc::MarshalCard:
      return marshal_card(c);
    case Proc::GangCards:
      return gang_cards(c);
    case Proc::Actions:
      return act(c);
    case Proc::Evaluation:
      return evaluate_turn(c);
    case Proc::Banks:
      return rob_banks(c);
    case Proc::CleanUp:
      return clean_up(c);
  }
}

}  // namespace saloon::desperados
