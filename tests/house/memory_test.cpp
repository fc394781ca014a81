// What a table in play holds in memory: a server has thousands of them.
#include <gtest/gtest.h>

#include "bench/played.h"
#include "tests/bots/allocations.h"

namespace saloon::house {
namespace {

/// Of the 40 KiB that a running table may take without its sockets; the rest is for the room around it.
constexpr std::size_t kMostAtRest = std::size_t{36} * 1024;
/// For the few milliseconds that the ledger takes there are two of the match.
constexpr std::size_t kMostOnItsWay = std::size_t{50} * 1024;
constexpr u64 kGames = 3;

TEST(Memory, ATableInPlayHoldsLittle) {
  if (!kCountsAllocations) GTEST_SKIP();
  for (const GameInfo& game : all_games()) {
    Played(game, game.max_seats, 1, bytes_held).play();  // what a game keeps once for all its tables is there now
    Held most;
    for (u64 seed = 1; seed <= kGames; ++seed) {
      Played played(game, game.max_seats, seed, bytes_held);
      played.play();
      most.at_rest = std::max(most.at_rest, played.held().at_rest);
      most.on_its_way = std::max(most.on_its_way, played.held().on_its_way);
    }
    EXPECT_GT(most.at_rest, 4096U) << "nothing is measured";
    EXPECT_LE(most.at_rest, kMostAtRest) << game.slug;
    EXPECT_LE(most.on_its_way, kMostOnItsWay) << game.slug << ", rows on their way";
    std::cout << game.slug << ": " << most.at_rest << " bytes, " << most.on_its_way << " with rows on their way\n";
  }
}

}  // namespace
}  // namespace saloon::house
