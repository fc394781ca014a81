// The hall: which tables it keeps in mind, and who is told of them.
#include <gmock/gmock.h>

#include "house/hall.h"
#include "house/limits.h"
#include "tests/house/lobby.h"

namespace saloon::house {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Stage = TableSummary::Stage;

TableSummary table(const char* id, Stage stage = Stage::Gathering, int free = 2) {
  return {.table = id, .game = "deadwood", .host = "Anne", .seats = 4, .free = free, .listed = true, .stage = stage};
}

/// Whoever plays all day does not make the house bigger: games that are over leave it.
TEST(Hall, KeepsTheLastGamesThatAreOverInMind) {
  Lobby lobby;
  const Connection zoe = lobby.guest("Zoé");
  const PersonId person = lobby.hall().person_of(lobby.token_of(zoe));
  const auto over = [&](std::size_t n, std::vector<PersonId> people) {
    std::string id = "tttttt" + std::to_string(1'000 + n);
    for (char& c : id) c = c >= '0' && c <= '9' ? "bcdfghjkmn"[c - '0'] : c;
    return TableSummary{.table = id,
                        .game = "desperados_cards",
                        .host = "Zoé",
                        .seats = 3,
                        .stage = Stage::Over,
                        .people = std::move(people)};
  };
  lobby.tell(over(0, {person, "somebody else"}));
  for (std::size_t n = 1; n <= 3 * kMostOver; ++n) lobby.tell(over(n, {person}));
  EXPECT_TRUE(lobby.hall().summary_of(over(0, {}).table)) << "somebody else has not played since";
  EXPECT_FALSE(lobby.hall().summary_of(over(1, {}).table));
  EXPECT_FALSE(lobby.hall().summary_of(over(2 * kMostOver, {}).table));
  EXPECT_TRUE(lobby.hall().summary_of(over(2 * kMostOver + 1, {}).table));
  lobby.letters_to(zoe);
  lobby.say(zoe, R"({"type":"hello","protocol":1})");
  const json::value welcome = *parse_json(lobby.letters_to(zoe).front());
  EXPECT_EQ(welcome.get_object().if_contains("tables")->get_array().size(), kMostOver);
}

TEST(Hall, TellsOfTablesForEverybodyAndNoOthers) {
  Lobby lobby;
  const Connection anne = lobby.guest("Anne");
  const Connection zoe = lobby.guest("Zoé");
  lobby.say(anne, R"({"type":"hall","on":true})");
  lobby.letters_to(anne);
  lobby.wait(5000);
  lobby.tell(table("bbbbbbbbbb"));
  EXPECT_THAT(lobby.letters_to(anne),
              ElementsAre(R"({"type":"hall","tables":[{"table":"bbbbbbbbbb","game":"deadwood","host":"Anne","seats":4,)"
                          R"("free":2,"stage":"gathering"}]})"));
  TableSummary secret = table("cccccccccc");
  secret.listed = false;
  lobby.wait(5000);
  lobby.tell(secret);
  lobby.tell(table("bbbbbbbbbb"));
  TableSummary with_people = table("bbbbbbbbbb");
  with_people.people = {lobby.hall().person_of(lobby.token_of(zoe))};
  lobby.tell(with_people);
  EXPECT_THAT(lobby.letters_to(anne), IsEmpty());
  EXPECT_THAT(lobby.letters_to(zoe), IsEmpty());
  lobby.tell(table("bbbbbbbbbb", Stage::Over));
  EXPECT_THAT(lobby.letters_to(anne), ElementsAre(R"({"type":"hall","tables":[]})"));
  lobby.say(anne, R"({"type":"hall","on":false})");
  lobby.wait(5000);
  lobby.tell(table("dddddddddd"));
  EXPECT_THAT(lobby.letters_to(anne), IsEmpty());
}

TEST(Hall, TellsItsNewsInOneAndNotTooOften) {
  Lobby lobby;
  const Connection anne = lobby.guest("Anne");
  lobby.say(anne, R"({"type":"hall","on":true})");
  lobby.letters_to(anne);
  lobby.wait(5000);
  for (int free = 3; free >= 0; --free) lobby.tell(table("bbbbbbbbbb", Stage::Gathering, free));
  EXPECT_THAT(lobby.letters_to(anne), ElementsAre(HasSubstr(R"("free":3)")));
  lobby.wait(kHallEvery - 1);
  EXPECT_THAT(lobby.letters_to(anne), IsEmpty());
  lobby.wait(1);
  EXPECT_THAT(lobby.letters_to(anne), ElementsAre(HasSubstr(R"("free":0)")));
  lobby.wait(5000);
  EXPECT_THAT(lobby.letters_to(anne), IsEmpty());
}

TEST(Hall, ListsThoseThatGatherFirstTheNewestFirstAndNotTooMany) {
  Lobby lobby;
  lobby.tell(table("bbbbbbbbbb", Stage::Playing));
  for (std::size_t i = 0; i < kMostInHall + 5; ++i) {
    lobby.tell(table(("t" + std::to_string(100'000'000 + i)).c_str()));
  }
  const json::value listed = *parse_json(*lobby.hall().listed());
  const json::array& tables = *listed.if_object()->if_contains("tables")->if_array();
  EXPECT_EQ(tables.size(), kMostInHall);
  EXPECT_EQ(text_in(*tables[0].if_object(), "table"), "t100000204");
  EXPECT_THAT(*lobby.hall().listed(), testing::Not(HasSubstr("bbbbbbbbbb")));
}

TEST(Hall, ShowsPeopleTheirOwnTablesWhereverTheyComeFrom) {
  Lobby lobby;
  const Connection zoe = lobby.guest("Zoé");
  const PersonId person = lobby.hall().person_of(lobby.token_of(zoe));
  TableSummary mine = table("bbbbbbbbbb", Stage::Playing);
  mine.listed = false;
  mine.people = {person};
  lobby.tell(mine);
  TableSummary closed = table("cccccccccc", Stage::Closed);
  closed.people = {person};
  lobby.tell(closed);
  lobby.tell(table("dddddddddd"));
  const auto welcomed = [&] { return lobby.letters_to(lobby.connect(lobby.token_of(zoe)))[0]; };
  EXPECT_THAT(welcomed(), testing::AllOf(HasSubstr("bbbbbbbbbb"), testing::Not(HasSubstr("cccccccccc")),
                                         testing::Not(HasSubstr("dddddddddd"))));
  mine.people.clear();
  lobby.tell(mine);
  EXPECT_THAT(welcomed(), HasSubstr(R"("tables":[])"));
}

}  // namespace
}  // namespace saloon::house
