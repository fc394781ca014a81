// All the ways that a few dice can fall, one after the other, through the very rule that rolls them:
//
//   EveryDraw every;
//   do {
//     ... run the rule in a fresh state, with `every` as its source ...
//   } while (every.next());
//
// If each run makes as many draws of the same sizes, as dice do, each run is as likely as the other.
#pragma once

#include <array>

#include "engine/chance.h"

namespace saloon {

class EveryDraw final : public ChanceSource {
 public:
  Chosen choose(u8 /*roll*/, const Possible& what, Chance& inner) override {
    ++inner.drawn;
    if (at_ == depth_) draws_[depth_++] = {0, what.size()};
    return what.chosen_at(draws_[at_++].place);
  }
  /// False once there is no other way.
  bool next() {
    at_ = 0;
    for (; depth_ > 0; --depth_) {
      Draw& last = draws_[depth_ - 1];
      if (++last.place < last.size) return true;
    }
    return false;
  }

 private:
  static constexpr unsigned kMostDraws = 8;
  struct Draw {
    u32 place, size;
  };
  std::array<Draw, kMostDraws> draws_{};
  unsigned depth_ = 0;
  unsigned at_ = 0;
};

}  // namespace saloon
