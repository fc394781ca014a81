// What people are called at tables: as they said last, however many say so at once.
#include <gmock/gmock.h>

#include "house/limits.h"
#include "tests/server/open_house.h"

namespace saloon::server {
namespace {

TEST(Names, CountAtTablesAsSoonAsTheyAreTaken) {
  OpenHouse house(lift_limits);
  std::vector<Caller> people;
  for (int n = 0; n < 12; ++n) {
    people.emplace_back(house.port(), new_token(house.port()));
    people.back().say({{"type", "hello"}, {"protocol", house::kProtocol}});
    EXPECT_EQ(text_in(people.back().hear_of("welcome"), "type"), "welcome");
  }
  EXPECT_EQ(refused(people[0].ask({{"type", "name"}, {"name", "Anne"}})), "");
  const json::object made = people[0].ask({{"type", "create"}, {"game", "desperados_cards"}, {"seats", 3}});
  EXPECT_EQ(refused(made), "");
  const std::string table = text_in(made, "table");
  const std::string key = text_in(object_in(made, "keys"), "watch");
  for (std::size_t n = 0; n < people.size(); ++n) {
    people[n].say({{"type", "name"}, {"name", "Zoé " + std::to_string(n)}, {"id", "mine"}});
  }
  for (std::size_t n = 0; n < people.size(); ++n) {
    EXPECT_EQ(refused(people[n].hear_of("done")), "");
    json::object enter{{"type", "enter"}, {"table", table}, {"key", key}};
    EXPECT_EQ(refused(people[n].ask(enter)), "");
    const std::string letter = json::serialize(people[n].hear_of("table"));
    EXPECT_THAT(letter, testing::HasSubstr("Zoé " + std::to_string(n) + "\""));
  }
}

}  // namespace
}  // namespace saloon::server
