// A bug in the rules breaks the table it shows itself at: it says so and keeps what was played. Others play on.
#include <gtest/gtest.h>

#include "engine/record/replay.h"
#include "tests/endless.h"
#include "tests/house/started.h"

namespace saloon::house {
namespace {

const GameInfo* find_endless(std::string_view slug) {
  return slug == toy::Game::kSlug ? &toy::endless_game() : find_game(slug);
}

/// Whoever is asked gives the first lawful answer; the clause that refused it.
std::string answer_of_next(Started& t) {
  const Match& match = t.evening.table().match();
  const Seat asked = *match.waiting().begin();
  Client& client = asked == 0 ? t.anne : t.zoe;
  return client.refused(t.evening.say(client, {{"type", "answer"},
                                               {"seat", seat_name(asked)},
                                               {"round", match.round()},
                                               {"decision", match.legal(asked).decisions[0]}}));
}

std::string record_kept(const Started& t) {
  std::string lines;
  for (const Row& row : t.evening.ledger()) {
    if (row.kind == RowKind::Line) lines += row.text;
  }
  return lines;
}

TEST(BrokenTable, SaysSoKeepsItsRowsAndLeavesTheOtherAlone) {
  Started bad(toy::Game::kSlug, 2, false, find_endless);
  Started good;
  std::string clause;
  std::string digest;
  std::size_t rows = 0;
  while (clause.empty()) {
    digest = bad.evening.table().match().state_digest();
    rows = bad.evening.ledger().size();
    clause = answer_of_next(bad);
    play_on(good.evening, good.people(), 1);
  }
  EXPECT_EQ(clause, kBroken);
  EXPECT_EQ(bad.evening.table().company().stage, TableSummary::Stage::Broken);
  for (const Client* client : {&bad.anne, &bad.zoe}) EXPECT_EQ(text_in(client->last("table"), "stage"), "broken");
  EXPECT_EQ(answer_of_next(bad), kBroken);

  EXPECT_EQ(bad.evening.ledger().size(), rows) << "what broke it was not played";
  const Result<Record> record = read_record(record_kept(bad));
  ASSERT_TRUE(record) << record.error();
  const auto again = replay(toy::game(), *record);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ((*again)->state_digest(), digest);
  EXPECT_EQ(bad.evening.table().match().state_digest(), digest);

  play_on(good.evening, good.people());
  EXPECT_EQ(good.evening.table().company().stage, TableSummary::Stage::Over);
}

}  // namespace
}  // namespace saloon::house
