// Taking a choice back at the terminal: only what taught nobody anything, and the record says so.
#include <gmock/gmock.h>

#include "engine/chance.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

int count_of(const std::string& text, const std::string& what) {
  int n = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
  return n;
}

/// Chooses, and asks for it back behind every choice.
std::string choices_and_regrets() {
  std::string out;
  for (u64 i = 0; i < 6000; ++i) out += std::to_string(mix64(i) % 3 + 1) + (i % 2 == 0 ? "\nundo\n" : "\n");
  return out;
}

std::vector<std::string> play(const GameInfo& game, const std::string& seed, const std::string& record) {
  return {"play", std::string(game.slug), "--seed", seed, "--bot", "random", "--lang", "en", "--record", record};
}

const std::string kBack = R"({"taken_back":)";

TEST(Undo, GamesWithTakeBacksVerify) {
  int taken_back = 0;
  for (const GameInfo& game : all_games()) {
    for (const std::string& seed : {std::string("3"), std::string(64, '7')}) {
      const Folder folder;
      const Ran ran = folder.run(play(game, seed, "game.record"), choices_and_regrets());
      ASSERT_EQ(ran.code, 0) << game.slug << ran.err;
      const std::string record = folder.read("game.record");
      const int backs = count_of(record, kBack);
      EXPECT_EQ(count_of(ran.out, "You take your last choice back"), backs) << game.slug;
      taken_back += backs;
      const Ran verified = folder.run({"verify", "game.record", "--json"});
      EXPECT_EQ(verified.code, 0) << game.slug << verified.out;
      EXPECT_EQ(folder.run({"replay", "game.record", "--annotate"}).code, 0);
    }
  }
  EXPECT_TRUE(taken_back > 0 || all_games().size() == 1);
}

TEST(Undo, SavedAndTakenUpAgainTheGameGoesOnAsItWouldHave) {
  const GameInfo* game = find_game("deadwood");
  if (game == nullptr) GTEST_SKIP() << "needs deadwood";
  const Folder folder;
  const std::string unit = "1\nundo\n1\n";
  std::string units;
  for (int i = 0; i < 3000; ++i) units += unit;
  ASSERT_EQ(folder.run(play(*game, "3", "whole.record"), units).code, 0);
  ASSERT_GT(count_of(folder.read("whole.record"), kBack), 2);
  ASSERT_EQ(folder.run(play(*game, "3", "parts.record"), unit).code, 0);
  const std::string saved = folder.files()[0];
  for (int i = 0; i < 4; ++i) {
    const Ran so_far = folder.run({"verify", saved, "--unfinished"});
    EXPECT_EQ(so_far.code, 0) << so_far.out << so_far.err;
    ASSERT_EQ(folder.run({"play", "--resume"}, unit).code, 0);
  }
  EXPECT_GT(count_of(folder.read(saved), kBack), 0);
  const Ran rest = folder.run({"play", "--resume"}, units);
  EXPECT_EQ(rest.code, 0) << rest.err;
  EXPECT_EQ(folder.read("parts.record"), folder.read("whole.record"));
}

TEST(Undo, SaysWhyItCannotBe) {
  const std::string game(all_games().front().slug);
  const Ran nothing = Folder().run({"play", game, "--seed", "1", "--lang", "en"}, "undo\n");
  EXPECT_THAT(nothing.out, HasSubstr("There is no choice of yours that could be taken back."));
  const Ran french = Folder().run({"play", game, "--seed", "1", "--lang", "fr"}, "annuler\n");
  EXPECT_THAT(french.out, HasSubstr("aucun choix qui puisse être repris"));
  const Ran shared = Folder().run({"play", game, "--seed", "1", "--lang", "en", "--humans", "0,1"}, "\nundo\n");
  EXPECT_THAT(shared.out, HasSubstr("only by somebody who plays alone"));
  std::string all;
  for (const GameInfo& each : all_games()) {
    all += Folder().run(play(each, "4", "game.record"), choices_and_regrets()).out;
  }
  EXPECT_THAT(all, HasSubstr("cannot be taken back: chance has been asked since"));
  EXPECT_THAT(all, Not(HasSubstr("⟦")));
}

TEST(Undo, IsExplained) {
  const std::string game(all_games().front().slug);
  EXPECT_THAT(Folder().run({"play", game, "--lang", "en"}, "?\n").out, HasSubstr("undo       takes your last choice"));
  EXPECT_THAT(Folder().run({"play", game, "--lang", "fr"}, "?\n").out, HasSubstr("annuler    reprend votre dernier"));
}

}  // namespace
}  // namespace saloon::cli_test
