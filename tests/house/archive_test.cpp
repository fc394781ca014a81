// What is left of a table when its game is over.
#include "house/archive.h"

#include <gtest/gtest.h>

#include "engine/record/replay.h"
#include "telling/story_lines.h"
#include "tests/house/evening.h"

namespace saloon::house {
namespace {

struct Finished {
  Finished() : evening(table_for("dead_money", 3, 2)), anne(evening.connect("host")), zoe(evening.connect("Zoé")) {
    evening.say(anne, {{"type", "enter"}});
    evening.say(zoe, {{"type", "enter"}, {"key", "sit-key"}});
    evening.say(anne, {{"type", "sit"}, {"seat", "S0"}});
    evening.say(zoe, {{"type", "sit"}, {"seat", "S1"}});
    evening.say(anne, {{"type", "start"}});
    EXPECT_FALSE(story_in(find_game, evening.ledger(), 0));
    play_on(evening, {{0, &anne}, {1, &zoe}});
  }
  Evening evening;
  Client& anne;
  Client& zoe;
};

TEST(Archive, TellsEverySeatItsOwnStory) {
  Finished t;
  for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
    const Result<std::string> text = story_in(find_game, t.evening.ledger(), viewer);
    ASSERT_TRUE(text) << text.error();
    const auto story = telling::read_story(*text);
    ASSERT_TRUE(story) << story.error();
    EXPECT_NE(text->find("\"Anne\""), std::string::npos);
  }
}

TEST(Archive, ShowsASeatsStoryToWhoeverHadItAlone) {
  Finished t;
  const Company& company = t.evening.table().company();
  EXPECT_TRUE(may_look_back(company, "host", 0));
  EXPECT_FALSE(may_look_back(company, "host", 1));
  EXPECT_FALSE(may_look_back(company, "stranger", 0));
  EXPECT_FALSE(may_look_back(company, "stranger", kSpectator));
  EXPECT_TRUE(may_look_back(company, "Zoé", kSpectator));
}

TEST(Archive, OpensTheRecordWhenAllSeatsAgree) {
  Finished t;
  EXPECT_FALSE(record_is_open(t.evening.table().company()));
  EXPECT_EQ(t.zoe.refused(t.evening.say(t.zoe, {{"type", "agree"}, {"seat", "S0"}})), "HOUSE-SEAT-02");
  t.evening.say(t.anne, {{"type", "agree"}, {"seat", "S0"}});
  EXPECT_FALSE(record_is_open(t.evening.table().company()));
  t.evening.say(t.zoe, {{"type", "agree"}, {"seat", "S1"}});
  EXPECT_TRUE(record_is_open(t.evening.table().company()));
  const auto record = read_record(record_in(t.evening.ledger()));
  ASSERT_TRUE(record) << record.error();
  const auto verified = verify(*find_game("dead_money"), *record);
  EXPECT_TRUE(verified) << verified.error();
}

}  // namespace
}  // namespace saloon::house
