// components.json of Dead Money: what a box owner may correct, and what stops the build.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <boost/json.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "games/dead_money/box.h"

namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using namespace saloon::dead_money;

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

struct Made {
  int code;
  std::string header, complaint;
};

class DeadMoneyComponents : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "saloon-components-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
    text_ = text_of(SALOON_ROOT "/games/dead_money/components.json");
    file_ = json::parse(text_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  Made make(const std::string& text) {
    std::ofstream(folder_ / "components.json") << text;
    fs::remove(folder_ / "out.h");
    const std::string command = "cd '" + folder_.string() +
                                "' && '" SALOON_TOOLS
                                "/saloon_components_dead_money' components.json out.h 2> complaint";
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

TEST_F(DeadMoneyComponents, TheFileOfTheBoxPasses) {
  const Made made = make(text_);
  EXPECT_EQ(made.code, 0);
  EXPECT_EQ(made.complaint, "");
  EXPECT_NE(made.header.find("kCardsDealt{7}"), std::string::npos);
}

TEST_F(DeadMoneyComponents, ACorrectedCardChangesTheTables) {
  const Made before = make(text_);
  EXPECT_NE(with("/cards/0/coins", 3).header, before.header);
  EXPECT_NE(with("/cards/0/hands", 2).header, before.header);
  json::value needs = file_.at_pointer("/cards/0");
  needs.as_object()["needs_brain"] = true;
  needs.as_object()["drop_roll_target"] = 8;
  const Made made = with("/cards/0", needs);
  EXPECT_EQ(made.code, 0) << made.complaint;
  EXPECT_NE(made.header, before.header);
}

TEST_F(DeadMoneyComponents, AWrongFileSaysWhatIsWrong) {
  expect_refused(with("/cards/0/hands", 3), "cards[0].hands: expected 1 to 2, found 3");
  expect_refused(with("/cards/0/coins", 9), "cards[0].coins: expected 0 to 5, found 9");
  expect_refused(with("/cards/0/needs_brain", 1), "cards[0].needs_brain: expected true or false, found 1");
  expect_refused(with("/cards/0/needs_brain", true),
                 "cards[0]: a card that needs a Brain must have a \"drop_roll_target\"");
  expect_refused(with("/cards/1/needs_brain", false),
                 "cards[1].drop_roll_target: a card that needs no Brain has no drop roll");
  expect_refused(with("/cards/1/drop_roll_target", 3), "cards[1].drop_roll_target: expected 2, found 3");
  expect_refused(with("/cards/0/effect", "self_draw_1"), "cards[0].effect: the effect of AD is brain_to_holders_hand");
  expect_refused(with("/cards/1/code", "AD"), "cards[1].code: \"AD\" was there before");
  expect_refused(with("/cards/0/code", "1D"),
                 "cards[0].code: expected a rank 2 to 10, J, Q, K, A or B and a suit D, C, H or S, found \"1D\"");
  expect_refused(with("/cards/0/basis", "guessed"),
                 "cards[0].basis: expected \"rulebook\", \"published\" or \"reconstructed\", found \"guessed\"");
  expect_refused(with("/cards/13/hands", 1), "cards[13].hands: expected 2, found 1");
}

/// What the rulebook states: the picture of the 5♣, two Kings and a 9, no cost of nothing.
TEST(DeadMoneyBox, HasTheFiguresThatTheRulebookStates) {
  const int five = face_of(3, Suit::Clubs);
  EXPECT_EQ(hands_of(five), 2);
  EXPECT_EQ(coins_of(five), 2);
  EXPECT_TRUE(needs_brain(five));
  EXPECT_EQ(drop_target(five), 5);
  for (int s = 0; s < kSuits; ++s) {
    for (int t = 0; t < kSuits; ++t) {
      EXPECT_EQ(2 * coins_of(face_of(kKing, Suit(s))) + coins_of(face_of(7, Suit(t))), 4);
    }
    EXPECT_EQ(hands_of(brain_face(Suit(s))), 2);  // DM-BRN-01
    EXPECT_FALSE(needs_brain(brain_face(Suit(s))));
  }
}

}  // namespace
