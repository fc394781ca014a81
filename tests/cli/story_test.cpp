// Stories as files: written from a record for one pair of eyes, told in words, and refused when cut or asked for more.
#include <gmock/gmock.h>

#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// A folder with one finished game of three in game.record.
class StoryFiles : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(play_first_choices(folder, "en", "game.record", {"--seed", "11", "--seats", "3"}).code, 0);
  }
  void write_story(const std::vector<std::string>& view) {
    std::vector<std::string> args{"story", "game.record"};
    args.insert(args.end(), view.begin(), view.end());
    const Ran ran = folder.run(args);
    ASSERT_EQ(ran.code, 0) << ran.err;
    folder.write("game.story", ran.out);
  }

  Folder folder;
};

const std::vector<std::vector<std::string>> kViews{{}, {"--spectator"}, {"--open"}, {"--seat", "2"}, {"--seat", "S2"}};

TEST_F(StoryFiles, AreToldLikeTheRecordThroughTheSameEyes) {
  for (const auto& view : kViews) {
    write_story(view);
    for (const char* language : {"en", "fr"}) {
      std::vector<std::string> args{"replay", "game.record", "--lang", language};
      args.insert(args.end(), view.begin(), view.end());
      const Ran told = folder.run({"replay", "game.story", "--lang", language});
      EXPECT_EQ(told.code, 0) << told.err;
      EXPECT_EQ(told.out, folder.run(args).out);
      EXPECT_GT(lines_in(told.out), 50);
    }
  }
}

TEST_F(StoryFiles, AreWalkedThroughWithTheirTables) {
  for (const auto& view : kViews) {
    write_story(view);
    const Ran ran =
        folder.run({"replay", "game.story", "--step"}, "table\n\n5\nback\ntable\nopen\nseat 2\n999999\nquit\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, Not(HasSubstr("⟦")));
    EXPECT_THAT(ran.out, Not(HasSubstr("other rules")));
    EXPECT_THAT(ran.out, HasSubstr("one viewer’s eyes only"));
  }
}

TEST_F(StoryFiles, HaveOnePairOfEyes) {
  write_story({"--seat", "1"});
  for (const auto& more : std::vector<std::vector<std::string>>{
           {"--seat", "0"}, {"--open"}, {"--spectator"}, {"--annotate"}, {"--as-scenario", "3"}}) {
    std::vector<std::string> args{"replay", "game.story"};
    args.insert(args.end(), more.begin(), more.end());
    const Ran ran = folder.run(args);
    EXPECT_TRUE(is_refusal(ran)) << ran.out;
    EXPECT_THAT(ran.err, HasSubstr(more.front()));
  }
  EXPECT_TRUE(is_refusal(folder.run({"story", "game.record", "--open", "--seat", "1"})));
  EXPECT_TRUE(is_refusal(folder.run({"story", "game.record", "--seat", "3"})));
  EXPECT_TRUE(is_refusal(folder.run({"story", "game.story"})));
  EXPECT_TRUE(is_refusal(folder.run({"verify", "game.story"})));
}

TEST_F(StoryFiles, OutliveTheirRules) {
  write_story({});
  std::string text = folder.read("game.story");
  const std::string version = "\"rules_version\":";
  text.replace(text.find(version) + version.size(), 1, "9");
  folder.write("old.story", text);
  EXPECT_EQ(folder.run({"replay", "old.story"}).out, folder.run({"replay", "game.story"}).out);
}

TEST_F(StoryFiles, AreUnfinishedWithoutTheirClosingLine) {
  write_story({});
  const std::string text = folder.read("game.story");
  folder.write("half.story", text.substr(0, text.find("{\"over\"")));
  EXPECT_TRUE(is_refusal(folder.run({"replay", "half.story"})));
  const Ran told = folder.run({"replay", "half.story", "--unfinished"});
  EXPECT_EQ(told.code, 0) << told.err;
  EXPECT_THAT(told.out, HasSubstr("before the game’s end"));
  folder.write("cut.story", text.substr(0, text.size() / 2));
  EXPECT_THAT(folder.run({"replay", "cut.story", "--unfinished"}).err, HasSubstr("cut.story"));
}

TEST_F(StoryFiles, ForPrograms) {
  write_story({"--seat", "2"});
  EXPECT_EQ(parsed(folder.run({"replay", "game.story", "--json"}).out),
            parsed(folder.run({"replay", "game.record", "--seat", "2", "--json"}).out));
}

}  // namespace
}  // namespace saloon::cli_test
