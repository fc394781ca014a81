// Running something twice with the same draws: one run writes them down, the other follows them.
#pragma once

#include <vector>

#include "engine/match/match.h"

namespace saloon {

/// Draws from the generator in the state and notes each result with everything else that could have come.
class NotingChance final : public ChanceSource {
 public:
  Chosen choose(u8 roll, const Possible& what, Chance& inner) override {
    const Chosen chosen = what.draw(inner);
    draws.push_back({roll, chosen.value});
    possible.push_back(what);
    return chosen;
  }
  std::vector<Drawn> draws;
  std::vector<Possible> possible;
};

/// Gives noted draws in order, for as long as each is the kind of draw that is wanted and possible.
class SameChance final : public ChanceSource {
 public:
  explicit SameChance(const std::vector<Drawn>& draws) : draws_(draws) {}
  Chosen choose(u8 roll, const Possible& what, Chance& inner) override {
    const bool next = at_ < draws_.size() && draws_[at_].roll == roll && what.has(draws_[at_].value);
    parted_ = parted_ || !next;
    if (parted_) return what.draw(inner);
    ++inner.drawn;
    return what.chosen(draws_[at_++].value);
  }
  [[nodiscard]] bool parted() const { return parted_; }
  [[nodiscard]] bool used_up() const { return at_ == draws_.size(); }

 private:
  const std::vector<Drawn>& draws_;
  std::size_t at_ = 0;
  bool parted_ = false;
};

}  // namespace saloon
