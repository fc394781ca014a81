// The hall: who is recognised, and what lasts (hall_tables_test.cpp: who is told of which tables).
#include "house/hall.h"

#include <gmock/gmock.h>

#include "house/limits.h"
#include "tests/house/lobby.h"

namespace saloon::house {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Stage = TableSummary::Stage;

constexpr std::string_view kCreate = R"({"type":"create","game":"desperados_cards","seats":3,"listed":true,"id":"c"})";

std::string clause(const json::object& done) {
  return done.empty() ? "nothing was said" : text_in(object_in(done, "refused"), "clause");
}

TEST(Hall, RecognisesATokenOnceItIsStored) {
  Lobby lobby;
  lobby.slow = true;
  const Newcomer anne = lobby.welcome();
  EXPECT_EQ(lobby.hall().person_of(anne.token), "");
  EXPECT_FALSE(lobby.was_granted(anne.ticket));
  lobby.store(true);
  EXPECT_TRUE(lobby.was_granted(anne.ticket));
  EXPECT_EQ(lobby.hall().person_of(anne.token), anne.person);
  EXPECT_EQ(lobby.hall().person_of(anne.person), "");
  EXPECT_EQ(lobby.hall().person_of(""), "");
  for (const Row& row : lobby.ledger) EXPECT_THAT(row.text, testing::Not(HasSubstr(anne.token)));
  lobby.crash();
  EXPECT_EQ(lobby.hall().person_of(anne.token), anne.person);
}

TEST(Hall, LetsNobodyInWhoCouldNotBeWrittenDown) {
  Lobby lobby;
  lobby.slow = true;
  const Newcomer first = lobby.welcome();
  const Newcomer second = lobby.welcome();
  const Newcomer third = lobby.welcome();
  lobby.store(false);
  EXPECT_FALSE(lobby.was_granted(first.ticket));
  lobby.store(true);
  EXPECT_EQ(lobby.batches, 0);
  EXPECT_EQ(lobby.hall().person_of(first.token), "");
  EXPECT_EQ(lobby.hall().person_of(second.token), second.person);
  EXPECT_EQ(lobby.hall().person_of(third.token), third.person);
  EXPECT_NE(second.person, third.person);
  lobby.crash();
  EXPECT_EQ(lobby.hall().rows(), 4U);
}

TEST(Hall, WelcomesWithWhatAClientNeeds) {
  Lobby lobby;
  const Connection anne = lobby.connect(lobby.welcome().token);
  EXPECT_TRUE(lobby.hall().has_greeted(anne));
  EXPECT_THAT(lobby.letters_to(anne),
              ElementsAre(R"({"type":"welcome","protocol":1,"build":"test","wire":1,"name":"","tables":[]})"));
  lobby.say(anne, R"({"type":"hello","protocol":1,"id":"h"})");
  lobby.say(anne, R"({"type":"hello","protocol":1,"id":"h"})");
  EXPECT_EQ(lobby.letters_to(anne).size(), 4U);
}

TEST(Hall, WantsToBeGreetedInItsOwnVersion) {
  Lobby lobby;
  const std::string token = lobby.welcome().token;
  lobby.hall().connected({77, lobby.hall().person_of(token), {}}, token);
  lobby.say(77, R"({"type":"hall","on":true,"id":"x"})");
  EXPECT_THAT(lobby.letters_to(77),
              ElementsAre(R"({"type":"wrong","detail":"the first message must be \"hello\"","id":"x"})"));
  lobby.say(77, R"({"type":"hello","protocol":2,"id":"y"})");
  EXPECT_THAT(lobby.letters_to(77),
              ElementsAre(R"({"type":"done","id":"y","refused":{"clause":"HOUSE-PROTOCOL-01","detail":"1"}})",
                          R"({"type":"bye","why":"protocol"})"));
  EXPECT_TRUE(lobby.was_hung_up(77));
  EXPECT_FALSE(lobby.hall().has_greeted(77));
}

TEST(Hall, KeepsNamesAsTheyWereCleaned) {
  Lobby lobby;
  const Connection zoe = lobby.guest("Zoé");
  lobby.say(zoe, R"({"type":"name","name":"  Zoé   M\u202e ","id":"1"})");
  EXPECT_EQ(text_in(lobby.done(zoe), "name"), "Zoé M");
  lobby.say(zoe, R"({"type":"name","name":"...","id":"2"})");
  const json::object refused = lobby.done(zoe);
  EXPECT_EQ(clause(refused), "HOUSE-NAME-01");
  EXPECT_THAT(text_in(object_in(refused, "refused"), "detail"), HasSubstr("letter"));
  const PersonId person = lobby.hall().person_of(lobby.token_of(zoe));
  EXPECT_EQ(lobby.hall().name_of(person), "Zoé M");
  lobby.crash();
  EXPECT_EQ(lobby.hall().name_of(person), "Zoé M");
  EXPECT_EQ(lobby.hall().name_of("nobody"), "");
}

TEST(Hall, SaysNothingBeforeItIsDurableAndRefusesWhatIsNot) {
  Lobby lobby;
  const Connection zoe = lobby.guest("Zoé");
  lobby.slow = true;
  lobby.say(zoe, R"({"type":"name","name":"Chloé","id":"1"})");
  EXPECT_THAT(lobby.letters_to(zoe), IsEmpty());
  EXPECT_EQ(lobby.hall().name_of(lobby.hall().person_of(lobby.token_of(zoe))), "Zoé");
  lobby.store(false);
  EXPECT_EQ(clause(lobby.done(zoe)), "HOUSE-STORE-01");
  lobby.say(zoe, R"({"type":"name","name":"Chloé","id":"1"})");
  lobby.store(true);
  EXPECT_EQ(clause(lobby.done(zoe)), "");
  EXPECT_EQ(lobby.hall().name_of(lobby.hall().person_of(lobby.token_of(zoe))), "Chloé");
}

TEST(Hall, AnswersWhatOnlyAsksWithoutTheLedger) {
  Lobby lobby;
  const Connection zoe = lobby.guest("Zoé");
  lobby.slow = true;
  lobby.say(zoe, R"({"type":"name","name":"Chloé"})");
  lobby.say(zoe, R"({"type":"hall","on":true,"id":"2"})");
  EXPECT_THAT(lobby.letters_to(zoe), ElementsAre(R"({"type":"hall","tables":[]})", R"({"type":"done","id":"2"})"));
}

TEST(Hall, OpensATableOnceHoweverOftenItIsAsked) {
  Lobby lobby;
  const Connection zoe = lobby.guest("Zoé");
  lobby.slow = true;
  lobby.say(zoe, kCreate);
  lobby.say(zoe, kCreate);
  const Connection again = lobby.connect(lobby.token_of(zoe));
  lobby.letters_to(again);
  lobby.say(again, kCreate);
  lobby.store(true);
  lobby.slow = false;
  ASSERT_EQ(lobby.tables.size(), 1U);
  const json::object done = lobby.done(again);
  EXPECT_EQ(text_in(done, "table"), lobby.tables[0][0].table);
  EXPECT_EQ(text_in(object_in(done, "keys"), "sit").size(), 22U);
  lobby.say(again, kCreate);
  EXPECT_EQ(lobby.done(again), done);

  lobby.crash();
  const Connection back = lobby.connect(lobby.token_of(zoe));
  EXPECT_THAT(lobby.letters_to(back)[0], HasSubstr(text_in(done, "table")));
  lobby.say(back, kCreate);
  EXPECT_EQ(text_in(lobby.done(back), "table"), text_in(done, "table"));
  EXPECT_EQ(lobby.tables.size(), 1U);
}

TEST(Hall, OpensNoTableThatCannotBeStored) {
  Lobby lobby;
  const Connection zoe = lobby.guest("Zoé");
  lobby.slow = true;
  lobby.say(zoe, kCreate);
  lobby.store(false);
  EXPECT_EQ(clause(lobby.done(zoe)), "HOUSE-STORE-01");
  EXPECT_THAT(*lobby.hall().listed(), HasSubstr("[]"));
  lobby.say(zoe, kCreate);
  lobby.store(true);
  EXPECT_EQ(clause(lobby.done(zoe)), "");
  EXPECT_THAT(*lobby.hall().listed(), HasSubstr("desperados_cards"));
}

TEST(Hall, SaysWhyATableCannotBeOpened) {
  Lobby lobby;
  const Connection nobody = lobby.connect(lobby.welcome().token);
  lobby.letters_to(nobody);
  lobby.say(nobody, kCreate);
  EXPECT_EQ(clause(lobby.done(nobody)), "HOUSE-NAME-02");
  const Connection zoe = lobby.guest("Zoé");
  lobby.say(zoe, R"({"type":"create","game":"chess","seats":2,"id":"1"})");
  EXPECT_EQ(clause(lobby.done(zoe)), "HOUSE-SET-01");
  lobby.say(zoe, R"({"type":"create","game":"desperados_cards","seats":3,"options":{"colour":"blue"},"id":"2"})");
  EXPECT_EQ(clause(lobby.done(zoe)), "HOUSE-SET-01");
  for (const char* bot : {"exec:reboot", "gunslinger:100000000x64", "nobody"}) {
    lobby.say(zoe, std::string(R"({"type":"create","game":"desperados_cards","seats":3,"id":"3","bots":{"S1":")") +
                       bot + "\"}}");
    EXPECT_EQ(clause(lobby.done(zoe)), "HOUSE-BOT-01") << bot;
  }
  EXPECT_TRUE(lobby.tables.empty());
}

TEST(Hall, OpensNoMoreTablesThanAPersonMayHave) {
  Lobby lobby;
  const Connection zoe = lobby.guest("Zoé");
  std::string last;
  for (std::size_t i = 0; i < kMostTablesOfPerson; ++i) {
    lobby.say(zoe, R"({"type":"create","game":"desperados_cards","seats":3,"id":")" + std::to_string(i) + "\"}");
    const json::object done = lobby.done(zoe);
    EXPECT_EQ(clause(done), "");
    last = text_in(done, "table");
  }
  lobby.say(zoe, R"({"type":"create","game":"desperados_cards","seats":3,"id":"more"})");
  EXPECT_EQ(clause(lobby.done(zoe)), "HOUSE-FULL-01");
  TableSummary over = *lobby.hall().summary_of(last);
  over.stage = Stage::Over;
  lobby.tell(over);
  lobby.say(zoe, R"({"type":"create","game":"desperados_cards","seats":3,"id":"more"})");
  EXPECT_EQ(clause(lobby.done(zoe)), "");
}

TEST(Hall, TakesWhatPeopleSayInTheirOrder) {
  Lobby lobby;
  const Connection zoe = lobby.connect(lobby.welcome().token);
  lobby.letters_to(zoe);
  lobby.slow = true;
  lobby.say(zoe, R"({"type":"name","name":"Zoé"})");
  lobby.say(zoe, kCreate);
  lobby.say(zoe, R"({"type":"create","game":"desperados_cards","seats":4,"id":"d"})");
  for (int i = 0; i < 3; ++i) lobby.store(true);
  EXPECT_EQ(lobby.batches, 0);
  ASSERT_EQ(lobby.tables.size(), 2U);
  EXPECT_NE(lobby.tables[0][0].table, lobby.tables[1][0].table);
  EXPECT_EQ(lobby.hall().summary_of(lobby.tables[0][0].table)->host, "Zoé");
}

/// Somebody who asks for one thing after the other waits behind themselves, and others do not.
TEST(Hall, LetsNobodyWaitForWhoeverAsksMuch) {
  Lobby lobby;
  const Connection loud = lobby.guest("Loud");
  const Connection calm = lobby.guest("Calm");
  lobby.slow = true;
  for (const char* name : {"A", "B", "C", "D", "E"}) {
    lobby.say(loud, json::serialize(json::object{{"type", "name"}, {"name", name}, {"id", name}}));
  }
  lobby.say(calm, R"({"type":"name","name":"Calmer","id":"x"})");
  const Newcomer newcomer = lobby.welcome();
  lobby.store(true);
  lobby.store(true);
  EXPECT_EQ(clause(lobby.done(calm)), "");
  EXPECT_TRUE(lobby.was_granted(newcomer.ticket));
  while (lobby.batches > 0) lobby.store(true);
  EXPECT_EQ(lobby.hall().name_of(lobby.hall().person_of(lobby.token_of(loud))), "E") << "in their order";
}

TEST(Hall, OpensTablesInOrderWhileOthersGoOn) {
  Lobby lobby;
  const Connection anne = lobby.guest("Anne");
  const Connection zoe = lobby.guest("Zoé");
  const Connection calm = lobby.guest("Calm");
  lobby.slow = true;
  lobby.say(calm, R"({"type":"name","name":"Calmer"})");
  lobby.say(anne, kCreate);
  lobby.say(zoe, kCreate);
  lobby.say(zoe, R"({"type":"name","name":"Zoë","id":"n"})");
  lobby.say(calm, R"({"type":"name","name":"Calmest","id":"n"})");
  lobby.store(true);
  lobby.store(true);
  EXPECT_EQ(clause(lobby.done(calm)), "");
  EXPECT_EQ(clause(lobby.done(anne)), "");
  EXPECT_THAT(lobby.letters_to(zoe), IsEmpty()) << "one table at a time, and what was said after it later";
  while (lobby.batches > 0) lobby.store(true);
  ASSERT_EQ(lobby.tables.size(), 2U);
  EXPECT_EQ(lobby.hall().summary_of(lobby.tables[1][0].table)->host, "Zoé");
}

TEST(Hall, KeepsLittleWaitingOfOnePerson) {
  Lobby lobby;
  const Connection loud = lobby.guest("Loud");
  lobby.slow = true;
  for (std::size_t i = 0; i < kMostWaiting + 2; ++i) {
    lobby.say(loud, json::serialize(
                        json::object{{"type", "name"}, {"name", std::to_string(i)}, {"id", "x" + std::to_string(i)}}));
  }
  EXPECT_EQ(clause(lobby.done(loud)), "HOUSE-FULL-01") << "the first is on its way";
}

TEST(Hall, BringsAPersonToAnotherDeviceOnce) {
  Lobby lobby;
  const Connection zoe = lobby.guest("Zoé");
  const PersonId person = lobby.hall().person_of(lobby.token_of(zoe));
  lobby.say(zoe, R"({"type":"recovery","id":"1"})");
  const std::string key = text_in(lobby.done(zoe), "key");
  EXPECT_EQ(lobby.hall().person_of(key), "");
  lobby.crash();
  const std::string token = lobby.recover(key);
  EXPECT_EQ(lobby.hall().person_of(token), person);
  EXPECT_EQ(lobby.recover(key), "");
  EXPECT_EQ(lobby.recover("nonsense"), "");
  EXPECT_EQ(lobby.recover(token), "");
  lobby.crash();
  EXPECT_EQ(lobby.recover(key), "");
  EXPECT_EQ(lobby.hall().person_of(token), person);
}

TEST(Hall, LetsARecoveryKeyBeUsedOnceAlsoByTwoAtATime) {
  Lobby lobby;
  const Connection zoe = lobby.guest("Zoé");
  lobby.say(zoe, R"({"type":"recovery","id":"1"})");
  const std::string key = text_in(lobby.done(zoe), "key");
  lobby.slow = true;
  const std::string first = lobby.recover(key);
  const std::string second = lobby.recover(key);
  lobby.store(true);
  lobby.store(true);
  EXPECT_EQ(lobby.batches, 0);
  EXPECT_NE(lobby.hall().person_of(first), "");
  EXPECT_EQ(lobby.hall().person_of(second), "");
}

TEST(Hall, LetsRecoveryKeysExpire) {
  Lobby lobby;
  const Connection zoe = lobby.guest("Zoé");
  lobby.say(zoe, R"({"type":"recovery","id":"1"})");
  const std::string early = text_in(lobby.done(zoe), "key");
  lobby.wait(1);
  lobby.say(zoe, R"({"type":"recovery","id":"2"})");
  const std::string late = text_in(lobby.done(zoe), "key");
  lobby.wait(kRecoveryLasts - 1);
  EXPECT_EQ(lobby.recover(early), "");
  EXPECT_NE(lobby.recover(late), "");
}

TEST(Hall, KeepsNoMoreTokensThanAPersonNeeds) {
  Lobby lobby;
  const Connection zoe = lobby.guest("Zoé");
  for (std::size_t i = 1; i < kMostTokensOfPerson; ++i) {
    lobby.say(zoe, R"({"type":"recovery","id":")" + std::to_string(i) + "\"}");
    EXPECT_EQ(clause(lobby.done(zoe)), "");
  }
  lobby.say(zoe, R"({"type":"recovery","id":"x"})");
  EXPECT_EQ(clause(lobby.done(zoe)), "HOUSE-FULL-01");
  lobby.wait(kRecoveryLasts);
  lobby.say(zoe, R"({"type":"recovery","id":"x"})");
  EXPECT_EQ(clause(lobby.done(zoe)), "");
  lobby.crash();
}

TEST(Hall, ForgetsEveryDeviceButTheOneThatAsks) {
  Lobby lobby;
  const Connection here = lobby.guest("Zoé");
  const Connection other = lobby.guest("Anne");
  lobby.say(here, R"({"type":"recovery","id":"1"})");
  const std::string token = lobby.recover(text_in(lobby.done(here), "key"));
  const Connection there = lobby.connect(token);
  lobby.say(there, R"({"type":"recovery","id":"2"})");
  const std::string key = text_in(lobby.done(there), "key");
  lobby.letters_to(other);
  lobby.say(here, R"({"type":"forget_devices","id":"3"})");
  EXPECT_EQ(clause(lobby.done(here)), "");
  EXPECT_THAT(lobby.letters_to(there), ElementsAre(R"({"type":"bye","why":"forgotten"})"));
  EXPECT_TRUE(lobby.was_hung_up(there));
  EXPECT_FALSE(lobby.was_hung_up(here));
  EXPECT_THAT(lobby.letters_to(other), IsEmpty());
  EXPECT_EQ(lobby.hall().person_of(token), "");
  EXPECT_EQ(lobby.recover(key), "");
  EXPECT_NE(lobby.hall().person_of(lobby.token_of(here)), "");
  lobby.say(there, R"({"type":"recovery","id":"4"})");
  EXPECT_EQ(clause(lobby.done(there)), "HOUSE-KEY-01");
}

TEST(Hall, DoesNothingMoreForADeviceThatIsBeingForgotten) {
  Lobby lobby;
  const Connection here = lobby.guest("Zoé");
  lobby.say(here, R"({"type":"recovery","id":"1"})");
  const Connection thief = lobby.connect(lobby.recover(text_in(lobby.done(here), "key")));
  lobby.letters_to(thief);
  lobby.slow = true;
  lobby.say(here, R"({"type":"forget_devices","id":"2"})");
  lobby.say(thief, R"({"type":"recovery","id":"3"})");
  lobby.store(true);
  EXPECT_EQ(clause(lobby.done(thief)), "HOUSE-KEY-01");
  EXPECT_EQ(lobby.batches, 0);
}

TEST(Hall, FoldsNothingThatCannotFollow) {
  const auto row = [](RowKind kind, u64 number, const char* text) { return Row{{}, number, 0, kind, 0, {}, text}; };
  const auto complaint = [&](RowKind kind, u64 number, const char* text) {
    Hall hall(nullptr, "test");
    EXPECT_TRUE(hall.fold(row(RowKind::Person, 1, R"({"person":"p","name":"Anne"})")));
    return hall.fold(row(kind, number, text)).error();
  };
  EXPECT_EQ(complaint(RowKind::Token, 2, R"({"person":"p","hash":"h"})"), "");
  EXPECT_EQ(complaint(RowKind::Token, 3, R"({"person":"p","hash":"h"})"), "row 3 of the hall: follows on row 1");
  EXPECT_EQ(complaint(RowKind::Token, 2, R"({"person":"q","hash":"h"})"),
            "row 2 of the hall: is of nobody who is known");
  EXPECT_THAT(complaint(RowKind::Token, 2, "nonsense"), HasSubstr("not JSON"));
  EXPECT_THAT(complaint(RowKind::Token, 2, "[]"), HasSubstr("must be an object"));
  EXPECT_THAT(complaint(RowKind::TokenGone, 2, R"({"hash":"h"})"), HasSubstr("forgets what is not known"));
  EXPECT_THAT(complaint(RowKind::Created, 2, R"({"person":"p"})"), HasSubstr("has no table"));
  EXPECT_THAT(complaint(RowKind::Said, 2, "{}"), HasSubstr("no kind that the hall has"));
  EXPECT_THAT(complaint(RowKind::Person, 2, "{}"), HasSubstr("has no person"));
}

}  // namespace
}  // namespace saloon::house
