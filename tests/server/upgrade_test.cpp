// A program with other rules opens the data folder of the one before it.
#include <gmock/gmock.h>

#include <atomic>
#include <thread>

#include "house/limits.h"
#include "tests/later_rules.h"
#include "tests/server/open_house.h"

namespace saloon::server {
namespace {

using testing::HasSubstr;

constexpr auto kAtOnce = std::chrono::milliseconds(1);

/// A house whose rules can be replaced, and somebody who plays against two bots in it.
struct Upgrade {
  Upgrade()
      : house([this](Server::Setup& setup) {
          setup.find_game = later ? find_later : find_game;
          setup.sleep_after = kAtOnce;
        }),
        token(new_token(house.port())),
        anne(house.port(), token) {
    anne.say({{"type", "hello"}, {"protocol", house::kProtocol}});
    EXPECT_EQ(refused(anne.ask({{"type", "name"}, {"name", "Anne"}})), "");
    table = text_in(anne.ask({{"type", "create"},
                              {"game", "desperados_cards"},
                              {"seats", 3},
                              {"pace", false},
                              {"bots", {{"S1", "greenhorn"}, {"S2", "greenhorn"}}}}),
                    "table");
    EXPECT_EQ(ask("enter"), "");
    EXPECT_EQ(refused(anne.ask({{"type", "sit"}, {"table", table}, {"seat", "S0"}})), "");
    EXPECT_EQ(ask("start"), "");
  }

  std::string ask(const char* what) { return refused(anne.ask({{"type", what}, {"table", table}})); }

  /// As Anne's program does when the server is another one.
  std::string come_back() {
    anne = Caller(house.port(), token);
    anne.say({{"type", "hello"}, {"protocol", house::kProtocol}});
    return ask("enter");
  }

  /// Waits until Anne is asked and answers what comes first.
  void answer() {
    for (;;) {
      const json::object now = anne.hear_of("now", 30'000);
      ASSERT_FALSE(now.empty());
      const json::object& asked = object_in(object_in(object_in(now, "view"), "public"), "asked");
      if (!object_in(asked, "questions").contains("S0")) continue;
      const json::object list = anne.ask({{"type", "list"}, {"table", table}, {"seat", "S0"}});
      const json::value* decisions = list.if_contains("decisions");
      ASSERT_TRUE(decisions != nullptr && decisions->is_array() && !decisions->get_array().empty()) << list;
      EXPECT_EQ(refused(anne.ask({{"type", "answer"},
                                  {"table", table},
                                  {"seat", "S0"},
                                  {"round", asked.at("round")},
                                  {"decision", decisions->get_array()[0]}})),
                "");
      return;
    }
  }

  [[nodiscard]] std::vector<house::Row> rows() const { return read_all(house.server().ledger(), table); }
  /// Rows of the ledger that say where the match stands.
  [[nodiscard]] std::size_t positions() const {
    const std::vector<house::Row> all = rows();
    return std::size_t(std::ranges::count_if(
        all, [](const house::Row& row) { return row.text.find(R"({"position":)") != std::string::npos; }));
  }

  std::atomic<bool> later{false};
  mutable OpenHouse house;
  std::string token;
  Caller anne;
  std::string table;
};

TEST(Upgrade, ARunningTableGoesOnAfterAnEndInGoodOrder) {
  Upgrade u;
  u.answer();
  EXPECT_EQ(u.positions(), 0U);
  u.later = true;
  u.house.reopen();
  EXPECT_GE(u.positions(), 1U);
  ASSERT_EQ(u.come_back(), "");
  u.answer();
  u.house.reopen();
  ASSERT_EQ(u.come_back(), "");
  u.answer();
}

TEST(Upgrade, NothingIsWrittenTwice) {
  Upgrade u;
  u.answer();
  u.house.reopen();
  ASSERT_EQ(u.come_back(), "");
  u.house.reopen();
  const std::vector<house::Row> before = u.rows();
  u.house.reopen();
  EXPECT_EQ(u.rows().size(), before.size());
}

TEST(Upgrade, ATableThatWasNotInMemoryGoesOnToo) {
  Upgrade u;
  u.answer();
  u.anne = Caller(u.house.port(), u.token);
  for (int i = 0; i < 1'000 && u.house.server().metrics().tables.value() > 0; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    u.house.server().landlord().tidy_up();
  }
  ASSERT_EQ(u.house.server().metrics().tables.value(), 0);
  EXPECT_EQ(u.positions(), 1U);
  u.later = true;
  u.house.reopen();
  EXPECT_EQ(u.come_back(), "");
}

TEST(Upgrade, WhatWasPlayedAfterTheLastPositionIsKeptForTheProgramThatCanFollowIt) {
  Upgrade u;
  u.answer();
  const Scratch scratch;  // as kill -9 leaves it
  std::filesystem::create_directory(scratch.path("data"));
  for (const char* file : {"/ledger.db", "/ledger.db-wal"}) {
    std::filesystem::copy_file(u.house.data() + file, scratch.path("data") + file);
  }
  const auto open_there = [&](house::FindGame find) {
    return OpenHouse([&scratch, find](Server::Setup& setup) {
      setup.ledger = open_ledger(scratch.path("data"));
      setup.find_game = find;
    });
  };
  const auto enter = [&](const OpenHouse& house) {
    Caller caller(house.port(), u.token);
    caller.say({{"type", "hello"}, {"protocol", house::kProtocol}});
    return refused(caller.ask({{"type", "enter"}, {"table", u.table}}));
  };
  std::vector<house::Row> kept;
  {
    OpenHouse later = open_there(find_later);
    kept = read_all(later.server().ledger(), u.table);
    EXPECT_EQ(enter(later), "HOUSE-RULES-01");
    EXPECT_THAT(later.logged(), HasSubstr("HOUSE-RULES-01, rules version"));
    later.close();
  }
  EXPECT_EQ(read_all(*open_ledger(scratch.path("data")), u.table), kept);
  {
    OpenHouse earlier = open_there(find_game);
    EXPECT_EQ(enter(earlier), "");
    earlier.close();
  }
  OpenHouse later = open_there(find_later);
  EXPECT_EQ(enter(later), "");
}

}  // namespace
}  // namespace saloon::server
