// The set-up of Deadwood over many games: what is drawn at random must be as likely as the rules say, and what is not
// must be the same in every game.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <string>

#include "engine/play.h"
#include "games/deadwood/rules.h"

namespace saloon::deadwood {
namespace {

constexpr int kGames = 6000;

/// Within five standard deviations of its share.
void expect_share(int count, double share, const std::string& what) {
  const double expected = kGames * share;
  EXPECT_NEAR(count, expected, 5 * std::sqrt(expected * (1 - share))) << what;
}

State set_up(int seats, int game) { return begin<Game>({}, seats, key_of_seed(u64(game), 21)); }

// DW-SETUP-03, DW-SETUP-04: each pile is shuffled, four of the nine tiles of pile 1 and the Saloon lie on the stars.
TEST(DeadwoodSetup, EveryTileIsAsLikelyOnEveryStarAndOnTopOfItsPile) {
  std::map<Tile, int> on_a_star;
  std::map<Tile, int> on_top;
  std::array<int, kStars.size()> saloon{};
  for (int game = 0; game < kGames; ++game) {
    const State s = set_up(2, game);
    for (unsigned i = 0; i < kStars.size(); ++i) {
      const Tile tile = s.pub.tile[kStars[i]];
      ++on_a_star[tile];
      saloon[i] += int(tile == Tile::SaloonX);
    }
    for (unsigned k = 0; k < kPiles; ++k) ++on_top[s.hidden.piles[k][s.pub.pile_size[k] - 1U]];
  }
  EXPECT_EQ(on_a_star[Tile::SaloonX], kGames);
  for (const int tile : Bits{kPileTiles[0]}) expect_share(on_a_star[Tile(tile)], 4.0 / 9, "on a star");
  for (const int count : saloon) expect_share(count, 1.0 / 5, "the Saloon");
  for (unsigned k = 0; k < kPiles; ++k) {
    for (const int tile : Bits{kPileTiles[k]}) {
      expect_share(on_top[Tile(tile)], 1.0 / count_bits(kPileTiles[k]), "on top of pile " + std::to_string(k + 1));
    }
  }
}

// DW-SETUP-11: one die each, and again for those who tie, so everybody is as likely to begin.
TEST(DeadwoodSetup, EverybodyIsAsLikelyToBegin) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    std::array<int, kMaxSeats> first{};
    for (int game = 0; game < kGames; ++game) {
      const State s = set_up(seats, game);
      ++first[s.pub.first];
      EXPECT_EQ(s.pub.turn, s.pub.first);
    }
    for (int p = 0; p < seats; ++p) expect_share(first[unsigned(p)], 1.0 / seats, "first player");
  }
}

// DW-SETUP-07, DW-SETUP-08, DW-SETUP-09, DW-SETUP-12: only the pool depends on the number of players.
TEST(DeadwoodSetup, OnlyThePoolDependsOnThePlayers) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    const State s = set_up(seats, 1);
    EXPECT_EQ(s.pub.pool, 5 * seats);
    EXPECT_EQ(s.pub.pool + s.pub.discarded, 29);
    EXPECT_EQ(s.pub.cartridge_supply, 20 - seats);
    EXPECT_EQ(s.pub.horse_supply, 20 - seats);
    EXPECT_EQ(s.pub.pile_size, (std::array<u8, kPiles>{5, 6, 6}));
    EXPECT_EQ(count_bits(s.pub.built), 8);
    for (Seat p = 0; p < seats; ++p) {
      EXPECT_EQ(s.pub.money[p], 5);
      for (int strength = 1; strength <= kStrengths; ++strength) {
        EXPECT_EQ(cowboys_of(s.pub.ranch[p], strength), 1);
        EXPECT_EQ(cowboys_of(s.pub.reserve[p], strength), 2);
      }
    }
  }
}

}  // namespace
}  // namespace saloon::deadwood
