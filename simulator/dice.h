// What is left to chance in a simulated world: everything follows from one seed.
#pragma once

#include "engine/hash.h"
#include "house/keys.h"

namespace saloon::house::simulator {

class Dice {
 public:
  explicit Dice(u64 seed) : state_(mix64(seed)) {}
  u64 next() { return mix64(state_ += 0x9E3779B97F4A7C15U); }
  /// 0 to n - 1.
  u64 below(u64 n) { return next() % n; }
  /// Both ends included.
  i64 between(i64 lo, i64 hi) { return lo + i64(below(u64(hi - lo + 1))); }
  bool hits(u64 permille) { return below(1000) < permille; }
  Random random() {
    Random bytes{};
    for (u8& b : bytes) b = u8(next());
    return bytes;
  }

 private:
  u64 state_;
};

}  // namespace saloon::house::simulator
