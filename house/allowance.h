// How often somebody may do something: a few times at once, then one every now and then.
#pragma once

#include <algorithm>

#include "house/ids.h"

namespace saloon::house {

struct Rate {
  Moment every{};
  int at_once{};
};

class Allowance {
 public:
  [[nodiscard]] bool has(const Rate& rate, Moment now) const { return left(rate, now) >= rate.every; }
  /// May go below nothing: then it takes longer.
  void spend(const Rate& rate, Moment now, Moment times = 1) {
    left_ = left(rate, now) - rate.every * times;
    since_ = now;
  }

 private:
  [[nodiscard]] Moment left(const Rate& rate, Moment now) const {
    const Moment full = rate.every * rate.at_once;
    return since_ == 0 ? full : std::min(full, left_ + (now - since_));
  }
  Moment left_{};
  Moment since_{};  ///< 0: nothing was spent
};

}  // namespace saloon::house
