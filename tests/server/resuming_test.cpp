// Tables that nobody closed in good order, and ids that come twice.
#include <gmock/gmock.h>

#include <thread>

#include "games/registry.h"
#include "house/limits.h"
#include "tests/server/open_house.h"

namespace saloon::server {
namespace {

using testing::HasSubstr;

/// Forgets how tables stand, and from a moment on stores nothing that no person has asked for: as if the process had
/// died then.
class DyingLedger final : public Ledger {
 public:
  explicit DyingLedger(std::unique_ptr<Ledger> real) : real_(std::move(real)) {}
  void append(std::vector<house::Row> rows, Stored then) override {
    if (rows.front().kind == house::RowKind::Line && rows.front().by == 0) return then(Failed{"it is dying"});
    real_->append(std::move(rows), std::move(then));
  }
  Result<std::vector<house::Row>> read(const house::TableId& table) override { return real_->read(table); }
  Result<std::vector<house::TableSummary>> tables() override { return real_->tables(); }
  void note(const house::TableSummary& /*summary*/) override {}
  Result<void> back_up(const std::string& file) override { return real_->back_up(file); }

 private:
  std::unique_ptr<Ledger> real_;
};

/// A table of bots, with somebody who looks on.
struct Onlooker {
  explicit Onlooker(u16 port) : caller(port, new_token(port)) {
    const GameInfo& game = all_games().front();
    json::object bots;
    for (int p = 0; p < game.min_seats; ++p) bots[seat_name(Seat(p))] = "greenhorn";
    caller.say({{"type", "hello"}, {"protocol", house::kProtocol}});
    EXPECT_EQ(refused(caller.ask({{"type", "name"}, {"name", "Anne"}})), "");
    const json::object done = caller.ask({{"type", "create"},
                                          {"game", game.slug},
                                          {"seats", game.min_seats},
                                          {"pace", false},
                                          {"listed", true},
                                          {"bots", std::move(bots)}});
    table = text_in(done, "table");
    for (const char* what : {"enter", "start"}) {
      EXPECT_EQ(refused(caller.ask({{"type", what}, {"table", table}})), "") << what;
    }
  }
  Caller caller;
  std::string table;
};

std::size_t rows_of_table(OpenHouse& house, const std::string& table) {
  return read_all(house.server().ledger(), table).size();
}

template <class Is>
bool comes_true(const Is& is) {
  for (int i = 0; i < 1'000 && !is(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  return is();
}

TEST(Resuming, TablesInUseGoOnAfterACrashWithoutAnybody) {
  OpenHouse dying([](Server::Setup& setup) { setup.ledger = std::make_unique<DyingLedger>(std::move(setup.ledger)); });
  const Onlooker anne(dying.port());
  const std::size_t rows = rows_of_table(dying, anne.table);
  const Scratch scratch;
  std::filesystem::create_directory(scratch.path("data"));
  for (const char* file : {"/ledger.db", "/ledger.db-wal"}) {
    std::filesystem::copy_file(dying.data() + file, scratch.path("data") + file);
  }
  OpenHouse after([&](Server::Setup& setup) { setup.ledger = open_ledger(scratch.path("data")); });
  EXPECT_TRUE(comes_true([&] { return rows_of_table(after, anne.table) > rows; })) << "nobody asked the bots again";
  EXPECT_TRUE(comes_true([&] {
    const Result<std::vector<house::TableSummary>> tables = after.server().ledger().tables();
    return tables && tables->size() == 1 && tables->front().stage != house::TableSummary::Stage::Gathering;
  })) << "the hall does not know of it";
}

TEST(Resuming, ARematchGetsAnIdOfItsOwn) {
  std::mutex gate;
  std::vector<house::Random> drawn;
  std::optional<house::Random> next;
  OpenHouse house([&](Server::Setup& setup) {
    setup.dice = [&] {
      const std::lock_guard lock(gate);
      drawn.push_back(next ? *std::exchange(next, std::nullopt) : random_bytes());
      return drawn.back();
    };
  });
  Onlooker anne(house.port());
  for (std::string stage; stage != "over";) {
    stage = text_in(anne.caller.hear_of("table", 30'000), "stage");
    ASSERT_NE(stage, "");
  }
  {
    const std::lock_guard lock(gate);
    const auto made_it = [&](const house::Random& random) { return house::new_table_id(random) == anne.table; };
    next = *std::find_if(drawn.begin(), drawn.end(), made_it);
  }
  const json::object done = anne.caller.ask({{"type", "again"}, {"table", anne.table}});
  EXPECT_EQ(refused(done), "");
  const std::string rematch = text_in(done, "table");
  EXPECT_NE(rematch, anne.table);
  {
    const std::lock_guard lock(gate);
    EXPECT_FALSE(next) << "the id that is taken was tried";
  }
  EXPECT_EQ(refused(anne.caller.ask({{"type", "enter"}, {"table", rematch}})), "");
}

}  // namespace
}  // namespace saloon::server
