// One bot at one seat of one match: its level, its temper, and for a gunslinger its search. From a view alone.
#pragma once

#include <memory>
#include <vector>

#include "bots/character.h"
#include "bots/parallel.h"

namespace saloon::bots {

template <GameRules G>
class Brain {
 public:
  using View = typename G::View;
  using Decision = typename G::Decision;

  explicit Brain(const Character& character) : character_(character) {
    if (character.level == Level::Gunslinger) {
      search_ =
          std::make_unique<ParallelSearch<G>>(Budget{character.iterations, character.milliseconds}, character.threads);
    }
  }

  void begin() {
    if (search_ != nullptr) search_->clear();
  }

  /// The answer to the view's open question; a zero decision lets an offer pass, or says that nothing is lawful.
  Decision answer(const View& view, const Temper& temper, Chance chance) {
    switch (character_.level) {
      case Level::Random:
        return any(view, chance);
      case Level::Greenhorn:
        return chance.below(kSlips) == 0 ? any(view, chance) : choose_as<G>(view, temper, chance);
      case Level::Cowhand:
        return choose_as<G>(view, temper, chance);
      case Level::Gunslinger:
        return searched(view, temper, chance);
    }
    return {};
  }

  /// The decisions a search looked at when it answered last, the best first.
  [[nodiscard]] const std::vector<Edge<Decision>>& weighed() const { return search_->best_first(); }
  [[nodiscard]] Effort effort() const { return search_ == nullptr ? Effort{} : search_->effort(); }

 private:
  /// A greenhorn acts on a whim once in so many decisions.
  static constexpr u32 kSlips = 2;
  /// So much of a victory a temper may cost.
  static constexpr float kIndulgence = 0.03F;

  Decision any(const View& view, Chance& chance) {
    G::legal(view.pub, view.mine, view.viewer, list_);
    return list_.empty() ? Decision{} : list_[int(chance.below(u32(list_.size())))];
  }

  Decision searched(const View& view, const Temper& temper, Chance& chance) {
    const Decision instinct = choose_as<G>(view, temper, chance);
    // Whether to take an offer at all is no choice among decisions: instinct knows when to let it pass.
    if (!SeatSet{view.pub.asked.required}.has(view.viewer)) return instinct;
    search_->think(view, instinct, chance);
    const auto& options = search_->best_first();
    if (options.empty()) return instinct;
    if (temper == Temper{}) return options.front().decision;
    for (const auto& option : options) {
      if (option.decision == instinct && option.mean + kIndulgence >= options.front().mean) return instinct;
    }
    return options.front().decision;
  }

  Character character_;
  std::unique_ptr<ParallelSearch<G>> search_;
  typename G::Decisions list_;
};

}  // namespace saloon::bots
