// The heuristic bot of the Desperados card game: strong enough, lawful, and without a look into hidden cards; and what
// the game tells other bots: chances to win, a quick player, tempers, grudges, reasons.
#include "games/desperados_cards/rules.h"
#include "tests/games/hook_checks.h"
#include "tests/games/strength.h"

namespace saloon::desperados_cards {
namespace {

// --- strength
class BotStrength : public testing::TestWithParam<int> {};

TEST_P(BotStrength, WinsTwiceItsFairShareUnderEveryOption) {
  const int seats = GetParam();
  const OptionSetting options[] = {{"gang_eligibility", "known_only"},
                                   {"empty_hold_up", "place_removed"},
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
    while (s.hidden.waiting != 0) {
      const Seat p = Seat(lowest_bit(s.hidden.waiting));
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
    configs.push_back({.gang_eligibility = GangEligibility(bits & 1),
                       .empty_holdup = EmptyHoldup(bits >> 1 & 1),
                       .pile_view = PileView(bits >> 2 & 1),
                       .final_tie = FinalTie(bits >> 3 & 1)});
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
      EXPECT_LT(longest, components::kStalemate / 2);
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

// --- chances
constexpr int kUsualSeats = 3;

/// Shared victories are counted in whole parts of kSure, so a little gets lost.
TEST(DesperadosCardsChances, AddUpToOneVictory) {
  constexpr float kRounding = 0.005F;
  for (const Config& config : all_configs()) {
    for (int seats = kMinSeats; seats <= kMaxSeats; ++seats)
      expect_chances_that_add_up<Game>(config, seats, 3, kRounding);
  }
}

TEST(DesperadosCardsChances, LootIsWorthHavingAndDecidesTheLastHoldUp) {
  State s = begin<Game>({}, kUsualSeats, 5);
  s.pub.depth[0] = kLevels - 1;
  Values even{};
  Values rich{};
  Game::evaluate(s, even);
  s.pub.loot[1] = 0xFF;
  Game::evaluate(s, rich);
  EXPECT_GT(rich[1], even[1] + 0.3F);
  s.pub.flow.top().proc = u8(Proc::HoldUp);
  s.pub.flow.top().set(HoldUpLocals{0});
  Game::evaluate(s, rich);
  EXPECT_GT(rich[1], 0.99F);
}

TEST(DesperadosCardsChances, KnowMoreTheLongerAGameLasts) {
  if (kScale != 1) return;
  const double fair = std::log(double(kUsualSeats));
  const auto at = [](int level) {
    return [level](const Public& pub) { return *std::max_element(pub.depth.begin(), pub.depth.end()) == level; };
  };
  EXPECT_LT(surprise<Game>(kUsualSeats, 300, at(1)), fair - 0.01);
  EXPECT_LT(surprise<Game>(kUsualSeats, 300, at(2)), fair - 0.05);
  EXPECT_LT(surprise<Game>(kUsualSeats, 300, at(3)), fair - 0.25);
}

// --- the quick player
TEST(DesperadosCardsQuick, AnswersFromTheList) {
  for (const Config& config : all_configs()) {
    for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
      for (u64 game = 0; game < scaled(4); ++game) {
        expect_quick_answers_from_the_list<Game>(config, seats, game_seed(u64(seats), game));
      }
    }
  }
}

// --- tempers
struct Habits {
  double hold_ups{}, came{}, sent{}, of_first{}, came_to_first{};
};
Habits habits(const Temper& temper, u64 games = 300) {
  Habits seen;
  play_with_temper<Game>(temper, kUsualSeats, games, [&](const State& s, Seat p, const Decision& d) {
    if (Ask(s.pub.asked.what[p]) != Ask::ChooseGang) return;
    const int pile = s.pub.flow.top().get<HoldUpLocals>().pile;
    if (s.pub.depth[unsigned(pile)] + 1 == kLevels) return;  // DSC-END-02: whoever can comes
    const bool comes = d.verb() != Verb::NoGang;
    ++seen.hold_ups;
    seen.came += comes ? 1 : 0;
    seen.sent += d.cards().size();
    if (p == 0 || s.pub.turn != 0) return;
    ++seen.of_first;
    seen.came_to_first += comes ? 1 : 0;
  });
  return seen;
}

const Habits& calm_habits() {
  static const Habits seen = habits({});
  return seen;
}

TEST(DesperadosCardsTemper, CalmIsHowTheCompetentPlayerPlays) {
  for (u64 game = 0; game < scaled(20); ++game) expect_calm_to_be_usual<Game>(kUsualSeats, game_seed(8, game));
}

TEST(DesperadosCardsTemper, TheBoldComeMoreOftenAndSendMore) {
  if (kScale != 1) return;
  const Habits& calm = calm_habits();
  const Habits bold = habits(kBold);
  const Habits cautious = habits(kCautious);
  EXPECT_GT(bold.came / bold.hold_ups, calm.came / calm.hold_ups + 0.02);
  EXPECT_LT(cautious.came / cautious.hold_ups, calm.came / calm.hold_ups - 0.02);
  EXPECT_GT(bold.sent / bold.hold_ups, 1.15 * calm.sent / calm.hold_ups);
  EXPECT_LT(cautious.sent / cautious.hold_ups, calm.sent / calm.hold_ups / 1.15);
}

TEST(DesperadosCardsTemper, AGrudgeSpoilsTheHoldUpsOfAnEnemy) {
  if (kScale != 1) return;
  const Habits& calm = calm_habits();
  const Habits angry = habits(feeling_for(0, -Temper::kFull));
  EXPECT_GT(angry.came_to_first / angry.of_first, calm.came_to_first / calm.of_first + 0.05);
}

TEST(DesperadosCardsTemper, TheLoyalLeaveTheHoldUpsToTheirFriends) {
  if (kScale != 1) return;
  const Habits& calm = calm_habits();
  const Habits fond = habits(feeling_for(0, Temper::kFull));
  const Habits loyal = habits(devoted_to(0));
  EXPECT_LT(fond.came_to_first / fond.of_first, calm.came_to_first / calm.of_first - 0.04);
  EXPECT_LT(loyal.came_to_first / loyal.of_first, calm.came_to_first / calm.of_first / 2);
}

TEST(DesperadosCardsTemper, StaysFarAboveRandom) {
  if (kScale != 1) return;
  for (const Temper& temper : {kBold, kCautious, devoted(), feeling_for(0, -Temper::kFull)}) {
    EXPECT_GT(share_among_random<Game>(temper, kUsualSeats, 200), 2.4 / kUsualSeats);
  }
}

TEST(DesperadosCardsTemper, EveryGrudgeIsAboutSomethingThatHappens) {
  expect_grudges_to_be_heard<Game>(kUsualSeats, 10);
}

// --- reasons
TEST(DesperadosCardsReasons, EveryTermIsUsedAndNoneIsWild) {
  std::set<int> used;
  collect_reasons<Game>({}, kUsualSeats, scaled(20), used);
  EXPECT_EQ(used.size(), std::size(Game::kTerms));
}

TEST(DesperadosCardsReasons, SpeakForTheUsualDecision) {
  double decisions = 0;
  double explained = 0;
  play_bots({}, kUsualSeats, scaled(20), [&](const State& s, Seat p, const Chance&, const Decision& d) {
    Reasons reasons;
    Game::reasons(observe<Game>(s, p), d, reasons);
    ++decisions;
    explained += reasons.empty() ? 0 : 1;
  });
  EXPECT_GT(explained, 0.95 * decisions);
}

}  // namespace
}  // namespace saloon::desperados_cards
