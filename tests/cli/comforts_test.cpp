// What makes an evening pleasant: names, the list of games that were left, the last game told again with advice, bots
// that are introduced and take their time, and one more game.
#include <gmock/gmock.h>

#include <chrono>

#include "tests/cli/pseudo_terminal.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Comforts : public ::testing::Test {
 protected:
  void SetUp() override {
    if (find_game(kGame) == nullptr) GTEST_SKIP() << "needs " << kGame;
  }
  [[nodiscard]] Ran play(const std::vector<std::string>& more, const std::string& typed) const {
    std::vector<std::string> args{"play", kGame, "--seed", "3", "--lang", "en"};
    args.insert(args.end(), more.begin(), more.end());
    return folder_.run(args, typed);
  }
  Folder folder_;
};

TEST_F(Comforts, TheLastGameIsToldAgain) {
  EXPECT_TRUE(is_refusal(folder_.run({"replay"})));
  ASSERT_EQ(play({}, first_choices()).code, 0);
  const Ran told = folder_.run({"replay", "--lang", "en"});
  EXPECT_EQ(told.code, 0) << told.err;
  EXPECT_THAT(told.out, HasSubstr("The game is over"));
}

TEST_F(Comforts, AReplayGivesAdvice) {
  ASSERT_EQ(play({}, first_choices()).code, 0);
  const Ran mine = folder_.run({"replay", "--step", "--seat", "0", "--lang", "en"}, "hint\nquit\n");
  EXPECT_THAT(mine.out, HasSubstr("Place one card from your hand"));
  EXPECT_THAT(mine.out, HasSubstr(" %"));
  const Ran watched = folder_.run({"replay", "--step", "--lang", "fr"}, "conseil\nquitter\n");
  EXPECT_THAT(watched.out, HasSubstr("Pas de conseil ici"));
}

TEST_F(Comforts, GamesThatWereLeftAreListed) {
  EXPECT_TRUE(is_refusal(folder_.run({"play", "--list"})));
  ASSERT_EQ(play({"--names", "Zoé"}, "1\n").code, 0);
  const Ran listed = folder_.run({"play", "--list", "--lang", "en"});
  EXPECT_EQ(listed.code, 0) << listed.err;
  EXPECT_THAT(listed.out, HasSubstr("Desperados, "));
  EXPECT_THAT(listed.out, HasSubstr("saloon play --resume "));
  EXPECT_TRUE(is_refusal(folder_.run({"play", "deadwood", "--list"})));
}

TEST_F(Comforts, PeopleHaveNames) {
  const Ran begun = play({"--humans", "0,2", "--names", "Zoé, Bob", "--record", "game.record"}, "\n1\n");
  EXPECT_THAT(begun.out, HasSubstr("At the table: Zoé (seat 0), Cole (cowhand), Bob (seat 2)"));
  const Ran rest = folder_.run({"play", "--resume", "--lang", "en"}, "\n" + first_choices());
  EXPECT_THAT(rest.out, HasSubstr("Pass the keyboard to Bob"));
  EXPECT_THAT(folder_.read("game.record"), HasSubstr("Bob"));
}

TEST_F(Comforts, NamesThatCannotBe) {
  EXPECT_TRUE(is_refusal(play({"--names", "A,B"}, "")));
  EXPECT_TRUE(is_refusal(play({"--names", "\x1b[31mA"}, "")));
  EXPECT_TRUE(is_refusal(play({"--names", std::string(25, 'x')}, "")));
  EXPECT_TRUE(is_refusal(play({"--pace", "fast"}, "")));
}

TEST_F(Comforts, BotsAndMoodsAreIntroduced) {
  PseudoTerminal terminal(folder_, {"play", kGame, "--ask", "--lang", "en"});
  ASSERT_TRUE(terminal.wait_for("How many players"));
  terminal.type("\r");
  ASSERT_TRUE(terminal.wait_for("Seats of people"));
  terminal.type("\r");
  EXPECT_TRUE(terminal.wait_for("Good company for a first game."));
  EXPECT_TRUE(terminal.wait_for("Remembers who did it harm"));
}

TEST_F(Comforts, BotsTakeTheirTime) {
  PseudoTerminal terminal(folder_, {"play", kGame, "--seed", "3", "--lang", "en", "--pace", "100"});
  ASSERT_TRUE(terminal.wait_for("Your choice: "));
  const auto asked = std::chrono::steady_clock::now();
  terminal.type("1\r");
  ASSERT_TRUE(terminal.wait_for(" places"));
  ASSERT_TRUE(terminal.wait_for("Your choice: "));
  EXPECT_GE(std::chrono::steady_clock::now() - asked, std::chrono::milliseconds(100));
}

TEST_F(Comforts, DesperadosHasAMap) {
  EXPECT_THAT(play({}, "map\n").out, HasSubstr("This game has no map"));
  if (find_game("desperados") == nullptr) GTEST_SKIP() << "needs desperados";
  const Ran ran = folder_.run({"play", "desperados", "--seed", "7", "--lang", "fr"}, "1\n1\n\ncarte\n");
  for (const char* there : {"Tuba City", " Silas ", "~vous", "(marron)", "· · ·"}) {
    EXPECT_THAT(ran.out, HasSubstr(there));
  }
  EXPECT_THAT(ran.out, Not(HasSubstr("⟦")));
}

TEST_F(Comforts, PeopleAndSuitsHaveColours) {
  PseudoTerminal terminal(folder_, {"play", kGame, "--seed", "3", "--lang", "en"});
  ASSERT_TRUE(terminal.wait_for("Your choice: "));
  EXPECT_THAT(terminal.screen(), HasSubstr("\033[33mCole\033[0m draws"));
  EXPECT_THAT(terminal.screen(), HasSubstr("\033[31m♠\033[0m red"));
  terminal.type("1\r");
  ASSERT_TRUE(terminal.wait_for(" ◂"));
  EXPECT_THAT(play({}, "1\n").out, Not(HasSubstr("\033")));
  EXPECT_THAT(play({"--color", "always"}, "1\n").out, HasSubstr("\033[33mCole\033[0m draws"));
  EXPECT_TRUE(is_refusal(play({"--color", "sometimes"}, "")));
}

TEST_F(Comforts, NoColoursWhereTheyAreUnwanted) {
  for (const std::vector<std::string>& unwanted : {std::vector<std::string>{"--color", "never"}, {"--plain"}}) {
    std::vector<std::string> args{"play", kGame, "--seed", "3", "--lang", "en"};
    args.insert(args.end(), unwanted.begin(), unwanted.end());
    PseudoTerminal terminal(folder_, args);
    ASSERT_TRUE(terminal.wait_for("Your choice: "));
    EXPECT_THAT(terminal.screen(), Not(HasSubstr("\033[33m")));
  }
}

TEST_F(Comforts, OneMoreGame) {
  PseudoTerminal terminal(folder_, {"play", kGame, "--lang", "en"});
  ASSERT_TRUE(terminal.wait_for("Enter begins"));
  terminal.type("\r");
  while (terminal.wait_for_any({"Type again to play once more", "Your choice: "}) == 1) terminal.type("1\r");
  ASSERT_THAT(terminal.screen(), HasSubstr("The game is over"));
  terminal.type_line("again");
  ASSERT_TRUE(terminal.wait_for("Your choice: "));
  terminal.type("quit\r");
  EXPECT_EQ(terminal.wait_for_end(), 0);
}

}  // namespace
}  // namespace saloon::cli_test
