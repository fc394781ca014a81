// For the tests of a game's nouns and verbs: that a decision's bytes mean one thing, that the argued depth is the
// depth.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <initializer_list>
#include <set>

#include "engine/flow.h"

namespace saloon {

/// Decisions of different meaning, given one after the other: none may have the bytes of an earlier one, nor be the
/// zero decision, which means that nothing was sealed.
template <class Decision>
class Meanings {
 public:
  void add(const Decision& d) {
    std::array<unsigned char, sizeof(Decision)> bytes{};
    std::memcpy(bytes.data(), &d, sizeof d);
    EXPECT_TRUE(seen_.insert(bytes).second) << "decision " << seen_.size() << " has the bytes of another";
    EXPECT_FALSE(d == Decision{});
  }
  [[nodiscard]] std::size_t size() const { return seen_.size(); }

 private:
  std::set<std::array<unsigned char, sizeof(Decision)>> seen_;
};

/// Stacks up procedures as the comment at the game's kFrames argues; the last must fit, and popping leaves no trace.
template <int N, class Proc>
void stack_up(std::initializer_list<Proc> deepest) {
  Flow<N> flow;
  for (const Proc p : deepest) {
    ASSERT_LT(flow.depth, N);
    flow.push(frame_of(p));
  }
  EXPECT_EQ(flow.depth, N) << "kFrames leaves room that nothing argues for";
  flow.clear();
  EXPECT_EQ(std::memcmp(&flow, std::array<unsigned char, sizeof flow>{}.data(), sizeof flow), 0);
}

}  // namespace saloon
