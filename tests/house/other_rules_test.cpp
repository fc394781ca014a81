// A table that leaves off says where its match stands, and goes on from there in a program with other rules.
#include <gmock/gmock.h>

#include "house/archive.h"
#include "tests/house/started.h"
#include "tests/later_rules.h"

namespace saloon::house {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// The later rules have states of another kind: no position of today is one of theirs.
const GameInfo* find_other_layout(std::string_view slug) {
  static const GameInfo kGame = [&] {
    GameInfo game = *find_later(slug);
    game.open = [](const GameInfo&, const MatchSetup&, const json::value&) {
      return Result<std::unique_ptr<Match>>(Failed{"public.weather is missing"});
    };
    return game;
  }();
  return &kGame;
}

std::string why_not(FindGame find, const std::vector<Row>& rows) {
  return Table::fold(find, rows, rows.back().time).error();
}

std::size_t lines_with(const Evening& evening, std::string_view what) {
  std::size_t found = 0;
  for (const Row& row : evening.ledger()) found += row.text.find(what) != std::string::npos ? 1 : 0;
  return found;
}

u64 next_number(const Client& client, std::string_view viewer) {
  const json::object now = client.last_now(viewer);
  return u64(whole_number_in(now, "from")) + now.at("events").get_array().size();
}

/// Both people at a table that has been read from its ledger.
struct Again {
  Again(std::vector<Row> ledger, FindGame find, u64 anne_heard = 0, u64 zoe_heard = 0)
      : evening(std::move(ledger), find), anne(evening.connect("host")), zoe(evening.connect("Zoé")) {
    evening.say(anne, {{"type", "enter"}, {"heard", {{"S0", anne_heard}}}});
    evening.say(zoe, {{"type", "enter"}, {"heard", {{"S1", zoe_heard}}}});
  }
  [[nodiscard]] std::map<Seat, Client*> people() { return {{0, &anne}, {1, &zoe}}; }

  Evening evening;
  Client& anne;
  Client& zoe;
};

void play_to_end_and_check(Again& again, FindGame find, Walked::End end) {
  play_on(again.evening, again.people());
  ASSERT_TRUE(again.evening.table().match().over());
  const Result<Record> record = read_record(record_in(again.evening.ledger()));
  ASSERT_TRUE(record) << record.error();
  const auto verified = verify(*find("desperados_cards"), *record);
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_EQ(verified->end, end);
  const Result<std::string> story = story_in(find, again.evening.ledger(), 0);
  EXPECT_TRUE(story) << story.error();
}

TEST(OtherRules, APositionIsWrittenWhereSomethingWasAnsweredSinceTheLastOne) {
  Started t;
  play_on(t.evening, t.people(), 8);
  const std::size_t rows = t.evening.ledger().size();
  const std::size_t letters = t.anne.letters.size() + t.zoe.letters.size();
  t.evening.leave_off();
  EXPECT_EQ(t.evening.ledger().size(), rows + 1);
  EXPECT_EQ(t.evening.ledger().back().kind, RowKind::Line);
  EXPECT_THAT(t.evening.ledger().back().text, HasSubstr(R"({"position":)"));
  EXPECT_EQ(t.evening.ledger().back().by, 0U);
  t.evening.leave_off();
  EXPECT_EQ(t.anne.letters.size() + t.zoe.letters.size(), letters) << "it is nobody's business";
  t.evening.crash();
  t.evening.leave_off();
  EXPECT_EQ(t.evening.ledger().size(), rows + 1);
}

TEST(OtherRules, NoneIsWrittenBeforeTheGameNorAfterIt) {
  Evening gathering(table_for("desperados_cards", 3, 2));
  const std::size_t rows = gathering.ledger().size();
  gathering.leave_off();
  EXPECT_EQ(gathering.ledger().size(), rows);
  Started t;
  play_on(t.evening, t.people());
  const std::size_t at_end = t.evening.ledger().size();
  t.evening.leave_off();
  EXPECT_EQ(t.evening.ledger().size(), at_end);
}

TEST(OtherRules, WhatWaitsIsWrittenBeforeThePosition) {
  Started t("desperados_cards", 3, false);
  play_on(t.evening, t.people(), 4);
  t.evening.slow = true;
  t.evening.say(t.anne, {{"type", "say"}, {"circle", "table"}, {"text", "Howdy"}});
  const Match& match = t.evening.table().match();
  const Seat asked = *match.waiting().begin();
  ASSERT_LT(asked, 2) << "a bot";
  t.evening.say(asked == 0 ? t.anne : t.zoe, {{"type", "answer"},
                                              {"seat", seat_name(asked)},
                                              {"round", match.round()},
                                              {"decision", match.legal(asked).decisions[0]}});
  t.evening.leave_off();
  t.evening.store(true);
  t.evening.store(true);
  EXPECT_THAT(t.evening.ledger().back().text, HasSubstr(R"({"position":)"));
  EXPECT_THAT((t.evening.ledger().end() - 2)->text, HasSubstr(R"("does":)"));
  EXPECT_EQ(why_not(find_later, t.evening.ledger()), "");
}

TEST(OtherRules, APositionThatCannotBeStoredIsForgotten) {
  Started t;
  play_on(t.evening, t.people(), 8);
  const std::size_t rows = t.evening.ledger().size();
  t.evening.slow = true;
  t.evening.leave_off();
  t.evening.store(false);
  EXPECT_EQ(t.evening.ledger().size(), rows);
  t.evening.slow = false;
  t.evening.leave_off();
  EXPECT_EQ(t.evening.ledger().size(), rows + 1);
  play_on(t.evening, t.people());
  EXPECT_EQ(t.evening.table().company().stage, TableSummary::Stage::Over);
}

TEST(OtherRules, UnderTheSameRulesTheAnswersAreFollowedAsBefore) {
  Started t;
  play_on(t.evening, t.people(), 8);
  t.evening.leave_off();
  const std::string digest = t.evening.table().match().state_digest();
  Again again(t.evening.ledger(), find_game);
  EXPECT_EQ(again.evening.table().match().state_digest(), digest);
  EXPECT_EQ(whole_number_in(again.anne.last_now("S0"), "from"), 0) << "all of it can still be told";
  play_to_end_and_check(again, find_game, Walked::End::Same);
}

TEST(OtherRules, ARunningGameGoesOnUnderThem) {
  Started t;
  play_on(t.evening, t.people(), 8);
  const u64 anne_heard = next_number(t.anne, "S0");
  const u64 zoe_heard = next_number(t.zoe, "S1");
  t.evening.leave_off();
  const Match& before = t.evening.table().match();

  Again again(t.evening.ledger(), find_later, anne_heard, zoe_heard - 1);
  EXPECT_EQ(again.evening.table().match().state_digest(), before.state_digest());
  EXPECT_EQ(again.evening.table().match().draw_count(), before.draw_count());
  EXPECT_EQ(whole_number_in(again.anne.last_now("S0"), "from"), i64(anne_heard));
  EXPECT_FALSE(again.anne.last_now("S0").contains("missed"));
  EXPECT_EQ(whole_number_in(again.zoe.last_now("S1"), "from"), i64(zoe_heard)) << "what was told before is gone";
  EXPECT_TRUE(again.zoe.last_now("S1").contains("missed"));

  play_on(again.evening, again.people(), 4);
  EXPECT_EQ(lines_with(again.evening, R"({"position":)"), 2U)
      << "once where it stood, once under which rules it goes on";
  EXPECT_EQ(why_not(find_later, again.evening.ledger()), "") << "from here on answers are followed";
  EXPECT_THAT(why_not(find_game, again.evening.ledger()), StartsWith(kOtherRules));

  const u64 heard_since = next_number(again.anne, "S0");
  EXPECT_GT(heard_since, anne_heard);
  Again once_more(again.evening.ledger(), find_later, anne_heard);
  EXPECT_EQ(whole_number_in(once_more.anne.last_now("S0"), "from"), i64(anne_heard));
  EXPECT_EQ(next_number(once_more.anne, "S0"), heard_since) << "numbers stay what they are";
  play_to_end_and_check(once_more, find_later, Walked::End::Same);
}

TEST(OtherRules, UntilThereIsMoreToSayTheEarlierProgramCanOpenItToo) {
  Started t;
  play_on(t.evening, t.people(), 8);
  t.evening.leave_off();
  Evening later(t.evening.ledger(), find_later);
  later.leave_off();
  EXPECT_EQ(later.ledger(), t.evening.ledger());
  EXPECT_EQ(why_not(find_game, later.ledger()), "");
}

TEST(OtherRules, GoingBackTakesAPositionToo) {
  Started t;
  play_on(t.evening, t.people(), 8);
  t.evening.leave_off();
  Again later(t.evening.ledger(), find_later);
  play_on(later.evening, later.people(), 3);
  later.evening.leave_off();
  const u64 heard = next_number(later.anne, "S0");
  Again back(later.evening.ledger(), find_game, heard);
  EXPECT_EQ(back.evening.table().match().state_digest(), later.evening.table().match().state_digest());
  EXPECT_EQ(whole_number_in(back.anne.last_now("S0"), "from"), i64(heard));
  play_to_end_and_check(back, find_game, Walked::End::Same);
}

TEST(OtherRules, WithoutAPositionAtItsEndTheTableIsRefusedAndStaysAsItIs) {
  Started t;
  play_on(t.evening, t.people(), 4);
  EXPECT_THAT(why_not(find_later, t.evening.ledger()), StartsWith(kOtherRules));
  t.evening.leave_off();
  play_on(t.evening, t.people(), 4);
  EXPECT_THAT(why_not(find_later, t.evening.ledger()), StartsWith(kOtherRules)) << "answers came after it";

  t.evening.crash();  // the earlier program opens it, and ends in good order
  t.evening.leave_off();
  EXPECT_EQ(why_not(find_later, t.evening.ledger()), "");
  EXPECT_THAT(why_not(find_other_layout, t.evening.ledger()), StartsWith(kOtherRules));
}

}  // namespace
}  // namespace saloon::house
