// The verbs of whoever keeps a server: backup, restore, tables.
#include <gmock/gmock.h>

#include <future>

#include "server/sqlite_ledger.h"
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

}  // namespace
}  // namespace saloon::cli_test
