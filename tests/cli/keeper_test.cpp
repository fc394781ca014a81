// The verbs of whoever keeps a server: backup, restore, tables.
#include <gmock/gmock.h>
#include <sys/stat.h>

#include <future>

#include "server/sqlite_ledger.h"
#include "tests/cli/house.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;

/// A data folder of a server with one table at which a game has begun; the server runs as long as this does.
class Kept {
 public:
  explicit Kept(const Folder& folder) {
    auto opened = server::SqliteLedger::open((folder.path() / "here" / "data").string());
    EXPECT_EQ(opened.error(), "");
    ledger_ = std::move(*opened);
    append(1, house::RowKind::Opened, "{}");
    append(2, house::RowKind::Line, "{\"saloon_record\":2}\n");
    ledger_->note({.table = "abcdefghij",
                   .game = "desperados_cards",
                   .host = "Ann",
                   .seats = 4,
                   .free = 1,
                   .listed = true,
                   .stage = house::TableSummary::Stage::Playing,
                   .people = {}});
    append(3, house::RowKind::Said, "{}");
  }

 private:
  void append(u64 number, house::RowKind kind, const std::string& text) {
    std::promise<std::string> told;
    ledger_->append(
        {{.table = "abcdefghij", .number = number, .time = 7, .kind = kind, .by = 1, .request = {}, .text = text}},
        [&](const Result<void>& how) { told.set_value(how.error()); });
    EXPECT_EQ(told.get_future().get(), "");
  }
  std::unique_ptr<server::SqliteLedger> ledger_;
};

TEST(Backup, CopiesWhatAServerKeepsWhileItRuns) {
  const Folder folder;
  const Kept kept(folder);
  const Ran copied = folder.run({"backup", "copy.db", "--data", "data"});
  EXPECT_EQ(copied.code, 0) << copied.err;
  EXPECT_EQ(copied.out, "copy.db is a whole copy.\n");
  EXPECT_TRUE(is_refusal(folder.run({"backup", "copy.db", "--data", "data"}))) << "it is there";
  EXPECT_TRUE(is_refusal(folder.run({"restore", "copy.db", "--data", "data"}))) << "it is in use";
  const Ran restored = folder.run({"restore", "copy.db", "--data", "new"});
  EXPECT_EQ(restored.code, 0) << restored.err;
  EXPECT_EQ(folder.run({"tables", "--data", "new"}).out, folder.run({"tables", "--data", "data"}).out);
}

TEST(Backup, SaysWhatIsMissing) {
  const Folder folder;
  EXPECT_TRUE(is_refusal(folder.run({"backup"})));
  EXPECT_TRUE(is_refusal(folder.run({"backup", "copy.db", "--data", "none"})));
  EXPECT_TRUE(is_refusal(folder.run({"restore", "copy.db", "--data", "none"})));
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "here" / "none"));
}

TEST(Tables, AreListedShownAndExportedWhileAServerRuns) {
  const Folder folder;
  const Kept kept(folder);
  EXPECT_EQ(folder.run({"tables", "--data", "data"}).out,
            "abcdefghij  desperados_cards, playing, 1 of 4 seats free; host: Ann\n");
  EXPECT_THAT(folder.run({"tables", "list", "--data", "data", "--lang", "fr"}).out, HasSubstr("1 place libre sur 4"));
  EXPECT_EQ(parsed(folder.run({"tables", "--data", "data", "--json"}).out).is_object(), true);
  EXPECT_EQ(folder.run({"tables", "show", "abcdefghij", "--data", "data"}).out,
            "1  opened, guest 1\n2  line, guest 1\n3  said, guest 1\n");
  EXPECT_EQ(folder.run({"tables", "export", "abcdefghij", "--data", "data"}).out, "{\"saloon_record\":2}\n");
  EXPECT_TRUE(is_refusal(folder.run({"tables", "close", "abcdefghij", "--data", "data"}))) << "a server runs";
  for (const char* what : {"show", "export"}) {
    EXPECT_TRUE(is_refusal(folder.run({"tables", what, "nothing", "--data", "data"})));
    EXPECT_TRUE(is_refusal(folder.run({"tables", what, "--data", "data"})));
  }
  EXPECT_TRUE(is_refusal(folder.run({"tables", "burn", "abcdefghij", "--data", "data"})));
}

TEST(Tables, AreClosedWhileNoServerRuns) {
  const Folder folder;
  {
    const Kept kept(folder);
  }
  const Ran closed = folder.run({"tables", "close", "abcdefghij", "--data", "data"});
  EXPECT_EQ(closed.code, 0) << closed.err;
  EXPECT_THAT(folder.run({"tables", "--data", "data"}).out, HasSubstr("closed"));
  EXPECT_THAT(folder.run({"tables", "show", "abcdefghij", "--data", "data"}).out, HasSubstr("4  closed\n"));
  EXPECT_TRUE(is_refusal(folder.run({"tables", "close", "abcdefghij", "--data", "data"}))) << "twice";
}

/// Everything through the door of a server that runs.
TEST(AdminDoor, IsForTheKeeperOfARunningServer) {
  House house;
  ASSERT_NE(house.port(), 0);
  const Folder folder;
  struct stat door{};
  ASSERT_EQ(::stat((house.data() + "/admin").c_str(), &door), 0);
  EXPECT_TRUE(S_ISSOCK(door.st_mode));
  EXPECT_EQ(door.st_mode & 0777U, 0600U);
  EXPECT_EQ(folder.run({"join", house.address(), "--create", "desperados_cards", "--listed", "--name", "Anna"}).code,
            0);
  const json::value listed = parsed(folder.run({"tables", "--data", house.data(), "--json"}).out);
  ASSERT_TRUE(listed.is_object());
  EXPECT_EQ(text_in(listed.get_object(), "host"), "Anna");
  EXPECT_EQ(text_in(listed.get_object(), "stage"), "gathering");
  const std::string table = text_in(listed.get_object(), "table");
  EXPECT_THAT(folder.run({"tables", "show", table, "--data", house.data()}).out, HasSubstr("1  opened\n"));
  EXPECT_TRUE(is_refusal(folder.run({"tables", "export", table, "--data", house.data()}))) << "no game has begun";
  EXPECT_TRUE(is_refusal(folder.run({"tables", "show", "nothing", "--data", house.data()})));
  const Ran closed = folder.run({"tables", "close", table, "--data", house.data()});
  EXPECT_EQ(closed.code, 0) << closed.err;
  EXPECT_TRUE(is_refusal(folder.run({"tables", "close", table, "--data", house.data()}))) << "twice";
  EXPECT_THAT(folder.run({"tables", "--data", house.data()}).out, HasSubstr("closed"));
  const Ran copied = folder.run({"backup", "copy.db", "--data", house.data()});
  EXPECT_EQ(copied.code, 0) << copied.err;
  EXPECT_TRUE(std::filesystem::exists(folder.path() / "here" / "copy.db"));
  EXPECT_TRUE(is_refusal(folder.run({"backup", "copy.db", "--data", house.data()}))) << "it is there";
  house.close();
  EXPECT_NE(::stat((house.data() + "/admin").c_str(), &door), 0);
  EXPECT_THAT(folder.run({"tables", "show", table, "--data", house.data()}).out, HasSubstr("closed"));
}

}  // namespace
}  // namespace saloon::cli_test
