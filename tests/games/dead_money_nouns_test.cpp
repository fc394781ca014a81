// Dead Money: numbers of the box, sizes, decisions.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <span>

#include "games/dead_money/state.h"
#include "tests/games/nouns.h"

namespace saloon::dead_money {
namespace {

TEST(DeadMoneyNouns, FitTheirBudget) {
  EXPECT_LE(sizeof(State), 1024U);
  EXPECT_EQ(sizeof(Decision), 16U);
  stack_up<kFrames>({Proc::Turn, Proc::PlayTop, Proc::PlayTop, Proc::Swap});
}

TEST(DeadMoneyNouns, FacesKeepRankAndSuit) {
  for (int face = 0; face < kFaces; ++face) {
    EXPECT_EQ(face_of(rank_of(face), suit_of(face)), face);
    EXPECT_EQ(rank_mask(rank_of(face)) & suit_mask(suit_of(face)), bit(face));
  }
  EXPECT_EQ(value_of(face_of(kAce, Suit::Spades)), 14);
  EXPECT_EQ(count_bits(kLetters), 20);
  Brains b = with_brains(0, Suit::Hearts, 2);
  b = with_brains(b, Suit::Spades, 1);
  EXPECT_EQ(brains_of(b, Suit::Hearts), 2);
  EXPECT_EQ(brains_of(with_brains(b, Suit::Hearts, 0), Suit::Spades), 1);
  EXPECT_EQ(brains_of(b, Suit::Diamonds), 0);
}

TEST(DeadMoneyDecision, SingleThingsAreDistinct) {
  Meanings<Decision> all;
  for (int face = 0; face < kFaces; ++face) {
    for (const Decision& d : {Decision::play(face), Decision::card(face)}) {
      EXPECT_EQ(d.face(), face);
      EXPECT_EQ(d.chosen(), CardBag::of(face));
      all.add(d);
    }
  }
  for (const Decision& d : {Decision::draw(), Decision::end(), Decision::pass(), Decision::nothing()}) {
    all.add(d);
  }
  for (Seat p = 0; p < kMaxSeats; ++p) {
    EXPECT_EQ(Decision::player(p).target(), p);
    all.add(Decision::player(p));
    for (int a = 0; a < kSuits; ++a) {
      EXPECT_EQ(Decision::brain(p, Suit(a)).suit(), Suit(a));
      EXPECT_EQ(Decision::brain(p, Suit(a)).holder(), p);
      all.add(Decision::brain(p, Suit(a)));
      for (int b = a; b < kSuits; ++b) {
        EXPECT_EQ(brain_pair(Suit(a), Suit(b)), brain_pair(Suit(b), Suit(a)));
        const Decision two = Decision::two_brains(p, brain_pair(Suit(a), Suit(b)));
        EXPECT_EQ(two.chosen().size(), 2);
        EXPECT_EQ(two.holder(), p);
        all.add(two);
      }
    }
    for (Seat q = Seat(p + 1); q < kMaxSeats; ++q) {
      const Decision both = Decision::players(only(p) | only(q));
      EXPECT_EQ(both.pair(), only(p) | only(q));
      all.add(both);
    }
  }
}

TEST(DeadMoneyDecision, AnySetOfAnyHandFits) {
  Chance chance{.key = 7};
  Meanings<Decision> all;
  for (int hand = 1; hand <= kCardsInBox; ++hand) {
    CardBag left = kAllCards;
    CardBag set;
    for (int i = 0; i < hand; ++i) {
      const int face = left.nth(int(chance.below(u32(left.size()))));
      left.remove(face);
      set.add(face);
    }
    EXPECT_EQ(Decision::cards(set).chosen(), set);
    EXPECT_EQ(Decision::bid(set).chosen(), set);
    EXPECT_EQ(Decision::cards(set).verb(), Verb::Cards);
    EXPECT_EQ((set + left), kAllCards);
    all.add(Decision::cards(set));
    all.add(Decision::bid(set));
  }
}

TEST(DeadMoneyDecision, OrdersAndGiftsComeBack) {
  Meanings<Decision> all;
  std::array<u8, 5> faces{0, 13, 27, 40, 55};
  do {
    const Decision d = Decision::order(order_of(faces));
    for (int i = 0; i < 5; ++i) EXPECT_EQ(d.ordered(i), faces[unsigned(i)]);
    EXPECT_EQ(d.ordered(5), kNoFace);
    all.add(d);
  } while (std::next_permutation(faces.begin(), faces.end()));
  EXPECT_EQ(all.size(), 120U);
  EXPECT_EQ(Decision::order(order_of(std::span(faces).first(2))).ordered(2), kNoFace);

  for (u8 a = 0; a < kFaces; ++a) {
    for (u8 b = a; b < kFaces; ++b) {
      const Gift x{a, 1};
      const Gift y{b, 5};
      const Decision d = Decision::assign(gifts_of(x, y));
      EXPECT_EQ(d, Decision::assign(gifts_of(y, x)));
      const Gifts gifts = d.gifts();
      EXPECT_EQ(gifts.size(), 2);
      EXPECT_TRUE((gifts[0] == x && gifts[1] == y) || (gifts[0] == y && gifts[1] == x));
      all.add(d);
      if (a != b) all.add(Decision::assign(gifts_of({a, 5}, {b, 1})));
    }
    const Decision one = Decision::assign(gifts_of({a, 0}));
    EXPECT_EQ(one.gifts().size(), 1);
    all.add(one);
  }
}

TEST(DeadMoneyNouns, BidsArePackedFaces) {
  u32 bid = 0;
  for (int i = 0; i < kMostBid; ++i) bid = with_bid_face(bid, i, 51 - i);
  for (int i = 0; i < kMostBid; ++i) EXPECT_EQ(bid_face(bid, i), 51 - i);
  EXPECT_EQ(bid_face(with_bid_face(0, 0, 0), 0), 0);
  EXPECT_EQ(bid_face(with_bid_face(0, 0, 0), 1), kNoFace);
}

}  // namespace
}  // namespace saloon::dead_money
