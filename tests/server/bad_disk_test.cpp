// A disk that is slow, full or cannot be read for a while: people are told so, and afterwards everything is as it was.
#include <gmock/gmock.h>

#include <atomic>
#include <stdexcept>
#include <thread>

#include "games/registry.h"
#include "house/limits.h"
#include "tests/server/faulty_disk.h"
#include "tests/server/open_house.h"

namespace saloon::server {
namespace {

/// What a test does to a disk.
struct BadDisk {
  std::atomic<bool> is_full{false}, cannot_be_read{false}, is_slow{false}, throws{false}, dice_throw{false};
  std::atomic<int> reads_of_the_hall{0};
  std::mutex gate;
  std::vector<std::function<void()>> waiting;  ///< while it is slow

  void go_on() {
    is_slow = false;
    const std::lock_guard lock(gate);
    for (const auto& one : std::exchange(waiting, {})) one();
  }
  [[nodiscard]] bool has_waiting() {
    const std::lock_guard lock(gate);
    return !waiting.empty();
  }
  [[nodiscard]] OpenHouse::Change change();
};

class LedgerOnBadDisk final : public Ledger {
 public:
  LedgerOnBadDisk(std::unique_ptr<Ledger> real, BadDisk& disk) : real_(std::move(real)), disk_(disk) {}
  void append(std::vector<house::Row> rows, Stored then) override {
    if (disk_.throws.exchange(false)) throw std::runtime_error("planted");
    if (disk_.is_full) return then(Failed{"the disk is full"});
    if (!disk_.is_slow) return real_->append(std::move(rows), std::move(then));
    const std::lock_guard lock(disk_.gate);
    disk_.waiting.emplace_back([this, rows, then] { real_->append(rows, then); });
  }
  Result<std::vector<house::Row>> read(const house::TableId& table) override {
    if (table.empty()) ++disk_.reads_of_the_hall;
    if (disk_.cannot_be_read) return Failed{"the disk does not work"};
    return real_->read(table);
  }
  Result<std::vector<house::TableSummary>> tables() override { return real_->tables(); }
  void note(const house::TableSummary& summary) override { real_->note(summary); }
  Result<void> back_up(const std::string& file) override { return real_->back_up(file); }

 private:
  std::unique_ptr<Ledger> real_;
  BadDisk& disk_;
};

OpenHouse::Change BadDisk::change() {
  return [this](Server::Setup& setup) {
    lift_limits(setup);
    setup.ledger = std::make_unique<LedgerOnBadDisk>(std::move(setup.ledger), *this);
    setup.dice = [this] {
      if (dice_throw.exchange(false)) throw std::runtime_error("planted");
      return random_bytes();
    };
  };
}

/// Somebody with a name.
struct Somebody {
  Somebody(u16 port, const char* name) : token(new_token(port)), caller(port, token) {
    greet();
    EXPECT_EQ(refused(caller.ask({{"type", "name"}, {"name", name}})), "");
  }
  void greet() {
    caller.say({{"type", "hello"}, {"protocol", house::kProtocol}});
    caller.hear_of("welcome");
  }
  void come_back(u16 port) {
    caller = Caller(port, token);
    greet();
  }
  std::string new_table() {
    const GameInfo& game = all_games().front();
    return text_in(caller.ask({{"type", "create"}, {"game", game.slug}, {"seats", game.min_seats}, {"listed", true}}),
                   "table");
  }
  std::string tell(const char* type, const std::string& table) {
    return refused(caller.ask({{"type", type}, {"table", table}}));
  }

  std::string token;
  Caller caller;
};

template <class Is>
bool happens(const Is& is) {
  for (int i = 0; i < 1'000 && !is(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  return is();
}

int status_of_recovery(u16 port, const std::string& key) {
  return request(port, "POST", "/api/recover", {}, json::serialize(json::object{{"key", key}})).status;
}

TEST(BadDisk, ARecoveryKeyIsNotCalledUsedUpWhenItCouldNotBeUsed) {
  BadDisk disk;
  OpenHouse house(disk.change());
  Somebody anne(house.port(), "Anne");
  const std::string key = text_in(anne.caller.ask({{"type", "recovery"}}), "key");
  disk.is_full = true;
  EXPECT_EQ(status_of_recovery(house.port(), key), 503);
  disk.is_full = false;
  EXPECT_EQ(status_of_recovery(house.port(), key), 204);
  EXPECT_EQ(status_of_recovery(house.port(), key), 403);
}

TEST(BadDisk, IsToldToWhoeverAsksWhetherTheHouseIsReady) {
  FaultyDisk disk;
  const Scratch scratch;
  OpenHouse house([&](Server::Setup& setup) {
    lift_limits(setup);
    auto ledger = open_ledger(scratch.path("data"), {.limits = {}, .habits = {}, .vfs = disk.name()});
    setup.trouble = [&ledger = *ledger] { return ledger.trouble(); };
    setup.ledger = std::move(ledger);
  });
  EXPECT_EQ(request(house.port(), "GET", "/readyz").status, 200);
  disk.break_down(DiskCall::Write, Fault::Full);
  EXPECT_EQ(request(house.port(), "POST", "/api/person").status, 503);
  const HttpAnswer not_ready = request(house.port(), "GET", "/readyz");
  EXPECT_EQ(not_ready.status, 503);
  EXPECT_NE(not_ready.body, "") << "it says why";
  disk.mend();
  EXPECT_EQ(request(house.port(), "POST", "/api/person").status, 204);
  EXPECT_EQ(request(house.port(), "GET", "/readyz").status, 200);
}

TEST(BadDisk, ATableThatCannotBeReadNowIsNotCalledUnknown) {
  BadDisk disk;
  OpenHouse house(disk.change());
  Somebody anne(house.port(), "Anne");
  const std::string table = anne.new_table();
  house.reopen();
  anne.come_back(house.port());
  disk.cannot_be_read = true;
  EXPECT_EQ(anne.tell("enter", table), "HOUSE-STORE-01");
  disk.cannot_be_read = false;
  EXPECT_EQ(anne.tell("enter", table), "");
  EXPECT_EQ(anne.tell("enter", "ABCDEFGHJK"), "HOUSE-TABLE-01");
}

TEST(BadDisk, TheHallGoesOnWhateverIsThrownInIt) {
  BadDisk disk;
  OpenHouse house(disk.change());
  Somebody anne(house.port(), "Anne");
  disk.throws = true;
  EXPECT_EQ(refused(anne.caller.ask({{"type", "name"}, {"name", "Anna"}})), "HOUSE-STORE-01");
  EXPECT_EQ(refused(anne.caller.ask({{"type", "name"}, {"name", "Anna"}})), "");
  disk.throws = true;
  EXPECT_EQ(request(house.port(), "POST", "/api/person").status, 503);
  EXPECT_EQ(request(house.port(), "POST", "/api/person").status, 204);
  disk.dice_throw = true;
  anne.caller.say({{"type", "name"}, {"name", "Annette"}, {"id", "x"}});
  EXPECT_TRUE(anne.caller.plug().is_closed()) << "who is not answered shall ask again";
}

/// What the room of a broken table could not hear at once it hears when the ledger has answered: not of people who have
/// gone meanwhile, whom nobody would ever see off.
TEST(BadDisk, NobodyComesInWhoHasGoneMeanwhile) {
  BadDisk disk;
  OpenHouse house(disk.change());
  Somebody anne(house.port(), "Anne");
  const std::string table = anne.new_table();
  EXPECT_EQ(anne.tell("enter", table), "");
  disk.is_slow = true;
  anne.caller.say({{"type", "sit"}, {"table", table}, {"seat", "S0"}});
  ASSERT_TRUE(happens([&] { return disk.has_waiting(); }));
  disk.dice_throw = true;
  anne.caller.say({{"type", "sit"}, {"table", table}, {"seat", "S1"}});
  ASSERT_TRUE(happens([&] { return house.server().metrics().tables_broken.value() == 1; }));
  const Counter& sockets = house.server().metrics().sockets;
  disk.is_slow = false;  // for the newcomer alone: what waits goes on waiting
  {
    Somebody ghost(house.port(), "Ghost");
    const u64 messages = house.server().metrics().messages.value();
    ghost.caller.say({{"type", "enter"}, {"table", table}});
    ASSERT_TRUE(happens([&] { return house.server().metrics().messages.value() > messages; }));
  }
  ASSERT_TRUE(happens([&] { return sockets.value() == 0; }));
  disk.go_on();
  anne.come_back(house.port());
  EXPECT_EQ(anne.tell("enter", table), "");
  const json::object seen = anne.caller.hear_of("table");
  EXPECT_EQ(seen.at("guests").get_array().size(), 1U) << json::serialize(seen);
}

TEST(Tables, ThatAreLeftOrUnknownDoNotCountAmongThoseOfAConnection) {
  OpenHouse house(lift_limits);
  Somebody anne(house.port(), "Anne");
  Somebody zoe(house.port(), "Zoé");
  for (int i = 0; i < 48; ++i) {
    const std::string table = anne.new_table();
    ASSERT_EQ(zoe.tell("enter", table), "") << i;
    ASSERT_EQ(zoe.tell(i % 2 == 0 ? "leave" : "exit", table), "") << i;
    ASSERT_EQ(zoe.tell("enter", "UNKNOWN" + std::to_string(i)), "HOUSE-TABLE-01") << i;
  }
}

/// Those that are listened at do count, and whoever goes away is seen off at each.
TEST(Tables, OfOneConnectionAreNotTooMany) {
  OpenHouse house(lift_limits);
  Somebody anne(house.port(), "Anne");
  Somebody ben(house.port(), "Ben");
  Somebody zoe(house.port(), "Zoé");
  std::string last;
  for (int i = 0; i < kTablesOfConnection; ++i) {
    last = (i % 2 == 0 ? anne : ben).new_table();
    ASSERT_EQ(zoe.tell("enter", last), "") << i;
  }
  const std::string one_more = anne.new_table();
  EXPECT_EQ(zoe.tell("enter", one_more), "HOUSE-FULL-01");
  zoe.caller.say({{"type", "enter"}, {"table", one_more}});  // who gives no id is not answered
  zoe.caller.say({{"type", "list"}, {"table", last}, {"seat", "S0"}, {"id", "after"}});
  EXPECT_EQ(text_in(zoe.caller.hear_of("done"), "id"), "after");
  EXPECT_EQ(zoe.tell("exit", last), "");
  EXPECT_EQ(zoe.tell("enter", last), "");
  EXPECT_EQ(zoe.tell("enter", anne.new_table()), "HOUSE-FULL-01");
}

TEST(Tables, AStoryOfNoTableDoesNotReadAllPeople) {
  BadDisk disk;
  OpenHouse house(disk.change());
  const int before = disk.reads_of_the_hall;
  EXPECT_EQ(request(house.port(), "GET", "/api/table//story?viewer=spectator").status, 404);
  EXPECT_EQ(request(house.port(), "GET", "/api/table//record").status, 404);
  EXPECT_EQ(disk.reads_of_the_hall, before);
}

}  // namespace
}  // namespace saloon::server
