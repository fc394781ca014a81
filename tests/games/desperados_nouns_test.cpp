// Desperados: numbers of the box, sizes, decisions.
#include <gtest/gtest.h>

#include <numeric>

#include "games/desperados/state.h"
#include "tests/games/nouns.h"

namespace saloon::desperados {
namespace {

TEST(DesperadosNouns, FitTheirBudget) {
  EXPECT_LE(sizeof(State), 1024U);
  EXPECT_EQ(sizeof(Decision), 8U);
  stack_up<kFrames>({Proc::Evaluation});
  EXPECT_EQ(std::accumulate(components::kPokerValues.begin(), components::kPokerValues.end(), 0), 58);
  EXPECT_EQ(std::accumulate(components::kCoachValues.begin(), components::kCoachValues.end(), 0), 100);
  EXPECT_EQ(components::kBankValues.size() + components::kReserveValues.size(), unsigned(kBankTiles));
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    for (const Seat marshal : all_seats(seats)) {
      for (const Seat p : gang(marshal, seats)) {
        EXPECT_EQ(seat_of(desperado_of(p, marshal, seats), marshal, seats), p);
      }
      EXPECT_EQ(desperado_of(marshal, marshal, seats), -1);
    }
  }
}

TEST(DesperadosDecision, EverythingIsDistinct) {
  Meanings<Decision> all;
  for (int town = 0; town < kTowns; ++town) {
    EXPECT_EQ(Decision::place(town).town(), town);
    all.add(Decision::place(town));
    all.add(Decision::move(town));
  }
  for (int card = 0; card < kCards; ++card) {
    for (const bool marked : {false, true}) {
      EXPECT_EQ(Decision::lay(card, marked).card(), card);
      EXPECT_EQ(Decision::lay(card, marked).marked(), marked);
      all.add(Decision::lay(card, marked));
    }
  }
  for (u32 banks = 0; banks < bit(kBanks); ++banks) {
    EXPECT_EQ(Decision::refill(banks).banks(), banks);
    all.add(Decision::refill(banks));
  }
  EXPECT_TRUE(Decision::volunteer(true).yes());
  EXPECT_EQ(Decision::rob(Coach::Blue).coach(), Coach::Blue);
  for (const Decision& d :
       {Decision::volunteer(true), Decision::volunteer(false), Decision::no_action(), Decision::poker(),
        Decision::rob(Coach::Brown), Decision::rob(Coach::Blue), Decision::spy(), Decision::stay()}) {
    all.add(d);
  }
  for (const Decision& d : {Decision::no_action(), Decision::poker(), Decision::rob(Coach::Blue), Decision::spy()}) {
    EXPECT_EQ(chosen_by(choice_of(d)), d);
  }
}

}  // namespace
}  // namespace saloon::desperados
