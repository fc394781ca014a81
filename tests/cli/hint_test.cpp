// What a person gets who asks for a hint: choices with their numbers and chances, and a sentence why.
#include <gmock/gmock.h>

#include "cli/shell.h"
#include "games/registry.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

/// A game begun with a hint at every question; the first choice is taken each time.
std::string hints_of(const std::string& game, const std::string& language, int questions) {
  const std::string word = language == "fr" ? "conseil\n" : "hint\n";
  std::string typed;
  for (int i = 0; i < questions; ++i) typed += word + "1\n";
  return Folder().run({"play", game, "--seed", "2", "--bot", "cowhand", "--lang", language}, typed).out;
}

TEST(Hint, NamesTheNumberToTypeAndWhatSpeaksForTheChoice) {
  const std::string out = hints_of("deadwood", "en", 1);
  EXPECT_THAT(out, ContainsRegex("\n  [0-9]+%: \\[[0-9]+\\] Send a [a-z]+ to [^\n]+\\.\n      [+] [^\n]+\\.\n"));
}

/// What is certain is not told as a guess.
TEST(Hint, KnowsWhatIsCertain) {
  if (find_game("dead_money") == nullptr) GTEST_SKIP() << "needs dead_money";
  for (const Language language : {Language::English, Language::French}) {
    const Words words = cli::words_of(*find_game("dead_money"), language);
    EXPECT_THAT(words.say("why.risk", {{"n", 100}}), Not(HasSubstr("100")));
    EXPECT_THAT(words.say("why.risk", {{"n", 33}}), HasSubstr(" 33 "));
  }
}

TEST(Hint, SaysSoWhereThereIsNothingToChoose) {
  const std::string out = hints_of("desperados", "en", 12);
  EXPECT_THAT(out, HasSubstr("There is nothing to choose here, only: Do nothing."));
  EXPECT_THAT(out, Not(HasSubstr("would let this pass")));
}

TEST(Hint, GivesReasonsInSentencesOfBothLanguages) {
  for (const GameInfo& game : all_games()) {
    for (const char* language : {"en", "fr"}) {
      const std::string out = hints_of(std::string(game.slug), language, 8);
      EXPECT_THAT(out, ContainsRegex("\n      [-+] [^\n]+\\.\n")) << game.slug << ' ' << language;
      EXPECT_THAT(out, Not(HasSubstr("⟦"))) << game.slug << ' ' << language;
      EXPECT_THAT(out, Not(ContainsRegex("\n  [0-9][^\n]*\n      - "))) << "nothing speaks for it: " << game.slug;
    }
  }
}

}  // namespace
}  // namespace saloon::cli_test
