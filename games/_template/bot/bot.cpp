// What a competent player does: bids the highest nugget, and leaves the rest to chance.
#include "games/_template/rules.h"

namespace saloon::toy {

Decision Game::choose(const View& view, Chance& chance) {
  Decisions list;
  legal(view.pub, view.mine, view.viewer, list);
  if (list.empty()) return {};
  if (list[0].is<Bid>()) return list[list.size() - 1];
  return list[int(chance.below(u32(list.size())))];
}

}  // namespace saloon::toy
