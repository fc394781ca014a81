// Poker hands of one to five cards out of two decks, against a slow and obvious reference.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <vector>

#include "games/dead_money/poker.h"
#include "games/dead_money/rules.h"
#include "tests/games/dead_money_cards.h"

namespace saloon::dead_money {
namespace {

/// A hand as the rules tell it: category, then what is compared in order.
struct Told {
  int category{};
  std::vector<int> compared;  ///< values from the first that counts; a shorter list that is otherwise equal is weaker
  friend auto operator<=>(const Told&, const Told&) = default;
};

bool is_straight(std::vector<int> values, int& top) {
  std::sort(values.begin(), values.end());
  if (values.size() != 5 || std::adjacent_find(values.begin(), values.end()) != values.end()) return false;
  if (values == std::vector<int>{2, 3, 4, 5, 14}) {
    top = 5;
    return true;
  }
  top = values.back();
  return values.back() - values.front() == 4;
}

/// Groups by size and value, the largest group first: {{3, 9}, {2, 4}} is nines full of fours.
std::vector<std::pair<int, int>> groups_of(const std::vector<int>& values) {
  std::map<int, int> count;
  for (const int v : values) ++count[v];
  std::vector<std::pair<int, int>> groups;
  for (const auto& [value, n] : count) groups.emplace_back(n, value);
  std::sort(groups.rbegin(), groups.rend());
  return groups;
}

Told told(const std::vector<int>& faces) {
  std::vector<int> values;
  std::set<int> suits;
  for (const int face : faces) {
    values.push_back(value_of(face));
    suits.insert(int(suit_of(face)));
  }
  const auto groups = groups_of(values);
  std::vector<int> by_group;
  for (const auto& [n, value] : groups) by_group.push_back(value);
  std::vector<int> downwards = values;
  std::sort(downwards.rbegin(), downwards.rend());
  const bool flush = faces.size() == 5 && suits.size() == 1;
  int top = 0;
  const bool straight = is_straight(values, top);
  const int largest = groups[0].first;
  const int second = groups.size() > 1 ? groups[1].first : 0;
  if (largest == 5) return {9, by_group};
  if (straight && flush) return {8, {top}};
  if (largest == 4) return {7, by_group};
  if (largest == 3 && second == 2) return {6, by_group};
  if (flush) return {5, downwards};
  if (straight) return {4, {top}};
  if (largest == 3) return {3, by_group};
  if (largest == 2 && second == 2) return {2, by_group};
  if (largest == 2) return {1, by_group};
  return {0, downwards};
}

CardBag set_of(const std::vector<int>& faces) {
  CardBag cards;
  for (const int face : faces) cards.add(face);
  return cards;
}

std::vector<int> cards_named(std::initializer_list<const char*> names) {
  std::vector<int> faces;
  for (const char* name : names) faces.push_back(face_called(name));
  return faces;
}

std::vector<int> random_hand(Chance& chance, int size) {
  CardBag box = CardBag::both_of_all(kJobs);
  std::vector<int> hand;
  for (int i = 0; i < size; ++i) {
    hand.push_back(box.nth(int(chance.below(u32(box.size())))));
    box.remove(hand.back());
  }
  return hand;
}

/// Every way to take one to five of these cards; equal cards are taken as different ones.
void each_bid(const std::vector<int>& hand, const std::function<void(const std::vector<int>&)>& use) {
  std::vector<int> bid;
  const std::function<void(std::size_t)> from = [&](std::size_t at) {
    if (!bid.empty()) use(bid);
    if (bid.size() == kMostBid) return;
    for (std::size_t i = at; i < hand.size(); ++i) {
      bid.push_back(hand[i]);
      from(i + 1);
      bid.pop_back();
    }
  };
  from(0);
}

// DM-T11: DM-PKR-01 to DM-PKR-07.
TEST(DeadMoneyPoker, RanksTheExamplesOfTheRules) {
  const std::vector<std::vector<int>> rising{
      cards_named({"7S"}),
      cards_named({"7S", "2D"}),
      cards_named({"AH"}),
      cards_named({"AH", "KD", "QC", "JS", "9D"}),
      cards_named({"2C", "2D"}),
      cards_named({"9C", "9S"}),
      cards_named({"9H", "9S", "3C", "2D"}),
      cards_named({"9C", "9D", "4H"}),
      cards_named({"KD", "KS"}),
      cards_named({"KD", "KS", "9H"}),
      cards_named({"3C", "3D", "2H", "2S"}),
      cards_named({"4D", "4H", "4S"}),
      cards_named({"AS", "2D", "3C", "4H", "5D"}),
      cards_named({"3D", "4C", "5H", "6S", "7D"}),
      cards_named({"10C", "JD", "QH", "KS", "AD"}),
      cards_named({"2S", "3S", "5S", "8S", "9S"}),
      cards_named({"KS", "QS", "JS", "9S", "8S"}),
      cards_named({"KS", "KS", "9S", "5S", "3S"}),
      cards_named({"2C", "2D", "2H", "3C", "3D"}),
      cards_named({"2C", "2D", "2H", "2S"}),
      cards_named({"AD", "2D", "3D", "4D", "5D"}),
      cards_named({"9H", "10H", "JH", "QH", "KH"}),
      cards_named({"2C", "2C", "2D", "2H", "2S"}),
  };
  for (std::size_t i = 1; i < rising.size(); ++i) {
    EXPECT_LT(score_of(set_of(rising[i - 1])), score_of(set_of(rising[i]))) << "example " << i;
  }
}

// DM-PKR-02, DM-PKR-04, DM-PKR-08.
TEST(DeadMoneyPoker, NeedsFiveCardsForAStraightAndIgnoresSuits) {
  const auto category = [](std::initializer_list<const char*> names) {
    return category_of(score_of(set_of(cards_named(names))));
  };
  EXPECT_EQ(category({"3D", "4C", "5H", "6S"}), Category::HighCard);
  EXPECT_EQ(category({"2S", "5S", "9S", "KS"}), Category::HighCard);
  EXPECT_EQ(category({"QS", "KS", "AS", "2D", "3C"}), Category::HighCard);
  EXPECT_EQ(score_of(set_of(cards_named({"8C", "8D"}))), score_of(set_of(cards_named({"8H", "8S"}))));
}

TEST(DeadMoneyPoker, AgreesWithTheReferenceOnEveryBidOfRandomHands) {
  Chance chance{.key = 41};
  for (int round = 0; round < 60; ++round) {
    // Now and then all cards of few ranks or of one suit, where the rare hands are.
    std::vector<int> hand = random_hand(chance, 9);
    if (round % 3 == 1) {
      for (int& face : hand) face = face_of(rank_of(face) % 3, suit_of(face));
    } else if (round % 3 == 2) {
      for (int& face : hand) face = face_of(rank_of(face) % 8, Suit::Hearts);
    }
    std::vector<int> held;
    for (const int face : hand) {
      if (std::count(held.begin(), held.end(), face) < 2) held.push_back(face);
    }
    std::vector<std::pair<Score, Told>> bids;
    each_bid(held, [&](const std::vector<int>& bid) { bids.emplace_back(score_of(set_of(bid)), told(bid)); });
    for (const auto& [score, hand_told] : bids) EXPECT_EQ(int(category_of(score)), hand_told.category);
    std::sort(bids.begin(), bids.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    for (std::size_t i = 1; i < bids.size(); ++i) {
      const bool equal = bids[i - 1].second == bids[i].second;
      ASSERT_TRUE(equal ? bids[i - 1].first == bids[i].first : bids[i - 1].first < bids[i].first);
    }
  }
}

/// The bid list of a hand that has to beat `beat`.
void list_for(CardBag hand, Score beat, Game::Decisions& list) {
  list.clear();
  list_bids_above(beat, hand, list);
}

// DM-SHOW-06, DM-SHOW-07: whoever can bid is offered a bid, whoever cannot is offered none; the strongest bid of the
// hand is always among them.
TEST(DeadMoneyBids, ListsABidExactlyWhereThereIsOneAndAlwaysTheStrongest) {
  Chance chance{.key = 43};
  Game::Decisions list;
  for (int round = 0; round < 400; ++round) {
    std::vector<int> hand = random_hand(chance, 1 + int(chance.below(11)));
    if (round % 4 == 3) {
      CardBag few;
      for (const int face : hand) {
        const int near = face_of(rank_of(face) % 4, suit_of(face));
        if (few.count(near) < 2) few.add(near);
      }
      hand.clear();
      for_each_card(few, [&](int face) { hand.push_back(face); });
    }
    Score strongest = 0;
    std::set<std::pair<u64, u64>> all;
    each_bid(hand, [&](const std::vector<int>& bid) {
      strongest = std::max(strongest, score_of(set_of(bid)));
      all.insert({set_of(bid).one, set_of(bid).two});
    });
    const Score beat = round % 2 == 0 ? 0 : score_of(set_of(random_hand(chance, 1 + int(chance.below(5)))));
    list_for(set_of(hand), beat, list);
    EXPECT_EQ(list.size() > 1, strongest > beat);
    Score listed = 0;
    for (const Decision& d : list) {
      if (d.verb() == Verb::Pass) continue;
      EXPECT_TRUE(all.contains({d.chosen().one, d.chosen().two}));
      EXPECT_GT(score_of(d.chosen()), beat);
      listed = std::max(listed, score_of(d.chosen()));
    }
    if (strongest > beat) {
      EXPECT_EQ(listed, strongest);
    }
    if (hand.size() <= kMostBid && beat == 0) {
      EXPECT_EQ(std::size_t(list.size()), all.size() + 1);
    }
    EXPECT_EQ(list.partial(), hand.size() > kMostBid);
  }
}

TEST(DeadMoneyBids, EightOfAKindAreListedOnceEach) {
  Game::Decisions list;
  list_for({rank_mask(3), rank_mask(3)}, 0, list);
  std::set<std::pair<u64, u64>> bids;
  for (const Decision& d : list) EXPECT_TRUE(bids.insert({d.chosen().one, d.chosen().two}).second);
  EXPECT_GE(bids.size(), 6U);
}

}  // namespace
}  // namespace saloon::dead_money
