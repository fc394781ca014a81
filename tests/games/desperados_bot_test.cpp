// What desperados tells the bots: chances to win, a quick player, beliefs about hidden rides, tempers, reasons.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <set>

#include "games/desperados/bot/glance.h"
#include "tests/games/desperados_twins.h"
#include "tests/scale.h"

namespace saloon::desperados {
namespace {

constexpr Seat kMarshal = 0;
constexpr int kUsualSeats = 4;

/// Seat 0 is the marshal, and cowhands play even.
Config even_game() {
  return {.goal_per_desperado = 52, .marshal_choice = MarshalChoice::HostPicks, .marshal_seat = kMarshal + 1};
}

/// Configurations that change what somebody knows or may do.
std::vector<Config> configs() {
  Config secretive = even_game();
  secretive.gang_card_view = GangCardView::OwnerDecides;
  Config strict = even_game();
  strict.second_attempt = SecondAttempt::Forbidden;
  strict.early_finish = EarlyFinish::On;
  strict.bank_memory_aid = BankMemoryAid::Off;
  return {even_game(), secretive, strict};
}

/// Plays one game: `decide` answers for everybody, `look` sees every position in which somebody is asked.
template <class Decide, class Look>
State played(const Config& config, int seats, u64 seed, Decide decide, Look look) {
  State s = begin<Game>(config, seats, key_of_seed(seed));
  Ctx<Game> c{s};
  Chance picks = picks_of(seed);
  while (s.hidden.waiting != 0) {
    const Seat p = Seat(lowest_bit(s.hidden.waiting));
    look(s, p);
    play(c, p, decide(s, p, picks));
  }
  return s;
}
Decision cowhand(const State& s, Seat p, Chance& picks) { return Game::choose(observe<Game>(s, p), picks); }
Decision hasty(const State& s, Seat p, Chance& picks) {
  Game::Decisions list;
  return Game::quick(s.pub, s.seat[p], p, list, picks);
}
constexpr auto kLookAway = [](const State&, Seat) {};

// --- chances
TEST(DesperadosChances, TheGangSharesOneChanceAndTheMarshalHasTheOther) {
  for (const Config& config : configs()) {
    played(config, 5, 3, cowhand, [](const State& s, Seat) {
      Values values{};
      Game::evaluate(s, values);
      for (Seat p = 1; p < s.pub.seats; ++p) {
        EXPECT_GE(values[p], 0);
        EXPECT_LE(values[p], 1);
        EXPECT_EQ(values[p], values[1]);
      }
      EXPECT_NEAR(values[kMarshal] + values[1], 1, 1e-5);
    });
  }
}

TEST(DesperadosChances, LootHelpsTheGangAndTheGoalDecides) {
  State s = begin<Game>(even_game(), kUsualSeats, 1);
  Values poor{};
  Values rich{};
  Values done{};
  Game::evaluate(s, poor);
  s.pub.loot = 60;
  Game::evaluate(s, rich);
  EXPECT_GT(rich[1], poor[1] + 0.1F);
  s.pub.loot = u16(goal_of(s.pub));
  Game::evaluate(s, done);
  EXPECT_EQ(done[1], 1);
  EXPECT_EQ(done[kMarshal], 0);
}

TEST(DesperadosChances, KnowMoreTheLongerAGameLasts) {
  std::array<double, kRounds + 1> surprise{};
  const u64 games = scaled(200);
  for (u64 game = 0; game < games; ++game) {
    std::array<float, kRounds + 1> forecast{};
    const State end = played(even_game(), kUsualSeats, game_seed(5, game), hasty, [&](const State& s, Seat) {
      if (!Game::quiet(s)) return;
      Values values{};
      Game::evaluate(s, values);
      forecast[s.pub.round] = values[1];
    });
    const bool won = Game::outcome(end).winners.has(1);
    for (unsigned round = 1; round <= kRounds; ++round) {
      surprise[round] -= std::log(double(won ? forecast[round] : 1 - forecast[round])) / double(games);
    }
  }
  if (kScale != 1) return;
  const double coin = std::numbers::ln2;
  EXPECT_LT(surprise[1], coin + 0.03);
  EXPECT_LT(surprise[3], coin - 0.08);
  EXPECT_LT(surprise[5], coin - 0.25);
}

TEST(DesperadosChances, TheGangIsOneSide) {
  const State s = begin<Game>(even_game(), kUsualSeats, 1);
  EXPECT_EQ(Game::wins_with(s.pub, kMarshal), only(kMarshal));
  EXPECT_EQ(Game::wins_with(s.pub, 2), gang(s.pub));
}

// --- the quick player
TEST(DesperadosQuick, AnswersFromTheList) {
  for (const Config& config : configs()) {
    for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
      for (u64 game = 0; game < scaled(20); ++game) {
        const auto listed = [](const State& s, Seat p, Chance& picks) {
          const Decision d = hasty(s, p, picks);
          Game::Decisions list;
          Game::legal(s.pub, s.seat[p], p, list);
          EXPECT_TRUE(std::find(list.begin(), list.end(), d) != list.end()) << "seat " << int(p);
          return d;
        };
        played(config, seats, game_seed(u64(seats), game), listed, kLookAway);
        if (HasFailure()) return;
      }
    }
  }
}

/// Share of the games that the marshal wins.
template <class Law, class Gang>
double marshal_wins(u64 games, Law law, Gang riders) {
  u64 wins = 0;
  for (u64 game = 0; game < games; ++game) {
    const auto decide = [&](const State& s, Seat p, Chance& picks) {
      return p == kMarshal ? law(s, p, picks) : riders(s, p, picks);
    };
    wins +=
        Game::outcome(played(even_game(), kUsualSeats, game_seed(9, game), decide, kLookAway)).winners.has(kMarshal);
  }
  return double(wins) / double(games);
}

TEST(DesperadosQuick, PlaysNearlyAsWellAsTheCompetentPlayer) {
  if (kScale != 1) return;
  EXPECT_GT(marshal_wins(300, hasty, cowhand), 0.25);
  EXPECT_LT(marshal_wins(300, cowhand, hasty), 0.75);
}

// --- beliefs
TEST(DesperadosBelief, ImaginesOnlyWhatTheViewerCannotExclude) {
  for (const Config& config : configs()) {
    Chance chance{11, 0};
    played(config, kUsualSeats, 5, cowhand, [&](const State& s, Seat p) {
      const View view = observe<Game>(s, p);
      const Belief belief(view);
      for (int i = 0; i < 3; ++i) {
        const State world = belief.sample(chance);
        ASSERT_EQ(broken_invariant<Game>(world), nullptr);
        ASSERT_TRUE(observe<Game>(world, p) == view);
      }
    });
  }
}

TEST(DesperadosBelief, IsRightMoreOftenThanBlindSampling) {
  int believed = 0;
  int blind = 0;
  Chance chance{13, 0};
  for (u64 game = 0; game < scaled(4); ++game) {
    played(even_game(), kUsualSeats, game_seed(13, game), cowhand, [&](const State& s, Seat p) {
      if (Ask(s.pub.asked.what[p]) != Ask::LayCard || s.pub.turn < 2 || p > 1) return;
      const View view = observe<Game>(s, p);
      const Belief belief(view);
      const auto hits = [&](const State& world) {
        int right = 0;
        for (Seat q = 0; q < s.pub.seats; ++q) {
          const bool hidden = (q == kMarshal) != (p == kMarshal);
          right += hidden && world.seat[q].town == s.seat[q].town ? 1 : 0;
        }
        return right;
      };
      for (int i = 0; i < 10; ++i) {
        believed += hits(belief.sample(chance));
        blind += hits(Game::sample_world(view, chance));
      }
    });
  }
  if (kScale != 1) return;
  EXPECT_GT(believed, blind * 1.2);
}

// --- tempers
/// What can be seen of how people play.
struct Habits {
  double arrests{}, turns{};
  double from_first{};  ///< roads between the marshal and seat 1, over all turns
  double early_actions{}, spies{}, together{}, at_banks{};
  double won{};
};
constexpr u64 kGames = 150;
/// Games in which the marshal or the gang has this temper and everybody else is calm.
Habits habits(bool law, const Temper& temper, u64 games = kGames) {
  Habits seen;
  for (u64 game = 0; game < games; ++game) {
    const u64 seed = game_seed(21, game);
    State s = begin<Game>(even_game(), kUsualSeats, key_of_seed(seed));
    EventLog log;
    Ctx<Game> c{s, nullptr, &log};
    Chance picks = picks_of(seed);
    while (s.hidden.waiting != 0) {
      const Seat p = Seat(lowest_bit(s.hidden.waiting));
      const bool tempered = (p == kMarshal) == law;
      if (p == kMarshal && Ask(s.pub.asked.what[p]) == Ask::LayCard) {
        for (const u8 at : s.pub.sheriff) seen.at_banks += at != 0 && bank_at(at - 1) >= 0 ? 1 : 0;
      }
      if (p == 1 && Ask(s.pub.asked.what[p]) == Ask::ChooseAction) {
        ++seen.turns;
        seen.from_first += bot::distance(s.seat[kMarshal].town - 1, s.seat[1].town - 1);
      }
      play(c, p, Game::choose(observe<Game>(s, p), tempered ? temper : Temper{}, picks));
      if (p == 1) seen.together += s.seat[1].town == s.seat[2].town || s.seat[1].town == s.seat[3].town ? 1 : 0;
    }
    for (const Event& e : log.items) {
      if (is_event<"arrested">(e)) ++seen.arrests;
      if (is_event<"action_announced">(e) && number_told(e, "turn") < kTurns) ++seen.early_actions;
      if (is_event<"bank_spied">(e)) ++seen.spies;
    }
    seen.won += Game::outcome(s).winners.has(law ? kMarshal : Seat{1}) ? 1 : 0;
  }
  return seen;
}
constexpr Temper kBold{.boldness = Temper::kFull};
constexpr Temper kCautious{.boldness = -Temper::kFull};
constexpr Temper kLoyal{.loyalty = Temper::kFull};

TEST(DesperadosTemper, CalmIsHowTheCompetentPlayerPlays) {
  played(even_game(), kUsualSeats, 8, cowhand, [](const State& s, Seat p) {
    const View view = observe<Game>(s, p);
    Chance one{s.pub.asked.round, 0};
    Chance other = one;
    ASSERT_EQ(Game::choose(view, one), Game::choose(view, Temper{}, other));
    ASSERT_EQ(one, other);
  });
}

TEST(DesperadosTemper, BoldGangsActAndSpySoonerAndRunIntoTheMarshal) {
  if (kScale != 1) return;
  const Habits bold = habits(false, kBold);
  const Habits cautious = habits(false, kCautious);
  EXPECT_GT(bold.early_actions, cautious.early_actions * 1.1);
  EXPECT_GT(bold.spies, cautious.spies * 1.1);
  EXPECT_GT(bold.arrests, cautious.arrests);
}

TEST(DesperadosTemper, LoyalGangsKeepTogether) {
  if (kScale != 1) return;
  EXPECT_GT(habits(false, kLoyal).together, habits(false, {}).together * 1.1);
}

TEST(DesperadosTemper, CautiousMarshalsGuardBanks) {
  if (kScale != 1) return;
  EXPECT_GT(habits(true, kCautious).at_banks, habits(true, kBold).at_banks * 1.05);
}

// He knows too little of who is where to arrest much more of one than of the others; but he rides after him.
TEST(DesperadosTemper, AMarshalWithAGrudgeRidesAfterThatDesperado) {
  if (kScale != 1) return;
  Temper grudge;
  grudge.goodwill[1] = -Temper::kFull;
  Temper favour;
  favour.goodwill[1] = Temper::kFull;
  const Habits calm = habits(true, {});
  const Habits angry = habits(true, grudge);
  const Habits fond = habits(true, favour);
  EXPECT_LT(angry.from_first / angry.turns, calm.from_first / calm.turns - 0.05);
  EXPECT_GT(fond.from_first / fond.turns, calm.from_first / calm.turns + 0.05);
}

TEST(DesperadosTemper, StaysFarAboveRandom) {
  if (kScale != 1) return;
  for (const Temper& temper : {kBold, kCautious, kLoyal}) {
    EXPECT_GT(habits(false, temper).won, 0.15 * kGames);  // a random gang wins none of them
    EXPECT_GT(habits(true, temper).won, 0.15 * kGames);   // a random marshal one in fifty
  }
}

// --- reasons
TEST(DesperadosReasons, EveryTermIsUsedAndNoneIsWild) {
  std::set<int> used;
  for (u64 game = 0; game < 6; ++game) {
    played(even_game(), kUsualSeats, game_seed(17, game), cowhand, [&](const State& s, Seat p) {
      const View view = observe<Game>(s, p);
      Game::Decisions list;
      Game::legal(s.pub, s.seat[p], p, list);
      for (const Decision& d : list) {
        Reasons reasons;
        Game::reasons(view, d, reasons);
        for (const TermAmount& reason : reasons) {
          ASSERT_LT(reason.term, std::size(Game::kTerms));
          ASSERT_LT(reason.seat, s.pub.seats);
          ASSERT_LT(std::abs(reason.amount), 100) << Game::kTerms[reason.term];
          used.insert(reason.term);
        }
      }
    });
  }
  EXPECT_EQ(used.size(), std::size(Game::kTerms));
}

}  // namespace
}  // namespace saloon::desperados
