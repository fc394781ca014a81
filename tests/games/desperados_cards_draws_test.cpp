// Clauses of the Desperados card game about what a draw in the middle of a turn may give.
#include <gtest/gtest.h>

#include <utility>

#include "games/desperados_cards/rules.h"
#include "tests/games/heard_chance.h"

namespace saloon::desperados_cards {
namespace {

using HeardChance = saloon::HeardChance<Roll>;

constexpr Config kSeat1Starts{.start_player = StartPlayer::HostChoice, .start_seat = 1};

/// S0 is on turn, about to draw; every row is red, so only red cards fit.
State red_rows() {
  State s = begin<Game>(kSeat1Starts, 3, 5);
  s.pub.asked.close();
  s.hidden.waiting = 0;
  s.pub.flow.clear();
  s.pub.flow.push(frame_of(Proc::Turn));
  s.hidden.draw_pile = kAllCards;
  for (Seat p = 0; p < 3; ++p) {
    s.seat[p].hand = {};
    s.pub.hand_size[p] = 0;
  }
  for (int k = 0; k < kPiles; ++k) {
    join_row(s.pub, k, face_of(0, k));
    s.hidden.draw_pile.remove(face_of(0, k));
  }
  return s;
}

/// Deals these cards out of the draw pile.
void give(State& s, Seat p, CardBag cards) {
  s.hidden.draw_pile = s.hidden.draw_pile - cards;
  s.seat[p].hand = s.seat[p].hand + cards;
  s.pub.hand_size[p] = u8(s.seat[p].hand.size());
}

// DSC-PLACE-11: each single card of the hand is as likely as any other, so a pair counts twice.
TEST(DesperadosCardsRules, a_blind_discard_may_be_any_card_of_the_hand) {
  State s = red_rows();
  const int twin = face_of(1, 3);
  give(s, 0, CardBag::both_of_all(bit(twin)) + CardBag::of(face_of(2, 4)) + CardBag::of(face_of(3, 5)));
  const CardBag hand = s.seat[0].hand;
  s.pub.draw_size = 0;  // nothing to draw: all the rest lies among the posters
  s.pub.posters = std::exchange(s.hidden.draw_pile, CardBag{});
  // but one red card, or the position would be dead
  s.pub.posters.remove(face_of(0, 9));
  s.seat[1].hand.add(face_of(0, 9));
  s.pub.hand_size[1] = 1;

  HeardChance heard;
  Context c{s, &heard};
  Game::advance(c);  // S0's draw and what comes of it
  ASSERT_EQ(heard.draws.size(), 1U);
  EXPECT_EQ(heard.draws[0].roll, Roll::BlindDiscard);
  EXPECT_EQ(heard.draws[0].what.cards, hand);
  EXPECT_EQ(heard.draws[0].what.size(), 4U);
  EXPECT_EQ(s.pub.discard.size(), 1);
  EXPECT_EQ(s.seat[0].hand.size(), 3);
}

// DSC-TURN-03: the reshuffled pile gives any of the cards that were discarded.
TEST(DesperadosCardsRules, a_reshuffled_pile_may_give_any_discarded_card) {
  State s = red_rows();
  give(s, 1, CardBag::of(face_of(1, 0)));
  s.pub.discard = std::exchange(s.hidden.draw_pile, CardBag{});
  s.pub.draw_size = 0;
  const CardBag discarded = s.pub.discard;

  HeardChance heard;
  Context c{s, &heard};
  draw_cards(c, 0, 2);
  ASSERT_EQ(heard.draws.size(), 2U);
  EXPECT_EQ(heard.draws[0].what.cards, discarded);
  EXPECT_EQ(int(heard.draws[1].what.size()), discarded.size() - 1);
  EXPECT_TRUE(s.pub.discard.empty());
}

}  // namespace
}  // namespace saloon::desperados_cards
