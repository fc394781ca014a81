// Something throws, here and there: it ends one connection or breaks one table, and never the server.
#include <gmock/gmock.h>

#include <atomic>
#include <stdexcept>
#include <thread>

#include "games/registry.h"
#include "house/limits.h"
#include "tests/server/open_house.h"

namespace saloon::server {
namespace {

/// Throws when it is told to, once.
class Trap {
 public:
  void set() { set_ = true; }
  void spring() {
    if (set_.exchange(false)) throw std::runtime_error("planted");
  }
  /// What Boost would throw if it could.
  void spring_in_boost() {
    if (set_.exchange(false)) (void)json::value(1).as_string();
  }

 private:
  std::atomic<bool> set_{false};
};

/// A ledger that throws now and then.
class TrappedLedger final : public Ledger {
 public:
  TrappedLedger(std::unique_ptr<Ledger> real, Trap& appending, Trap& reading, Trap& telling)
      : real_(std::move(real)), appending_(appending), reading_(reading), telling_(telling) {}
  void append(std::vector<house::Row> rows, Stored then) override {
    appending_.spring();
    real_->append(std::move(rows), [this, then = std::move(then)](const Result<void>& how) {
      telling_.spring();
      then(how);
    });
  }
  Result<std::vector<house::Row>> read(const house::TableId& table) override {
    reading_.spring();
    return real_->read(table);
  }
  Result<std::vector<house::TableSummary>> tables() override { return real_->tables(); }
  void note(const house::TableSummary& summary) override { real_->note(summary); }
  Result<void> back_up(const std::string& file) override { return real_->back_up(file); }

 private:
  std::unique_ptr<Ledger> real_;
  Trap& appending_;
  Trap& reading_;
  Trap& telling_;
};

struct Traps {
  Trap dice, boost, appending, reading, telling;
  [[nodiscard]] OpenHouse::Change change() {
    return [this](Server::Setup& setup) {
      lift_limits(setup);
      setup.dice = [this] {
        dice.spring();
        boost.spring_in_boost();
        return random_bytes();
      };
      setup.ledger = std::make_unique<TrappedLedger>(std::move(setup.ledger), appending, reading, telling);
    };
  }
};

/// A person who has a table of their own.
struct Host {
  explicit Host(u16 port) : token(new_token(port)), caller(port, token) {
    greet();
    EXPECT_EQ(refused(caller.ask({{"type", "name"}, {"name", "Anne"}})), "");
    const json::object done =
        caller.ask({{"type", "create"}, {"game", all_games().front().slug}, {"seats", all_games().front().min_seats}});
    table = text_in(done, "table");
    EXPECT_EQ(enter(), "");
  }
  void greet() {
    caller.say({{"type", "hello"}, {"protocol", house::kProtocol}});
    caller.hear_of("welcome");
  }
  void come_back(u16 port) {
    caller = Caller(port, token);
    greet();
  }
  std::string enter() { return refused(caller.ask({{"type", "enter"}, {"table", table}})); }
  std::string sit(const char* seat) { return refused(caller.ask({{"type", "sit"}, {"table", table}, {"seat", seat}})); }

  std::string token;
  Caller caller;
  std::string table;
};

class Breaking : public testing::TestWithParam<Trap Traps::*> {};

TEST_P(Breaking, OneTableBreaksAndComesBackAsTheLedgerHasIt) {
  Traps traps;
  OpenHouse house(traps.change());
  Host anne(house.port());
  Host ben(house.port());
  ASSERT_EQ(anne.sit("S0"), "");
  if (GetParam() == &Traps::reading) {
    house.reopen();  // nobody reads a table that is in memory
    anne.come_back(house.port());
    ben.come_back(house.port());
    (traps.*GetParam()).set();
    anne.caller.say({{"type", "enter"}, {"table", anne.table}, {"id", "x"}});
  } else {
    (traps.*GetParam()).set();
    anne.caller.say({{"type", "sit"}, {"table", anne.table}, {"seat", "S1"}, {"id", "x"}});
  }
  for (int i = 0; i < 500 && house.server().metrics().tables_broken.value() == 0; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_EQ(house.server().metrics().tables_broken.value(), 1U);
  if (GetParam() != &Traps::reading) {
    EXPECT_EQ(text_in(anne.caller.hear_of("bye"), "why"), "restart");
    anne.come_back(house.port());
  }
  ben.enter();
  EXPECT_EQ(ben.sit("S0"), "") << "another table notices nothing";
  EXPECT_EQ(anne.enter(), "");
  EXPECT_EQ(anne.sit("S0"), "HOUSE-SEAT-01") << "what was stored is there";
  EXPECT_EQ(anne.sit("S1"), "") << "what was not is not";
}
INSTANTIATE_TEST_SUITE_P(EveryPlace, Breaking,
                         testing::Values(&Traps::dice, &Traps::boost, &Traps::appending, &Traps::reading));

/// In the ledger's own thread, which nothing would catch: what was stored is told once more.
TEST(Breaking, WhoIsToldThatSomethingIsStoredMayThrow) {
  Traps traps;
  OpenHouse house(traps.change());
  Host anne(house.port());
  traps.telling.set();
  EXPECT_EQ(anne.sit("S0"), "");
  EXPECT_EQ(anne.sit("S1"), "") << "the ledger goes on";
}

/// A desk at which everything goes wrong for whoever says "boom".
class ShakyDesk final : public Desk {
 public:
  [[nodiscard]] bool is_for_file(const Ask& /*ask*/) const override { return false; }
  void answer(const Ask& ask, const Visitor& /*visitor*/, std::function<void(Reply)> then) override {
    if (ask.path() == "/boom") throw std::runtime_error("planted");
    then(plain_reply(200, "fine"));
  }
  void recognise(std::string token, std::function<void(Known)> then) override {
    if (token == "boom") throw std::runtime_error("planted");
    then({.person = "somebody", .token = token});
  }
  void connected(house::Connection connection, const Known& /*who*/, std::shared_ptr<Wire> wire) override {
    const std::lock_guard lock(gate_);
    wires_[connection] = std::move(wire);
  }
  void heard(house::Connection connection, std::string_view text) override {
    if (text == "boom") throw std::runtime_error("planted");
    const std::lock_guard lock(gate_);
    const Text echo = std::make_shared<const std::string>(text);
    wires_[connection]->send({&echo, 1});
  }
  void hung_up(house::Connection connection) override {
    const std::lock_guard lock(gate_);
    wires_.erase(connection);
  }

 private:
  std::mutex gate_;
  std::map<house::Connection, std::shared_ptr<Wire>> wires_;
};

TEST(Breaking, OneConnectionBreaks) {
  ShakyDesk desk;
  Doorman doorman{DoorRules{}};
  Metrics metrics;
  Log log([](const std::string&) {});
  Machine machine;
  Doors doors(machine, {desk, doorman, metrics, log});
  machine.start(2, log);
  const u16 port = doors.open("127.0.0.1", 0).value_or(0);
  Caller broken(port, "a");
  Caller whole(port, "b");
  broken.frame(Opcode::Text, "boom");
  EXPECT_TRUE(broken.plug().is_closed());
  EXPECT_EQ(request(port, "GET", "/boom").status, 0);
  EXPECT_EQ(Caller(port, "boom").status(), 0);
  // A socket is closed a moment before that is counted.
  for (int i = 0; i < 500 && metrics.connections_broken.value() < 3; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_EQ(metrics.connections_broken.value(), 3U);
  whole.frame(Opcode::Text, R"({"type":"still here"})");
  EXPECT_EQ(text_in(whole.hear().value_or(json::object{}), "type"), "still here");
  EXPECT_EQ(request(port, "GET", "/").status, 200);
  machine.post([] { throw std::runtime_error("planted"); });
  EXPECT_EQ(request(port, "GET", "/").status, 200);
  machine.stop();
}

class BrokenBrain final : public Brain {
 public:
  Result<json::object> answer(const BotQuestion& /*question*/) override { throw std::runtime_error("planted"); }
  Result<std::vector<Advice>> advise(const BotQuestion& /*question*/, std::size_t /*most*/) override {
    return Failed{"never"};
  }
};

TEST(Breaking, ABotThatThrowsIsReplaced) {
  GameInfo game = all_games().front();
  game.brain = [](const Character&) -> std::unique_ptr<Brain> { return std::make_unique<BrokenBrain>(); };
  Metrics metrics;
  Log log([](const std::string&) {});
  BotPool pool(1, wall_clock, log, metrics);
  for (int i = 0; i < 3; ++i) {
    std::promise<bool> answered;
    pool.think("TABLE", game, {}, [&](const Result<json::object>& decision) { answered.set_value(bool(decision)); });
    EXPECT_FALSE(answered.get_future().get());
  }
}

TEST(Breaking, WhoHearsABotMayThrow) {
  GameInfo game = all_games().front();
  game.brain = [](const Character&) -> std::unique_ptr<Brain> { return std::make_unique<BrokenBrain>(); };
  Metrics metrics;
  std::atomic<int> logged{0};
  Log log([&](const std::string& line) { logged += line.find("bot not heard") != std::string::npos ? 1 : 0; });
  BotPool pool(1, wall_clock, log, metrics);
  Trap hearing;
  for (int i = 0; i < 2; ++i) {
    std::promise<void> answered;
    hearing.set();
    pool.think("TABLE", game, {}, [&](const Result<json::object>&) {
      hearing.spring();
      answered.set_value();
    });
    answered.get_future().wait();
  }
  pool.stop();
  EXPECT_EQ(logged, 2);
}

TEST(Lanes, DoOneTaskAfterTheOtherWhateverTheyThrow) {
  Machine machine;
  Log log([](const std::string&) {});
  machine.start(2, log);
  std::atomic<int> troubles{0};
  const auto lane = std::make_shared<Lane>(machine, [&](const std::string&) { ++troubles; });
  std::vector<int> done;
  std::promise<void> finished;
  for (int i = 0; i < 1'000; ++i) {
    lane->post([&, i] {
      if (i % 10 == 0) throw std::runtime_error("planted");
      done.push_back(i);
      if (i == 999) finished.set_value();
    });
  }
  finished.get_future().wait();
  EXPECT_EQ(done.size(), 900U);
  EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
  EXPECT_EQ(troubles, 100);
  machine.stop();
}

}  // namespace
}  // namespace saloon::server
