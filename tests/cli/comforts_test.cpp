// What makes an evening pleasant: names, the list of games that were left, the last game told again with advice, bots
// that are introduced and take their time, and one more game.
#include <gmock/gmock.h>

#include <chrono>

#include "cli/named_cards.h"
#include "cli/shell.h"
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
  EXPECT_THAT(mine.out, HasSubstr("%"));
  const Ran watched = folder_.run({"replay", "--step", "--lang", "fr"}, "conseil\nquitter\n");
  EXPECT_THAT(watched.out, HasSubstr("Pas de conseil ici"));
}

TEST_F(Comforts, GamesThatWereLeftAreListed) {
  EXPECT_TRUE(is_refusal(folder_.run({"play", "--list"})));
  ASSERT_EQ(play({"--names", "Zoé"}, "1\n").code, 0);
  const Ran listed = folder_.run({"play", "--list", "--lang", "en"});
  EXPECT_EQ(listed.code, 0) << listed.err;
  EXPECT_THAT(listed.out, HasSubstr("Desperados (cards), "));
  EXPECT_THAT(listed.out, HasSubstr("saloon play --resume "));
  EXPECT_TRUE(is_refusal(folder_.run({"play", "deadwood", "--list"})));
}

/// Wherever games stand below each other or one of them is told of by its name alone.
TEST_F(Comforts, TwoGamesOfOneNameAreToldApart) {
  if (find_game("desperados") == nullptr) GTEST_SKIP() << "needs desperados";
  ASSERT_EQ(play({}, first_choices()).code, 0);
  for (const auto& [language, cards] : {std::pair("en", "Desperados (cards)"), {"fr", "Desperados (cartes)"}}) {
    const Ran games = folder_.run({"games", "--lang", language});
    EXPECT_THAT(games.out, HasSubstr("desperados  Desperados, "));
    EXPECT_THAT(games.out, HasSubstr("desperados_cards  " + std::string(cards) + ", "));
    PseudoTerminal menu(folder_, {"play", "--lang", language});
    EXPECT_TRUE(menu.wait_for("Desperados (desperados)"));
    EXPECT_TRUE(menu.wait_for(std::string(cards) + " (desperados_cards)"));
    EXPECT_THAT(folder_.run({"replay", "--lang", language}).out, HasSubstr(std::string(cards) + ", "));
  }
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

TEST_F(Comforts, BotsAndOptionsAreCalledInTheLanguage) {
  const Ran begun =
      folder_.run({"play", kGame, "--lang", "fr", "--bots", "random,cowhand+bold,gunslinger:50,greenhorn"});
  EXPECT_THAT(begun.out, HasSubstr("Cole (garçon vacher, téméraire), Belle (fine gâchette:50), Silas (pied-tendre)"));
  EXPECT_THAT(folder_.run({"play", kGame, "--lang", "fr", "--bot", "random"}).out, HasSubstr("Cole (au hasard)"));
  EXPECT_THAT(play({"--bot", "cowhand"}, "").out, HasSubstr("Cole (cowhand)"));
  const Ran told = folder_.run({"games", kGame, "--lang", "fr"});
  EXPECT_THAT(told.out, HasSubstr("top_only (le dessus seulement)\u00a0: "));
  EXPECT_THAT(told.out, HasSubstr("random (au hasard), greenhorn (pied-tendre), cowhand (garçon vacher), "));
  EXPECT_THAT(folder_.run({"games", kGame, "--lang", "en"}).out, HasSubstr("Bots: random, greenhorn, cowhand, "));
  ASSERT_EQ(play({"--option", "pile_view=top_only"}, first_choices()).code, 0);
  const Ran replayed = folder_.run({"replay", "--lang", "fr"});
  EXPECT_THAT(replayed.out, HasSubstr("\u00a0: le dessus seulement."));
  EXPECT_THAT(replayed.out, Not(HasSubstr("top_only")));
}

TEST_F(Comforts, GangsAreTypedByTheNamesOfTheirCards) {
  const std::vector<std::string> french{"play", kGame, "--seed", "3", "--lang", "fr"};
  EXPECT_THAT(folder_.run(french, "1\nmachefer rouge et Mâchefer jaune\n").out,
              HasSubstr("Vous dévoilez le Mâchefer rouge et le Mâchefer jaune"));
  EXPECT_THAT(folder_.run(french, "1\nbourreau rouge, as bleu\n").out, HasSubstr("n’est aucun des choix"));
  EXPECT_THAT(play({}, "1\nred ironjaw\n").out, HasSubstr("You show the red Ironjaw: strength"));
  const Words words = cli::words_of(*find_game(kGame), Language::French);
  EXPECT_EQ(cli::codes_of_cards("Dynamite verte, as vert", words), "gD gA");
  for (const char* other : {"", "as", "as rouge 3", "et", "diligence"}) {
    EXPECT_EQ(cli::codes_of_cards(other, words), "") << other;
  }
}

TEST_F(Comforts, WhoHasChosenIsSaid) {
  const Ran ran = play({"--humans", "0,1"}, "\n1\n\n1\n1\n\n");
  EXPECT_THAT(ran.out, HasSubstr("Also choosing: Rosalie, Belle and Silas.\n"));
  EXPECT_THAT(ran.out, HasSubstr("Also choosing: Belle and Silas.\nAlready chosen: Cole.\n"));
}

/// While the gang lays its cards, there is nothing new to think about until the last of them.
TEST_F(Comforts, AMarshalIsOfferedAnExchangeOnceATurn) {
  if (find_game("desperados") == nullptr) GTEST_SKIP() << "needs desperados";
  const Ran ran = folder_.run({"play", "desperados", "--seats", "6", "--seed", "5", "--bot", "random", "--option",
                               "marshal_choice=host_picks", "--option", "marshal_seat=0", "--lang", "en"},
                              first_choices());
  EXPECT_EQ(ran.code, 0) << ran.err;
  std::size_t offers = 0;
  const std::string offer = "Enter to let it pass: ";
  for (auto at = ran.out.find(offer); at != std::string::npos; at = ran.out.find(offer, at + 1)) ++offers;
  EXPECT_EQ(offers, 25U) << "five turns in each of five rounds";
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

TEST_F(Comforts, TheMapOfDeadwoodIsTheOneInItsTable) {
  if (find_game("deadwood") == nullptr) GTEST_SKIP() << "needs deadwood";
  const Ran ran = folder_.run({"play", "deadwood", "--seed", "7", "--lang", "en"}, "table\nmap\n");
  std::size_t drawn = 0;
  for (auto at = ran.out.find("The plots ("); at != std::string::npos; at = ran.out.find("The plots (", at + 1)) {
    ++drawn;
  }
  EXPECT_GE(drawn, 2U) << ran.out;
  EXPECT_THAT(ran.out, Not(HasSubstr("has no map")));
}

/// A heading with nothing below it leaves one wondering.
TEST_F(Comforts, WhoeverKnowsNothingSecretIsTold) {
  if (find_game("deadwood") == nullptr) GTEST_SKIP() << "needs deadwood";
  const Ran ran = folder_.run({"play", "deadwood", "--seed", "7", "--lang", "en"}, "know\n");
  EXPECT_THAT(ran.out, HasSubstr("Nothing: whoever watches sees as much."));
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
