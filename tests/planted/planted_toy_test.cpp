// Bugs of the template: each is reported by the law that is there for it, and by no other.
#include "tests/planted/planted_toy.h"

#include <gmock/gmock.h>

#include "games/_template/folded.h"
#include "laws/laws.h"

namespace saloon::planted {
namespace {

const GameInfo& planted_toy() {
  static const GameInfo kGame = [] {
    GameInfo game = toy::info();
    game.start = MatchOf<Toy, RowCodec<Toy>, toy::Prose>::start;
    return game;
  }();
  return kGame;
}

/// The first thing that this law has to say of some games; empty if nothing.
std::string report_of_toy(Law law) {
  for (u64 i = 0; i < 60; ++i) {
    LawRun<Toy> run{.seats = toy::kMinSeats + int(i % 3), .seed = game_seed(5, i), .laws = only_law(law)};
    run.pace = {.json = 4, .worlds = 1, .playout = 64, .record = 4, .pairs = 1};
    play_under_laws<Toy, RowCodec<Toy>>(run, Players{}, planted_toy());
    if (run.broken) return run.broken->line();
  }
  return {};
}

std::vector<std::string> laws_that_report(ToyBug bug) {
  Toy::bug = bug;
  std::vector<std::string> laws;
  for (int i = 0; i < kLaws; ++i) {
    if (!report_of_toy(Law(i)).empty()) laws.emplace_back(law_name(Law(i)));
  }
  Toy::bug = ToyBug::None;
  return laws;
}

TEST(PlantedToy, IsReportedByExactlyItsLaw) {
  EXPECT_THAT(laws_that_report(ToyBug::None), testing::IsEmpty());
  EXPECT_THAT(laws_that_report(ToyBug::WaitsForTheForced), testing::ElementsAre("forced_is_taken"));
  EXPECT_THAT(laws_that_report(ToyBug::TellsTheStake), testing::ElementsAre("events_give_the_view"));
}

}  // namespace
}  // namespace saloon::planted
