// Records as they were written in format 1, one of each game, kept as they are: they are still told and verified.
#include <gmock/gmock.h>

#include <fstream>
#include <sstream>

#include "engine/record/replay.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;

std::filesystem::path record_of(const GameInfo& game) {
  return std::filesystem::path(SALOON_ROOT) / "tests" / "golden" / "format_1" / (std::string(game.slug) + ".record");
}

TEST(Format1, OfTheSameRulesIsToldAndVerified) {
  const Folder folder;
  for (const GameInfo& game : all_games()) {
    std::ostringstream text;
    text << std::ifstream(record_of(game), std::ios::binary).rdbuf();
    const auto record = read_record(text.str());
    ASSERT_TRUE(record) << game.slug << ": " << record.error();
    EXPECT_EQ(record->heading().format, 1);
    if (record->heading().rules_version != game.rules_version) {
      EXPECT_TRUE(is_refusal(folder.run({"verify", record_of(game).string()}))) << game.slug;
      continue;
    }
    const Ran verified = folder.run({"verify", record_of(game).string()});
    EXPECT_EQ(verified.code, 0) << game.slug << verified.out << verified.err;
    EXPECT_EQ(folder.run({"replay", record_of(game).string(), "--annotate"}).code, 0) << game.slug;
    // Written on, it is a record of today, which anybody can verify further.
    const auto resumed = resume(game, *record, Replay::Draws::FromSeed);
    ASSERT_TRUE(resumed) << game.slug << ": " << resumed.error();
    EXPECT_THAT(resumed->text, HasSubstr(R"({"saloon_record":2,)"));
    const auto today = read_record(resumed->text);
    ASSERT_TRUE(today) << today.error();
    const auto again = verify(game, *today);
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ(again->end, Walked::End::Same);
  }
}

}  // namespace
}  // namespace saloon::cli_test
