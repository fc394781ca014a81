// Imagined worlds of Deadwood 1876: every world that agrees with a view is equally likely. The worlds of a few small
// positions are written down from the rules and compared with what the sampler gives.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "tests/games/deadwood_1876_position.h"

namespace saloon::deadwood_1876 {
namespace {

/// How far counts are from what their weights promise; about `degrees`, with a spread of sqrt(2 * degrees).
struct ChiSquare {
  double value = 0;
  int degrees = -1;
  [[nodiscard]] bool fits() const { return value < degrees + 5 * std::sqrt(2.0 * degrees); }
};

template <class World>
ChiSquare compare(const std::map<World, int>& counts, const std::map<World, double>& weights) {
  double all = 0;
  int samples = 0;
  for (const auto& [world, weight] : weights) all += weight;
  for (const auto& [world, count] : counts) {
    samples += count;
    EXPECT_TRUE(weights.contains(world)) << "an impossible world was imagined";
  }
  ChiSquare chi;
  for (const auto& [world, weight] : weights) {
    const auto found = counts.find(world);
    const double expected = samples * weight / all;
    const double off = (found == counts.end() ? 0 : found->second) - expected;
    chi.value += off * off / expected;
    ++chi.degrees;
  }
  return chi;
}

// --- safes with overlapping facts
constexpr std::string_view kOverlapping = R"({
  "public": { "asked": null, "round": 4, "flow": [{"proc": "round", "at": "next_turn", "done": 1}] },
  "private": {
    "S0": { "hand": "any", "facts": [
      {"safe": "G5", "at": ["h3", "h4"]},
      {"safe": "G6", "at": ["h3", "h4", "h5"]},
      {"safe": "B-TIN", "at": ["h5", "h6", "box"]},
      {"safe": "B-IRON", "at": ["h4", "h6", "h7"]} ] },
    "S1": { "hand": "any" }, "S2": { "hand": "any" } },
  "box": {
    "rows": { "S0": ["h0:G1a", "h1:G1b", "h2:G2a"], "S1": ["h3:G5", "h4:G6", "h5:B-TIN"], "S2": ["h6:B-IRON", "h7:*", "h8:*"] },
    "hold_up_pile": [], "left_over": "rest", "draw_pile": "rest" }
})";
constexpr std::array<Safe, 4> kKnown{kGold5, kGold6, kTin, kIron};
constexpr int kBoxed = kHandles;
using Placing = std::array<int, 4>;

Placing placing_of(const State& s) {
  Placing at{};
  for (unsigned i = 0; i < kKnown.size(); ++i) {
    at[i] = kBoxed;
    for (int handle = 0; handle < kHandles; ++handle) {
      if (s.hidden.safe_at[unsigned(handle)] == kKnown[i] + 1) at[i] = handle;
    }
  }
  return at;
}

/// All placings the facts allow; one in the box counts once for each of the eleven places there.
std::map<Placing, double> possible_placings() {
  constexpr std::array<std::array<int, 3>, 4> kPlaces{{{3, 4, 4}, {3, 4, 5}, {5, 6, kBoxed}, {4, 6, 7}}};
  std::map<Placing, double> all;
  for (const int a : kPlaces[0]) {
    for (const int b : kPlaces[1]) {
      for (const int c : kPlaces[2]) {
        for (const int d : kPlaces[3]) {
          if (a == b || a == d || b == c || b == d || c == d) continue;
          all[{a, b, c, d}] = c == kBoxed ? 11 : 1;
        }
      }
    }
  }
  return all;
}

TEST(Deadwood1876Worlds, OverlappingFactsGiveEveryPlacingItsShare) {
  const View view = observe<Game>(position(3, kOverlapping), 0);
  Chance chance{key_of_seed(5)};
  std::map<Placing, int> counts;
  for (int i = 0; i < 200'000; ++i) ++counts[placing_of(Game::sample_world(view, chance))];
  const auto possible = possible_placings();
  EXPECT_GE(possible.size(), 12U);
  const ChiSquare chi = compare(counts, possible);
  EXPECT_TRUE(chi.fits()) << chi.value << " at " << chi.degrees << " degrees";
}

/// Each safe on any free place of its set, without evening out: not uniform, and the comparison notices.
TEST(Deadwood1876Worlds, PlacingWithoutEveningOutWouldBeNoticed) {
  const std::array<std::vector<int>, 4> places{{{3, 4}, {3, 4, 5}, {5, 6}, {4, 6, 7}}};
  Chance chance{key_of_seed(6)};
  std::map<Placing, int> counts;
  for (int i = 0; i < 200'000;) {
    Placing at{-1, -1, -1, -1};
    bool stuck = false;
    for (unsigned safe = 0; safe < 4; ++safe) {
      std::vector<int> free;
      for (const int place : places[safe]) {
        if (std::find(at.begin(), at.end(), place) == at.end()) free.push_back(place);
      }
      if (safe == 2) free.insert(free.end(), 11, kBoxed);
      stuck = stuck || free.empty();
      if (!stuck) at[safe] = free[chance.below(u32(free.size()))];
    }
    if (stuck) continue;
    ++counts[at];
    ++i;
  }
  EXPECT_FALSE(compare(counts, possible_placings()).fits());
}

// --- a set of places inside another
constexpr std::string_view kInside = R"({
  "public": { "asked": null, "round": 4, "flow": [{"proc": "round", "at": "next_turn", "done": 1}] },
  "private": {
    "S0": { "hand": "any", "facts": [
      {"safe": "G5", "at": ["h3", "h4"]},
      {"safe": "G6", "at": ["h3", "h4", "h5", "h6"]},
      {"safe": "B-TIN", "at": ["h5", "h7"]} ] },
    "S1": { "hand": "any" }, "S2": { "hand": "any" } },
  "box": {
    "rows": { "S0": ["h0:G1a", "h1:G1b", "h2:G2a"], "S1": ["h3:G5", "h4:*", "h5:B-TIN"], "S2": ["h6:G6", "h7:*", "h8:*"] },
    "hold_up_pile": [], "left_over": "rest", "draw_pile": "rest" }
})";

TEST(Deadwood1876Worlds, ASetInsideAnotherTakesOneOfItsPlaces) {
  const View view = observe<Game>(position(3, kInside), 0);
  std::map<Placing, double> possible;
  for (const int g5 : {3, 4}) {
    for (const int tin : {5, 7}) {
      for (const int g6 : {3, 4, 5, 6}) {
        if (g6 != g5 && g6 != tin) possible[{g5, g6, tin, 0}] = 1;
      }
    }
  }
  Chance chance{key_of_seed(10)};
  std::map<Placing, int> counts;
  for (int i = 0; i < 20'000; ++i) {
    Placing at = placing_of(Game::sample_world(view, chance));
    at[3] = 0;
    ++counts[at];
  }
  EXPECT_TRUE(compare(counts, possible).fits());
}

TEST(Deadwood1876Worlds, SafesWithoutAFactAreInterchangeable) {
  const State s = position(3, kOverlapping);
  const View view = observe<Game>(s, 0);
  Chance chance{key_of_seed(7)};
  std::map<int, int> counts;
  std::map<int, double> weights;
  for (int safe = 0; safe < kBaseSafes; ++safe) {
    if (view.mine.facts[unsigned(safe)] == 0) weights[safe] = 1;
  }
  for (int i = 0; i < 100'000; ++i) ++counts[Game::sample_world(view, chance).hidden.safe_at[8] - 1];
  EXPECT_EQ(weights.size(), 13U);
  EXPECT_TRUE(compare(counts, weights).fits());
}

// --- cards after a reshuffle
constexpr std::string_view kAfterReshuffle = R"({
  "public": { "asked": null, "round": 4, "flow": [{"proc": "round", "at": "next_turn", "done": 1}],
              "pool": ["D05", "D06", "D07", "D08", "D09", "D10"], "discard": "rest" },
  "private": {
    "S0": { "hand": ["D47", "D48", "D49", "D50"] },
    "S1": { "hand": ["D01", "D02", "D05", "D06"] },
    "S2": { "hand": ["D03", "D04", "D07", "D08"] } },
  "box": {
    "rows": { "S0": ["h0:*", "h1:*", "h2:*"], "S1": ["h3:*", "h4:*", "h5:*"], "S2": ["h6:*", "h7:*", "h8:*"] },
    "hold_up_pile": [], "left_over": "rest", "draw_pile": ["D09", "D10"] }
})";

/// The two cards of the draw pile were shuffled in, D01 to D04 were not: they are in the other two hands.
TEST(Deadwood1876Worlds, AReshuffleTellsWhatTheDrawPileIsMadeOf) {
  const View view = observe<Game>(position(3, kAfterReshuffle), 0);
  using Deal = std::pair<u64, u64>;
  std::map<Deal, double> possible;
  constexpr u64 kUnseen = bit(10) - 1;
  constexpr u64 kPool = kUnseen & ~(bit(4) - 1);
  for (u64 pile = 0; pile <= kUnseen; ++pile) {
    if (count_bits(pile) != 2 || (pile & ~kPool) != 0) continue;
    for (u64 hand = next_subset(kUnseen & ~pile, 0); hand != 0; hand = next_subset(kUnseen & ~pile, hand)) {
      if (count_bits(hand) == 4) possible[{pile, hand}] = 1;
    }
  }
  EXPECT_EQ(possible.size(), 15U * 70U);
  Chance chance{key_of_seed(8)};
  std::map<Deal, int> counts;
  for (int i = 0; i < 200'000; ++i) {
    const State world = Game::sample_world(view, chance);
    ++counts[{world.hidden.draw_pile, world.seat[1].hand}];
  }
  const ChiSquare chi = compare(counts, possible);
  EXPECT_TRUE(chi.fits()) << chi.value << " at " << chi.degrees << " degrees";
}

TEST(Deadwood1876Worlds, ASingleCardThatWasNotShuffledInIsInAHand) {
  State s = position(3, kAfterReshuffle);
  s.pub.pool |= bit(1) | bit(2) | bit(3);
  const View view = observe<Game>(s, 0);
  Chance chance{key_of_seed(9)};
  for (int i = 0; i < 50; ++i) {
    const State world = Game::sample_world(view, chance);
    EXPECT_EQ((world.seat[1].hand | world.seat[2].hand) & bit(0), bit(0));
    EXPECT_EQ(count_bits(world.hidden.draw_pile), 2);
  }
}

/// Whoever was seen to look at a safe knows it in every imagined world, and everybody knows his own row.
TEST(Deadwood1876Worlds, OthersKnowWhatTheyWereSeenToLookAt) {
  const State s = position(3, R"({
    "public": { "asked": null, "round": 2, "flow": [{"proc": "round", "at": "next_turn", "done": 1}],
                "seen_by": {"h6": ["S1"]} },
    "private": { "S0": { "hand": "any" }, "S1": { "hand": "any", "safes": {"h6": "G5"} }, "S2": { "hand": "any" } },
    "box": { "rows": { "S0": ["h0:*", "h1:*"], "S1": ["h3:*", "h4:*"], "S2": ["h6:G5", "h7:*"] },
             "hold_up_pile": ["*", "*"], "left_over": "rest", "draw_pile": "rest" } })");
  Chance chance{key_of_seed(9)};
  for (int i = 0; i < 1000; ++i) {
    const State world = Game::sample_world(observe<Game>(s, 0), chance);
    EXPECT_EQ(broken_invariant<Game>(world), nullptr);
    EXPECT_EQ(world.seat[1].facts[world.hidden.safe_at[6] - 1U], at_handle(6));
    EXPECT_EQ(world.seat[2].facts[world.hidden.safe_at[7] - 1U], at_handle(7));
  }
}

}  // namespace
}  // namespace saloon::deadwood_1876
