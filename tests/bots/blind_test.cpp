// Bots see views and hear events, nothing else: in another world that looks the same to the seat they decide the same.
#include <gtest/gtest.h>

#include "bots/character.h"
#include "bots/seat_bot.h"
#include "engine/match/match.h"
#include "engine/match/tables.h"
#include "games/registry.h"
#include "tests/bots/characters.h"
#include "tests/bots/other_world.h"
#include "tests/scale.h"

namespace saloon {
namespace {

class BlindBots : public testing::TestWithParam<std::string> {};

TEST_P(BlindBots, DecideTheSameInWorldsThatLookTheSame) {
  const GameInfo& game = *find_game(GetParam());
  u64 compared = 0;
  u64 different_worlds = 0;
  for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
    for (u64 seed = 1; seed <= scaled(20); ++seed) {
      Chance chance{key_of_seed(seed, u64(seats)), 0};
      const auto match = match_after(game, seats, seed, chance.below(120));
      for (const Seat p : match->waiting()) {
        const auto other = match_that_looks_the_same(*match, p, chance.fresh_key());
        ASSERT_NE(other, nullptr);
        if (other->state() != match->state()) ++different_worlds;
        for (const char* name : kCharacters) {
          const Result<Character> character = read_character(name);
          ASSERT_TRUE(character) << character.error();
          SeatBot here(game, *character);
          SeatBot there(game, *character);
          EXPECT_EQ(here.answer(match->at(p), seed), there.answer(other->at(p), seed)) << name << ", seed " << seed;
          ++compared;
        }
      }
    }
  }
  EXPECT_GT(compared, 0U);
  EXPECT_GT(different_worlds * 2, compared / std::size(kCharacters));
}

INSTANTIATE_TEST_SUITE_P(Games, BlindBots, testing::ValuesIn(slugs()), [](const auto& test) { return test.param; });

}  // namespace
}  // namespace saloon
