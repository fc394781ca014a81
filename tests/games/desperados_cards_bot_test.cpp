// The heuristic bot of the Desperados card game: strong enough, lawful, and without a look into hidden cards.
#include <gtest/gtest.h>

#include "engine/players.h"
#include "games/desperados_cards/rules.h"
#include "tests/games/strength.h"

namespace saloon::desperados_cards {
namespace {

// --- strength
class BotStrength : public testing::TestWithParam<int> {};

TEST_P(BotStrength, WinsTwiceItsFairShareUnderEveryOption) {
  const int seats = GetParam();
  const OptionSetting options[] = {{"gang_eligibility", "known_only"},
                                   {"empty_holdup", "place_removed"},
                                   {"pile_view", "top_only"},
                                   {"final_tie", "most_place_cards"}};
  for (const OptionSetting& option : options) {
    EXPECT_GT(strength_of_bot(Game::kSlug, seats, scaled(600), {option}).least, 2.0 / seats) << option.name;
  }
}

INSTANTIATE_TEST_SUITE_P(Seats, BotStrength, testing::Values(3, 4, 5));

// --- every decision of whole games
/// Plays games among heuristic bots, shows every position in which a seat is asked, and returns the final states.
template <class Look>
std::vector<State> play_bots(const Config& config, int seats, u64 games, Look look) {
  std::vector<State> finals;
  for (u64 game = 0; game < games; ++game) {
    const u64 seed = game_seed(7, game);
    State s = begin<Game>(config, seats, key_of_seed(seed));
    Ctx<Game> c{s};
    Chance picks = picks_of(seed);
    while (s.box.waiting != 0) {
      const Seat p = Seat(lowest_bit(s.box.waiting));
      const Chance before = picks;
      const Decision d = Game::choose(observe<Game>(s, p), picks);
      look(s, p, before, d);
      if (testing::Test::HasFatalFailure()) return finals;
      play(c, p, d);
    }
    finals.push_back(s);
  }
  return finals;
}

/// Every combination of the options that change what a bot knows or may do.
std::vector<Config> all_configs() {
  std::vector<Config> configs;
  for (unsigned bits = 0; bits < 16; ++bits) {
    configs.push_back({.gang_eligibility = u8(bits & 1),
                       .empty_holdup = u8(bits >> 1 & 1),
                       .pile_view = u8(bits >> 2 & 1),
                       .final_tie = u8(bits >> 3 & 1)});
  }
  return configs;
}

TEST(DesperadosCardsBot, IsNeverIllegal) {
  for (const Config& config : all_configs()) {
    for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
      play_bots(config, seats, scaled(20), [](const State& s, Seat p, const Chance&, const Decision& d) {
        ASSERT_TRUE(may_answer<Game>(s, p, d).yes());
      });
    }
  }
}

TEST(DesperadosCardsBot, DecidesAlikeWithTheSameViewAndChance) {
  play_bots({}, 4, scaled(40), [](const State& s, Seat p, const Chance& before, const Decision& d) {
    Chance again = before;
    ASSERT_EQ(Game::choose(observe<Game>(s, p), again), d);
  });
}

/// Another world that looks the same to the seat: other hands, another draw pile, another sealed answer.
TEST(DesperadosCardsBot, DependsOnTheViewOnly) {
  u64 different = 0;
  for (const Config& config : all_configs()) {
    play_bots(config, 5, scaled(20), [&](const State& s, Seat p, const Chance& before, const Decision& d) {
      Chance imagining{before.key ^ 1, before.drawn};
      const State other = Game::sample_world(observe<Game>(s, p), imagining);
      different += other == s ? 0 : 1;
      Chance again = before;
      ASSERT_EQ(Game::choose(observe<Game>(other, p), again), d);
    });
  }
  EXPECT_GT(different, 0U);
}

/// DSC-END-04 ends a game in which nobody raids: bots that only save cards would get there.
TEST(DesperadosCardsBot, KeepsRaiding) {
  for (const Config& config : all_configs()) {
    for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
      int longest = 0;
      const auto finals =
          play_bots(config, seats, scaled(20), [&](const State& s, Seat, const Chance&, const Decision&) {
            longest = std::max(longest, int(s.pub.empty_holdups));
          });
      for (const State& s : finals) EXPECT_NE(s.pub.ended, EndReason::NobodyRaids);
      EXPECT_LT(longest, box::kStalemate / 2);
    }
  }
}

/// DSC-END-02: cards are worth nothing after the first raid on a five, so there is nothing to save.
TEST(DesperadosCardsBot, SavesNothingInTheLastRaid) {
  int raids = 0;
  play_bots({}, 4, scaled(100), [&](const State& s, Seat p, const Chance&, const Decision& d) {
    if (Ask(s.pub.asked.what[p]) != Ask::ChooseGang) return;
    const int pile = s.pub.flow.top().get<HoldUpLocals>().pile;
    if (s.pub.depth[unsigned(pile)] + 1 < kLevels) return;
    ++raids;
    const Strengths strength = strengths_at(s.pub, pile);
    Game::Decisions list;
    Game::legal(s.pub, s.seat[p], p, list);
    ASSERT_NE(d.verb(), Verb::NoGang);
    for (const Decision& other : list) ASSERT_LE(gang_strength(strength, other), gang_strength(strength, d));
  });
  EXPECT_GT(raids, 0);
}

}  // namespace
}  // namespace saloon::desperados_cards
