// Flags before the environment before the file; what is misspelt is named.
#include "server/config.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace saloon::server {
namespace {

using testing::HasSubstr;

TEST(Config, IsReadFromToml) {
  const Result<Settings> settings = settings_in(
      "port = 9000\nnames = [\"a.example\", \"b.example\"]\nproxies = [\"10.0.0.0/8\"]\n"
      "[limits]\nsockets_per_address = 5\n");
  ASSERT_TRUE(settings) << settings.error();
  Config config;
  ASSERT_TRUE(apply_settings(*settings, config));
  EXPECT_EQ(config.port, 9000);
  EXPECT_THAT(config.doors.names, testing::ElementsAre("a.example", "b.example"));
  EXPECT_EQ(config.doors.proxies.size(), 1U);
  EXPECT_EQ(config.doors.limits.sockets_per_address, 5);
}

TEST(Config, SaysWhatIsWrong) {
  Config config;
  EXPECT_THAT(settings_in("port = ").error(), HasSubstr("line 1"));
  EXPECT_THAT(settings_in("port = 1.5").error(), HasSubstr("port"));
  EXPECT_THAT(settings_in("[$imits]\nsockets = 5\n").error(), HasSubstr("line 1"));
  EXPECT_THAT(apply_settings({{"prot", "1"}}, config).error(), HasSubstr("prot"));
  EXPECT_THAT(apply_settings({{"port", "70000"}}, config).error(), HasSubstr("65535"));
  EXPECT_THAT(apply_settings({{"host", "example.org"}}, config).error(), HasSubstr("address"));
  EXPECT_THAT(apply_settings({{"proxies", "10.0.0.0/99"}}, config).error(), HasSubstr("10.0.0.0/99"));
  EXPECT_THAT(apply_settings({{"limits.sockets", "0"}}, config).error(), HasSubstr("limits.sockets"));
  EXPECT_THAT(apply_settings({{"limits.socks", "1"}}, config).error(), HasSubstr("limits.socks"));
  EXPECT_THAT(read_settings("/nowhere/saloon.toml").error(), HasSubstr("cannot be read"));
}

TEST(Config, TakesTheEnvironment) {
  ::setenv("SALOON_PORT", "1234", 1);
  ::setenv("SALOON_LIMITS_SOCKETS", "77", 1);
  Config config;
  ASSERT_TRUE(apply_settings(settings_of_environment(), config));
  ::unsetenv("SALOON_PORT");
  ::unsetenv("SALOON_LIMITS_SOCKETS");
  EXPECT_EQ(config.port, 1234);
  EXPECT_EQ(config.doors.limits.sockets, 77);
}

/// One table of limits, in the header and in the handbook.
TEST(Config, LimitsAreInTheHandbook) {
  std::ifstream stream(std::string(SALOON_ROOT) + "/docs/operations.md");
  std::ostringstream text;
  text << stream.rdbuf();
  for (const LimitRow& row : kLimits) {
    const std::string line = "| `" + std::string(row.name) + "` | " + std::to_string(Limits{}.*row.member) + " |";
    EXPECT_THAT(text.str(), HasSubstr(line));
  }
}

}  // namespace
}  // namespace saloon::server
