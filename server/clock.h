// What time it is, and what is random: the house has neither.
#pragma once

#include <atomic>
#include <functional>
#include <limits>

#include "house/ids.h"
#include "house/keys.h"

namespace saloon::server {

using Clock = std::function<house::Moment()>;
/// As the machine's own goes, forward with it when it is set, and never back.
house::Moment wall_clock();

/// Tables wait for moments that they have named: if a clock were set back they would wait as much longer.
class OnwardClock {
 public:
  /// `told` is what a clock says that may be set, `passed` one that nobody sets.
  house::Moment at(house::Moment told, house::Moment passed);

 private:
  std::atomic<house::Moment> ahead_{std::numeric_limits<house::Moment>::min()};  ///< of the one that nobody sets
};

using Dice = std::function<house::Random()>;
/// From the operating system.
house::Random random_bytes();

}  // namespace saloon::server
