// A recorded game told step by step, through any eyes.
#include "telling/story.h"

#include <gmock/gmock.h>

#include "telling/catalogue.h"
#include "telling/log.h"
#include "tests/kept_record.h"
#include "tests/toy_play.h"

namespace saloon::telling {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Record recorded() {
  const auto match = toy::start(3);
  KeptRecord recorder(*match);
  for (int i = 0; !match->over(); ++i) {
    const Seat p = toy::pick_seat(*match, u64(i));
    recorder.note(*match, p, toy::answer_by_bot(*match, p, u64(i)));
  }
  return recorder.record();
}

const Words& in_english() {
  static const Words kWords = words_of(toy::game(), Language::English);
  return kWords;
}

TEST(Story, TellsEachViewerWhatItHeardAndNothingTwice) {
  const Record record = recorded();
  auto story = Story::of(toy::game(), record);
  ASSERT_TRUE(story) << story.error();
  for (const Seat viewer : {Seat{0}, Seat{2}, kSpectator}) {
    std::vector<std::string> steps;
    for (std::size_t n = 0; n <= story->steps(); ++n) {
      for (std::string& line : story->told_in(n, {viewer, false}, in_english())) steps.push_back(std::move(line));
    }
    std::size_t first = 0;
    EXPECT_EQ(steps, told_since(story->end().at(viewer), first, in_english()));
  }
}

TEST(Story, IsOpenOnlyToWhoSeesEverything) {
  const Record record = recorded();
  auto story = Story::of(toy::game(), record);
  ASSERT_TRUE(story);
  const auto heard = [&](Viewer viewer) {
    std::string all;
    for (std::size_t n = 0; n <= story->steps(); ++n) {
      for (const std::string& line : story->told_in(n, viewer, in_english())) all += line + "\n";
    }
    return all;
  };
  EXPECT_THAT(heard({}), HasSubstr("draws a nugget."));
  EXPECT_THAT(heard({kSpectator, true}), HasSubstr("draws the nugget of"));
  EXPECT_THAT(heard({kSpectator, true}), Not(HasSubstr("draws a nugget.")));
}

TEST(Story, TellsWhoWithdrewToWhoeverCouldSeeThat) {
  const auto match = toy::start(3);
  KeptRecord recorder(*match);
  const Seat p = *match->waiting().begin();
  const Seat leader = *match->offered().begin();
  for (const Seat q : {p, leader}) {
    recorder.note(*match, q, toy::answer_by_bot(*match, q, 1));
    ASSERT_TRUE(match->withdraw(q, match->round()).accepted());
    recorder.add(recorder.recorder().note_withdrawn(q));
  }
  const Record record = recorder.record();
  auto story = Story::of(toy::game(), record);
  ASSERT_TRUE(story) << story.error();
  ASSERT_EQ(story->steps(), 4U);
  EXPECT_EQ(story->answer(2), nullptr);
  EXPECT_EQ(story->seat(2), p);
  EXPECT_THAT(story->told_in(2, {}, in_english()), ::testing::ElementsAre(HasSubstr("takes an answer back")));
  EXPECT_THAT(story->told_in(2, {p, false}, in_english()),
              ::testing::ElementsAre(HasSubstr("You take your answer back")));
  EXPECT_THAT(story->told_in(4, {}, in_english()), ::testing::IsEmpty());
  EXPECT_THAT(story->told_in(4, {leader, false}, in_english()), ::testing::SizeIs(1));
  EXPECT_EQ(story->after(4).state_digest(), story->after(0).state_digest());
}

TEST(Story, WalksForwardAndBack) {
  const Record record = recorded();
  auto story = Story::of(toy::game(), record);
  ASSERT_TRUE(story);
  const std::string digest = story->after(3).state_digest();
  EXPECT_EQ(story->after(story->steps()).state_digest(), record.closing()->state);
  EXPECT_EQ(story->after(3).state_digest(), digest);
  EXPECT_FALSE(story->choice_of(1, in_english()).empty());
}

TEST(Story, IsRefusedInOneLineIfItCannotHaveHappened) {
  Record record = recorded();
  answer_in(record, 2).decision = {{"do", "dance"}};
  const auto story = Story::of(toy::game(), record);
  EXPECT_FALSE(story);
  EXPECT_THAT(story.error(), HasSubstr("answer 3"));
}

}  // namespace
}  // namespace saloon::telling
