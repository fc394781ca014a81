// A module has one thread: work is done one after the other, to the same results.
#include "bots/side_by_side.h"

namespace saloon::bots {

void side_by_side(std::size_t count, const std::function<void(std::size_t)>& work) {
  for (std::size_t i = 0; i < count; ++i) work(i);
}

}  // namespace saloon::bots
