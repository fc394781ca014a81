// A search on several threads: each grows a tree of its own from worlds of its own, and what they found about the open
// question is added up. The same for the same seed, iterations and number of threads.
#pragma once

#include "bots/search.h"
#include "bots/side_by_side.h"
#include "engine/put_in_order.h"

namespace saloon::bots {

template <GameRules G>
class ParallelSearch {
 public:
  using View = typename G::View;
  using Decision = typename G::Decision;
  using Option = Edge<Decision>;

  /// With room for thinking so long on so many threads.
  ParallelSearch(const Budget& most, u32 threads, const SearchTuning& tuning = tuning_of<G>()) {
    for (u32 i = 0; i < threads; ++i) searches_.emplace_back(part_of(most, threads), tuning);
    total_.reserve(std::size_t(G::Decisions::capacity()) + 1);
  }

  void clear() {
    for (Search<G>& search : searches_) search.clear();
  }

  /// Not on more threads than there is room for.
  void think(const View& view, const Decision& first, Chance chance, const Budget& budget, u32 threads) {
    const std::size_t count = std::min(searches_.size(), std::size_t{threads});
    std::array<Chance, kMostThreads> streams{};
    for (std::size_t i = 0; i < count; ++i) streams[i] = {chance.fresh_key(), 0};
    const Budget each = part_of(budget, u32(count));
    const auto one = [&](std::size_t i) { searches_[i].think(view, first, streams[i], each); };
    side_by_side(count, std::cref(one));  // by reference: a copy would ask for memory
    add_up(count);
  }

  /// What was looked at, the most visited first; then what promises most, then what was tried first.
  [[nodiscard]] const std::vector<Option>& best_first() const { return total_; }
  [[nodiscard]] Effort effort() const {
    Effort sum;
    for (const Search<G>& search : searches_) {
      sum.iterations += search.effort().iterations;
      sum.answers += search.effort().answers;
    }
    return sum;
  }

 private:
  static constexpr std::size_t kMostThreads = 64;

  static Budget part_of(const Budget& whole, u32 threads) {
    return {(whole.iterations + threads - 1) / threads, whole.milliseconds, whole.stop};
  }

  void add_up(std::size_t count) {
    total_.clear();
    for (std::size_t i = 0; i < count; ++i) {
      for (const Option& option : searches_[i].options()) add(option);
    }
    const auto order = [](const Option& a, const Option& b) {
      return a.visits != b.visits ? a.visits > b.visits : a.mean > b.mean;
    };
    put_in_order(total_, order);  // there are few, and they are nearly in order
  }

  void add(const Option& option) {
    for (Option& known : total_) {
      if (!(known.decision == option.decision)) continue;
      const u32 visits = known.visits + option.visits;
      if (visits > 0) {
        known.mean = (known.mean * float(known.visits) + option.mean * float(option.visits)) / float(visits);
      }
      known.visits = visits;
      return;
    }
    total_.push_back(option);
  }

  std::vector<Search<G>> searches_;
  std::vector<Option> total_;
};

}  // namespace saloon::bots
