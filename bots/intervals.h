// What a measured mean surely lies between: 95 % intervals.
#pragma once

#include <span>

#include "engine/types.h"

namespace saloon::bots {

struct Interval {
  double low{};
  double high{};
};

/// Wilson's interval of a share of independent games. Parts of a victory vary less than whole ones, so that with shared
/// victories the true interval is no wider.
Interval wilson(double won, double games);

/// Fewer values than this say too little about how much they vary.
inline constexpr std::size_t kFewestBlocks = 30;

struct Mean {
  double mean{};
  Interval interval{};
};
/// The mean of independent values and Student's interval of it; of two values at least.
Mean mean_of(std::span<const double> values);

}  // namespace saloon::bots
