// What a gang says among itself, where the rules let it, is heard by the gang and by nobody else.
#include <gmock/gmock.h>

#include "tests/house/evening.h"

namespace saloon::house {
namespace {

struct GangTable {
  static constexpr int kSeats = 4;
  explicit GangTable(std::string_view talk)
      : evening([&] {
          Create create = table_for("desperados", kSeats, kSeats);
          create.wishes.pace = false;
          create.wishes.options = {{"gang_talk", std::string(talk)}};
          return create;
        }()) {
    for (Seat p = 0; p < kSeats; ++p) {
      people[p] = &evening.connect(p == 0 ? "host" : "guest " + std::to_string(p));
      evening.say(*people[p], {{"type", "enter"}, {"key", "sit-key"}});
      evening.say(*people[p], {{"type", "sit"}, {"seat", seat_name(p)}});
    }
    watcher = &evening.connect("watcher");
    evening.say(*watcher, {{"type", "enter"}, {"key", "watch-key"}});
    evening.say(*people[0], {{"type", "start"}});
    const auto all_talk = [&] {
      SeatSet talking;
      for (const Seat p : all_seats(kSeats)) talking = talking | evening.table().match().talks_with(p);
      return !talking.empty();
    };
    while (!all_talk() && !evening.table().match().over() && play_on(evening, people, 1) > 0) {
    }
  }
  std::string whisper(Seat from) {
    return people[from]->refused(
        evening.say(*people[from], {{"type", "say"}, {"circle", "gang"}, {"seat", seat_name(from)}, {"text", "psst"}}));
  }

  Evening evening;
  std::map<Seat, Client*> people;
  Client* watcher = nullptr;
};

TEST(GangTalk, IsForTheGangAlone) {
  GangTable t("private");
  const Match& match = t.evening.table().match();
  Seat outlaw = 0;
  while (outlaw < GangTable::kSeats && match.talks_with(outlaw).size() < 2) ++outlaw;
  ASSERT_LT(outlaw, GangTable::kSeats);
  const SeatSet gang = match.talks_with(outlaw);
  ASSERT_LT(gang.size(), GangTable::kSeats) << "somebody is not of it";
  EXPECT_EQ(t.whisper(outlaw), "");
  for (const Seat p : all_seats(GangTable::kSeats)) {
    EXPECT_EQ(t.people[p]->of_type("said").size(), gang.has(p) ? 1U : 0U) << seat_name(p);
    if (gang.has(p)) continue;
    EXPECT_EQ(t.whisper(p), "HOUSE-SAY-03");
    // Nor later, when all is told to whoever comes in.
    Client& again = t.evening.connect(t.people[p]->who.person);
    t.evening.say(again, {{"type", "enter"}});
    EXPECT_TRUE(again.of_type("said").empty());
  }
  EXPECT_TRUE(t.watcher->of_type("said").empty());
  const json::object said = t.people[outlaw]->last("said");
  EXPECT_EQ(text_in(said.at("words").as_array()[0].as_object(), "circle"), "gang");
}

TEST(GangTalk, IsNoneWhereTheTableHearsEverything) {
  GangTable t("open");
  for (const Seat p : all_seats(GangTable::kSeats)) EXPECT_EQ(t.whisper(p), "HOUSE-SAY-03");
}

}  // namespace
}  // namespace saloon::house
