// What a person gets who asks for figures: of the question by odds, of a choice by ? and its number.
#include <gmock/gmock.h>

#include "games/registry.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

/// A game begun with this typed before every choice; the first one is taken each time.
std::string played_with(const std::string& typed, const std::string& game, const std::string& language,
                        int questions = 6) {
  std::string all;
  for (int i = 0; i < questions; ++i) all += typed + "\n1\n";
  return Folder().run({"play", game, "--seed", "2", "--bot", "cowhand", "--lang", language}, all).out;
}

TEST(Odds, AreSaidOfTheQuestionAndOfAChoice) {
  const std::string out = played_with("odds\n? 1", "desperados_cards", "en", 1);
  EXPECT_THAT(out, HasSubstr("Bank 2: your strongest gang "));
  EXPECT_THAT(out,
              ContainsRegex("\nFor programs: [^\n]+\n[A-Z][a-z ]+ 2: your strongest gang [0-9]+ · a rival at most"));
}

/// How often it is said.
int times(const std::string& what, const std::string& out) {
  int n = 0;
  for (std::size_t at = out.find(what); at != std::string::npos; at = out.find(what, at + 1)) ++n;
  return n;
}

TEST(Odds, AreSaidInEveryGameAndLanguage) {
  constexpr int kQuestions = 60;  // the dead need some time until a Brain is at stake
  for (const GameInfo& game : all_games()) {
    ASSERT_NE(game.outlook, nullptr) << game.slug;
    const std::string english = played_with("odds", std::string(game.slug), "en", kQuestions);
    const std::string french = played_with("chances", std::string(game.slug), "fr", kQuestions);
    EXPECT_LT(times("nothing here that could be said in figures", english), times(": odds\n", english)) << game.slug;
    EXPECT_LT(times("Rien ici ne se dit en chiffres", french), times(": chances\n", french)) << game.slug;
    for (const std::string& out : {english, french}) EXPECT_THAT(out, Not(HasSubstr("⟦"))) << game.slug;
  }
}

TEST(Odds, StandInTheHelp) {
  EXPECT_THAT(played_with("?", "desperados_cards", "en", 1), HasSubstr("\n  odds       says in figures"));
  EXPECT_THAT(played_with("?", "desperados_cards", "fr", 1), HasSubstr("\n  chances    dit en chiffres"));
}

}  // namespace
}  // namespace saloon::cli_test
