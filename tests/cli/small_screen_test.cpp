// A screen of 80 columns and 24 lines: whole games are typed there, and what happened, the scores, the hand, the
// question and its choices are on it at once. The screens of docs/screens/terminal are taken here, too.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <sstream>

#include "cli/shell.h"
#include "cli/text.h"
#include "engine/chance.h"
#include "engine/match/tables.h"
#include "tests/cli/typist.h"
#include "tests/scale.h"

namespace saloon::cli_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::size_t kMedian = 22;
constexpr std::size_t kMostChoices = 20;
constexpr u64 kScreensOfAFullTable = 150;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}

/// Lines from the last prompt, behind which something was typed, to this one.
std::size_t lines_told(const std::string& screen) {
  const auto ends = std::size_t(std::count(screen.begin(), screen.end(), '\n'));
  return ends == 0 ? 0 : ends - 1;
}

std::size_t median_of(std::vector<std::size_t> all) {
  std::nth_element(all.begin(), all.begin() + std::ptrdiff_t(all.size() / 2), all.end());
  return all[all.size() / 2];
}

/// Whatever had to wait for Enter came before the table: table, question and all marks are on one screen, and where a
/// letter is spoken of there is one.
void expect_one_screen(const std::string& screen, const Words& words) {
  const std::string pause = words.say("play.pause");
  const std::size_t last = screen.rfind(pause);
  const std::string seen = last == std::string::npos ? screen : screen.substr(last + pause.size());
  const std::vector<Marked> marks = marked_in(seen);
  EXPECT_EQ(marks.size(), marked_in(screen).size()) << "a pause among the choices\n" << bare(screen);
  const std::string told = bare(seen);
  const std::size_t table = told.rfind("\n\n");  // what happened stands above it, as much as there is room for
  const std::size_t typed = table == std::string::npos ? 1 : 0;  // the last answer stands above it
  EXPECT_LE(lines_of(told.substr(typed == 1 ? 0 : table + 2)).size(), kSmall.rows + typed) << told;
  const std::string steps = words.say("play.steps", {{"n", 0}});
  if (screen.find(steps.substr(0, steps.find(' ', 12))) == std::string::npos) return;
  const auto is_letter = [](const Marked& m) { return m.mark[0] >= 'a'; };
  EXPECT_TRUE(std::any_of(marks.begin(), marks.end(), is_letter)) << bare(screen);
}

/// What is on a screen fits it and is said in words; the marks of its choices.
std::vector<Marked> read_screen(const std::string& screen, const Words& words) {
  for (const std::string& line : lines_of(bare(screen))) EXPECT_LE(cli::width(line), kSmall.columns) << line;
  EXPECT_THAT(screen, AllOf(Not(HasSubstr("⟦")), Not(HasSubstr("{"))));
  expect_one_screen(screen, words);
  std::vector<Marked> marks = marked_in(screen);
  EXPECT_LE(marks.size(), kMostChoices) << bare(screen);
  return marks;
}

class SmallScreen : public ::testing::TestWithParam<GameInLanguage> {};

TEST_P(SmallScreen, WholeGamesFit) {
  std::vector<std::size_t> told;
  const std::size_t enough = has_hours() ? 1000 : 100;
  const Words words = cli::words_of(*GetParam().game, GetParam().language);
  const Folder folder;
  for (u64 seed = 3; told.size() < enough; ++seed) {
    Typist typist(folder, GetParam(), std::to_string(seed), "random");
    u64 questions = 0;
    for (auto screen = typist.next(); screen; screen = typist.next()) {
      told.push_back(lines_told(*screen));
      const std::vector<Marked> marks = read_screen(*screen, words);
      ASSERT_FALSE(marks.empty()) << bare(*screen);
      typist.type(marks[mix64(seed * 1000 + ++questions) % marks.size()].mark);
      ASSERT_LT(questions, 5000U);
    }
    ASSERT_GT(questions, 0U);
    ASSERT_TRUE(typist.is_over());
  }
  EXPECT_LE(median_of(told), kMedian);
}

/// As many as the game takes: each of them needs room.
TEST_P(SmallScreen, AFullTableFits) {
  const GameInfo& game = *GetParam().game;
  const Words words = cli::words_of(game, GetParam().language);
  std::vector<std::string> full{"--seats", std::to_string(game.max_seats)};
  for (const OptionSetting& option : options_for(game, game.max_seats)) {
    full.insert(full.end(), {"--option", option.name + "=" + option.value});
  }
  const Folder folder;
  for (const u64 seed : {u64{3}, u64{4}}) {
    Typist typist(folder, GetParam(), std::to_string(seed), "random", full);
    for (u64 n = 0; n < kScreensOfAFullTable; ++n) {
      const auto screen = typist.next();
      if (!screen) break;
      const std::vector<Marked> marks = read_screen(*screen, words);
      ASSERT_FALSE(marks.empty()) << bare(*screen);
      typist.type(marks[mix64(seed * 1000 + n) % marks.size()].mark);
    }
  }
}

TEST(Steps, ANumberThatWasNotShownIsShownFirst) {
  if (find_game("desperados_cards") == nullptr) GTEST_SKIP() << "needs desperados_cards";
  const Folder folder;
  PseudoTerminal terminal(folder, {"play", "desperados_cards", "--seed", "3", "--lang", "en"}, {}, kSmall);
  ASSERT_TRUE(terminal.wait_for("A letter shows"));
  ASSERT_TRUE(terminal.wait_for("Your choice: "));
  terminal.type("1\r");
  ASSERT_TRUE(terminal.wait_for("its number again takes it"));
  ASSERT_TRUE(terminal.wait_for("Your choice: "));
  terminal.type("b\r");
  ASSERT_TRUE(terminal.wait_for("Your choice: "));
  terminal.type("35\r");  // behind another letter
  ASSERT_TRUE(terminal.wait_for("its number again takes it"));
  ASSERT_TRUE(terminal.wait_for("Your choice: "));
  EXPECT_THAT(terminal.screen(), Not(HasSubstr("You place the")));
  terminal.type("? 30\r");
  ASSERT_TRUE(terminal.wait_for("For programs"));
  ASSERT_TRUE(terminal.wait_for("Your choice: "));
  terminal.type("30\r");  // that has been explained
  EXPECT_TRUE(terminal.wait_for("You place the"));
}

/// The last lines that a screen has room for, up to the prompt.
std::string seen_at_once(const std::string& screen) {
  std::vector<std::string> lines = lines_of(bare(screen));
  if (lines.size() > kSmall.rows) lines.erase(lines.begin(), lines.end() - kSmall.rows);
  std::string out;
  for (const std::string& line : lines) out += line + "\n";
  return out;
}

/// Screens of a first game; SALOON_WRITE_SCREENS=1 writes them anew.
TEST_P(SmallScreen, IsAsTheDocumentsShowIt) {
  const std::filesystem::path file = std::filesystem::path(SALOON_ROOT) / "docs" / "screens" / "terminal" /
                                     (GetParam().slug() + "." + GetParam().code() + ".txt");
  const Folder folder;
  Typist typist(folder, GetParam(), "7", "cowhand");
  std::string taken;
  for (int n = 0; n < 8; ++n) {
    const auto screen = typist.next();
    if (!screen) break;
    taken += std::string(kSmall.columns, '-') + "\n" + seen_at_once(*screen);
    typist.type(marked_in(*screen).back().mark);
  }
  if (std::getenv("SALOON_WRITE_SCREENS") != nullptr) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file) << taken;
  }
  std::ostringstream kept;
  kept << std::ifstream(file).rdbuf();
  EXPECT_EQ(taken, kept.str()) << "write it with: SALOON_WRITE_SCREENS=1 build/tests/cli_tests --gtest_filter=*Screen*";
}

INSTANTIATE_TEST_SUITE_P(EveryGame, SmallScreen, ::testing::ValuesIn(every_game_in_every_language()),
                         [](const auto& what) { return name_of(what.param); });

}  // namespace
}  // namespace saloon::cli_test
