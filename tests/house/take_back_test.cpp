// What whoever plays alone against bots takes back at a table: only what taught nothing, and the rows say so.
#include <gtest/gtest.h>

#include "engine/record/replay.h"
#include "tests/house/evening.h"

namespace saloon::house {
namespace {

/// Anne and bots, sitting and started.
struct Alone {
  explicit Alone(const GameInfo& game)
      : evening(table_for(game.slug, std::max(3, game.min_seats), 1)), anne(&evening.connect("host")) {
    evening.say(*anne, {{"type", "enter"}});
    evening.say(*anne, {{"type", "sit"}, {"seat", "S0"}});
    evening.say(*anne, {{"type", "start"}});
  }

  [[nodiscard]] const Match& match() { return evening.table().match(); }
  /// Until she is asked; false if the game is over.
  bool waits_for_her() {
    while (!match().over() && !match().waiting().has(0)) evening.wait(200);
    return !match().over();
  }
  /// By one answer of many, whose moment then comes.
  void answer(std::size_t which) {
    const json::array decisions = match().legal(0).decisions;
    const json::value& decision = decisions[which % decisions.size()];
    const int round = match().round();
    evening.say(*anne, {{"type", "answer"}, {"seat", "S0"}, {"round", round}, {"decision", decision}});
    for (int i = 0; i < 50 && match().round() == round && match().waiting().has(0); ++i) evening.wait(50);
  }
  /// The clause that refuses it; empty if it is taken back.
  std::string take_back() { return anne->refused(evening.say(*anne, {{"type", "take_back"}, {"seat", "S0"}})); }
  /// What her letters have told her by now.
  [[nodiscard]] bool was_told_of_it() const {
    const json::object now = anne->last_now("S0");
    const json::array& events = now.at("events").as_array();
    return !events.empty() && events[events.size() - 1] == json::object{{"event", "taken_back"}, {"seat", "S0"}};
  }
  [[nodiscard]] std::string record() const {
    std::string lines;
    for (const Row& row : evening.ledger()) {
      if (row.kind == RowKind::Line) lines += row.text;
    }
    return lines;
  }

  Evening evening;
  Client* anne;
};

TEST(TakeBackAtTable, WhatTaughtNothingStandsAgainInEveryGame) {
  for (const GameInfo& game : all_games()) {
    int taken_back = 0;
    for (u64 n = 0; n < 4 && taken_back == 0; ++n) {
      Alone t(game);
      for (u64 i = 0; t.waits_for_her(); ++i) {
        const json::array open = t.match().legal(0).decisions;
        const int round = t.match().round();
        t.answer(mix64(i + n));
        const std::string clause = t.take_back();
        if (!clause.empty()) {
          EXPECT_TRUE(clause == "HOUSE-BACK-02" || clause == "HOUSE-BACK-03" || clause == "HOUSE-BACK-04") << clause;
          continue;
        }
        ++taken_back;
        EXPECT_TRUE(t.was_told_of_it()) << game.slug;
        EXPECT_EQ(t.match().legal(0).decisions, open) << game.slug;
        EXPECT_TRUE(t.match().waiting().has(0) && t.match().round() > round) << game.slug;
        t.answer(0);
      }
      const Result<Record> record = read_record(t.record());
      ASSERT_TRUE(record) << game.slug << record.error();
      const Result<Walked> verified = verify(game, *record);
      EXPECT_TRUE(verified) << game.slug << verified.error();
    }
    EXPECT_GT(taken_back, 0) << game.slug;
  }
}

/// The first answer that may be taken back.
void play_to_a_regret(Alone& t) {
  for (u64 i = 0; t.waits_for_her(); ++i) {
    t.answer(i);
    const std::vector<Row> before = t.evening.ledger();
    t.evening.slow = true;
    const std::string id = t.evening.say(*t.anne, {{"type", "take_back"}, {"seat", "S0"}});
    const bool possible = t.anne->refused(id) == "?";
    t.evening.store(false);
    t.evening.slow = false;
    ASSERT_EQ(t.evening.ledger().size(), before.size());
    if (possible) return;
  }
  FAIL() << "nothing could be taken back";
}

TEST(TakeBackAtTable, NotStoredItHasNotHappened) {
  const GameInfo* game = find_game("deadwood");
  if (game == nullptr) GTEST_SKIP() << "needs deadwood";
  Alone t(*game);
  play_to_a_regret(t);
  EXPECT_FALSE(t.was_told_of_it());
  EXPECT_EQ(t.take_back(), "") << "it can still be taken back";
  EXPECT_TRUE(t.was_told_of_it());
}

TEST(TakeBackAtTable, SurvivesARestartAndNothingOlderDoes) {
  const GameInfo* game = find_game("deadwood");
  if (game == nullptr) GTEST_SKIP() << "needs deadwood";
  Alone t(*game);
  play_to_a_regret(t);
  ASSERT_EQ(t.take_back(), "");
  const std::string digest = t.match().state_digest();
  t.evening.crash();
  EXPECT_EQ(t.match().state_digest(), digest);
  t.anne = &t.evening.connect("host");
  t.evening.say(*t.anne, {{"type", "enter"}});
  EXPECT_EQ(t.take_back(), "HOUSE-BACK-02");
}

}  // namespace
}  // namespace saloon::house
