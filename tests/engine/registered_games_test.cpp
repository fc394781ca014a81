// Records and scenarios of every registered game, whatever it is: a whole match at every number of seats, replayed,
// verified, and each of its answers turned into a scenario that passes.
#include <gtest/gtest.h>

#include "engine/match/tables.h"
#include "engine/record/replay.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/scenario_write.h"
#include "games/registry.h"
#include "tests/bot_answer.h"
#include "tests/kept_record.h"
#include "tests/scale.h"

namespace saloon {
namespace {

constexpr const char* kTableSeed = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// A match between the game's bots, the last seat playing at random.
Record play_match(const GameInfo& game, int seats, const std::string& seed) {
  const auto match = std::move(*game.start(game, {seats, options_for(game, seats), seed}, nullptr));
  KeptRecord recorder(*match);
  for (u64 i = 0; !match->over(); ++i) {
    const Seat p = *match->waiting().begin();
    const json::object d = bot_answer(match->at(p), p + 1 == seats ? Level::Random : Level::Cowhand, i);
    const Refusal refusal = match->answer(p, d);
    EXPECT_TRUE(refusal.accepted()) << refusal.clause << " " << json::serialize(d);
    if (!refusal.accepted()) break;
    recorder.note(*match, p, refusal.taken);
  }
  return recorder.record();
}

template <class F>
void for_every_table(F f) {
  for (const GameInfo& game : all_games()) {
    for (int seats = game.min_seats; seats <= game.max_seats; ++seats) f(game, seats);
  }
}

TEST(EveryGame, RecordsRebuildAndVerify) {
  for_every_table([](const GameInfo& game, int seats) {
    for (const std::string& seed : {std::string("7"), std::string(kTableSeed)}) {
      const Record record = play_match(game, seats, seed);
      const auto read = read_record(write_record(record));
      ASSERT_TRUE(read) << read.error();
      const auto match = replay(game, *read);
      ASSERT_TRUE(match) << match.error();
      EXPECT_EQ((*match)->state_digest(), record.closing()->state);
      EXPECT_EQ(verify(game, *read).error(), "");
    }
  });
}

TEST(EveryGame, EveryAnswerMakesAPassingScenario) {
  constexpr std::size_t kStep = kScale == 1 ? 1 : 7;
  for_every_table([](const GameInfo& game, int seats) {
    const Record record = play_match(game, seats, "11");
    for (std::size_t n = 1; n <= record.answers().size(); n += kStep) {
      const auto text = scenario_of(game, record, n);
      ASSERT_TRUE(text) << text.error();
      const ScenarioResult result = run_scenario(*text, find_game);
      ASSERT_TRUE(result.passed) << result.failure << "\n" << *text;
    }
  });
}

TEST(EveryGame, PositionsRoundTripThroughTheirJson) {
  for_every_table([](const GameInfo& game, int seats) {
    const Record record = play_match(game, seats, "3");
    for (std::size_t n = 1; n <= record.lines.size(); n += 5) {
      const auto match = replay(game, record, n);
      ASSERT_TRUE(match) << match.error();
      const auto other = game.open(game, record.heading().setup, *parse_json(json::serialize((*match)->state())));
      ASSERT_TRUE(other) << other.error();
      EXPECT_EQ((*other)->state_digest(), (*match)->state_digest()) << "after line " << n;
    }
  });
}

}  // namespace
}  // namespace saloon
