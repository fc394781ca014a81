// Rules as a reader has them: set and paged on a screen, as they are written in a pipe.
#include <gmock/gmock.h>

#include <regex>

#include "cli/markdown.h"
#include "tests/cli/pseudo_terminal.h"

namespace saloon::cli_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

/// A screen without anybody at it.
class Paper final : public cli::Terminal {
 public:
  explicit Paper(std::size_t columns) : Terminal({.columns = columns}) {}
  std::optional<std::string> read(const std::string& /*prompt*/) override { return {}; }
  void wipe() override {}
  [[nodiscard]] bool is_person() const override { return false; }

 protected:
  void write(std::string_view /*text*/) override {}
};

TEST(Rendered, HasNoMarks) {
  const Paper paper(30);
  EXPECT_EQ(cli::with_emphasis("**X-01** a *word*, `code`, 2* and 3*", paper), "X-01 a word, code, 2* and 3*");
  EXPECT_THAT(cli::rendered("# Title\n\n\n- **X-01** One two three four five six.\n", paper),
              ElementsAre("Title", "", "X-01 One two three four", "    five six."));
}

TEST(Rendered, SetsTables) {
  EXPECT_THAT(cli::rendered("| a | long |\n|---|---|\n| `b` | 1 |\n", Paper(30)), ElementsAre("a  long", "b  1"));
  for (const std::string& line : cli::rendered(
           "| x | y |\n|---|---|\n| one two three four five six seven | eight nine ten eleven |\n", Paper(40))) {
    EXPECT_LE(cli::width(line), 40U) << line;
  }
}

TEST(Rendered, EveryRuleFitsTheScreen) {
  for (const GameInLanguage& what : every_game_in_every_language()) {
    const bool french = what.language == Language::French;
    const Paper paper(80);
    for (const std::string& line :
         cli::rendered(french ? what.game->texts.rules_fr : what.game->texts.rules_en, paper)) {
      EXPECT_LE(cli::width(line), 80U) << line;
      EXPECT_THAT(line, Not(HasSubstr("**"))) << what.slug();
      EXPECT_THAT(line, Not(HasSubstr("|--"))) << what.slug();
    }
  }
}

TEST(RulesOnAScreen, WaitForTheReader) {
  const std::string game(all_games().front().slug);
  const Folder folder;
  PseudoTerminal terminal(folder, {"rules", game, "--lang", "en"}, {}, {24, 80});
  ASSERT_TRUE(terminal.wait_for("Enter goes on, q ends"));
  EXPECT_LE(lines_in(terminal.screen()), 23);
  EXPECT_THAT(terminal.screen(), Not(HasSubstr("**")));
  terminal.type("\r");
  ASSERT_TRUE(terminal.wait_for("Enter goes on, q ends"));
  terminal.type("q\r");
  EXPECT_EQ(terminal.wait_for_end(), 0);
  EXPECT_THAT(folder.run({"rules", game}).out, HasSubstr("- **"));
}

}  // namespace
}  // namespace saloon::cli_test
