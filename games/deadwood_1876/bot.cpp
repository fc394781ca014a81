// A first, simple choice: any legal answer. The bot proper follows.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

Decision Game::choose(const View& view, Chance& chance) {
  Decisions list;
  legal(view.pub, view.mine, view.viewer, list);
  return list[int(chance.below(u32(list.size())))];
}

}  // namespace saloon::deadwood_1876
