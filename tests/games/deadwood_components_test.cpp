// components.json of Deadwood: what a box owner may correct, and what stops the build.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <boost/json.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "games/deadwood/board.h"

namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

struct Made {
  int code;
  std::string header, complaint;
};

class DeadwoodComponents : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "saloon-components-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
    text_ = text_of(SALOON_ROOT "/games/deadwood/components.json");
    file_ = json::parse(text_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  Made make(const std::string& text) {
    std::ofstream(folder_ / "components.json") << text;
    fs::remove(folder_ / "out.h");
    const std::string command = "cd '" + folder_.string() +
                                "' && '" SALOON_TOOLS "/saloon_components_deadwood' components.json out.h 2> complaint";
    const int status = std::system(command.c_str());
    return {WEXITSTATUS(status), text_of(folder_ / "out.h"), text_of(folder_ / "complaint")};
  }

  /// The file with one part replaced (by JSON pointer).
  Made with(const std::string& pointer, const json::value& part) {
    json::value changed = file_;
    const std::size_t slash = pointer.rfind('/');
    const std::string last = pointer.substr(slash + 1);
    json::value& parent = changed.at_pointer(pointer.substr(0, slash));
    if (parent.is_array()) {
      parent.as_array().at(std::stoul(last)) = part;
    } else {
      parent.as_object()[last] = part;
    }
    return make(json::serialize(changed));
  }

  void expect_refused(const Made& made, const std::string& line) {
    EXPECT_EQ(made.complaint, "components.json: " + line + '\n');
    EXPECT_EQ(made.code, 1);
    EXPECT_EQ(made.header, "");
  }

  fs::path folder_;
  std::string text_;
  json::value file_;
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
