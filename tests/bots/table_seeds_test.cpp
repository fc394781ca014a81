// What is random at a table beside its match.
#include "bots/table_seeds.h"

#include <gtest/gtest.h>

#include "bots/players.h"

namespace saloon::bots {
namespace {

const std::string kKey = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

// Worked out by another program: docs/record-format.md says how.
TEST(TableSeeds, OfAKeyedTableFollowFromTheKeyAsWrittenDown) {
  const TableSeeds seeds(kKey);
  EXPECT_EQ(seeds.of_answer(7, 2), 11925381175387309211U);
  std::vector<u64> looks;
  for (u64 answers = 0; answers < 20; ++answers) {
    if (seeds.looks_at_offer(answers, 1)) looks.push_back(answers);
  }
  EXPECT_EQ(looks, (std::vector<u64>{2, 4, 7, 10, 14, 17}));
  EXPECT_EQ(seeds.pick(3, 5), 0U);
}

TEST(TableSeeds, OfAKeyedTableDifferBySeat) {
  const TableSeeds seeds(kKey);
  EXPECT_NE(seeds.of_answer(7, 2), seeds.of_answer(7, 1));
  EXPECT_NE(seeds.of_answer(7, 2), TableSeeds(std::string(64, '0')).of_answer(7, 2));
}

TEST(TableSeeds, OfADecimalSeedAreThoseTheyAlwaysWere) {
  u64 hash = 0;
  for (const char c : std::string("5")) hash = mix64(hash ^ u64(static_cast<unsigned char>(c)));
  const TableSeeds seeds("5");
  EXPECT_EQ(seeds.of_answer(9, 3), key_of_seed(hash, 9));
  Chance chance{key_of_seed(key_of_seed(hash, 9), kMostSeats + 3)};
  EXPECT_EQ(seeds.looks_at_offer(9, 3), chance.below(kOfferPace) == 0);
}

}  // namespace
}  // namespace saloon::bots
