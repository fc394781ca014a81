// Worlds imagined from a view of Dead Money: every one that the viewer cannot exclude is reached, each deal of the
// unseen single cards equally often, and none that he can exclude.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>
#include <vector>

#include "engine/rounds.h"
#include "games/dead_money/rules.h"
#include "tests/games/dead_money_cards.h"

namespace saloon::dead_money {
namespace {

/// Three seats before S0's turn; every card not named lies in the discard pile, so that little is left unseen.
State position() {
  State s = begin<Game>({}, 3, key_of_seed(1));
  s.seat[0].hand = cards_called({"KD"});
  s.seat[1].hand = cards_called({"2D", "3D"});
  s.seat[2].hand = cards_called({"2D", "5S"});
  s.hidden.deck = cards_called({"3D", "7H", "JC"});
  s.hidden.fixed[0] = u8(face_called("8C") + 1);
  s.pub.fixed_size = 1;
  s.pub.discard = kAllCards - cards_called({"KD", "2D", "3D", "2D", "5S", "3D", "7H", "JC", "8C"});
  s.pub.deck_size = 4;
  for (Seat p = 0; p < 3; ++p) s.pub.hand_size[p] = u8(s.seat[p].hand.size());
  return s;
}

using World = std::vector<u64>;
World world_of(const State& s) {
  World w{s.hidden.deck.one, s.hidden.deck.two, s.hidden.fixed[0]};
  for (Seat p = 0; p < s.pub.seats; ++p) w.insert(w.end(), {s.seat[p].hand.one, s.seat[p].hand.two});
  return w;
}

/// A single card that the viewer does not see; `in_deck`: it may be in the deck. A note and a pool mean a card of
/// flesh and blood: of two copies, the one that was noted, the one that was shuffled in.
struct Loose {
  int face;
  bool in_deck;
};

struct Puzzle {
  State blank;
  std::vector<Loose> loose;
};

/// The position with everything taken away that the viewer does not know.
Puzzle puzzle_of(const State& s, Seat viewer) {
  Puzzle z{s, {}};
  CardBag unseen = s.hidden.deck;
  for (Seat p = 0; p < s.pub.seats; ++p) {
    if (p == viewer) continue;
    z.blank.seat[p] = Private{.pool = kAllCards, .fixed = s.pub.fixed};
    for (int i = 0; i < s.seat[viewer].noted; ++i) {
      const Note note = s.seat[viewer].notes[unsigned(i)];
      if (note.seat == p) z.blank.seat[p].hand.add(note.face - 1);
    }
    unseen = unseen + (s.seat[p].hand - z.blank.seat[p].hand);
  }
  z.blank.hidden.deck = {};
  z.blank.hidden.fixed[0] = s.seat[viewer].fixed[0];
  if (z.blank.hidden.fixed[0] == 0) unseen.add(s.hidden.fixed[0] - 1);
  CardBag pool = s.seat[viewer].pool;
  for_each_card(unseen, [&](int f) {
    z.loose.push_back({f, pool.has(f)});
    if (pool.has(f)) pool.remove(f);
  });
  return z;
}

/// Every deal of the loose cards, slowly, with the number of ways to come to it.
std::map<World, u64> worlds(const State& s, Seat viewer) {
  const Puzzle z = puzzle_of(s, viewer);
  std::map<World, u64> found;
  const std::function<void(std::size_t, const State&)> deal = [&](std::size_t i, const State& world) {
    if (i == z.loose.size()) {
      EXPECT_EQ(broken_invariant<Game>(world), nullptr);
      ++found[world_of(world)];
      return;
    }
    const int f = z.loose[i].face;
    for (Seat p = 0; p < s.pub.seats; ++p) {
      if (p == viewer || world.seat[p].hand.size() == s.pub.hand_size[p]) continue;
      State next = world;
      next.seat[p].hand.add(f);
      deal(i + 1, next);
    }
    State next = world;
    next.hidden.fixed[0] = u8(f + 1);
    if (world.hidden.fixed[0] == 0) deal(i + 1, next);
    next = world;
    next.hidden.deck.add(f);
    if (z.loose[i].in_deck && world.hidden.deck.size() < s.hidden.deck.size()) deal(i + 1, next);
  };
  deal(0, z.blank);
  return found;
}

void expect_even_sampling(const State& s, Seat viewer, std::size_t least) {
  ASSERT_EQ(broken_invariant<Game>(s), nullptr);
  const auto possible = worlds(s, viewer);
  ASSERT_GE(possible.size(), least);
  u64 ways = 0;
  for (const auto& [world, weight] : possible) ways += weight;
  const u64 draws = 100 * ways;
  std::map<World, u64> sampled;
  Chance chance{.key = 67};
  const View view = observe<Game>(s, viewer);
  for (u64 i = 0; i < draws; ++i) {
    const World w = world_of(Game::sample_world(view, chance));
    ASSERT_TRUE(possible.contains(w)) << "a sampled world cannot be";
    ++sampled[w];
  }
  double chi_square = 0;
  for (const auto& [world, weight] : possible) {
    const double expected = double(draws) * double(weight) / double(ways);
    chi_square += std::pow(double(sampled[world]) - expected, 2) / expected;
  }
  const double freedom = double(possible.size() - 1);
  EXPECT_LE(chi_square, freedom + 5 * std::sqrt(2 * freedom) + 10) << possible.size() << " worlds";
}

TEST(DeadMoneyWorlds, NothingKnown) { expect_even_sampling(position(), 0, 200); }

TEST(DeadMoneyWorlds, ASettledCardIsKnown) {
  State s = position();
  s.seat[0].fixed[0] = s.hidden.fixed[0];
  expect_even_sampling(s, 0, 50);
}

TEST(DeadMoneyWorlds, ACardInAnotherHandIsKnown) {
  State s = position();
  s.seat[0].notes[0] = {1, u8(face_called("2D") + 1)};
  s.seat[0].notes[1] = {2, u8(face_called("5S") + 1)};
  s.seat[0].noted = 2;
  expect_even_sampling(s, 0, 20);
}

TEST(DeadMoneyWorlds, TheDeckWasReshuffled) {
  State s = position();
  s.seat[0].pool = cards_called({"3D", "7H", "JC", "5S", "2D"});
  expect_even_sampling(s, 0, 20);
}

TEST(DeadMoneyWorlds, ReshuffledAndNoted) {
  State s = position();
  s.seat[0].pool = cards_called({"3D", "7H", "JC", "2D"});
  s.seat[0].notes[0] = {2, u8(face_called("2D") + 1)};
  s.seat[0].noted = 1;
  expect_even_sampling(s, 0, 10);
}

/// DM-INFO-12: what everybody has seen being put on the deck, the spectator has seen too.
TEST(DeadMoneyWorlds, ASpectatorKnowsAnOpenFive) {
  State s = position();
  s.pub.fixed[0] = s.hidden.fixed[0];
  for (Seat p = 0; p < 3; ++p) s.seat[p].fixed[0] = s.hidden.fixed[0];
  expect_even_sampling(s, 2, 30);
  EXPECT_EQ(Game::sample_world(observe<Game>(s, kSpectator), s.hidden.chance).hidden.fixed[0], s.hidden.fixed[0]);
}

}  // namespace
}  // namespace saloon::dead_money
