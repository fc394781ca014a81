// Deadwood: the board, sizes, decisions.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <vector>

#include "games/deadwood/state.h"
#include "tests/games/nouns.h"

namespace saloon::deadwood {
namespace {

TEST(DeadwoodBoard, IsTheWallOfBricks) {
  int touching = 0;
  for (int a = 0; a < kPlots; ++a) {
    EXPECT_EQ(plot_at(row_of(a), column_of(a)), a);
    for (const int b : Bits{kAdjacent[unsigned(a)]}) {
      EXPECT_TRUE(kAdjacent[unsigned(b)] & plot_bit(a));
      ++touching;
    }
  }
  EXPECT_EQ(touching, 2 * 61);
  const int c3 = plot_at(2, 2);
  EXPECT_EQ(kAdjacent[unsigned(c3)], plot_bit(plot_at(1, 2)) | plot_bit(plot_at(1, 3)) | plot_bit(plot_at(2, 1)) |
                                         plot_bit(plot_at(2, 3)) | plot_bit(plot_at(3, 1)) | plot_bit(plot_at(3, 2)));
  std::set<u32> corners(kTouched.begin(), kTouched.end());
  EXPECT_EQ(corners.size(), unsigned(kIntersections));
  for (const u32 three : corners) {
    EXPECT_EQ(count_bits(three), 3);
    for (const int a : Bits{three}) EXPECT_EQ(three & ~plot_bit(a) & ~kAdjacent[unsigned(a)], 0U);
  }
}

TEST(DeadwoodBoard, RailroadHasThirtyTwoRoutes) {
  std::vector<int> ends;
  for (const int p : Bits{kFirstRail}) ends.push_back(p);
  for (int tile = 1; tile <= kRails; ++tile) {
    std::vector<int> next;
    for (const int from : ends) {
      for (const int to : Bits{plots_above(row_of(from), column_of(from))}) next.push_back(to);
    }
    ends = next;
  }
  EXPECT_EQ(ends.size(), 32U);
  for (const int station : ends) EXPECT_EQ(row_of(station), kStationRow);
}

TEST(DeadwoodNouns, FitTheirBudget) {
  EXPECT_LE(sizeof(State), 1024U);
  EXPECT_EQ(sizeof(Decision), 8U);
  stack_up<kFrames>({Proc::Turn, Proc::Hall, Proc::Rail, Proc::Hall, Proc::Rail, Proc::Hall, Proc::Rail, Proc::Hall,
                     Proc::Rail, Proc::Hall, Proc::Rail, Proc::Hall});
  Cowboys c = with_cowboys(with_cowboys(0, 3, 3), 1, 2);
  EXPECT_EQ(cowboys_of(c, 1), 2);
  EXPECT_EQ(cowboys_of(c, 2), 0);
  EXPECT_EQ(cowboys_of(with_cowboys(c, 1, 0), 3), 3);
  EXPECT_EQ(cowboys_of(with_cowboys(c, 1, 1), 1), 1);
  EXPECT_EQ(pile_of(Tile::SaloonX), 0);
  EXPECT_EQ(pile_of(Tile::Saloon2), 1);
  EXPECT_EQ(pile_of(Tile::TelegraphOffice), 2);
  EXPECT_FALSE(is_building(Tile::TrainStation));
}

/// Everything that is done on plots.
void add_plots(Meanings<Decision>& all) {
  for (int plot = 0; plot < kPlots; ++plot) {
    for (int strength = 1; strength <= kStrengths; ++strength) {
      const Decision d = Decision::go_to_town(strength, plot);
      EXPECT_EQ(d.strength(), strength);
      EXPECT_EQ(d.plot(), plot);
      all.add(d);
    }
    EXPECT_EQ(Decision::lay_rail(plot).plot(), plot);
    EXPECT_EQ(Decision::lay_rail(plot).strength(), 0);
    all.add(Decision::lay_rail(plot));
    for (int tile = 1; tile <= kBuildings; ++tile) {
      EXPECT_EQ(Decision::place_tile(Tile(tile), plot).tile(), Tile(tile));
      all.add(Decision::place_tile(Tile(tile), plot));
    }
    for (int to = 0; to < kPlots; ++to) {
      EXPECT_EQ(Decision::move_cowboy(plot, to).from(), plot);
      EXPECT_EQ(Decision::move_cowboy(plot, to).to(), to);
      all.add(Decision::move_cowboy(plot, to));
    }
  }
}

TEST(DeadwoodDecision, PlotsAndPeopleAreDistinct) {
  Meanings<Decision> all;
  for (const Decision& d :
       {Decision::fight(), Decision::flee(), Decision::annex(), Decision::decline(), Decision::pay(),
        Decision::take_poster(), Decision::telegraph(true), Decision::telegraph(false)}) {
    all.add(d);
  }
  add_plots(all);
  for (int i = 0; i < kIntersections; ++i) all.add(Decision::move_sheriff(i));
  for (int n = 0; n <= 1000; ++n) {
    EXPECT_EQ(Decision::cartridges(n).count(), n);
    all.add(Decision::cartridges(n));
  }
  for (Seat p = 0; p < kMaxSeats; ++p) {
    all.add(Decision::take_from(p));
    all.add(Decision::give_poster(p));
  }
  for (int i = 1; i <= 3; ++i) {
    all.add(Decision::represent(i));
    all.add(Decision::recruit(i));
    all.add(Decision::discard(i));
    all.add(Decision::draw_from(i - 1));
    all.add(Decision::look_at(i - 1));
  }
}

TEST(DeadwoodDecision, TargetsAndSetsComeBack) {
  Meanings<Decision> all;
  const Target last = in_ranch(kMaxSeats - 1, kStrengths);
  for (int a = 0; a <= last; ++a) {
    const auto t = Target(a);
    EXPECT_EQ(is_in_town(t) ? in_town(plot_of(t), owner_of(t)) : in_ranch(owner_of(t), strength_of(t)), t);
    EXPECT_EQ(Decision::send_to_mine(t).targets().size(), 1);
    EXPECT_EQ(Decision::send_to_mine(t).targets()[0], t);
    EXPECT_EQ(Decision::call_up(t).cowboy(), t);
    all.add(Decision::send_to_mine(t));
    all.add(Decision::call_up(t));
    for (int b = a; b <= last; ++b) {
      const Decision d = Decision::send_to_mine(t, Target(b));
      EXPECT_EQ(d, Decision::send_to_mine(Target(b), t));
      EXPECT_EQ(d.targets().size(), 2);
      EXPECT_EQ(d.targets()[1], b);
      all.add(d);
    }
  }
  Chance chance{.key = 11};
  for (int i = 0; i < 2000; ++i) {
    const auto mine = Cowboys(chance.below(64));
    const u32 plots = chance.below(kAllPlots + 1);
    EXPECT_EQ(Decision::return_to_ranch(mine, plots).mine(), mine);
    EXPECT_EQ(Decision::return_to_ranch(mine, plots).plots(), plots);
  }
}

TEST(DeadwoodDecision, OrdersAndSplitsComeBack) {
  Meanings<Decision> all;
  PileTiles tiles{};
  for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i] = Tile(i + 1);
  for (std::size_t size = 1; size <= 6; ++size) {
    const std::span<Tile> pile = std::span(tiles).first(size);
    do {
      const Decision d = Decision::order(pile);
      for (unsigned i = 0; i < size; ++i) EXPECT_EQ(d.tiles().at(int(i)), pile[i]);
      EXPECT_EQ(d.tiles().at(int(size)), Tile::None);
      all.add(d);
    } while (std::next_permutation(pile.begin(), pile.end()));
  }
  std::reverse(tiles.begin(), tiles.end());
  for (unsigned i = 0; i < kDeepestPile; ++i) EXPECT_EQ(Decision::order(tiles).tiles().at(int(i)), tiles[i]);

  for (const u16 most : {u16{1}, u16{23}, u16{2000}}) {
    const Decision d = Decision::shoot({most, 0, u16(most / 2), 1, most});
    EXPECT_EQ(d.dice().at(0), most);
    EXPECT_EQ(d.dice().at(1), 0);
    EXPECT_EQ(d.dice().at(2), most / 2);
    EXPECT_EQ(d.dice().at(4), most);
    EXPECT_EQ(d.verb(), Verb::Shoot);
    all.add(d);
  }
}

}  // namespace
}  // namespace saloon::deadwood
