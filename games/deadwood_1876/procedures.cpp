// Which procedure runs: the one on top.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

void Game::advance(Context& c) {
  switch (Proc(c.pub().flow.top().proc)) {
    case Proc::Setup:
      return set_up(c);
    case Proc::Round:
      return play_round(c);
    case Proc::Turn:
      return turn(c);
    case Proc::Stetson:
      return stetson(c);
    case Proc::Duster:
      return duster(c);
    case Proc::Confrontation:
      return confrontation(c);
    case Proc::LawThree:
      return law_three(c);
    case Proc::HoldUp:
      return hold_up(c);
    case Proc::Badges:
      return badges(c);
    case Proc::Reveal:
      return reveal(c);
    case Proc::Showdown:
      return showdown(c);
  }
}

}  // namespace saloon::deadwood_1876
