// Games in play are kept: where the record goes, one program at a time, and what happens if the disk refuses.
#include <gmock/gmock.h>

#include "tests/cli/pseudo_terminal.h"

namespace saloon::cli_test {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

const std::vector<std::string> kPlay{"play", kGame, "--seed", "5", "--lang", "en"};

std::vector<std::string> play(const std::vector<std::string>& more) {
  std::vector<std::string> args = kPlay;
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

/// The only saved game, after two choices.
std::string saved_in(const Folder& folder) {
  EXPECT_EQ(folder.run(kPlay, "1\n1\n").code, 0);
  return folder.files().empty() ? std::string() : folder.files()[0];
}

TEST(Keeping, TheRecordsPlaceIsCheckedBeforeAnythingIsAsked) {
  const Folder folder;
  folder.write("there.record", "");
  for (const char* file : {"there.record", "no/such/folder.record", "/proc/game.record"}) {
    const Ran ran = folder.run(play({"--record", file, "--ask"}), "3\n");
    EXPECT_TRUE(is_refusal(ran)) << file << ran.out << ran.err;
  }
  EXPECT_EQ(folder.files(), std::vector<std::string>{"there.record"});
}

TEST(Keeping, AGameTakenUpAgainIsRecordedWhereThatIsAskedFor) {
  const Folder folder;
  const std::string saved = saved_in(folder);
  EXPECT_TRUE(is_refusal(folder.run({"play", "--resume", "--record", saved})));
  EXPECT_EQ(folder.run({"play", "--resume", "--record", "mine.record"}, "1\n").code, 0);
  const Ran ran = folder.run({"play", "--resume"}, first_choices());
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(folder.files(), std::vector<std::string>{"mine.record"});
}

TEST(Keeping, AGameIsInPlayInOneProgramOnly) {
  const Folder folder;
  const std::string saved = saved_in(folder);
  {
    PseudoTerminal terminal(folder, {"play", "--resume", "--lang", "en"});
    ASSERT_TRUE(terminal.wait_for("Your choice: "));
    const Ran second = folder.run({"play", saved, "--resume", "--lang", "en"}, "1\n");
    EXPECT_TRUE(is_refusal(second));
    EXPECT_THAT(second.err, HasSubstr("is being played by another program"));
    PseudoTerminal new_game(folder, kPlay);
    EXPECT_TRUE(new_game.wait_for("Your choice: ")) << "other games can be played";
    terminal.type("quit\r");
    EXPECT_EQ(terminal.wait_for_end(), 0);
  }
  EXPECT_EQ(folder.run({"play", saved, "--resume"}, first_choices()).code, 0) << "also after a kill";
}

TEST(Keeping, WithoutAFolderToWriteOnePlaysUnsaved) {
  const Folder folder;
  folder.write("state", "in the way");
  const Ran whole = folder.run(kPlay, first_choices());
  EXPECT_EQ(whole.code, 1) << whole.err;
  EXPECT_THAT(whole.out, HasSubstr("the game goes on, but it is not being saved"));
  EXPECT_THAT(whole.out, HasSubstr("The game is over"));
  EXPECT_THAT(whole.out, HasSubstr("there is no record of this game"));

  const Ran left = folder.run(kPlay, "1\n");
  EXPECT_EQ(left.code, 0);
  EXPECT_THAT(left.out, HasSubstr("It could not be saved as it stands now"));
  EXPECT_THAT(left.out, Not(HasSubstr("It is kept in")));
  EXPECT_EQ(folder.run(play({"--record", "mine.record"}), first_choices()).code, 0);
  EXPECT_EQ(folder.files(), (std::vector<std::string>{"mine.record", "state"}));
}

TEST(Keeping, OnAFullDiskOnePlaysOnAndIsSavedOnceThereIsRoom) {
  const Folder folder;
  const std::string saved = saved_in(folder);
  fs::create_symlink("/dev/full", folder.path() / "here" / (saved + ".part"));
  const Ran ran = folder.run({"play", "--resume", "--lang", "en"}, "1\n1\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  const std::size_t full = ran.out.find("it is not being saved");
  EXPECT_NE(full, std::string::npos);
  EXPECT_NE(ran.out.find("The game is being saved again", full), std::string::npos);
  EXPECT_THAT(ran.out, HasSubstr("It is kept in"));
  EXPECT_EQ(folder.run({"play", "--resume"}, first_choices()).code, 0);
}

}  // namespace
}  // namespace saloon::cli_test
