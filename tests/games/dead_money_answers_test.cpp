// Where only some answers are listed, `accepts` against a slow and obvious definition: bids, swaps, discards.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/dead_money/rules.h"

namespace saloon::dead_money {
namespace {

std::vector<int> listed(CardBag cards) {
  std::vector<int> faces;
  for_each_card(cards, [&](int face) { faces.push_back(face); });
  std::sort(faces.begin(), faces.end());
  return faces;
}

CardBag random_cards(Chance& chance, CardBag from, int size) {
  CardBag cards;
  for (int i = 0; i < size && !from.empty(); ++i) {
    const int face = from.nth(int(chance.below(u32(from.size()))));
    from.remove(face);
    cards.add(face);
  }
  return cards;
}

/// Mostly cards of the hand, now and then one that is not.
CardBag said_cards(Chance& chance, CardBag hand, int size) {
  CardBag said = random_cards(chance, hand, size);
  if (chance.below(4) == 0) {
    const int stray = int(chance.below(kFaces));
    if (said.count(stray) < 2) said.add(stray);
  }
  return said;
}

bool holds_all(const std::vector<int>& hand, const std::vector<int>& cards) {
  return std::includes(hand.begin(), hand.end(), cards.begin(), cards.end());
}

struct Position {
  Public pub{};
  Private mine{};

  Position(Chance& chance, Ask ask, Effect effect, int count) {
    mine.hand = random_cards(chance, kAllCards, 1 + int(chance.below(14)));
    pub.seats = 4;
    pub.hand_size[0] = u8(mine.hand.size());
    pub.asked.what[0] = u8(ask);
    for (u8 face = 0; face < kFaces; ++face) {
      if (effect_of(face) == effect) pub.in_play[0] = face;
    }
    pub.in_play_size = 1;
    const u8 size = u8(count);
    pub.flow.push(ask == Ask::SwapCards ? frame_of(Proc::Swap, SwapLocals{.each = size})
                                        : frame_of(Proc::Give, GiveLocals{.due = size}));
  }
};

TEST(DeadMoneyAnswers, ABidIsOneToFiveCardsOfTheHandWithoutBrainsAndStronger) {
  Chance chance{.key = 47};
  int accepted = 0;
  for (int round = 0; round < 20000; ++round) {
    Position at(chance, Ask::Bid, Effect::SelfDraw1, 0);
    const CardBag best = random_cards(chance, CardBag::both_of_all(kJobs), int(chance.below(4)));
    at.pub.showdown.best_score = best.empty() ? 0 : score_of(best);
    const CardBag said = said_cards(chance, at.mine.hand, 1 + int(chance.below(7)));
    const auto cards = listed(said);
    const bool brain = std::any_of(cards.begin(), cards.end(), [](int face) { return rank_of(face) == kBrain; });
    const bool short_enough = !cards.empty() && cards.size() <= 5;
    const bool right = short_enough && !brain && holds_all(listed(at.mine.hand), cards) &&
                       (best.empty() || score_of(said) > score_of(best));
    if (said.empty()) continue;
    EXPECT_EQ(Game::accepts(at.pub, at.mine, 0, Decision::bid(said)).yes(), right);
    accepted += right;
  }
  EXPECT_GT(accepted, 2000);
}

TEST(DeadMoneyAnswers, ASetIsSoManyCardsOfTheHand) {
  Chance chance{.key = 53};
  int accepted = 0;
  for (int round = 0; round < 20000; ++round) {
    const int count = 1 + int(chance.below(5));
    const bool swap = chance.below(2) == 0;
    const Position at(chance, swap ? Ask::SwapCards : Ask::DiscardSet,
                      swap ? Effect::TwoPlayersSwap : Effect::CollectAndDiscard, count);
    const CardBag said = said_cards(chance, at.mine.hand, count - 1 + int(chance.below(3)));
    if (said.empty()) continue;
    const auto cards = listed(said);
    const bool right = int(cards.size()) == count && holds_all(listed(at.mine.hand), cards);
    const Verdict verdict = Game::accepts(at.pub, at.mine, 0, Decision::cards(said));
    EXPECT_EQ(verdict.yes(), right);
    if (!right) {
      EXPECT_STREQ(verdict.clause, swap ? "DM-FX-4C" : "DM-FX-6H");
    }
    accepted += right;
  }
  EXPECT_GT(accepted, 2000);
}

/// All different sets of `count` cards, slowly.
std::size_t number_of_sets(const std::vector<int>& hand, std::size_t count) {
  std::vector<std::vector<int>> sets;
  for (u32 mask = 0; mask < 1U << hand.size(); ++mask) {
    if (std::size_t(count_bits(mask)) != count) continue;
    std::vector<int> set;
    for (const int i : Bits{mask}) set.push_back(hand[unsigned(i)]);
    if (std::find(sets.begin(), sets.end(), set) == sets.end()) sets.push_back(set);
  }
  return sets.size();
}

TEST(DeadMoneyAnswers, ListsOfSetsAreCompleteUnlessTheySayOtherwise) {
  Chance chance{.key = 59};
  Game::Decisions list;
  int complete = 0;
  for (int round = 0; round < 600; ++round) {
    Position at(chance, Ask::SwapCards, Effect::TwoPlayersSwap, 1);
    at.mine.hand = random_cards(chance, CardBag::both_of_all(0xFF), 1 + int(chance.below(8)));
    const auto hand = listed(at.mine.hand);
    const auto count = 1 + chance.below(u32(hand.size()));
    at.pub.flow.top().set(SwapLocals{.each = u8(count)});
    Game::legal(at.pub, at.mine, 0, list);
    const std::size_t all = number_of_sets(hand, count);
    EXPECT_LE(std::size_t(list.size()), all);
    EXPECT_GE(list.size(), 1);
    if (list.partial()) continue;
    EXPECT_EQ(std::size_t(list.size()), all);
    ++complete;
  }
  EXPECT_GT(complete, 100);
}

/// DM-FX-KC, DM-FX-7C: any order of the cards seen and any sharing out is an answer, and each is listed once.
TEST(DeadMoneyAnswers, OrdersAndGiftsAreAllListed) {
  Chance chance{.key = 61};
  Game::Decisions list;
  for (int round = 0; round < 300; ++round) {
    Position at(chance, Ask::Reorder, Effect::ReorderTop5, 0);
    const CardBag top = random_cards(chance, CardBag::both_of_all(0x3F), 1 + int(chance.below(5)));
    std::vector<int> faces = listed(top);
    at.pub.fixed_size = u8(faces.size());
    for (std::size_t i = 0; i < faces.size(); ++i) at.mine.fixed[i] = u8(faces[i] + 1);
    at.pub.flow.top() = frame_of(Proc::Reorder, ReorderLocals{.seen = u8(faces.size())});
    std::size_t orders = 0;
    do {
      const std::vector<u8> order(faces.begin(), faces.end());
      EXPECT_TRUE(Game::accepts(at.pub, at.mine, 0, Decision::order(order_of(order))).yes());
      ++orders;
    } while (std::next_permutation(faces.begin(), faces.end()));
    Game::legal(at.pub, at.mine, 0, list);
    EXPECT_EQ(std::size_t(list.size()), orders);
    EXPECT_FALSE(list.partial());
  }
}

}  // namespace
}  // namespace saloon::dead_money
