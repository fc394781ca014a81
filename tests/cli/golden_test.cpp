// Golden games: for every registered game and language one short annotated game, replayed from its record. A change of
// rules, words or annotation shows here as a difference that somebody has to look at; tests/golden/write.sh accepts it.
#include <gmock/gmock.h>

#include <fstream>
#include <sstream>

#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

std::filesystem::path golden(const std::string& name) {
  return std::filesystem::path(SALOON_ROOT) / "tests" / "golden" / name;
}

class GoldenGame : public ::testing::TestWithParam<GameInLanguage> {};

TEST_P(GoldenGame, IsToldAsItStands) {
  const std::string how = "\nwrite it with: tests/golden/write.sh " + GetParam().slug();
  const std::filesystem::path record = golden(GetParam().slug() + ".record");
  const std::filesystem::path text = golden(GetParam().slug() + "." + GetParam().code() + ".txt");
  ASSERT_TRUE(std::filesystem::exists(record)) << record << how;
  ASSERT_TRUE(std::filesystem::exists(text)) << text << how;
  const Folder folder;
  const Ran verified = folder.run({"verify", record.string()});
  EXPECT_EQ(verified.code, 0) << verified.out << verified.err << how;
  const Ran told = folder.run({"replay", record.string(), "--annotate", "--lang", GetParam().code()});
  EXPECT_EQ(told.code, 0) << told.err << how;
  std::ifstream in(text, std::ios::binary);
  std::ostringstream expected;
  expected << in.rdbuf();
  EXPECT_EQ(told.out, expected.str()) << how;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, GoldenGame, ::testing::ValuesIn(every_game_in_every_language()),
                         [](const auto& what) { return name_of(what.param); });

}  // namespace
}  // namespace saloon::cli_test
