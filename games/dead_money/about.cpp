// Which card asks, and what for.
#include "games/dead_money/about.h"

#include "games/dead_money/rules.h"

namespace saloon::dead_money {

u8 card_that_asks(const Public& pub) { return u8(card_in_play(pub)); }

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

u8 rank_asked_for(const Public& pub) { return u8(wanted_rank(pub)); }

}  // namespace saloon::dead_money
