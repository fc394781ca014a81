// What a match in play holds in memory: a server has thousands of them.
#include <gtest/gtest.h>

#include "engine/match/herald.h"
#include "engine/match/tables.h"
#include "games/registry.h"
#include "tests/bot_answer.h"
#include "tests/bots/allocations.h"

namespace saloon {
namespace {

constexpr std::size_t kMostHeld = std::size_t{24} * 1024;
constexpr int kGames = 6;

/// As a host does that tells everybody at once, and keeps nothing that all have got.
void play_and_tell(Match& match, Level bot) {
  Herald herald;
  for (u64 answers = 0; !match.over(); ++answers) {
    herald.tell(match, match.first_event(), [](const Told&) {});
    match.forget_events(match.event_count());
    const Seat p = *match.waiting().begin();
    ASSERT_TRUE(match.answer(p, bot_answer(match.at(p), bot, answers)).accepted());
  }
}

/// What is still held of a match at its end.
std::size_t held_at_the_end(const GameInfo& game, const std::string& seed, Level bot) {
  const std::size_t before = bytes_held();
  const auto match = game.start(game, {game.max_seats, options_for(game, game.max_seats), seed}, nullptr);
  EXPECT_TRUE(match) << match.error();
  play_and_tell(**match, bot);
  return bytes_held() - before;
}

TEST(Heap, AMatchInPlayHoldsLittle) {
  if (!kCountsAllocations) GTEST_SKIP();
  for (const GameInfo& game : all_games()) {
    held_at_the_end(game, "1", Level::Cowhand);  // what a game keeps once for all its matches is there now
    std::size_t most = 0;
    for (int seed = 1; seed <= kGames; ++seed) {
      for (const Level bot : {Level::Random, Level::Cowhand}) {
        most = std::max(most, held_at_the_end(game, std::to_string(seed), bot));
      }
    }
    EXPECT_LE(most, kMostHeld) << game.slug;
    RecordProperty(std::string(game.slug), std::to_string(most));
  }
}

}  // namespace
}  // namespace saloon
