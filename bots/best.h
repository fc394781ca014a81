// The best of several answers, as bots choose among what they have weighed.
#pragma once

#include "engine/chance.h"

namespace saloon {

/// The best answer that was met; among equals each as likely as the other.
template <class Decision, class Score = double>
struct Best {
  Decision decision{};
  Score score{};
  u32 equals = 0;

  void meet(const Decision& d, Score its, Chance& chance) {
    if (equals != 0 && its < score) return;
    equals = equals == 0 || its > score ? 1 : equals + 1;
    score = its;
    if (equals == 1 || chance.below(equals) == 0) decision = d;
  }
};

template <class Decisions, class F>
auto best_of(const Decisions& list, Chance& chance, F score_of) {
  Best<std::remove_cvref_t<decltype(list[0])>, decltype(score_of(list[0]))> best;
  for (const auto& d : list) best.meet(d, score_of(d), chance);
  return best.decision;
}

}  // namespace saloon
