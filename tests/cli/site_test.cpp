// saloon site: the client as files in a folder.
#include "cli/site.h"

#include <gmock/gmock.h>

#include "tests/cli/house.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;

/// Two files; the page begins as every page does.
server::Client two_files() {
  static const std::string kPack =
      R"({"build":"b","files":[{"path":"index.html","digest":"0","plain":23},{"path":"a/b.js","digest":"1","plain":2}]})"
      "\n<meta charset=\"utf-8\"/>b;";
  return server::Client::unpack(kPack).value_or({});
}

TEST(Site, IsWrittenIntoANewOrEmptyFolder) {
  const Folder folder;
  const cli::Shell shell(Language::English);
  const std::filesystem::path here = folder.path() / "here";
  std::filesystem::create_directory(here / "empty");
  for (const char* name : {"new/below", "empty"}) {
    cli::write_site(two_files(), (here / name).string(), shell);
    EXPECT_THAT(folder.read(std::string(name) + "/index.html"), HasSubstr("saloon-site"));
    EXPECT_EQ(folder.read(std::string(name) + "/a/b.js"), "b;");
  }
}

TEST(Site, WritesOverNothing) {
  const Folder folder;
  const cli::Shell shell(Language::English);
  folder.write("file", "");
  const auto refused = [&](const std::string& name) {
    try {
      cli::write_site(two_files(), (folder.path() / "here" / name).string(), shell);
    } catch (const cli::Wrong& wrong) {
      return std::string(wrong.what());
    }
    return std::string("written");
  };
  EXPECT_THAT(refused(""), HasSubstr("is not an empty folder"));
  EXPECT_THAT(refused("file"), HasSubstr("is not an empty folder"));
  EXPECT_THAT(refused("file/below"), HasSubstr("cannot be written"));
  EXPECT_THROW(cli::write_site({}, (folder.path() / "new").string(), shell), cli::Wrong) << "there is no client";
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "new"));
}

TEST(Site, IsRefusedInOneLine) {
  const Folder folder;
  std::filesystem::create_directories(folder.path() / "here" / "full" / "below");
  EXPECT_TRUE(is_refusal(folder.run({"site"})));
  EXPECT_TRUE(is_refusal(folder.run({"site", "full"})));
  EXPECT_TRUE(is_refusal(folder.run({"site", "full", "--lang", "fr"})));
}

TEST(Serve, SaysWhoIsThereAlready) {
  const House house;
  const Folder folder;
  const std::string port = std::to_string(house.port());
  const Ran again = folder.run({"serve", "--host", "127.0.0.1", "--port", port, "--data", "data"});
  EXPECT_EQ(again.code, 2);
  EXPECT_THAT(again.err, HasSubstr("A Saloon (" SALOON_VERSION ") is open already: " + house.address() + "/"));
}

}  // namespace
}  // namespace saloon::cli_test
