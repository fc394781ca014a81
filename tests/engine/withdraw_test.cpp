// Withdrawing an answer while its round is open: as if it had never been given, and no word of it to those who could
// not know of it.
#include "engine/withdraw.h"

#include <gmock/gmock.h>

#include "engine/record/replay.h"
#include "tests/kept_record.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

using testing::HasSubstr;

json::object first_answer(const Match& match, Seat p) { return match.legal(p).decisions.at(0).as_object(); }

/// Seat p gives the first answer there is, and the record knows it.
void give(Match& match, KeptRecord& kept, Seat p) {
  Refusal refusal = match.answer(p, first_answer(match, p));
  ASSERT_TRUE(refusal.accepted()) << refusal.clause;
  kept.note(match, p, std::move(refusal.taken));
}
void take_away(Match& match, KeptRecord& kept, Seat p) {
  ASSERT_TRUE(match.withdraw(p, match.round()).accepted());
  kept.add(kept.recorder().note_withdrawn(p));
}

TEST(Withdraw, LeavesThePositionAsItWas) {
  const auto match = toy::start(3);
  const Seat p = *match->waiting().begin();
  const std::string before = match->state_digest();
  const json::object decision = first_answer(*match, p);
  ASSERT_TRUE(match->answer(p, decision).accepted());
  const std::string sealed = match->state_digest();
  EXPECT_FALSE(match->waiting().has(p));
  const auto clone = match->clone();
  EXPECT_TRUE(match->at(p).withdraw(match->round()).accepted());
  EXPECT_EQ(match->state_digest(), before);
  EXPECT_TRUE(match->waiting().has(p));
  EXPECT_TRUE(match->drawn().empty());
  EXPECT_EQ(clone->state_digest(), sealed) << "another match";
  EXPECT_TRUE(clone->withdraw(p, clone->round()).accepted());
  EXPECT_EQ(clone->state_digest(), before);
  EXPECT_EQ(clone->at(p).heard(), match->at(p).heard());
  ASSERT_TRUE(match->answer(p, decision, match->round()).accepted());
  EXPECT_EQ(match->state_digest(), sealed);
}

TEST(Withdraw, IsToldToWhoWasToldOfTheAnswer) {
  const auto match = toy::start(4, {{"partners", "pairs"}});
  const Seat p = *match->waiting().begin();
  ASSERT_TRUE(match->answer(p, first_answer(*match, p)).accepted());
  for (int time = 0; time < 2; ++time) {
    const std::size_t events = match->event_count();
    ASSERT_EQ(match->withdraw(p, match->round()).accepted(), time == 0);
    EXPECT_EQ(match->event_count(), events + (time == 0 ? 1 : 0));
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, Seat{3}, kSpectator}) {
      const bool partner = viewer == p || viewer == (p + 2) % 4;
      const auto heard = match->at(viewer).heard();
      const json::object withdrawn{{"event", "withdrawn"}, {"seat", seat_name(p)}};
      EXPECT_EQ(heard.back() == withdrawn, partner) << seat_name(viewer);
    }
  }
}

// SALOON-ASK-01, SALOON-ASK-04, SALOON-ASK-05, SALOON-OVER-01
TEST(Withdraw, IsRefusedWhereThereIsNothingToWithdraw) {
  const auto match = toy::start(3);
  const Seat p = *match->waiting().begin();
  const int round = match->round();
  const std::string digest = match->state_digest();
  const std::size_t events = match->event_count();
  EXPECT_EQ(match->withdraw(p, round).clause, kNotSealed);
  EXPECT_EQ(match->withdraw(p, round + 1).clause, kClosed);
  EXPECT_EQ(match->withdraw(p, round - 1).clause, kClosed);
  EXPECT_EQ(match->at(kSpectator).withdraw(round).clause, kNotAsked);
  EXPECT_EQ(match->withdraw(3, round).clause, kNotAsked);
  EXPECT_EQ(match->state_digest(), digest);
  EXPECT_EQ(match->event_count(), events);
  while (match->round() == round) toy::answer_by_bot(*match, *match->waiting().begin(), 1);
  EXPECT_EQ(match->withdraw(p, round).clause, kClosed);
  toy::play_out(*match, 1, [](const Match&) {});
  EXPECT_EQ(match->withdraw(p, round).clause, kGameOver);
  EXPECT_EQ(match->withdraw(p, match->round()).clause, kGameOver);
}

/// What all can see that it must be answered, nobody has chosen.
TEST(Withdraw, DoesNotTakeBackWhatTheEngineAnswered) {
  int forced = 0;
  const auto match = toy::start(4, {{"hand", "2"}});
  toy::play_out(*match, 3, [&](const Match& m) {
    for (const Seat p : m.over() ? SeatSet{} : SeatSet{u16(m.required().bits & ~m.waiting().bits)}) {
      if (m.view(p).at("public").at("hand_size").at(seat_name(p)) != 1) continue;
      ++forced;
      EXPECT_EQ(m.clone()->withdraw(p, m.round()).clause, kNotSealed);
    }
  });
  EXPECT_GT(forced, 0);
}

TEST(Withdraw, OfAnOfferIsKnownToNobody) {
  const auto match = toy::start(3);
  const Seat leader = *match->offered().begin();
  const SeatSet waiting = match->waiting();
  ASSERT_TRUE(match->answer(leader, first_answer(*match, leader)).accepted());
  std::vector<std::size_t> heard;
  for (Seat p = 0; p < 3; ++p) heard.push_back(match->at(p).heard_count());
  ASSERT_TRUE(match->withdraw(leader, match->round()).accepted());
  EXPECT_EQ(match->waiting(), waiting);
  for (Seat p = 0; p < 3; ++p) EXPECT_EQ(match->at(p).heard_count(), heard[p] + (p == leader ? 1 : 0));
}

// --- in records
TEST(WithdrawnLines, ReplayAndVerify) {
  for (const std::string& seed : {std::string("4"), std::string(64, 'd')}) {
    const auto match = toy::start(3, {}, seed);
    KeptRecord kept(*match);
    const Seat p = *match->waiting().begin();
    give(*match, kept, p);
    take_away(*match, kept, p);
    EXPECT_THAT(kept.text(), HasSubstr(R"({"withdrawn":")" + seat_name(p) + R"(","digest":)"));
    const Record open = kept.record();
    EXPECT_EQ((*replay(toy::game(), open))->state_digest(), match->state_digest());
    const auto resumed = resume(toy::game(), open, Replay::Draws::FromSeed);
    ASSERT_TRUE(resumed) << resumed.error();
    EXPECT_EQ(resumed->text, kept.text());
    EXPECT_EQ(resumed->match->waiting(), match->waiting());
    for (u64 i = 0; !match->over(); ++i) {
      const Seat next = *match->waiting().begin();
      kept.note(*match, next, toy::answer_by_bot(*match, next, i));
    }
    Record record = kept.record();
    EXPECT_EQ(write_record(record), kept.text());
    EXPECT_EQ((*replay(toy::game(), record))->state_digest(), match->state_digest());
    const auto verified = verify(toy::game(), record);
    ASSERT_TRUE(verified) << verified.error();
    EXPECT_EQ(verified->answers, verified->given);
    EXPECT_EQ(verified->answers, kept.recorder().answers());
  }
}

TEST(WithdrawnLines, OfNothingAreRefused) {
  const auto match = toy::start(3);
  Record record = KeptRecord(*match).record();
  record.lines.emplace_back(RecordWithdrawn{1});
  EXPECT_EQ(replay(toy::game(), record).error(),
            "line 2 of the record: that S1 withdraws an answer is refused: SALOON-ASK-05");
}

/// What is taken back begins with its answer; what was withdrawn before that stays withdrawn.
TEST(WithdrawnLines, StayWhenTheNextAnswerIsTakenBack) {
  const auto match = toy::start(4);
  KeptRecord kept(*match);
  const Seat p = *match->waiting().begin();
  give(*match, kept, p);
  take_away(*match, kept, p);
  const Bookmark there = match->bookmark();
  give(*match, kept, Seat(nth_bit(match->waiting().bits, 1)));
  kept.take_back(*match, there, 0, 1);
  EXPECT_TRUE(match->waiting().has(p));
  const auto again = replay(toy::game(), kept.record());
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ((*again)->state_digest(), match->state_digest());
}

}  // namespace
}  // namespace saloon
