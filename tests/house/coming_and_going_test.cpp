// Whoever comes, leaves or vanishes at an awkward moment leaves no ghost, no hole and no broken table behind.
#include <gmock/gmock.h>

#include "house/archive.h"
#include "tests/house/started.h"

namespace saloon::house {
namespace {

using Stage = TableSummary::Stage;

std::size_t rows_of(const Evening& evening, RowKind kind) {
  return std::size_t(std::ranges::count_if(evening.ledger(), [&](const Row& row) { return row.kind == kind; }));
}

/// Rows that can be read again: what a restart would find.
void expect_folds(const Evening& evening) {
  const auto table = Table::fold(find_game, evening.ledger(), evening.now());
  EXPECT_TRUE(table) << table.error();
}

TEST(ComingAndGoing, ATableThatWasClosedBeforeItBeganCanBeLeft) {
  Evening evening(table_for("desperados_cards", 3, 3));
  Client& anne = evening.connect("host");
  Client& zoe = evening.connect("Zoé");
  evening.say(anne, {{"type", "enter"}});
  evening.say(zoe, {{"type", "enter"}, {"key", "sit-key"}});
  evening.say(anne, {{"type", "sit"}, {"seat", "S0"}});
  evening.say(zoe, {{"type", "sit"}, {"seat", "S1"}});
  EXPECT_EQ(anne.refused(evening.say(anne, {{"type", "close"}})), "");
  EXPECT_EQ(anne.refused(evening.say(anne, {{"type", "kick"}, {"guest", 2}})), "");
  EXPECT_EQ(anne.refused(evening.say(anne, {{"type", "leave"}})), "");
  EXPECT_EQ(rows_of(evening, RowKind::StoodIn), 0U);
  expect_folds(evening);
}

/// Else it is refused on the line that is gone and carried out when it is sent again, and both is told.
TEST(ComingAndGoing, WhatWaitedForTheLedgerCountsThoughItsConnectionIsGone) {
  Started t;
  t.evening.slow = true;
  t.evening.say(t.anne, {{"type", "say"}, {"circle", "table"}, {"text", "One"}});
  const json::object two{{"type", "say"}, {"id", "two"}, {"circle", "table"}, {"text", "Two"}};
  t.evening.say(t.zoe, two);
  t.evening.hang_up(t.zoe);
  Client& again = t.evening.connect("Zoé");
  t.evening.say(again, {{"type", "enter"}});
  t.evening.say(again, two);
  t.evening.slow = false;
  t.evening.store(true);
  EXPECT_EQ(again.refused("two"), "");
  EXPECT_NE(t.zoe.refused("two"), "HOUSE-GUEST-01");
  EXPECT_EQ(rows_of(t.evening, RowKind::Said), 2U);
  expect_folds(t.evening);
}

TEST(ComingAndGoing, WhoLeavesAfterTheGameStillHasASayInItsRecord) {
  Started t;
  play_on(t.evening, t.people());
  ASSERT_EQ(t.evening.table().company().stage, Stage::Over);
  EXPECT_EQ(t.zoe.refused(t.evening.say(t.zoe, {{"type", "leave"}})), "");
  EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, {{"type", "agree"}, {"seat", "S0"}})), "");
  EXPECT_FALSE(record_is_open(t.evening.table().company()));
  EXPECT_TRUE(may_look_back(t.evening.table().company(), "Zoé", 1));
  expect_folds(t.evening);
}

TEST(ComingAndGoing, WhoWasSentAwayAfterTheGameStillHasASayInItsRecord) {
  Started t;
  play_on(t.evening, t.people());
  EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, {{"type", "kick"}, {"guest", 2}})), "");
  EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, {{"type", "agree"}, {"seat", "S0"}})), "");
  EXPECT_FALSE(record_is_open(t.evening.table().company()));
}

TEST(ComingAndGoing, WhoLeftAfterTheGameIsNotSeatedAtTheNextUnlessBackByThen) {
  for (const bool comes_back : {false, true}) {
    Started t;
    play_on(t.evening, t.people());
    t.evening.say(t.zoe, {{"type", "leave"}});
    EXPECT_THAT(t.evening.table().company().summary().people, testing::Not(testing::Contains("Zoé")));
    if (comes_back) t.evening.say(t.evening.connect("Zoé"), {{"type", "enter"}});
    EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, {{"type", "again"}})), "");
    ASSERT_EQ(t.evening.opened().size(), 1U);
    Company next;
    for (const Row& row : t.evening.opened().front()) ASSERT_TRUE(next.fold(row));
    EXPECT_EQ(next.chairs[0].guest, 1U);
    EXPECT_EQ(next.chairs[1].guest, comes_back ? 2U : 0U);
  }
}

TEST(ComingAndGoing, WhoHangsUpWhileComingInIsNotThere) {
  Started t;
  t.evening.slow = true;
  Client& cole = t.evening.connect("Cole");
  t.evening.say(cole, {{"type", "enter"}, {"key", "watch-key"}});
  Client& dan = t.evening.connect("Dan");
  t.evening.say(dan, {{"type", "enter"}, {"key", "watch-key"}});  // waits behind it
  t.evening.hang_up(cole);
  t.evening.hang_up(dan);
  t.evening.store(true);
  t.evening.store(true);
  t.evening.slow = false;
  t.evening.hang_up(t.anne);
  t.evening.hang_up(t.zoe);
  EXPECT_TRUE(t.evening.table().may_sleep()) << "nobody is here";
}

TEST(ComingAndGoing, WhoGoesOutAtOnceIsNotThere) {
  Started t;
  t.evening.slow = true;
  t.evening.say(t.anne, {{"type", "say"}, {"circle", "table"}, {"text", "hello"}});
  Client& cole = t.evening.connect("Cole");
  t.evening.say(cole, {{"type", "enter"}, {"key", "watch-key"}});
  t.evening.say(cole, {{"type", "exit"}});
  t.evening.store(true);
  t.evening.store(true);
  t.evening.slow = false;
  t.evening.hang_up(t.anne);
  t.evening.hang_up(t.zoe);
  EXPECT_TRUE(t.evening.table().may_sleep());
}

/// Zoé comes and goes within one round, and her bots' answers find her there: the game goes on all the same.
TEST(ComingAndGoing, ABotIsAskedAgainWhenTheAnswerOfTheLastOneWasNotTaken) {
  Started t;
  t.evening.wait(5000);
  while (!t.evening.table().match().waiting().has(1)) play_on(t.evening, {{0, &t.anne}}, 1);
  const int round = t.evening.table().match().round();
  t.evening.slow = true;
  t.evening.say(t.zoe, {{"type", "leave"}});
  Client& zoe = t.evening.connect("Zoé");
  t.evening.say(zoe, {{"type", "enter"}});
  t.evening.say(zoe, {{"type", "sit"}, {"seat", "S1"}});
  t.evening.store(true);  // the bot answers, and its answer waits for its moment
  t.evening.slow = false;
  t.evening.store(true);
  t.evening.wait(20'000);
  ASSERT_EQ(t.evening.table().match().round(), round) << "Zoé has not answered";
  t.evening.say(zoe, {{"type", "leave"}});
  t.evening.wait(20'000);
  EXPECT_NE(t.evening.table().match().round(), round);
}

TEST(ComingAndGoing, TheFirstToSitDownIsHostWhereTheHostHasLongGone) {
  Evening evening(table_for("desperados_cards", 3, 3));
  Client& anne = evening.connect("host");
  evening.say(anne, {{"type", "enter"}});
  evening.hang_up(anne);
  evening.wait(120'000);
  Client& zoe = evening.connect("Zoé");
  evening.say(zoe, {{"type", "enter"}, {"key", "sit-key"}});
  evening.say(zoe, {{"type", "sit"}, {"seat", "S1"}});
  EXPECT_EQ(evening.table().company().host, 2U);
}

TEST(ComingAndGoing, AKeyOfASeatThatIsGoneOpensNothing) {
  Evening evening(table_for("desperados_cards", 5, 5));
  Client& anne = evening.connect("host");
  evening.say(anne, {{"type", "enter"}});
  const std::string made = evening.say(anne, {{"type", "key"}, {"opens", "seat"}, {"seat", "S4"}});
  const std::string key = text_in(anne.done(made), "key");
  ASSERT_NE(key, "");
  EXPECT_EQ(anne.refused(evening.say(anne, {{"type", "set"}, {"seats", 4}})), "");
  Client& zoe = evening.connect("Zoé");
  EXPECT_EQ(zoe.refused(evening.say(zoe, {{"type", "enter"}, {"key", key}})), "HOUSE-KEY-01");
  expect_folds(evening);
}

TEST(ComingAndGoing, WhoWasSilencedIsSoAtTheNextTableToo) {
  Started t;
  play_on(t.evening, t.people());
  EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, {{"type", "mute"}, {"guest", 2}, {"on", true}})), "");
  EXPECT_EQ(t.anne.refused(t.evening.say(t.anne, {{"type", "again"}})), "");
  ASSERT_EQ(t.evening.opened().size(), 1U);
  Company next;
  for (const Row& row : t.evening.opened()[0]) ASSERT_TRUE(next.fold(row));
  EXPECT_FALSE(next.guests[0].muted);
  EXPECT_TRUE(next.guests[1].muted);
}

void let_disk_be_full(Evening& evening, int seconds) {
  evening.slow = true;
  for (; seconds > 0; --seconds) {
    evening.wait(1'000);
    evening.store(false);
  }
  evening.slow = false;
}

TEST(ComingAndGoing, AHostWhoIsGoneIsReplacedOnceHoweverLongTheDiskIsFull) {
  Started t;
  t.evening.hang_up(t.anne);
  let_disk_be_full(t.evening, 100);
  t.evening.wait(2'000);
  EXPECT_EQ(t.evening.table().company().host, 2U);
  EXPECT_EQ(rows_of(t.evening, RowKind::Host), 2U) << "the first is that of the opening";
}

TEST(ComingAndGoing, AHostWhoIsBackBeforeTheDiskIsKeepsTheTable) {
  Started t;
  t.evening.hang_up(t.anne);
  let_disk_be_full(t.evening, 70);
  t.evening.say(t.evening.connect("host"), {{"type", "enter"}});
  t.evening.wait(5'000);
  EXPECT_EQ(t.evening.table().company().host, 1U);
}

}  // namespace
}  // namespace saloon::house
