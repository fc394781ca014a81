// Nobody fills the ledger, and nothing is carried out twice however much was on its way.
#include "house/limits.h"

#include <gmock/gmock.h>

#include "house/row_text.h"
#include "tests/house/lobby.h"
#include "tests/house/started.h"

namespace saloon::house {
namespace {

/// As many as may wait when a connection breaks are sent again.
TEST(Limits, EveryMessageThatMayHaveBeenWaitingCanBeSentAgain) {
  Started t;
  const auto toggle = [&](Client& zoe, std::size_t n) {
    const std::string id = "toggle-" + std::to_string(n);
    t.evening.say(zoe, {{"type", "automatic"}, {"seat", "S1"}, {"on", n % 2 != 0}, {"id", id}});
    return zoe.refused(id);
  };
  for (std::size_t n = 0; n < kLongestInbox; ++n) ASSERT_EQ(toggle(t.zoe, n), "");
  for (const bool crashed : {false, true}) {
    if (crashed) t.evening.crash();
    const std::size_t rows = t.evening.ledger().size();
    Client& zoe = t.evening.connect("Zoé");
    t.evening.say(zoe, {{"type", "enter"}});
    for (std::size_t n = 0; n < kLongestInbox; ++n) EXPECT_EQ(toggle(zoe, n), "") << n;
    EXPECT_EQ(t.evening.ledger().size(), rows) << crashed;
  }
}

/// A message that wrote several rows is one message all the same.
TEST(Limits, AMessageIsRememberedOnce) {
  Recent recent;
  recent.note("first", nullptr);
  for (int i = 0; i < 100; ++i) recent.note("again", nullptr);
  EXPECT_TRUE(recent.find("first"));
  for (std::size_t i = 0; i < kRequestsKept; ++i) recent.note(std::to_string(i), nullptr);
  EXPECT_FALSE(recent.find("first"));
  const auto text = std::make_shared<const std::string>("refused");
  recent.note("told", text);
  EXPECT_EQ(recent.find("told").value_or(nullptr), text);
}

TEST(Limits, ASeatThinksOtherwiseSoManyTimesInARound) {
  Started t("dead_money", 3, false);
  const auto wait_for_choice = [&] {
    while (!t.evening.table().match().over()) {
      const Match& match = t.evening.table().match();
      if (match.waiting().has(1) && match.waiting().size() > 1 && match.legal(1).decisions.size() > 1) return true;
      play_on(t.evening, t.people(), 1);
    }
    return false;
  };
  ASSERT_TRUE(wait_for_choice()) << "no round in which two are asked";
  const int round = t.evening.table().match().round();
  const json::array list = t.evening.table().match().legal(1).decisions;
  const auto answer = [&](int n) {
    return t.zoe.refused(t.evening.say(
        t.zoe, {{"type", "answer"}, {"seat", "S1"}, {"round", round}, {"decision", list[std::size_t(n) % 2]}}));
  };
  for (int n = 0; n < kMostAnswersOfRound; ++n) ASSERT_EQ(answer(n), "") << n;
  const std::size_t rows = t.evening.ledger().size();
  EXPECT_EQ(answer(kMostAnswersOfRound), "HOUSE-FULL-01");
  EXPECT_EQ(t.evening.ledger().size(), rows);
  play_on(t.evening, {{0, &t.anne}}, 1);
  ASSERT_NE(t.evening.table().match().round(), round);
  if (!t.evening.table().match().over()) play_on(t.evening, t.people(), 4);  // and in the next one again
}

TEST(Limits, WhoeverChangesThisAndThatAllTheTimeHasToWait) {
  Evening evening(table_for("desperados_cards", 3, 3));
  Client& anne = evening.connect("host");
  Client& zoe = evening.connect("Zoé");
  evening.say(anne, {{"type", "enter"}});
  evening.say(zoe, {{"type", "enter"}, {"key", "sit-key"}});
  const auto up_and_down = [&](Client& who, int n) {
    return who.refused(evening.say(who, {{"type", n % 2 == 0 ? "sit" : "rise"}, {"seat", "S0"}}));
  };
  for (int n = 0; n < kChanges.at_once; ++n) ASSERT_EQ(up_and_down(zoe, n), "") << n;
  EXPECT_EQ(up_and_down(zoe, 0), "HOUSE-FULL-01");
  EXPECT_EQ(up_and_down(anne, 0), "") << "others do not";
  EXPECT_EQ(zoe.refused(evening.say(zoe, {{"type", "say"}, {"circle", "table"}, {"text", "hello"}})), "");
  EXPECT_EQ(up_and_down(anne, 1), "");
  evening.wait(kChanges.every);
  EXPECT_EQ(up_and_down(zoe, 0), "");
}

TEST(Limits, ATableThatIsFullOfTalkIsPlayedOn) {
  Started t;
  std::vector<Row> rows = t.evening.ledger();
  Row idle{rows.front().table, 0, rows.back().time, RowKind::Automatic, 2, "", automatic_row(1, true)};
  while (rows.size() < kMostRowsBesidePlay + 10) {
    idle.number = rows.size() + 1;
    rows.push_back(idle);
  }
  Evening evening(std::move(rows));
  Client& anne = evening.connect("host");
  Client& zoe = evening.connect("Zoé");
  evening.say(anne, {{"type", "enter"}});
  evening.say(zoe, {{"type", "enter"}});
  EXPECT_EQ(zoe.refused(evening.say(zoe, {{"type", "say"}, {"circle", "table"}, {"text", "hello"}})), "HOUSE-FULL-01");
  EXPECT_EQ(zoe.refused(evening.say(zoe, {{"type", "automatic"}, {"seat", "S1"}, {"on", false}})), "HOUSE-FULL-01");
  play_on(evening, {{0, &anne}, {1, &zoe}});
  EXPECT_EQ(evening.table().company().stage, TableSummary::Stage::Over);
}

TEST(Limits, ANameIsNotAnotherEveryMinute) {
  Lobby lobby;
  const Connection anne = lobby.connect(lobby.welcome().token);
  const auto rename = [&](int n) {
    lobby.say(anne, R"({"type":"name","name":"Anne )" + std::to_string(n) + R"(","id":"n)" + std::to_string(n) + "\"}");
    return text_in(object_in(lobby.done(anne), "refused"), "clause");
  };
  for (int n = 0; n < kHallChanges.at_once; ++n) ASSERT_EQ(rename(n), "") << n;
  EXPECT_EQ(rename(1000), "HOUSE-FULL-01");
  lobby.wait(kHallChanges.every);
  EXPECT_EQ(rename(1001), "");
}

/// Two Annes, one of them with letters that only look so.
TEST(Names, ThatCouldBeTakenForEachOtherAreToldApartAtATable) {
  Evening evening(table_for("desperados_cards", 3, 3));
  const auto come = [&](const char* person, const char* name) -> Client& {
    Client& client = evening.connect(person);
    client.who.name = name;
    evening.say(client, {{"type", "enter"}, {"key", "sit-key"}});
    return client;
  };
  come("host", "Anne");
  come("second", "Anne");
  come("third", "\xD0\x90nne");  // the first letter is Cyrillic
  come("fourth", "Zoé");
  come("second", "Anne");  // comes back
  std::vector<std::string> names;
  for (const KnownGuest& guest : evening.table().company().guests) names.push_back(guest.name);
  EXPECT_THAT(names, testing::ElementsAre("Anne", "Anne 2", "\xD0\x90nne 3", "Zoé"));
  come("second", "Ben");
  EXPECT_EQ(evening.table().company().guests[1].name, "Ben");
}

}  // namespace
}  // namespace saloon::house
