// Which card asks, and what for.
#include "games/dead_money/about.h"

#include "games/dead_money/rules.h"

namespace saloon::dead_money {

Direction passing(const Public& pub) {
  switch (effect_in_play(pub)) {
    case Effect::PoolAndRedeal:
      return Direction::Pool;
    case Effect::HoldersPassRight:
      return Direction::Right;
    default:
      return Direction::Left;
  }
}

}  // namespace saloon::dead_money
