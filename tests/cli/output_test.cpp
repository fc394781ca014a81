// What the program writes: as wide as the terminal, without anything that steers it, and said when it cannot be
// written.
#include <gmock/gmock.h>
#include <sys/wait.h>

#include <cstdlib>
#include <sstream>

#include "cli/printable.h"
#include "cli/text.h"
#include "tests/cli/pseudo_terminal.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Output, ThatCannotBeWrittenIsAnError) {
  for (const char* args : {"games", "--help", "--version", "rules desperados_cards",
                           "play desperados_cards --humans none", "simulate desperados_cards --games 3"}) {
    const Folder folder;
    std::string command = "cd " + folder.path().string() + "/here && XDG_STATE_HOME=$PWD/state LANG=C.UTF-8 ";
    command += std::string(SALOON_PROGRAM) + " " + args + " < /dev/null > /dev/full 2> errors";
    const int status = std::system(command.c_str());  // NOLINT(concurrency-mt-unsafe)
    EXPECT_EQ(WEXITSTATUS(status), 1) << args;
    EXPECT_THAT(folder.read("errors"), HasSubstr("standard output cannot be written")) << args;
    EXPECT_EQ(lines_in(folder.read("errors")), 1) << args;
  }
}

TEST(Output, FitsTheTerminalInEveryVerb) {
  const Folder folder;
  ASSERT_EQ(play_first_choices(folder, "en", "a.record", {"--seed", "7"}).code, 0);
  const std::vector<std::vector<std::string>> verbs{{"games"},
                                                    {"games", kGame},
                                                    {"--help"},
                                                    {"play", "--help"},
                                                    {"intro", kGame},
                                                    {"rules", kGame, "DSC-PLACE-03"},
                                                    {"verify", "a.record"},
                                                    {"replay", "a.record"},
                                                    {"simulate", kGame, "--games", "3"},
                                                    {"arena", kGame, "--bots", "random", "--games", "3"}};
  for (const auto& args : verbs) {
    PseudoTerminal terminal(folder, args, {"LANG=fr_FR.UTF-8"}, {1000, 60});
    EXPECT_EQ(terminal.wait_for_end(), 0) << args[0];
    std::istringstream lines(terminal.screen());
    for (std::string line; std::getline(lines, line);) {
      if (line.ends_with('\r')) line.pop_back();
      const bool one_word = line.find(' ', line.find_first_not_of(' ')) == std::string::npos;
      EXPECT_TRUE(cli::width(line) <= 60 || one_word) << args[0] << ": " << line;
    }
  }
}

TEST(Output, HasNothingOfWhatWasTypedThatSteersATerminal) {
  const std::string hostile = "red\033[2J\x07\x9b\xff\xe2\x80\xae\n";
  const Ran ran = Folder().run({"play", kGame, "--seed", "3", "--lang", "en"}, hostile + "? " + hostile);
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("red\uFFFD[2J"));
  EXPECT_EQ(cli::printable_inked(ran.out.substr(0, ran.out.find('\n'))), ran.out.substr(0, ran.out.find('\n')));
  for (const char* piece : {"\033", "\x07", "\xff", "\u202e"}) EXPECT_THAT(ran.out, Not(HasSubstr(piece)));

  const Ran refused = Folder().run({"rules", "dead\033[31m\xffmoney"});
  EXPECT_TRUE(is_refusal(refused));
  for (const char* piece : {"\033", "\xff"}) EXPECT_THAT(refused.err, Not(HasSubstr(piece)));
}

TEST(Output, OfARecordWithAHostileNameIsHarmless) {
  const Folder folder;
  ASSERT_EQ(play_first_choices(folder, "en", "a.record", {"--seed", "7"}).code, 0);
  folder.write("b.record", folder.read("a.record").substr(0, 40) + "\033[2J");
  const Ran ran = folder.run({"verify", "b.record"});
  EXPECT_TRUE(is_refusal(ran));
  EXPECT_THAT(ran.err, Not(HasSubstr("\033")));
}

TEST(Printable, KeepsTextAndReplacesTheRest) {
  EXPECT_EQ(cli::printable("Zoé ♠ 10 €"), "Zoé ♠ 10 €");
  EXPECT_EQ(cli::printable("a\tb\x7f"), "a\uFFFDb\uFFFD");
  EXPECT_EQ(cli::printable("\xc3"), "\uFFFD");
  EXPECT_EQ(cli::printable("\xc0\xaf"), "\uFFFD\uFFFD") << "overlong";
  EXPECT_EQ(cli::printable("\xed\xa0\x80"), "\uFFFD\uFFFD\uFFFD") << "half a surrogate";
  EXPECT_EQ(cli::printable("\xc2\x9b"), "\uFFFD") << "CSI in one character";
  EXPECT_EQ(cli::printable("\033[1mx"), "\uFFFD[1mx");
  EXPECT_EQ(cli::printable_inked("\033[1;31mx\033[0m\033[2J"), "\033[1;31mx\033[0m\uFFFD[2J");
}

}  // namespace
}  // namespace saloon::cli_test
