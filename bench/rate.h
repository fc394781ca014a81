// How often something is done in a second of processor time: what else runs on the machine does not count.
#pragma once

#include <ctime>

namespace saloon {

/// What this process has taken so far, all its threads together.
inline double processor_seconds() { return double(std::clock()) / CLOCKS_PER_SEC; }

struct Rate {
  double times{};    ///< per second of processor time
  double answers{};  ///< per second of processor time
};

/// Calls `once`, which returns how many answers it simulated, for so long. It should take far longer than a look at the
/// clock, which is a microsecond.
template <class F>
Rate rate_of(double seconds, F once) {
  const double start = processor_seconds();
  double spent = 0;
  double times = 0;
  double answers = 0;
  while (spent < seconds) {
    answers += double(once());
    times += 1;
    spent = processor_seconds() - start;
  }
  return {times / spent, answers / spent};
}

}  // namespace saloon
