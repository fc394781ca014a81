// Who has chosen already is said beside the question at any size of the screen, and only where the rules show it.
#include <gmock/gmock.h>

#include <sstream>

#include "cli/asking.h"
#include "cli/shell.h"
#include "tests/toy_play.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// What the first seat reads once the second has chosen.
std::string read_by_the_first(const std::vector<OptionSetting>& options, std::size_t rows) {
  const auto match = toy::start(4, options);
  toy::answer_by_bot(*match, 1, 5);
  const Words words = cli::words_of(toy::game(), Language::English);
  const telling::Explainer explainer(toy::game(), words);
  cli::Learnt learnt("");
  std::istringstream in;
  std::ostringstream out;
  cli::Look look;
  look.columns = 80;
  look.rows = rows;
  cli::StreamTerminal terminal(in, out, false, look);
  const OpenDoor door = match->at(0);
  cli::Asking(words, explainer, learnt, terminal).put(door, telling::Choices(door, words));
  return out.str();
}

constexpr std::size_t kManyRows = 60;
constexpr std::size_t kFewRows = 24;

TEST(Ready, IsSaidOnAnyScreen) {
  EXPECT_THAT(read_by_the_first({}, kManyRows), HasSubstr("\nAlready chosen: Cole.\n"));
  EXPECT_THAT(read_by_the_first({}, kFewRows), HasSubstr(" Already chosen: Cole.\n"));
}

TEST(Ready, IsNotSaidWhereTheRulesHideIt) {
  for (const std::size_t rows : {kManyRows, kFewRows}) {
    EXPECT_THAT(read_by_the_first({{"partners", "pairs"}}, rows), Not(HasSubstr("Already chosen")));
  }
}

}  // namespace
}  // namespace saloon::cli_test
