// What only a real terminal has: a line editor, colours, a scroll-back, Ctrl-C.
#include "cli/terminal.h"

#include <gmock/gmock.h>

#include <sstream>

#include "tests/cli/pseudo_terminal.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string kPrompt = "Your choice: ";
const std::vector<std::string> kPlayInEnglish{"play", "desperados_cards", "--seed", "3", "--lang", "en"};

std::vector<std::string> play_in_english(const std::vector<std::string>& more) {
  std::vector<std::string> args = kPlayInEnglish;
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

/// The screen when the first question is there.
std::string first_screen(const std::vector<std::string>& args, const std::vector<std::string>& environment) {
  const Folder folder;
  PseudoTerminal terminal(folder, args, environment);
  EXPECT_TRUE(terminal.wait_for(kPrompt)) << terminal.screen();
  return terminal.screen();
}

TEST(OnATerminal, ColoursAndSymbolsUnlessUnwanted) {
  EXPECT_THAT(first_screen(kPlayInEnglish, {}), HasSubstr("\033[36m"));
  EXPECT_THAT(first_screen(kPlayInEnglish, {}), HasSubstr("♠"));
  EXPECT_THAT(first_screen(kPlayInEnglish, {"NO_COLOR=1"}), Not(HasSubstr("\033[36m")));
  EXPECT_THAT(first_screen(kPlayInEnglish, {"NO_COLOR=1"}), HasSubstr("♠"));
  EXPECT_THAT(first_screen(play_in_english({"--plain"}), {}), Not(HasSubstr("♠")));
  EXPECT_THAT(first_screen(play_in_english({"--plain"}), {}), Not(HasSubstr("\033[36m")));
  EXPECT_THAT(first_screen(kPlayInEnglish, {"TERM=dumb"}), Not(HasSubstr("\033")));
}

TEST(OnATerminal, LinesCanBeEdited) {
  const Folder folder;
  PseudoTerminal terminal(folder, kPlayInEnglish);
  ASSERT_TRUE(terminal.wait_for(kPrompt));
  terminal.type("xyzzy\x15? red\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D\x1b[C\x1b[C\r");  // Ctrl-U, arrows
  EXPECT_TRUE(terminal.wait_for("choices name it"));
  ASSERT_TRUE(terminal.wait_for(kPrompt));
  terminal.type("\x1b[A\r");  // the line before
  EXPECT_TRUE(terminal.wait_for("choices name it")) << terminal.screen();
}

TEST(OnATerminal, CtrlCKeepsTheGame) {
  const Folder folder;
  PseudoTerminal terminal(folder, kPlayInEnglish);
  ASSERT_TRUE(terminal.wait_for(kPrompt));
  terminal.type("1\r");
  ASSERT_TRUE(terminal.wait_for(kPrompt));
  terminal.type("2\x03");
  EXPECT_TRUE(terminal.wait_for("saloon play --resume")) << terminal.screen();
  EXPECT_EQ(terminal.wait_for_end(), 130);
  const Ran resumed = folder.run({"play", "--resume", "--lang", "en"}, first_choices());
  EXPECT_EQ(resumed.code, 0) << resumed.err;
  EXPECT_THAT(resumed.out, HasSubstr("The game is over"));
}

TEST(OnATerminal, EndOfInputKeepsTheGame) {
  const Folder folder;
  PseudoTerminal terminal(folder, kPlayInEnglish);
  ASSERT_TRUE(terminal.wait_for(kPrompt));
  terminal.type("1\r");
  ASSERT_TRUE(terminal.wait_for(kPrompt));
  terminal.type("\x04");
  EXPECT_TRUE(terminal.wait_for("saloon play --resume"));
  EXPECT_EQ(terminal.wait_for_end(), 0);
  EXPECT_EQ(folder.files().size(), 1U);
}

TEST(OnATerminal, TheNextPersonCannotFetchWhatWasTyped) {
  const Folder folder;
  PseudoTerminal terminal(folder, play_in_english({"--humans", "all", "--seats", "3"}));
  ASSERT_TRUE(terminal.wait_for("nobody else is looking: "));
  terminal.type("\r");
  ASSERT_TRUE(terminal.wait_for(kPrompt));
  terminal.type("? hangman\r");
  ASSERT_TRUE(terminal.wait_for(kPrompt));
  terminal.type("hangman again\x15");  // cut, so that Ctrl-Y would bring it back
  terminal.type("1\r");
  ASSERT_TRUE(terminal.wait_for("nobody else is looking: "));
  const std::size_t passed = terminal.screen().size();
  terminal.type("\x1b[A\x19\r");
  ASSERT_TRUE(terminal.wait_for(kPrompt));
  EXPECT_THAT(terminal.screen().substr(passed, 200), Not(HasSubstr("hangman")));
  terminal.type("\x1b[A\x1b[A\x19");
  terminal.type("\x15? bank\r");
  ASSERT_TRUE(terminal.wait_for(kPrompt));
  EXPECT_THAT(terminal.screen().substr(passed), Not(HasSubstr("hangman again")));
  EXPECT_THAT(terminal.screen().substr(passed), Not(HasSubstr("? hangman")));
}

/// What came between the last question and the end of the round, from which somebody goes on.
class Rounds {
 public:
  explicit Rounds(const Folder& folder)
      : terminal_(folder, {"play", "deadwood_1876", "--seats", "3", "--seed", "3", "--bot", "random", "--lang", "en"}) {
  }

  /// Plays on until a round is over.
  bool finish_one() {
    for (;;) {
      const int found = terminal_.wait_for_any({kPause, kPrompt, kOffer});
      if (found <= 0) return found == 0;
      terminal_.type("1\r");
    }
  }
  PseudoTerminal& terminal() { return terminal_; }

  static inline const std::string kPause = "— Enter goes on —";
  static inline const std::string kOffer = "Your choice, or Enter to let it pass: ";

 private:
  PseudoTerminal terminal_;
};

TEST(OnATerminal, TheEndOfARoundIsReadInPeace) {
  if (find_game("deadwood_1876") == nullptr) GTEST_SKIP() << "needs deadwood_1876";
  const Folder folder;
  Rounds rounds(folder);
  PseudoTerminal& terminal = rounds.terminal();
  ASSERT_TRUE(rounds.finish_one());
  EXPECT_THAT(terminal.screen(), Not(HasSubstr("Round 2 of 4")));
  terminal.type_line("");
  ASSERT_TRUE(terminal.wait_for("Round 2 of 4"));
  ASSERT_TRUE(rounds.finish_one());
  terminal.type_line("log");
  ASSERT_TRUE(terminal.wait_for("Round 3 of 4"));
  EXPECT_TRUE(terminal.wait_for(kPrompt + "log")) << "what is typed there counts at the next question";
  ASSERT_TRUE(rounds.finish_one());
  EXPECT_TRUE(terminal.wait_for("Round 4 of 4")) << "it goes on by itself";
}

TEST(OnAPipe, NothingWaits) {
  for (const char* game : {"deadwood_1876", "desperados"}) {
    if (find_game(game) == nullptr) continue;
    const Folder folder;
    const Ran ran = folder.run({"play", game, "--seed", "3", "--bot", "random", "--lang", "en"}, first_choices());
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, Not(HasSubstr(Rounds::kPause)));
  }
}

TEST(OnATerminal, TheGameIsChosenFromAList) {
  const Folder folder;
  PseudoTerminal terminal(folder, {"play", "--lang", "fr"});
  ASSERT_TRUE(terminal.wait_for("Quel jeu [1]"));
  terminal.type("\r");
  ASSERT_TRUE(terminal.wait_for("Entrée commence"));
  terminal.type("changer\r");
  ASSERT_TRUE(terminal.wait_for("Combien de joueurs"));
  terminal.type("\x04");
  EXPECT_EQ(terminal.wait_for_end(), 0);
}

TEST(Lines, AreBrokenAtSpacesAndColoursCountNothing) {
  EXPECT_EQ(cli::width("\033[36m 12\033[0m é"), 5U);
  EXPECT_EQ(cli::broken_at("  one two three", 9), "  one two\n      three");
  EXPECT_EQ(cli::broken_at("abcdefghijkl", 5), "abcdefghijkl");
  EXPECT_EQ(cli::broken_at("", 5), "");
}

TEST(Symbols, BecomeWordsWhereTheyAreTied) {
  const cli::Suits suits{"of spades", "of hearts", "of diamonds", "of clubs"};
  EXPECT_EQ(cli::without_symbols("♠ red: Ace (Ω)", suits), "red: Ace ()");
  EXPECT_EQ(cli::without_symbols("Q♦, 10♣", suits), "Q of diamonds, 10 of clubs");
  EXPECT_EQ(cli::without_symbols("dame\u00a0♦", suits), "dame of diamonds");
}

TEST(Streams, EchoWhatWasTyped) {
  std::istringstream in("one\n");
  std::ostringstream out;
  cli::StreamTerminal terminal(in, out, true);
  EXPECT_EQ(terminal.read("> "), "one");
  EXPECT_EQ(terminal.read("> "), std::nullopt);
  EXPECT_EQ(out.str(), "> one\n> \n");
}

}  // namespace
}  // namespace saloon::cli_test
