// components.json of Deadwood: what a box owner may correct, and what stops the build.
#include "games/deadwood/board.h"
#include "tests/games/components.h"

namespace {

namespace json = boost::json;

class DeadwoodComponents : public saloon::ComponentsOf {
 protected:
  DeadwoodComponents() : ComponentsOf("deadwood") {}
};

TEST_F(DeadwoodComponents, the_file_of_the_box_passes) {
  const Made made = make(text_);
  EXPECT_EQ(made.code, 0);
  EXPECT_EQ(made.complaint, "");
  EXPECT_NE(made.header.find("kStartMoney{5}"), std::string::npos);
}

TEST_F(DeadwoodComponents, a_correction_changes_the_game) {
  EXPECT_NE(with("/start/money", 6).header.find("kStartMoney{6}"), std::string::npos);
  EXPECT_NE(with("/gold_mine", json::array{1, 0, 1, 2, 3, 5}).header.find("kGoldMine{1, 0, 1"), std::string::npos);
  EXPECT_NE(with("/board/stars/0", "B2").header.find("kStars{8, 10, 14, 15, 16}"), std::string::npos);
  EXPECT_NE(with("/cowboys/2/recruiting_cost", 4).header.find("kRecruitingCosts{0, 1, 4}"), std::string::npos);
  EXPECT_NE(with("/tiles/5/money", 4).header.find("kAnnexMoney{0, 0, 0, 0, 0, 1, 4"), std::string::npos);
}

TEST_F(DeadwoodComponents, a_wrong_shape_is_refused_by_its_place) {
  expect_refused(with("/players/max", 6), "players.max: expected 5, found 6");
  expect_refused(with("/tiles", json::array{}), "tiles: expected 25 entries, found 0");
  expect_refused(with("/tiles/4/key", "armoury"), "tiles[4].key: expected \"gunsmith_1\", found \"armoury\"");
  expect_refused(with("/tiles/4/pile", "2"), "tiles[4].pile: expected \"1\", found \"2\"");
  expect_refused(with("/cowboys/1/strength", 3), "cowboys[1].strength: expected 2, found 3");
  expect_refused(with("/cowboys/0/of_each_gang", 4), "cowboys[0].of_each_gang: expected 3, found 4");
  expect_refused(with("/tokens/rails", 5), "tokens.rails: expected 4, found 5");
  expect_refused(with("/tokens/notes", 15), "tokens: unknown entry \"notes\"");
  expect_refused(with("/start", json::object{{"money", 5}, {"cartridges", 1}}), "start: \"horses\" is missing");
  expect_refused(with("/board/rows/C", 6), "board.rows.C: expected 5, found 6");
  expect_refused(with("/basis/die", "hearsay"),
                 "basis.die: expected \"rulebook\", \"published\" or \"reconstructed\", found \"hearsay\"");
}

TEST_F(DeadwoodComponents, wrong_figures_are_refused) {
  expect_refused(with("/die/5", "hit"), "die[5]: expected \"miss\", \"wound\" or \"kill\", found \"hit\"");
  expect_refused(with("/fines/10", 44), "fines[10]: expected no less than the fine before it");
  expect_refused(with("/gold_mine", json::array{0, 1}), "gold_mine: expected 6 entries, found 2");
  expect_refused(with("/payments/sheriff_toll", 0), "payments.sheriff_toll: expected 1 to 5, found 0");
}

TEST_F(DeadwoodComponents, a_wrong_board_is_refused) {
  expect_refused(with("/board/start_tiles/church", "B5"), "board.start_tiles.church: expected a plot of row A");
  expect_refused(with("/board/start_tiles/church", "A4"), "board.start_tiles.church: another start tile lies there");
  expect_refused(with("/board/start_tiles/town_hall", "A6"),
                 "board.start_tiles.church: expected a plot that does not touch the town hall");
  expect_refused(with("/board/stars/1", "A7"), "board.stars[1]: expected a plot below row A");
  expect_refused(with("/board/stars/1", "B3"), "board.stars[1]: was there before");
  expect_refused(with("/board/stars/1", "G1"), "board.stars[1]: expected a plot A1 to F2, found \"G1\"");
  expect_refused(with("/board/sheriff/2", "C3"), "board.sheriff[2]: expected three plots that touch each other");
}

TEST_F(DeadwoodComponents, a_broken_file_is_refused_by_its_line) {
  expect_refused(make(text_.substr(0, 20)), "line 2: incomplete JSON");
  expect_refused(make("{}"), "\"basis\" is missing");
}

}  // namespace
