// Clauses of Deadwood that no single scenario can prove: what holds in every position, how often a duel ends how, what
// is lawful where only representatives are listed, how worlds are imagined.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "engine/rows/codec.h"
#include "games/deadwood/rules.h"
#include "games/registry.h"

namespace saloon::deadwood {
namespace {

/// Plays at random and hands every position to `look`, the first and the last included.
template <class Look>
void play_at_random(const Config& config, int seats, u64 seed, Look look) {
  State s = begin<Game>(config, seats, key_of_seed(seed));
  Context c{s};
  Chance chance{key_of_seed(seed, 1)};
  look(s);
  Game::Decisions list;
  while (!over<Game>(s)) {
    const Seat p = *SeatSet{s.hidden.waiting}.begin();
    Game::legal(s.pub, s.seat[p], p, list);
    ASSERT_FALSE(list.empty());
    play(c, p, list[int(chance.below(u32(list.size())))]);
    look(s);
  }
}

// DW-TURN-06: whoever has a living cowboy has a legal action, in whatever position his turn begins.
TEST(DeadwoodTurn, EverybodyAliveCanAct) {
  int positions = 0;
  for (u64 seed = 0; seed < 200; ++seed) {
    play_at_random({}, 2 + int(seed % 4), seed, [&](const State& s) {
      for (Seat p = 0; p < s.pub.seats; ++p) {
        if (is_wiped_out(s.pub, p)) continue;
        ++positions;
        const bool returns = (s.pub.mine[p] | s.pub.own[p]) != 0;
        EXPECT_TRUE(returns || (s.pub.ranch[p] != 0 && destinations(s.pub, p) != 0));
      }
    });
  }
  EXPECT_GT(positions, 10'000);
}

// DW-TURN-01, DW-END-10: the cap ends every game, whatever the players do.
TEST(DeadwoodEnd, TheTurnCapEndsEveryGame) {
  const Config short_game{.turn_cap = 400};
  State s = begin<Game>(short_game, 2, 1);
  Context c{s};
  Game::Decisions list;
  while (!over<Game>(s)) {  // both shuttle one cowboy to the Church and back, and annex nothing
    const Seat p = *SeatSet{s.hidden.waiting}.begin();
    Decision d = Decision::decline();
    if (Ask(s.pub.asked.what[p]) == Ask::TurnAction) {
      d = s.pub.church[p] != 0 ? Decision::return_to_ranch(0, kChurchBit) : Decision::go_to_town(1, kChurchPlot);
    }
    if (Ask(s.pub.asked.what[p]) == Ask::FinalCowboy) d = Decision::represent(1);
    if (Ask(s.pub.asked.what[p]) == Ask::FinalCartridges) d = Decision::cartridges(0);
    ASSERT_TRUE(answer(c, p, d).yes());
  }
  EXPECT_EQ(s.pub.turns, 400);
  EXPECT_EQ(s.pub.ended, EndReason::TurnCap);
}

// --- duels
/// Gives the same dice to every duel: digit by digit of a number to the base of six.
class EveryDie final : public ChanceSource {
 public:
  explicit EveryDie(u32 number) : left_(number) {}
  Chosen choose(u8, const Possible& what, Chance& inner) override {
    ++inner.drawn;
    ++dice;
    const u32 die = left_ % 6;
    left_ /= 6;
    return what.chosen_at(die);
  }
  int dice = 0;

 private:
  u32 left_;
};

DuelResult result_told(const Event& e) {
  Value result;
  EXPECT_TRUE(kDuelResult.read(kDuelResult, RowCodec<Game>::event_json(e, true).at("result"), result));
  return from_value<DuelResult>(result);
}

/// Strength against strength on the Hotel, nobody with horse or cartridge; every roll of so many dice, counted.
std::array<double, 4> duel_results(int attacker, int defender) {
  State s = begin<Game>({}, 2, 1);
  auto& pub = s.pub;
  pub.turn = 0;
  const int at = plot_at(0, 0);
  pub.tile[unsigned(at)] = Tile::Hotel;
  pub.built |= plot_bit(at);
  pub.horses = {};
  pub.cartridges = {};
  enter(pub, 1, defender, at);
  pub.asked = {};
  pub.asked.required = 1;
  pub.asked.what[0] = u8(Ask::TurnAction);
  s.hidden.waiting = 1;
  pub.flow.clear();
  pub.flow.push(frame_of(Proc::Turn));
  pub.flow.top().at = u8(TurnAt::Act);
  std::array<double, 4> share{};
  const int dice = std::max(attacker, defender) * 2 - std::abs(attacker - defender);
  u32 rolls = 1;
  for (int i = 0; i < dice; ++i) rolls *= 6;
  for (u32 number = 0; number < rolls; ++number) {
    State fought = s;
    EveryDie source(number);
    EventLog log;
    Context c{fought, &source, &log};
    play(c, 0, Decision::go_to_town(attacker, at));
    for (const Event& e : log.items) {
      if (e.kind != kEventKind<Game, "duel_ended">) continue;
      share[unsigned(result_told(e)) - 1] += 1.0 / rolls;
    }
    EXPECT_LE(source.dice, dice);
  }
  return share;  // defender dead, both alive, both dead, attacker dead
}

// DW-DUEL-05 to DW-DUEL-11: the exact table of section 6, by playing every roll there is.
TEST(DeadwoodDuel, EndsAsOftenAsTheTableSays) {
  struct Row {
    int attacker, defender;
    double defender_dead, attacker_dead, both_dead, both_alive;
  };
  for (const Row& row : {Row{1, 1, .138889, .138889, .027778, .694444}, Row{1, 2, .097222, .375, .041667, .486111},
                         Row{2, 1, .375, .097222, .041667, .486111}, Row{3, 1, .590278, .0625, .034722, .3125},
                         Row{2, 2, .284722, .284722, .090278, .340278}, Row{3, 2, .496528, .190972, .09375, .21875},
                         Row{1, 3, .0625, .590278, .034722, .3125}}) {
    const auto share = duel_results(row.attacker, row.defender);
    EXPECT_NEAR(share[0], row.defender_dead, 1e-5) << row.attacker << " against " << row.defender;
    EXPECT_NEAR(share[1], row.both_alive, 1e-5);
    EXPECT_NEAR(share[2], row.both_dead, 1e-5);
    EXPECT_NEAR(share[3], row.attacker_dead, 1e-5);
  }
}

// --- lists that are only representative: what is accepted, compared with a slow and obvious definition
/// S0 looks at pile 3.
State looking(u64 seed) {
  State s = begin<Game>({}, 2, key_of_seed(seed));
  auto& pub = s.pub;
  const int at = plot_at(0, 0);
  pub.tile[unsigned(at)] = Tile::FortuneTeller;
  pub.built |= plot_bit(at);
  auto& pile = s.hidden.piles[2];
  const auto gone = std::remove(pile.begin(), pile.begin() + pub.pile_size[2], Tile::FortuneTeller);
  *gone = Tile::None;
  --pub.pile_size[2];
  pub.asked.close();
  pub.flow.clear();
  pub.turn = 0;
  pub.flow.push(frame_of(Proc::Turn));
  s.hidden.waiting = 0;
  Context c{s};
  run(c);
  play(c, 0, Decision::go_to_town(1, at));
  play(c, 0, Decision::annex());
  play(c, 0, Decision::look_at(2));
  return s;
}

TEST(DeadwoodFortune, EveryOrderOfThePileAndNothingElseIsAccepted) {
  const State s = looking(3);
  ASSERT_EQ(Game::check(s), nullptr);
  ASSERT_EQ(Ask(s.pub.asked.what[0]), Ask::FortuneOrder);
  const auto size = std::ptrdiff_t{s.pub.pile_size[2]};
  PileTiles tiles = s.hidden.piles[2];
  std::sort(tiles.begin(), tiles.begin() + size);
  int accepted = 0;
  do {
    accepted += int(Game::accepts(s.pub, s.seat[0], 0, Decision::order(tiles)).yes());
  } while (std::next_permutation(tiles.begin(), tiles.begin() + size));
  EXPECT_EQ(accepted, 120);
  Chance chance{9};
  for (int i = 0; i < 20'000; ++i) {
    PileTiles other = tiles;
    other[chance.below(u32(kDeepestPile))] = Tile(chance.below(kBuildings + 1));
    const bool lawful = std::is_permutation(other.begin(), other.end(), tiles.begin());
    const bool at_the_bottom =
        std::none_of(other.begin(), other.begin() + size, [](Tile t) { return t == Tile::None; });
    EXPECT_EQ(Game::accepts(s.pub, s.seat[0], 0, Decision::order(other)).yes(), lawful && at_the_bottom);
  }
  Game::Decisions list;
  Game::legal(s.pub, s.seat[0], 0, list);
  EXPECT_TRUE(list.partial());
  EXPECT_EQ(list.size(), 1 + 2 * (int(size) - 1));
}

/// Three tied players who are asked how many cartridges they spend, the first with so many.
State loading(int cartridges) {
  State s = begin<Game>(Config{.limited_tokens = Switch::Off}, 3, 4);
  auto& pub = s.pub;
  pub.cartridge_supply = pub.horse_supply = 0;
  pub.first = pub.turn = 0;
  pub.cartridges = {u16(cartridges), 0, 0};
  pub.ended = EndReason::TurnCap;
  pub.asked.close();
  pub.flow.clear();
  pub.flow.push(frame_of(Proc::Turn));
  pub.flow.top().at = u8(TurnAt::End);
  s.hidden.waiting = 0;
  Context c{s};
  run(c);
  for (Seat p = 0; p < 3; ++p) play(c, p, Decision::represent(1));
  return s;
}

/// The same a step later, the first with so many dice.
State aiming(int cartridges) {
  State s = loading(cartridges);
  Context c{s};
  play(c, 0, Decision::cartridges(cartridges));
  return s;
}

// DW-FINAL-04: every number up to sixty, and of more than that the whole of it.
TEST(DeadwoodFinalDuel, OfManyCartridgesTheListNamesSixtyAndAll) {
  for (const int held : {3, 60, 61, 200}) {
    const State s = loading(held);
    ASSERT_EQ(Ask(s.pub.asked.what[0]), Ask::FinalCartridges);
    Game::Decisions list;
    Game::legal(s.pub, s.seat[0], 0, list);
    EXPECT_EQ(list.partial(), held > 60);
    EXPECT_EQ(list.size(), std::min(held, 61) + 1);
    EXPECT_EQ(list[list.size() - 1].count(), held);
  }
}

// DW-FINAL-06, DW-FINAL-07, DW-FINAL-15: all the dice, at living opponents, however they are shared out.
TEST(DeadwoodFinalDuel, EveryShareOfTheDiceAndNothingElseIsAccepted) {
  for (const int dice : {1, 5, 30}) {
    const State s = aiming(dice);
    ASSERT_EQ(Game::check(s), nullptr);
    ASSERT_EQ(Ask(s.pub.asked.what[0]), Ask::FinalTargets);
    Game::Decisions list;
    Game::legal(s.pub, s.seat[0], 0, list);
    EXPECT_EQ(list.partial(), dice == 30);
    int accepted = 0;
    for (int a = 0; a <= dice + 1; ++a) {
      for (int b = 0; b <= dice + 1; ++b) {
        for (int self = 0; self <= 1; ++self) {
          const Decision d = Decision::shoot({u16(self), u16(a), u16(b), 0, 0});
          const bool yes = Game::accepts(s.pub, s.seat[0], 0, d).yes();
          EXPECT_EQ(yes, self == 0 && a + b == dice);
          accepted += int(yes);
        }
      }
    }
    EXPECT_EQ(accepted, dice + 1);
    EXPECT_FALSE(Game::accepts(s.pub, s.seat[0], 0, Decision::shoot({0, 0, 0, u16(dice), 0})).yes());
  }
}

// Too many dice to offer every share: all at one, all but one, and even shares.
TEST(DeadwoodFinalDuel, OfManyDiceTheListNamesARepresentativeOfEveryKind) {
  const State s = aiming(9);
  Game::Decisions list;
  Game::legal(s.pub, s.seat[0], 0, list);
  std::vector<std::pair<int, int>> offered;
  for (const Decision& d : list) offered.emplace_back(d.dice().at(1), d.dice().at(2));
  EXPECT_EQ(offered, (std::vector<std::pair<int, int>>{{9, 0}, {8, 1}, {0, 9}, {1, 8}, {5, 4}}));
}

// --- worlds
// Rules for pile knowledge: every order that agrees with the known bottom is equally likely, and the reader is sure.
TEST(DeadwoodWorlds, EveryOrderIsEquallyLikely) {
  State s = begin<Game>({}, 3, 77);
  Context c{s};
  // All but four tiles of pile 1 go to the board, one comes back underneath: three places are unknown.
  draw_tile(c, 0);
  s.pub.tile[0] = s.pub.drawn[0];
  s.pub.built |= plot_bit(0);
  s.pub.drawn[0] = Tile::None;
  const Tile back = s.pub.tile[kStars[0]] == Tile::SaloonX ? s.pub.tile[kStars[1]] : s.pub.tile[kStars[0]];
  const int from = s.pub.tile[kStars[0]] == back ? kStars[0] : kStars[1];
  s.pub.tile[unsigned(from)] = Tile::None;
  s.pub.built &= ~plot_bit(from);
  put_under(c, back);
  ASSERT_EQ(Game::check(s), nullptr);
  const int size = s.pub.pile_size[0];
  ASSERT_EQ(size, 5);
  std::map<u64, int> seen;
  Chance chance{5};
  constexpr int kWorlds = 24'000;
  for (int i = 0; i < kWorlds; ++i) {
    const State world = Game::sample_world(observe<Game>(s, 1), chance);
    EXPECT_EQ(world.hidden.piles[0][0], back);
    ++seen[Decision::order(world.hidden.piles[0]).word];
  }
  EXPECT_EQ(seen.size(), 24U);
  for (const auto& [order, count] : seen) EXPECT_NEAR(count, kWorlds / 24.0, 160);  // five standard deviations

  look_at_pile(c, 1, 0);
  const State mine = Game::sample_world(observe<Game>(s, 1), chance);
  EXPECT_EQ(mine.hidden.piles[0], s.hidden.piles[0]);
  std::set<u64> others;
  for (int i = 0; i < 5000; ++i) {
    const State world = Game::sample_world(observe<Game>(s, 2), chance);
    EXPECT_EQ(world.seat[1].peek[0], world.hidden.piles[0]) << "whoever read the pile knows it in every world";
    others.insert(Decision::order(world.hidden.piles[0]).word);
  }
  EXPECT_EQ(others.size(), 120U) << "the known bottom is void";
}

/// What the question after a railroad tile says it is about (DW-RAIL-08) is put back as it was, wherever a cowboy
/// stands beside empty plots.
/// The list of a tile, once its cowboys have been read from a view.
u16 list_from_view(Public pub, const Laying& laying) {
  pub.seats = kMaxSeats;
  pub.flow.push(frame_of(Proc::Rail, laying));
  const CowboyList cowboys = cowboys_beside(pub);
  pub.flow.top().set(Laying{0, laying.plot});
  put_cowboys_beside(pub, cowboys);
  return pub.flow.top().get<Laying>().list;
}

TEST(DeadwoodRail, KnowsFromAViewWhoStandsBesideIt) {
  for (int plot = 0; plot < kPlots; ++plot) {
    int entry = 0;
    for (const int beside : Bits{kAdjacent[unsigned(plot)]}) {
      const Laying laying{0, u8(plot), u16(bit(entry++))};
      if (beside == kChurchPlot) continue;  // whose cowboys have entries of their own
      for (Seat owner = 0; owner < kMaxSeats; ++owner) {
        Public pub{};
        pub.cowboy[unsigned(beside)] = cowboy_code(owner, 1);
        EXPECT_EQ(list_from_view(pub, laying), laying.list) << plot << " " << beside << " " << int(owner);
      }
    }
  }
}

TEST(DeadwoodRail, KnowsFromAViewWhoIsAtTheChurchBesideIt) {
  for (const int plot : Bits{kAdjacent[kChurchPlot]}) {
    for (Seat owner = 0; owner < kMaxSeats; ++owner) {
      Public pub{};
      pub.church[owner] = 1;
      const Laying laying{0, u8(plot), u16(bit(kChurchEntries + owner))};
      EXPECT_EQ(list_from_view(pub, laying), laying.list) << plot << " " << int(owner);
    }
  }
}

// DW-SETUP-12: two to five.
TEST(DeadwoodSetup, ForTwoToFivePlayers) {
  const GameInfo& game = *find_game("deadwood");
  for (const int seats : {1, 2, 5, 6}) {
    EXPECT_EQ(bool(game.start(game, {seats, {}, "1"}, nullptr)), seats >= 2 && seats <= 5) << seats;
  }
  for (const char* turns : {"500", "1200", "many"}) {
    const std::string error = game.start(game, {3, {{"turn_limit", turns}}, "1"}, nullptr).error();
    EXPECT_NE(error.find("turn_limit"), std::string::npos) << error;
  }
}

}  // namespace
}  // namespace saloon::deadwood
