// Where the worlds of a search come from: the game's own belief about how the others have played, else any world the
// view allows, as plausible as a few tries find.
#pragma once

#include "bots/hooks.h"

namespace saloon::bots {

template <GameRules G>
class Worlds {
 public:
  using State = typename G::State;
  using View = typename G::View;

  /// The view must outlive this.
  Worlds(const View& view, const SearchTuning& tuning) : view_(view), tuning_(tuning) {}

  State sample(Chance& chance) const {
    if constexpr (HasPlausible<G>) {
      for (int i = 1; i < tuning_.worlds; ++i) {
        State world = G::sample_world(view_, chance);
        if (chance.below(kSurelySo) < G::plausible(world, view_)) return world;
      }
    }
    return G::sample_world(view_, chance);
  }

 private:
  const View& view_;
  const SearchTuning& tuning_;
};

template <GameRules G>
  requires HasBelief<G>
class Worlds<G> {
 public:
  Worlds(const typename G::View& view, const SearchTuning&) : belief_(view) {}
  typename G::State sample(Chance& chance) const { return belief_.sample(chance); }

 private:
  typename G::Belief belief_;
};

}  // namespace saloon::bots
