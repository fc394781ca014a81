// Every net holds: with each planted bug exactly the nets named here report something, without one none does.
#include "tests/planted/planted.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "embedded/desperados_cards.h"
#include "engine/match/info_of.h"
#include "engine/scenario/scenario.h"
#include "games/desperados_cards/folded.h"
#include "games/desperados_cards/game.h"
#include "laws/laws.h"
#include "tests/laws/small_positions.h"

namespace saloon::planted {
namespace {

const GameInfo& planted_info() {
  static const GameInfo info = make_game_info<Game, Codec, desperados_cards::Prose>(
      {embedded::desperados_cards_rules_en, embedded::desperados_cards_rules_fr, embedded::desperados_cards_words_en,
       embedded::desperados_cards_words_fr});
  return info;
}
const GameInfo* find_planted(std::string_view) { return &planted_info(); }

/// The first thing one law has to say about some games with this bug; empty if nothing.
std::string law_report(Law law, u64 games) {
  for (u64 i = 0; i < games; ++i) {
    LawRun<Game> run{.seats = Game::kMinSeats + int(i % 3), .seed = game_seed(5, i), .laws = only_law(law)};
    run.config.pile_view = desperados_cards::PileView(i / 3 % 2);
    run.pace = {.json = 4, .worlds = 1, .playout = 64, .record = 4, .pairs = 1};
    play_under_laws<Game, Codec>(run, Players{}, planted_info());
    if (run.broken) return run.broken->line();
  }
  return {};
}

std::string sampling_report() {
  for (const auto& p : desperados_cards::kSmallPositions) {
    const std::string trouble = desperados_cards::sampling_trouble<Game>(p.make(), p.viewer);
    if (!trouble.empty()) return std::string(p.name) + ": " + trouble;
  }
  return {};
}

std::string tie_scenario_report() {
  std::ostringstream text;
  text << std::ifstream(SALOON_ROOT "/tests/planted/tie.json").rdbuf();
  return run_scenario(text.str(), find_planted).failure;
}

std::vector<std::string> nets_that_report(Bug bug, u64 games) {
  Game::bug = bug;
  std::vector<std::string> nets;
  for (int i = 0; i < kLaws; ++i) {
    Game::steps = 0;
    const std::string report = law_report(Law(i), games);
    if (report.empty()) continue;
    nets.emplace_back(law_name(Law(i)));
    std::printf("  %s\n", report.c_str());
  }
  if (!sampling_report().empty()) nets.emplace_back("sampling");
  Game::bug = Bug::None;
  return nets;
}

struct Planting {
  Bug bug;
  std::vector<std::string> nets;
  u64 games = 60;

  friend std::ostream& operator<<(std::ostream& out, const Planting& p) { return out << kBugNames[unsigned(p.bug)]; }
};

class Planted : public testing::TestWithParam<Planting> {};

TEST_P(Planted, IsReportedByExactlyItsNets) {
  EXPECT_THAT(nets_that_report(GetParam().bug, GetParam().games), testing::ElementsAreArray(GetParam().nets));
}

const Planting kPlantings[] = {
    {Bug::None, {}},
    {Bug::SecretInPublic, {"two_worlds_look_alike"}},
    {Bug::LeakingSealed, {"sealed_is_silent", "two_worlds_look_alike"}},
    {Bug::LeakingChance, {"two_worlds_look_alike"}},
    {Bug::LostCard, {"check_holds", "worlds_are_possible", "no_change_unexplained", "two_worlds_look_alike"}},
    {Bug::SamplerWithReplacement, {"worlds_are_possible", "sampling"}},
    {Bug::SamplerAlwaysTheSame, {"sampling"}},
    {Bug::SamplerForgetsOwnHand, {"view_is_closed", "two_worlds_look_alike"}},
    {Bug::ListingWithSideEffect,
     {"same_seed_same_bytes", "listing_changes_nothing", "replay_gives_same_bytes", "two_worlds_look_alike"}},
    {Bug::ListsTheForbidden,
     {"same_seed_same_bytes", "listed_is_accepted", "check_holds", "worlds_are_possible", "json_round_trips",
      "replay_gives_same_bytes"}},
    {Bug::AcceptsTheUnlisted, {"everything_else_is_refused"}},
    {Bug::NothingToAnswer, {"everything_else_is_refused", "nobody_stuck", "worlds_are_possible"}},
    {Bug::EventToWrongAudience, {"two_worlds_look_alike"}},
    {Bug::SilentChange, {"no_change_unexplained", "events_give_the_view"}},
    {Bug::OrderMatters, {"order_of_answers_is_irrelevant", "withdrawn_leaves_nothing"}},
    {Bug::NeverEnds,
     {"game_ends_within_bound", "worlds_are_possible", "no_change_unexplained", "events_give_the_view"},
     2},
    {Bug::JsonLosesField, {"json_round_trips"}},
    {Bug::ReplayDrifts,
     {"same_seed_same_bytes", "order_of_answers_is_irrelevant", "replay_gives_same_bytes", "two_worlds_look_alike"}},
    {Bug::EverybodyFirst, {"winners_are_first"}},
    {Bug::ForgetsTheSubject, {"view_is_enough"}},
    {Bug::WithdrawnStaysReady, {"check_holds", "worlds_are_possible", "withdrawn_leaves_nothing"}},
    {Bug::LeakingWithdrawn, {"sealed_is_silent", "withdrawn_leaves_nothing", "two_worlds_look_alike"}},
};
INSTANTIATE_TEST_SUITE_P(Bugs, Planted, testing::ValuesIn(kPlantings),
                         [](const auto& p) { return std::string(kBugNames[unsigned(p.param.bug)]); });

TEST(PlantedScenario, WrongTieIsReportedByAScenario) {
  EXPECT_EQ(tie_scenario_report(), "");
  Game::bug = Bug::WrongTie;
  EXPECT_NE(tie_scenario_report(), "");
  Game::bug = Bug::None;
}

}  // namespace
}  // namespace saloon::planted
