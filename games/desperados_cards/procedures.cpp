// Which procedure runs which chapter.
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

void Game::advance(Context& c) {
  switch (Proc(c.pub().flow.top().proc)) {
    case Proc::Setup:
      return lay_out(c);
    case Proc::Turn:
      return turn(c);
    case Proc::HoldUp:
      return hold_up(c);
  }
}

}  // namespace saloon::desperados_cards
