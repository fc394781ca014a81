// An ear for what each draw may give; the generator in the state goes on deciding, unless the test says what is rolled.
#pragma once

#include <optional>
#include <vector>

#include "engine/chance.h"

namespace saloon {

template <class Roll>
class HeardChance final : public ChanceSource {
 public:
  struct Draw {
    Roll roll;
    Possible what;
  };
  HeardChance() = default;
  /// Every kind of draw from this one on gives this value.
  HeardChance(Roll first, u32 value) : first_(first), value_(value) {}

  Chosen choose(u8 roll, const Possible& what, Chance& inner) override {
    draws.push_back({Roll(roll), what});
    const Chosen drawn = what.chosen_at(inner.below(what.size()));
    return first_ && Roll(roll) >= *first_ ? what.chosen(value_) : drawn;
  }
  /// What the draws of this kind could give, one after the other.
  [[nodiscard]] std::vector<Possible> of(Roll roll) const {
    std::vector<Possible> found;
    for (const Draw& draw : draws) {
      if (draw.roll == roll) found.push_back(draw.what);
    }
    return found;
  }
  std::vector<Draw> draws;

 private:
  std::optional<Roll> first_;
  u32 value_{};
};

}  // namespace saloon
