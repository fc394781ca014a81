// Sorting a few things, equal ones as they were. The sorts of the standard library are pages of code for each kind of
// thing, which every module in a browser would have to carry.
#pragma once

#include <cstddef>
#include <utility>

namespace saloon {

template <class Items, class Before>
void put_in_order(Items& items, Before before) {
  for (std::size_t i = 1; i < items.size(); ++i) {
    for (std::size_t at = i; at > 0 && before(items[at], items[at - 1]); --at) std::swap(items[at], items[at - 1]);
  }
}

}  // namespace saloon
