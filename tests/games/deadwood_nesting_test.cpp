// The deepest nesting: one turn in which all five tiles of the railroad are laid, each out of the list of the one
// before, and a sixth Town Hall is annexed beside the station. It fills the stack of procedures exactly.
#include <gtest/gtest.h>

#include <memory>

#include "engine/match/match.h"
#include "games/deadwood/procedures.h"
#include "games/registry.h"

namespace saloon::deadwood {
namespace {

/// S0 holds one Store and S1 the other, each has two more cowboys to send and horses enough to flee.
constexpr const char* kPosition = R"({
  "public": {
    "sheriff": "A4-B3-B4",
    "tiles": { "B3": "bank", "B4": "saloon_x", "C2": "casino", "C3": "hotel", "C4": "laundry_1",
               "D1": "general_store_2", "E2": "general_store_1" },
    "cowboys": { "D1": { "S0": "confirmed" }, "A4": { "S0": "veteran" }, "C4": { "S0": "novice" },
                 "E2": { "S1": "confirmed" }, "A5": { "S1": "veteran" }, "B4": { "S1": "novice" } },
    "supply": "rest",
    "players": { "S0": { "horses": 3, "reserve": { "novice": 1 }, "ranch": "rest" }, "S1": { "horses": 3, "ranch": "rest" } }
  },
  "box": { "piles": "rest" }
})";

class Nesting : public testing::Test {
 protected:
  void SetUp() override {
    const GameInfo& game = *find_game("deadwood");
    match_ = std::move(*game.start(game, {2, {}, "5"}, nullptr));
    json::value state = match_->state();
    merge_patch(state, *parse_json(kPosition));
    const Result<void> restored = match_->restore(state);
    ASSERT_TRUE(restored) << restored.error();
    match_->run();
  }

  void does(Seat p, const std::string& decision) {
    const auto parsed = parse_json(decision);
    ASSERT_TRUE(parsed) << parsed.error();
    const Refusal refusal = match_->answer(p, *parsed);
    ASSERT_TRUE(refusal.accepted()) << decision << ": " << refusal.clause << " " << refusal.detail;
    deepest_ = std::max(deepest_, depth());
  }

  /// S0 or S1 takes the Town Hall from the other, who flees, and lays the next tile.
  void takes_the_hall(Seat p, const std::string& from, const std::string& rail) {
    does(p, R"({"do": "annex"})");
    does(p, R"({"do": "move_cowboy", "from": ")" + from + R"(", "to": "A3"})");
    does(Seat(1 - p), R"({"do": "flee"})");
    does(p, R"({"do": "annex"})");
    does(p, R"({"do": "lay_rail", "plot": ")" + rail + R"("})");
  }

  std::size_t depth() const {
    const json::object state = match_->state();
    const json::value* flow = state.if_contains("public")->get_object().if_contains("flow");
    return flow->get_array().size();
  }

  std::unique_ptr<Match> match_;
  std::size_t deepest_ = 0;
};

TEST_F(Nesting, FiveTilesInOneTurnFillTheStack) {
  does(0, R"({"do": "go_to_town", "cowboy": "novice", "plot": "A3"})");
  does(0, R"({"do": "annex"})");
  does(0, R"({"do": "lay_rail", "plot": "F1"})");
  takes_the_hall(1, "A5", "E1");
  does(1, R"({"do": "call_up", "seat": "S0", "plot": "D1"})");
  takes_the_hall(0, "A4", "D2");
  does(0, R"({"do": "call_up", "seat": "S1", "plot": "E2"})");
  takes_the_hall(1, "B4", "C2");
  takes_the_hall(0, "C4", "B2");
  does(0, R"({"do": "annex"})");  // the Town Hall beside the station
  EXPECT_EQ(deepest_, std::size_t{kFrames});
  EXPECT_EQ(match_->question(0), "tile_place");

  // Back down through every procedure that still has something to do, to the end of the game.
  for (int answers = 0; !match_->over(); ++answers) {
    ASSERT_LT(answers, 60);
    const Seat p = *match_->required().begin();
    const json::array list = match_->legal(p).decisions;
    ASSERT_TRUE(match_->answer(p, list[list.size() - 1]).accepted());
    EXPECT_LE(depth(), std::size_t{kFrames});
  }
  EXPECT_EQ(match_->outcome().if_contains("reason")->get_string(), "station");
}

}  // namespace
}  // namespace saloon::deadwood
