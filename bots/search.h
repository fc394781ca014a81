// Information-set Monte Carlo tree search over any game of the house.
//
// Every iteration samples one world from the searching seat's view, walks down the tree as far as it is known, adds one
// node, plays the world on and tells the decisions on the way what came of them. A node belongs to what one seat sees:
// its key is the hash of that seat's view, so no seat's choice in the tree can depend on what it does not know, and
// seats that choose at once cannot see each other's sealed answers. Each decision counts what its own seat got: any
// number of seats, teams too.
#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>

#include "bots/deadline.h"
#include "bots/playout.h"
#include "bots/tree.h"
#include "bots/worlds.h"
#include "engine/hash.h"

namespace saloon::bots {

/// How long to think: so many iterations, or so much time if there is any; in any case no longer than until somebody
/// says stop, from whatever thread.
struct Budget {
  u32 iterations = 1000;
  u32 milliseconds = 0;
  const std::atomic<bool>* stop = nullptr;

  [[nodiscard]] bool stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

/// What a search has done so far.
struct Effort {
  u64 iterations = 0;
  u64 answers = 0;  ///< simulated, in the tree and beyond
};

template <GameRules G>
class Search {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Decision = typename G::Decision;
  using Option = Edge<Decision>;

  /// With room for thinking so long.
  explicit Search(const Budget& most, const SearchTuning& tuning = tuning_of<G>())
      : tuning_(tuning), tree_(nodes_for(most), nodes_for(most) * kEdgesPerNode) {}

  /// Forgets everything: another match.
  void clear() { tree_.clear(); }

  /// Thinks about the open question of the view's seat. What was thought before about this very view is kept and added
  /// to. `first`: what is tried first and preferred among equals, and the answer if there is no time at all.
  void think(const View& view, const Decision& first, const Chance& chance, const Budget& budget) {
    chance_ = chance;
    luck_ = chance_.fresh_key();
    if (tree_.crowded()) tree_.clear();
    root_ = node_of_root(view, first);
    if (root_->count < 2) return;
    const Worlds<G> worlds(view, tuning_);
    if (budget.milliseconds == 0) {
      for (u32 i = 0; i < budget.iterations && !budget.stopped(); ++i) iterate(view, worlds);
      return;
    }
    Deadline deadline(budget.milliseconds);
    do iterate(view, worlds);
    while (!deadline.is_near() && !budget.stopped());
  }

  /// The decisions looked at, in the order they were first tried; those not tried have no visits.
  [[nodiscard]] std::span<Option> options() { return tree_.edges_of(*root_); }
  [[nodiscard]] const Effort& effort() const { return effort_; }

 private:
  using Node = typename Tree<Decision>::Node;
  struct Step {
    Node* node;
    Option* option;
    Seat seat;
  };
  static constexpr u32 kEdgesPerNode = 24;
  static constexpr int kDeepest = 48;
  static constexpr std::size_t kWidest = 32;  ///< decisions of a node below the root

  static u32 nodes_for(const Budget& most) {
    constexpr u32 kFewest = 1U << 12;
    constexpr u32 kMost = 1U << 17;
    return most.milliseconds != 0 ? kMost : std::clamp(most.iterations * 4, kFewest, kMost);
  }

  static u64 key_of(const State& s, Seat p) { return hash_of(s.seat[p], hash_of(s.pub, p)); }

  Node* node_of_root(const View& view, const Decision& first) {
    const u64 key = hash_of(view.mine, hash_of(view.pub, view.viewer));
    if (Node* known = tree_.find(key)) return known;
    G::legal(view.pub, view.mine, view.viewer, list_);
    const std::span<const Decision> all = in_order(view, first);
    if (Node* added = tree_.add(key, all)) return added;
    tree_.clear();
    return tree_.add(key, all);
  }

  /// What list_ contains: first what the policy would do, then the more promising ones, else in random order.
  std::span<const Decision> in_order(const View& view, const Decision& first) {
    std::size_t given = 0;
    if (!(first == Decision{})) sorted_[given++] = first;
    std::size_t count = given;
    for (const Decision& d : list_) {
      if (!(d == first) && count < sorted_.size()) sorted_[count++] = d;
    }
    const std::span<Decision> rest(&sorted_[given], count - given);
    for (std::size_t i = rest.size(); i > 1; --i) std::swap(rest[i - 1], rest[chance_.below(u32(i))]);
    if constexpr (HasPromise<G>) by_promise(view, rest);
    return {sorted_.data(), count};
  }

  void by_promise(const View& view, std::span<Decision> rest) {
    weighed_.clear();
    for (const Decision& d : rest) weighed_.push(d);
    G::promise(view, weighed_, promise_.data());
    for (std::size_t i = 0; i < rest.size(); ++i) rank_[i] = u32(i);
    const auto before = [this](u32 a, u32 b) { return promise_[a] != promise_[b] ? promise_[a] > promise_[b] : a < b; };
    const std::span<u32> ranks(rank_.data(), rest.size());
#ifdef SALOON_MODULE  // a kilobyte less, and the same order, as no two are equal
    std::ranges::make_heap(ranks, before);
    std::ranges::sort_heap(ranks, before);
#else
    std::ranges::sort(ranks, before);
#endif
    for (std::size_t i = 0; i < rest.size(); ++i) rest[i] = weighed_[int(rank_[i])];
  }

  // --- one iteration
  void iterate(const View& view, const Worlds<G>& worlds) {
    Option* option = &select(*root_);
    // The n-th trial of every decision meets the same world and the same luck, so that they can be compared.
    chance_ = {key_of_seed(luck_, option->visits)};
    world_ = worlds.sample(chance_);
    ask_again(view.viewer);
    Ctx<G> c{world_};
    steps_ = 0;
    Node* node = root_;
    Seat p = view.viewer;
    for (bool is_new = false;; option = &select(*node)) {
      take(c, *node, *option, p);
      if (is_new || steps_ == kDeepest || world_.hidden.waiting == 0) break;
      p = Seat(lowest_bit(world_.hidden.waiting));
      node = next_node(p, is_new);
      if (node == nullptr) break;
    }
    effort_.answers += u64(steps_) + play_out<G>(c, tuning_, list_, chance_);
    ++effort_.iterations;
    Values values{};
    values_of<G>(world_, values);
    learn(values);
  }

  /// What others have sealed is sampled blindly; here they choose again, as well as they can. Where a sealed answer is
  /// more than an answer (a gang sees it at once) it stays.
  void ask_again(Seat viewer) {
    if constexpr (!requires(Ctx<G>& c, Decision d) { G::on_sealed(c, Seat{}, d, d); }) {
      auto& asked = world_.pub.asked;
      for (const Seat p : SeatSet{u16(asked.required & ~world_.hidden.waiting & ~only(viewer).bits)}) {
        world_.seat[p].sealed = Decision{};
        world_.hidden.waiting = u16(world_.hidden.waiting | only(p).bits);
        asked.answered = u16(asked.answered & ~only(p).bits);
      }
    }
  }

  void take(Ctx<G>& c, Node& node, Option& option, Seat p) {
    path_[std::size_t(steps_++)] = {&node, &option, p};
    play(c, p, option.decision);
  }

  /// The node of the seat that chooses next; null if it is new and there is no room.
  Node* next_node(Seat p, bool& is_new) {
    const u64 key = key_of(world_, p);
    if (Node* known = tree_.find(key)) return known;
    is_new = true;
    G::legal(world_.pub, world_.seat[p], p, list_);
    if (list_.empty()) return nullptr;
    const Decision first = tuning_.plays_well ? pick_well<G>(world_, p, weighed_, chance_) : Decision{};
    const std::span<const Decision> all = in_order(HasPromise<G> ? observe<G>(world_, p) : View{}, first);
    return tree_.add(key, all.first(std::min(all.size(), kWidest)));
  }

  /// The best of those looked at so far, the unknown counting for something; a new one when its turn has come.
  Option& select(const Node& node) {
    const std::span<Option> all = tree_.edges_of(node);
    const float visits = float(node.visits);
    const auto open = std::min(all.size(), std::size_t(1 + tuning_.widen * std::sqrt(visits)));
    const float unknown = tuning_.explore * std::sqrt(std::log(visits + 1));
    Option* best = all.data();
    float most = -1;
    for (Option& option : all.first(open)) {
      if (option.visits == 0) return option;
      const float score = option.mean + unknown / std::sqrt(float(option.visits));
      if (score <= most) continue;
      most = score;
      best = &option;
    }
    return *best;
  }

  void learn(const Values& values) {
    for (int i = 0; i < steps_; ++i) {
      const Step& step = path_[std::size_t(i)];
      ++step.node->visits;
      ++step.option->visits;
      step.option->mean += (values[step.seat] - step.option->mean) / float(step.option->visits);
    }
  }

  SearchTuning tuning_;
  Tree<Decision> tree_;
  Node* root_ = nullptr;
  Effort effort_;
  Chance chance_;
  u64 luck_ = 0;  ///< of the question thought about: a stream for each trial
  State world_{};
  typename G::Decisions list_, weighed_;
  std::array<Decision, std::size_t(G::Decisions::capacity()) + 1> sorted_{};
  std::array<Step, kDeepest> path_{};
  int steps_ = 0;
  std::array<float, std::size_t(G::Decisions::capacity())> promise_{};
  std::array<u32, std::size_t(G::Decisions::capacity())> rank_{};
};

}  // namespace saloon::bots
