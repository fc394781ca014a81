// What Deadwood tells the bots: chances to win, a quick player, tempers, reasons.
#include "games/deadwood/rules.h"
#include "tests/games/hook_checks.h"

namespace saloon::deadwood {
namespace {

constexpr int kUsualSeats = 4;

std::vector<Config> configs() {
  return {{},
          {.toll_when_broke = TollWhenBroke::Waive,
           .general_store_move = StoreMove::Mandatory,
           .grifter_move = GrifterMove::AlwaysTwo,
           .sheriff_may_stay = Switch::Off}};
}

// --- chances
TEST(DeadwoodChances, AddUpToOneVictory) {
  for (const Config& config : configs()) {
    for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) expect_chances_that_add_up<Game>(config, seats, 3);
  }
}

TEST(DeadwoodChances, MoneyHelpsAndPostersHurt) {
  State s = begin<Game>({}, kUsualSeats, 5);
  Values even{};
  Values rich{};
  Values wanted{};
  Game::evaluate(s, even);
  s.pub.money[1] = i16(s.pub.money[1] + 10);
  Game::evaluate(s, rich);
  EXPECT_GT(rich[1], even[1] + 0.1F);
  s.pub.wanted[1] = 5;
  Game::evaluate(s, wanted);
  EXPECT_LT(wanted[1], rich[1] - 0.1F);
}

TEST(DeadwoodChances, KnowMoreTheLongerAGameLasts) {
  if (kScale != 1) return;
  const double fair = std::log(double(kUsualSeats));
  const auto at = [](int tiles) { return [tiles](const Public& pub) { return pub.laid == tiles; }; };
  EXPECT_LT(surprise<Game>(kUsualSeats, 300, at(1)), fair - 0.03);
  EXPECT_LT(surprise<Game>(kUsualSeats, 300, at(3)), fair - 0.2);
  EXPECT_LT(surprise<Game>(kUsualSeats, 300, at(4)), fair - 0.4);
}

// --- the quick player
TEST(DeadwoodQuick, AnswersFromTheList) {
  for (const Config& config : configs()) {
    for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
      for (u64 game = 0; game < scaled(10); ++game) {
        expect_quick_answers_from_the_list<Game>(config, seats, game_seed(u64(seats), game));
      }
    }
  }
}

// --- tempers
struct Habits {
  double turns{}, attacks{}, on_first{}, hurts{}, hurts_first{}, fled{}, stood{};
};
/// Seats that a decision hurts without a fight, in the order of the decision.
void count_hurts(const Decision& d, Habits& seen) {
  const auto hurt = [&seen](Seat p) {
    ++seen.hurts;
    seen.hurts_first += p == 0 ? 1 : 0;
  };
  if (d.verb() == Verb::TakeFrom || d.verb() == Verb::GivePoster) hurt(d.seat());
  for (int i = 0; d.verb() == Verb::SendToMine && i < d.targets().size(); ++i) hurt(owner_of(d.targets()[i]));
}
Habits habits(const Temper& temper, u64 games = 200) {
  Habits seen;
  play_with_temper<Game>(temper, kUsualSeats, games, [&](const State& s, Seat p, const Decision& d) {
    seen.fled += d.verb() == Verb::Flee ? 1 : 0;
    seen.stood += d.verb() == Verb::Fight ? 1 : 0;
    if (p != 0) count_hurts(d, seen);
    if (d.verb() != Verb::GoToTown) return;
    ++seen.turns;
    if (s.pub.cowboy[unsigned(d.plot())] == 0) return;
    ++seen.attacks;
    seen.on_first += cowboy_owner(s.pub.cowboy[unsigned(d.plot())]) == 0 ? 1 : 0;
  });
  return seen;
}

TEST(DeadwoodTemper, CalmIsHowTheCompetentPlayerPlays) { expect_calm_to_be_usual<Game>(kUsualSeats, 8); }

TEST(DeadwoodTemper, TheBoldAttackMoreAndStandTheirGround) {
  if (kScale != 1) return;
  const Habits calm = habits({});
  const Habits bold = habits(kBold);
  const Habits cautious = habits(kCautious);
  EXPECT_GT(bold.attacks / bold.turns, 1.3 * calm.attacks / calm.turns);
  EXPECT_LT(cautious.attacks / cautious.turns, calm.attacks / calm.turns / 1.3);
  EXPECT_EQ(bold.fled, 0);
  EXPECT_EQ(cautious.stood, 0);
}

TEST(DeadwoodTemper, AGrudgeChoosesTheVictim) {
  if (kScale != 1) return;
  const Habits calm = habits({});
  const Habits angry = habits(feeling_for(0, -Temper::kFull));
  const Habits fond = habits(feeling_for(0, Temper::kFull));
  EXPECT_GT(angry.on_first / angry.attacks, 1.3 * calm.on_first / calm.attacks);
  EXPECT_LT(fond.on_first / fond.attacks, calm.on_first / calm.attacks / 1.3);
  EXPECT_GT(angry.hurts_first / angry.hurts, calm.hurts_first / calm.hurts + 0.2);
  EXPECT_LT(fond.hurts_first / fond.hurts, calm.hurts_first / calm.hurts - 0.1);
}

TEST(DeadwoodTemper, StaysFarAboveRandom) {
  if (kScale != 1) return;
  for (const Temper& temper : {kBold, kCautious, feeling_for(0, -Temper::kFull)}) {
    EXPECT_GT(share_among_random<Game>(temper, kUsualSeats, 300), 1.3 / kUsualSeats);
  }
}

// --- reasons
TEST(DeadwoodReasons, EveryTermIsUsedAndNoneIsWild) {
  std::set<int> used;
  collect_reasons<Game>({}, kUsualSeats, scaled(20), used);
  EXPECT_EQ(used.size(), std::size(Game::kTerms));
}

}  // namespace
}  // namespace saloon::deadwood
