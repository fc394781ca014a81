// Whole evenings over real sockets: two people and bots, a restart in the middle, and what breaks alone.
#include <gmock/gmock.h>

#include <random>
#include <thread>

#include "games/registry.h"
#include "house/limits.h"
#include "tests/server/open_house.h"

namespace saloon::server {
namespace {

/// Somebody at a table who plays by the lists that the house gives.
class Player {
 public:
  Player(u16 port, std::string token, std::string name) : token_(std::move(token)) {
    connect(port);
    EXPECT_EQ(refused(caller_->ask({{"type", "name"}, {"name", name}})), "");
  }
  void connect(u16 port) {
    caller_ = std::make_unique<Caller>(port, token_);
    ASSERT_EQ(caller_->status(), 101);
    caller_->say({{"type", "hello"}, {"protocol", house::kProtocol}});
    ASSERT_EQ(text_in(caller_->hear_of("welcome"), "type"), "welcome");
  }
  [[nodiscard]] Caller& caller() { return *caller_; }
  [[nodiscard]] const std::string& token() const { return token_; }

  /// Enters, and hears what happened since.
  void enter(const std::string& table, const std::string& key = {}) {
    table_ = table;
    json::object message{{"type", "enter"}, {"table", table}};
    if (!key.empty()) message["key"] = key;
    if (!seat_.empty()) message["heard"] = json::object{{seat_, next_}};
    EXPECT_EQ(refused(caller_->ask(message)), "");
  }
  void sit(const std::string& seat) {
    seat_ = seat;
    EXPECT_EQ(refused(caller_->ask({{"type", "sit"}, {"table", table_}, {"seat", seat}})), "");
  }

  /// Hears and answers until the game is over, this seat has answered so often, or the connection ends.
  void play(int answers = 1'000'000) {
    while (!over_ && answers_ < answers) {
      const std::optional<json::object> heard = caller_->hear(20'000);
      if (!heard) return;
      if (text_in(*heard, "type") != "now" || text_in(*heard, "viewer") != seat_) continue;
      take(*heard);
      const json::object& asked = object_in(object_in(object_in(*heard, "view"), "public"), "asked");
      if (!over_ && is_asked(asked)) answer(whole_number_in(asked, "round"));
    }
  }
  [[nodiscard]] bool is_over() const { return over_; }
  [[nodiscard]] int answers() const { return answers_; }
  [[nodiscard]] i64 gaps() const { return gaps_; }

 private:
  void take(const json::object& now) {
    const i64 from = whole_number_in(now, "from");
    if (from > next_) ++gaps_;
    const json::value* events = now.if_contains("events");
    if (events != nullptr && events->is_array()) next_ = from + i64(events->get_array().size());
    over_ = now.contains("over");
  }
  [[nodiscard]] bool is_asked(const json::object& asked) const {
    const json::value* required = asked.if_contains("required");
    if (required == nullptr || !required->is_array()) return false;
    const json::array& seats = required->get_array();
    return std::find(seats.begin(), seats.end(), json::value(seat_)) != seats.end();
  }
  void answer(i64 round) {
    const json::object list = caller_->ask({{"type", "list"}, {"table", table_}, {"seat", seat_}});
    const json::value* decisions = list.if_contains("decisions");
    if (decisions == nullptr || !decisions->is_array() || decisions->get_array().empty()) return;
    const json::array& all = decisions->get_array();
    const json::value& decision = all[dice_() % all.size()];
    const json::object done = caller_->ask(
        {{"type", "answer"}, {"table", table_}, {"seat", seat_}, {"round", round}, {"decision", decision}});
    if (refused(done).empty()) ++answers_;
  }

  std::string token_;
  std::unique_ptr<Caller> caller_;
  std::string table_;
  std::string seat_;
  i64 next_ = 0;
  i64 gaps_ = 0;
  int answers_ = 0;
  bool over_ = false;
  std::minstd_rand dice_{7};
};

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

/// The same games to the same people, and to nobody else, whatever they know.
TEST(Evening, IsLookedBackAtByThoseWhoMay) {
  OpenHouse house(lift_limits);
  Evening evening(house);
  evening.play();
  ASSERT_TRUE(evening.anne.is_over());
  const std::string stranger = new_token(house.port());
  const std::string place = "/api/table/" + evening.table;
  const auto status = [&](const std::string& what, const std::string& token) {
    Headers headers;
    if (!token.empty()) headers = {{"Authorization", "Bearer " + token}};
    return request(house.port(), "GET", place + what, headers).status;
  };
  struct Row {
    const char* what;
    int nobody, stranger, anne, ben;
  };
  constexpr Row kRows[] = {{"/story?viewer=S0", 404, 404, 200, 404},
                           {"/story?viewer=S1", 404, 404, 404, 200},
                           {"/story?viewer=spectator", 404, 404, 200, 200},
                           {"/story?viewer=S9", 404, 404, 404, 404},
                           {"/story", 404, 404, 404, 404},
                           {"/record", 404, 404, 403, 403},
                           {"/rows", 404, 404, 404, 404}};
  for (const Row& row : kRows) {
    EXPECT_EQ(status(row.what, ""), row.nobody) << row.what;
    EXPECT_EQ(status(row.what, stranger), row.stranger) << row.what;
    EXPECT_EQ(status(row.what, evening.anne.token()), row.anne) << row.what;
    EXPECT_EQ(status(row.what, evening.ben.token()), row.ben) << row.what;
  }
  EXPECT_EQ(refused(evening.anne.caller().ask({{"type", "agree"}, {"table", evening.table}, {"seat", "S0"}})), "");
  EXPECT_EQ(status("/record", evening.anne.token()), 403) << "Ben has not agreed";
  EXPECT_EQ(refused(evening.ben.caller().ask({{"type", "agree"}, {"table", evening.table}, {"seat", "S1"}})), "");
  EXPECT_EQ(status("/record", evening.anne.token()), 200);
  EXPECT_EQ(status("/record", stranger), 404);
  EXPECT_EQ(house.logged().find(evening.anne.token()), std::string::npos);
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
