// The memory of a search: nodes, found by the hash of what the acting seat sees, and the decisions of all nodes in one
// row. All room is taken once, when the tree is made.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <span>
#include <vector>

#include "engine/types.h"

namespace saloon::bots {

template <class Decision>
struct Edge {
  Decision decision;
  u32 visits;
  float mean;  ///< of what the acting seat got
};

template <class Decision>
class Tree {
 public:
  struct Node {
    u64 key;  ///< 0: this place is free
    u32 first;
    u32 count;
    u32 visits;
    u32 spare;
  };

  /// Room for at least so many nodes and decisions.
  Tree(u32 nodes, u32 edges) : places_(std::bit_ceil(std::size_t{nodes} * 2)), edges_(edges) {}

  void clear() {
    if (used_nodes_ != 0) std::fill(places_.begin(), places_.end(), Node{});
    used_nodes_ = used_edges_ = 0;
  }
  /// Too full to be worth keeping for another decision.
  [[nodiscard]] bool crowded() const { return used_nodes_ * 4 > places_.size() || used_edges_ * 2 > edges_.size(); }

  /// The node of this key; null if there is none.
  [[nodiscard]] Node* find(u64 key) {
    Node& place = place_of(key);
    return place.key == 0 ? nullptr : &place;
  }
  /// A new node, its decisions not yet tried; null if there is no room. The key must not be there yet.
  Node* add(u64 key, std::span<const Decision> list) {
    const auto count = u32(list.size());
    if (used_nodes_ * 2 >= places_.size() || used_edges_ + count > edges_.size()) return nullptr;
    Node& place = place_of(key);
    assert(place.key == 0);
    place = {named(key), used_edges_, count, 0, 0};
    for (const Decision& d : list) edges_[used_edges_++] = {d, 0, 0};
    ++used_nodes_;
    return &place;
  }
  [[nodiscard]] std::span<Edge<Decision>> edges_of(const Node& node) { return {&edges_[node.first], node.count}; }

 private:
  static u64 named(u64 key) { return key == 0 ? 1 : key; }
  Node& place_of(u64 key) {
    const u64 name = named(key);
    std::size_t at = name & (places_.size() - 1);
    while (places_[at].key != 0 && places_[at].key != name) at = (at + 1) & (places_.size() - 1);
    return places_[at];
  }

  std::vector<Node> places_;
  std::vector<Edge<Decision>> edges_;
  std::size_t used_nodes_ = 0;
  u32 used_edges_ = 0;
};

}  // namespace saloon::bots
