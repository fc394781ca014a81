// Which procedure runs which chapter.
#include "games/_template/rules.h"

namespace saloon::toy {

void Game::advance(Context& c) {
  switch (Proc(c.pub().flow.top().proc)) {
    case Proc::Setup:
      return deal(c);
    case Proc::Round:
      return round(c);
    case Proc::Bonus:
      return bonus(c);
  }
}

}  // namespace saloon::toy
