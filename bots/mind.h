// How a bot comes to its decision: its level, its temper, and for a gunslinger its search. From a view alone, for any
// seat of any match of the game.
#pragma once

#include <memory>
#include <vector>

#include "bots/character.h"
#include "bots/parallel.h"

namespace saloon::bots {

template <GameRules G>
class Mind {
 public:
  using View = typename G::View;
  using Decision = typename G::Decision;

  /// With room for characters that think no longer than this one, and on no more threads.
  explicit Mind(const Character& most) : most_(most) {
    if (most.level != Level::Gunslinger) return;
    search_ = std::make_unique<ParallelSearch<G>>(Budget{most.iterations, most.milliseconds}, most.threads);
  }

  /// Thinks as if nothing had been thought before.
  void forget() {
    if (search_ != nullptr) search_->clear();
  }

  /// The answer to the view's open question; a zero decision lets an offer pass, or says that nothing is lawful. Once
  /// `stop` is set it is the best found so far.
  Decision answer(const View& view, const Character& character, const Temper& temper, Chance chance,
                  const std::atomic<bool>* stop = nullptr) {
    switch (character.level) {
      case Level::Random:
        return any(view, chance);
      case Level::Greenhorn:
        return chance.below(kSlips) == 0 ? any(view, chance) : choose_as<G>(view, temper, chance);
      case Level::Cowhand:
        return choose_as<G>(view, temper, chance);
      case Level::Gunslinger:
        return searched(view, character, temper, chance, stop);
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

  Decision searched(const View& view, const Character& character, const Temper& temper, Chance& chance,
                    const std::atomic<bool>* stop) {
    const Decision instinct = choose_as<G>(view, temper, chance);
    // Whether to take an offer at all is no choice among decisions: instinct knows when to let it pass.
    if (search_ == nullptr || !SeatSet{view.pub.asked.required}.has(view.viewer)) return instinct;
    search_->think(view, instinct, chance, budget_of(character, stop), character.threads);
    const auto& options = search_->best_first();
    if (options.empty()) return instinct;
    if (temper == Temper{}) return options.front().decision;
    for (const auto& option : options) {
      if (option.decision == instinct && option.mean + kIndulgence >= options.front().mean) return instinct;
    }
    return options.front().decision;
  }

  /// No more than there is room for; who wants time where there is room for none gets iterations.
  [[nodiscard]] Budget budget_of(const Character& character, const std::atomic<bool>* stop) const {
    const bool is_timed = character.milliseconds != 0;
    return {is_timed ? most_.iterations : std::min(character.iterations, most_.iterations),
            std::min(character.milliseconds, most_.milliseconds), stop};
  }

  Character most_;
  std::unique_ptr<ParallelSearch<G>> search_;
  typename G::Decisions list_;
};

}  // namespace saloon::bots
