// Taking back: the position comes again, but no draw, no round and nothing that was told.
#include "engine/match/take_back.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/toy_play.h"

namespace saloon {
namespace {

using testing::HasSubstr;

const std::string kKeptKey(64, 'c');

/// Answers until one has drawn something; where the match stood before it.
Bookmark before_a_draw(Match& match, u64 seed) {
  for (u64 i = 0; !match.over(); ++i) {
    Bookmark here = match.bookmark();
    const u64 draws = match.draw_count();
    toy::answer_by_bot(match, *match.waiting().begin(), seed + i);
    if (match.draw_count() != draws && !match.over()) return here;
  }
  ADD_FAILURE() << "nothing was drawn";
  return {};
}

TEST(TakeBack, ThePositionComesAgainButNoDraw) {
  for (const std::string& seed : {std::string("5"), kKeptKey}) {
    const auto match = toy::start(3, {{"limit", "40"}}, seed);
    const Bookmark there = before_a_draw(*match, 1);
    const u64 draws = match->draw_count();
    const auto twin = toy::start(3, {{"limit", "40"}}, seed);
    ASSERT_TRUE(twin->set_back(there, 0)) << "a bookmark holds for every match of the same set-up";
    ASSERT_TRUE(match->set_back(there, 0));
    EXPECT_EQ(match->flow(), twin->flow());
    EXPECT_EQ(match->view(1).at("private"), twin->view(1).at("private"));
    EXPECT_EQ(match->draw_count(), draws) << "the counter goes on";
    EXPECT_TRUE(match->drawn().empty());
  }
}

TEST(TakeBack, TheSameDieDoesNotComeAgain) {
  int differ = 0;
  for (u64 seed = 1; seed <= 20; ++seed) {
    const auto match = toy::start(3, {{"limit", "40"}}, std::to_string(seed));
    const Bookmark there = before_a_draw(*match, seed);
    const std::vector<Drawn> first = match->drawn();
    const u64 draws = match->draw_count();
    ASSERT_TRUE(match->set_back(there, 1));
    before_a_draw(*match, seed);
    EXPECT_GT(match->draw_count(), draws);
    if (match->drawn() != first) ++differ;
  }
  EXPECT_GT(differ, 10);
}

TEST(TakeBack, WhatWasToldStaysToldAndAllHearOfIt) {
  const auto match = toy::start(3, {}, kKeptKey);
  const Bookmark there = match->bookmark();
  const Seat p = *match->waiting().begin();
  toy::answer_by_bot(*match, p, 1);
  const auto before = match->at(2).heard();
  ASSERT_TRUE(match->set_back(there, p));
  auto after = match->at(2).heard();
  ASSERT_EQ(after.size(), before.size() + 1);
  EXPECT_EQ(after.back(), (json::object{{"event", "taken_back"}, {"seat", seat_name(p)}}));
  EXPECT_EQ(match->at(kSpectator).heard().back(), after.back());
  after.pop_back();
  EXPECT_EQ(after, before);
}

TEST(TakeBack, ALateAnswerToWhatWasTakenBackIsRefused) {
  const auto match = toy::start(3, {}, "1");
  const Bookmark there = match->bookmark();
  const int first = match->round();
  while (match->round() == first) toy::answer_by_bot(*match, *match->waiting().begin(), 1);
  const int second = match->round();
  ASSERT_TRUE(match->set_back(there, 0));
  EXPECT_GT(match->round(), second);
  const Seat p = *match->waiting().begin();
  const json::value lawful = match->legal(p).decisions[0];
  EXPECT_EQ(match->answer(p, lawful, first).clause, kClosed);
  EXPECT_EQ(match->answer(p, lawful, second).clause, kClosed);
  EXPECT_TRUE(match->answer(p, lawful, match->round()).accepted());
}

TEST(TakeBack, IsRefusedAfterTheEndAndWithoutABookmark) {
  const auto match = toy::start(3);
  const Bookmark there = match->bookmark();
  EXPECT_THAT(match->set_back({}, 0).error(), HasSubstr("no bookmark"));
  toy::play_out(*match, 1, [](const Match&) {});
  const std::string digest = match->state_digest();
  EXPECT_THAT(match->set_back(there, 0).error(), HasSubstr("is over"));
  EXPECT_EQ(match->state_digest(), digest);
}

// --- what may be taken back without having learnt anything
/// Seat 0 answers as somebody who may take it back.
void answer_first(Match& match, TakeBacks& backs, u64 answers) {
  backs.before(match, 0, answers);
  const Refusal refusal = match.answer(0, match.legal(0).decisions[0]);
  ASSERT_TRUE(refusal.accepted());
  backs.after(match, 0, refusal.taken);
}

TEST(TakeBacks, AChoiceThatNobodyHasSeenCanBeTakenBack) {
  const auto match = toy::start(3, {}, kKeptKey);
  TakeBacks backs;
  EXPECT_EQ(backs.last(), nullptr);
  EXPECT_EQ(backs.why_not(), TakeBacks::Why::NothingDone);
  const json::object before = match->view(0);
  answer_first(*match, backs, 0);
  const TakeBacks::Place* place = backs.last();
  ASSERT_NE(place, nullptr);
  EXPECT_EQ(place->answers, 0U);
  ASSERT_TRUE(match->set_back(place->match->bookmark(), 0));
  backs.done(*match);
  EXPECT_EQ(match->view(0).at("private"), before.at("private"));
  EXPECT_EQ(backs.last(), nullptr);
  EXPECT_EQ(backs.why_not(), TakeBacks::Why::NothingDone);
}

TEST(TakeBacks, NotOnceOthersHaveShownTheirs) {
  const auto match = toy::start(3, {}, kKeptKey);
  TakeBacks backs;
  answer_first(*match, backs, 0);
  const int round = match->round();
  for (u64 i = 1; match->round() == round; ++i) {
    ASSERT_NE(backs.last(), nullptr) << "as long as they are sealed";
    const Seat p = *match->waiting().begin();
    const json::object taken = toy::answer_by_bot(*match, p, i);
    backs.after(*match, p, taken);
  }
  EXPECT_EQ(backs.last(), nullptr);
  EXPECT_NE(backs.why_not(), TakeBacks::Why::NothingDone);
}

TEST(TakeBacks, NotIfTheAnswerItselfShowsWhatOthersHadSealed) {
  const auto match = toy::start(3, {}, kKeptKey);
  TakeBacks backs;
  for (u64 i = 0; !match->waiting().has(0); ++i) {
    ASSERT_FALSE(match->over()) << "a round that waits for the first seat";
    toy::answer_by_bot(*match, *match->waiting().begin(), i);
  }
  const int round = match->round();
  for (const Seat p : match->waiting()) {
    if (p == 0) continue;
    const json::object taken = match->answer(p, match->legal(p).decisions[0]).taken;
    backs.after(*match, p, taken);
  }
  ASSERT_EQ(match->round(), round);
  answer_first(*match, backs, 2);
  ASSERT_NE(match->round(), round);
  EXPECT_EQ(backs.last(), nullptr);
  EXPECT_NE(backs.why_not(), TakeBacks::Why::NothingDone);
}

TEST(TakeBack, KnowsWhatToldSomebodyASecret) {
  const auto match = toy::start(3);
  bool to_owner = false;
  for (std::size_t i = 0; i < match->event_count(); ++i) {
    if (text_in(match->open_event(i), "event") != "drew") continue;
    to_owner = to_owner || match->reveals(i, 0);
    EXPECT_FALSE(match->reveals(i, kSpectator)) << "who sees the back of a card learns nothing";
  }
  EXPECT_TRUE(to_owner);
}

}  // namespace
}  // namespace saloon
