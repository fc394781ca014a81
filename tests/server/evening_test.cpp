// Whole evenings over real sockets: two people and bots, a restart in the middle, and what breaks alone.
#include <gmock/gmock.h>

#include <thread>

#include "games/registry.h"
#include "tests/server/open_house.h"
#include "tests/server/player.h"

namespace saloon::server {
namespace {

const GameInfo& any_game() { return all_games().front(); }

/// Two people at the first seats, bots at the others; everything at once.
struct Evening {
  explicit Evening(OpenHouse& house)
      : anne(house.port(), new_token(house.port()), "Anne"), ben(house.port(), new_token(house.port()), "Ben") {
    const int seats = std::max(any_game().min_seats, 3);
    json::object bots;
    for (int p = 2; p < seats; ++p) bots[seat_name(Seat(p))] = "cowhand";
    const json::object done = anne.caller().ask(
        {{"type", "create"}, {"game", any_game().slug}, {"seats", seats}, {"pace", false}, {"bots", std::move(bots)}});
    EXPECT_EQ(refused(done), "");
    table = text_in(done, "table");
    anne.enter(table);
    anne.sit("S0");
    ben.enter(table, text_in(object_in(done, "keys"), "sit"));
    ben.sit("S1");
    EXPECT_EQ(refused(anne.caller().ask({{"type", "start"}, {"table", table}})), "");
  }
  /// Both play until the game is over, or each has given so many answers.
  void play(int answers = 1'000'000) {
    std::thread other([&] { ben.play(answers); });
    anne.play(answers);
    other.join();
  }
  void come_back(u16 port) {
    for (Player* player : {&anne, &ben}) {
      player->connect(port);
      player->enter(table);
    }
  }

  Player anne, ben;
  std::string table;
};

TEST(Evening, IsPlayedToItsEndOverSockets) {
  OpenHouse house(lift_limits);
  Evening evening(house);
  evening.play();
  EXPECT_TRUE(evening.anne.is_over() && evening.ben.is_over());
  EXPECT_GT(evening.anne.answers(), 0);
  EXPECT_EQ(evening.anne.gaps() + evening.ben.gaps(), 0);
}

TEST(Evening, GoesOnAfterARestart) {
  OpenHouse house(lift_limits);
  Evening evening(house);
  evening.play(2);
  const int before = evening.anne.answers();
  house.close();
  EXPECT_EQ(text_in(evening.anne.caller().hear_of("bye"), "why"), "restart");
  house.reopen();
  evening.come_back(house.port());
  evening.play();
  EXPECT_TRUE(evening.anne.is_over() && evening.ben.is_over());
  EXPECT_GT(evening.anne.answers(), before);
  EXPECT_EQ(evening.anne.gaps() + evening.ben.gaps(), 0) << "what happened meanwhile is told";
}

TEST(Evening, SleepsAndWakesUpAgain) {
  OpenHouse house([](Server::Setup& setup) {
    lift_limits(setup);
    setup.sleep_after = std::chrono::milliseconds(0);
  });
  Evening evening(house);
  evening.play(2);
  for (Player* player : {&evening.anne, &evening.ben}) {
    EXPECT_EQ(refused(player->caller().ask({{"type", "exit"}, {"table", evening.table}})), "");
  }
  for (int i = 0; i < 500 && house.server().metrics().tables.value() > 0; ++i) {
    house.server().landlord().tidy_up();
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_EQ(house.server().metrics().tables.value(), 0U);
  evening.come_back(house.port());
  evening.play();
  EXPECT_TRUE(evening.anne.is_over());
}

}  // namespace
}  // namespace saloon::server
