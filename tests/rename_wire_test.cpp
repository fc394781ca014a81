// Files in the old names of the wire (tests/old_names), brought up to date by tools/rename_wire.py: they pass, twice
// makes no difference, and old records are read as they are.
#include <gmock/gmock.h>

#include <array>
#include <cstdlib>

#include "engine/match/wire.h"
#include "engine/record/record.h"
#include "engine/record/replay.h"
#include "engine/scenario/scenario.h"
#include "games/registry.h"
#include "tests/files.h"

namespace saloon {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

/// A copy of the old files that goes with the test.
class OldFiles {
 public:
  OldFiles() {
    fs::remove_all(folder_);
    fs::copy(kRoot / "tests/old_names", folder_);
  }
  OldFiles(const OldFiles&) = delete;
  OldFiles& operator=(const OldFiles&) = delete;
  ~OldFiles() { fs::remove_all(folder_); }

  [[nodiscard]] std::vector<fs::path> with(std::string_view ending) const {
    std::vector<fs::path> out;
    for (const auto& entry : fs::directory_iterator(folder_)) {
      if (entry.path().extension() == ending) out.push_back(entry.path());
    }
    std::sort(out.begin(), out.end());
    return out;
  }
  [[nodiscard]] bool rename(const std::vector<fs::path>& files, const std::string& options = "") const {
    std::string command = "python3 '" + (kRoot / "tools/rename_wire.py").string() + "' " + options;
    for (const fs::path& file : files) command += " '" + file.string() + "'";
    return std::system((command + " 2>/dev/null").c_str()) == 0;
  }

 private:
  /// One for each test: they run side by side.
  fs::path folder_ = fs::path(testing::TempDir()) /
                     (std::string("saloon_") + testing::UnitTest::GetInstance()->current_test_info()->name());
};

void expect_unchanged_by(const OldFiles& old, const std::vector<fs::path>& files, const std::string& options = "") {
  std::vector<std::string> before;
  for (const fs::path& file : files) before.push_back(text_of(file));
  ASSERT_TRUE(old.rename(files, options));
  for (std::size_t i = 0; i < files.size(); ++i) EXPECT_EQ(text_of(files[i]), before[i]) << files[i];
}

TEST(OldNames, ScenariosPassOnceRenamed) {
  const OldFiles old;
  const std::vector<fs::path> files = old.with(".json");
  ASSERT_GE(files.size(), 6U);
  for (const fs::path& file : files) EXPECT_FALSE(run_scenario(text_of(file), find_game).passed) << file;
  ASSERT_TRUE(old.rename(files));
  for (const fs::path& file : files) {
    const ScenarioResult result = run_scenario(text_of(file), find_game);
    EXPECT_TRUE(result.passed) << file << ": " << result.failure;
  }
  expect_unchanged_by(old, files);
}

void expect_verified(const fs::path& file) {
  const auto record = read_record(text_of(file));
  ASSERT_TRUE(record) << file << ": " << record.error();
  const GameInfo* game = find_game(record->heading().game);
  ASSERT_NE(game, nullptr);
  const auto verified = verify(*game, *record);
  EXPECT_TRUE(verified) << file << ": " << verified.error();
}

TEST(OldNames, RecordsAreReadWithThemAndWithout) {
  const OldFiles old;
  const std::vector<fs::path> files = old.with(".record");
  ASSERT_EQ(files.size(), all_games().size());
  for (const fs::path& file : files) expect_verified(file);
  ASSERT_TRUE(old.rename(files));
  for (const fs::path& file : files) expect_verified(file);
  expect_unchanged_by(old, files);
}

TEST(OldNames, DecisionsAreThoseOfTheGameNamed) {
  const OldFiles old;
  const std::vector<fs::path> files = old.with(".decisions");
  ASSERT_EQ(files.size(), 1U);
  const std::string before = text_of(files[0]);
  EXPECT_FALSE(old.rename(files)) << "nobody said whose they are";
  EXPECT_EQ(text_of(files[0]), before);
  ASSERT_TRUE(old.rename(files, "--game dead_money"));
  EXPECT_EQ(text_of(files[0]),
            "{\"do\":\"brain\",\"from\":\"S1\",\"card\":\"BD\"}\n"
            "{\"do\":\"two_brains\",\"from\":\"S2\",\"cards\":[\"BD\",\"BH\"]}\n"
            "{\"do\":\"player\",\"seat\":\"S1\"}\n"
            "{\"do\":\"players\",\"seats\":[\"S0\",\"S2\"]}\n"
            "{\"do\":\"play\",\"card\":\"JH\"}\n");
  expect_unchanged_by(old, files, "--game dead_money");
}

TEST(Wire, TheDocumentNamesTheVersion) {
  EXPECT_THAT(text_of(kRoot / "docs/wire.md"), HasSubstr("version " + std::to_string(kWireVersion) + ","));
}

}  // namespace
}  // namespace saloon
