// examples/verify_draws.py: what anybody can check of a record without the rules.
#include <gmock/gmock.h>

#include "engine/record/record.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;

const std::string kKey = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

class VerifyDraws : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(play_first_choices(folder, "en", "game.record", {"--seed", kKey}).code, 0);
    text = folder.read("game.record");
    record = *read_record(text);
  }

  /// What the script says of this text; its exit code behind it.
  [[nodiscard]] std::string said_of(const std::string& changed) const {
    folder.write("checked.record", changed);
    const std::filesystem::path here = folder.path() / "here";
    const std::string command = "python3 " SALOON_ROOT "/examples/verify_draws.py " +
                                (here / "checked.record").string() + " > " + (here / "said").string() +
                                " 2>&1; echo $? >> " + (here / "said").string();
    EXPECT_EQ(std::system(command.c_str()), 0);
    return folder.read("said");
  }

  Folder folder;
  std::string text;
  Record record;
};

TEST_F(VerifyDraws, FollowFromTheKey) {
  const std::string draws = std::to_string(record.closing()->draws) + " draws follow from the key";
  EXPECT_THAT(said_of(text), HasSubstr(draws + ", and " + std::to_string(lines_in(text)) + " lines are unchanged\n0"));
  record.lines.pop_back();
  EXPECT_THAT(said_of(write_record(record)), HasSubstr("the game is not finished\n0"));
}

TEST_F(VerifyDraws, AChangedByteIsFound) {
  std::string changed = text;
  char& byte = changed[text.size() / 2];
  byte = byte == 'x' ? 'y' : 'x';
  EXPECT_THAT(said_of(changed), HasSubstr("has been changed"));
  EXPECT_THAT(said_of(text.substr(0, text.size() / 2)), HasSubstr("cut off"));
}

TEST_F(VerifyDraws, ADrawThatIsRiggedIsFoundThoughTheDigestsFit) {
  Record rigged = record;
  RecordDraw& draw = rigged.heading().draws.front();
  draw.place = (draw.place + 1) % draw.possible;
  EXPECT_THAT(said_of(write_record(rigged)), HasSubstr("line 1: draw 1, "));
  rigged = record;
  rigged.heading().draws.pop_back();
  EXPECT_THAT(said_of(write_record(rigged)), HasSubstr("does not follow from the key\n1"));
  rigged = record;
  ++rigged.closing()->draws;
  EXPECT_THAT(said_of(write_record(rigged)), HasSubstr("draws, there are"));
  rigged = record;
  rigged.heading().setup.seed = "17";
  EXPECT_THAT(said_of(write_record(rigged)), HasSubstr("with a key of 64 digits"));
}

}  // namespace
}  // namespace saloon::cli_test
