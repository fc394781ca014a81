// The laws over the template: offered questions, partners who see each other's sealed answers, forced answers and
// partial lists are kept honest here, because not every real game has them.
#include <gtest/gtest.h>

#include "engine/scenario/scenario.h"
#include "games/_template/folded.h"
#include "laws/laws.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

void laws_hold(const toy::Config& config, int seats, Level bot, u64 games) {
  Players players;
  players.at.fill(bot);
  for (u64 seed = 1; seed <= games; ++seed) {
    LawRun<toy::Game> run{.config = config, .seats = seats, .seed = seed};
    run.pace = {.json = 1, .worlds = 1, .playout = 8, .record = 4, .pairs = 1};
    const auto end = play_under_laws<toy::Game, toy::Codec>(run, players, toy::game());
    ASSERT_FALSE(run.broken) << run.broken->line() << "\n" << run.broken->scenario;
    ASSERT_FALSE(end.stalled);
  }
}

TEST(TemplateLaws, EverySeatCount) {
  for (const int seats : {2, 3, 4}) {
    laws_hold({}, seats, Level::Random, 100);
    laws_hold({}, seats, Level::Cowhand, 20);
  }
}

TEST(TemplateLaws, NumericOptions) {
  for (const u8 hand : {u8{2}, u8{4}}) laws_hold({.hand = hand}, 4, Level::Random, 50);
  for (const u8 limit : {u8{1}, u8{40}}) laws_hold({.limit = limit}, 3, Level::Random, 50);
}

TEST(TemplateLaws, PartnersWhoSeeEachOthersBids) {
  laws_hold({.partners = toy::Partners::Pairs}, 4, Level::Random, 100);
  laws_hold({.hand = 2, .partners = toy::Partners::Pairs}, 4, Level::Random, 50);
}

/// With one rival there is one answer, which the engine would have taken.
TEST(TemplateLaws, WaitingForAForcedAnswerIsReported) {
  for (const int seats : {2, 3}) {
    auto s = begin<toy::Game>({}, seats, 1);
    s.pub.asked.close();
    s.hidden.waiting = 0;
    Ctx<toy::Game> c{s};
    c.ask<"gift">(only(0));
    LawRun<toy::Game> run{.seats = seats, .seed = 1};
    forced_is_taken<toy::Game>(run, s);
    EXPECT_EQ(run.broken.has_value(), seats == 2);
  }
}

TEST(TemplateLaws, TheScenarioOfABrokenLawLeadsToItsPosition) {
  LawRun<toy::Game> run{.config = {.limit = 5}, .seats = 3, .seed = 6};
  Players players;
  play_under_laws<toy::Game, toy::Codec>(run, players, toy::game());
  ASSERT_FALSE(run.answers.empty());
  const ScenarioResult result =
      run_scenario(way_to_position<toy::Game, toy::Codec>(run, toy::game(), "the way there"), toy::find);
  EXPECT_TRUE(result.passed) << result.failure;
}

}  // namespace
}  // namespace saloon
