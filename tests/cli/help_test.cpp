#include <gmock/gmock.h>

#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::vector<std::string> kVerbs{"games",    "rules",          "pieces",  "intro",  "site",       "play",
                                      "simulate", "simulate-house", "arena",   "bot",    "scenario",   "clauses",
                                      "schema",   "replay",         "story",   "verify", "serve",      "join",
                                      "load",     "backup",         "restore", "tables", "completion", "man"};

TEST(Help, EveryVerbTeachesInBothLanguages) {
  const Folder folder;
  for (const std::string& verb : kVerbs) {
    for (const std::string& language : {std::string("en"), std::string("fr")}) {
      const Ran ran = folder.run({verb, "--help", "--lang", language});
      EXPECT_EQ(ran.code, 0) << verb;
      EXPECT_EQ(ran.err, "") << verb;
      EXPECT_THAT(ran.out, HasSubstr(language == "fr" ? "Exemples" : "Examples"));
      EXPECT_THAT(ran.out, HasSubstr("  saloon " + verb));
      EXPECT_THAT(ran.out, HasSubstr("--lang"));
      EXPECT_THAT(ran.out, Not(HasSubstr("⟦")));
    }
  }
}

TEST(Help, TheProgramListsItsVerbs) {
  const Folder folder;
  for (const auto& args : std::vector<std::vector<std::string>>{{}, {"--help"}, {"-h", "--lang", "fr"}}) {
    const Ran ran = folder.run(args);
    EXPECT_EQ(ran.code, 0);
    for (const std::string& verb : kVerbs) EXPECT_THAT(ran.out, HasSubstr("\n  " + verb));
    EXPECT_THAT(ran.out, Not(HasSubstr("⟦")));
  }
}

TEST(Help, Version) {
  const Ran ran = Folder().run({"--version"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, ::testing::MatchesRegex("saloon [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

}  // namespace
}  // namespace saloon::cli_test
