#include <gmock/gmock.h>

#include "games/registry.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string kGame = "desperados_cards";

/// The person begins, so the first question is where to place a card.
Ran begin(const std::string& input, const std::string& language = "en") {
  return Folder().run({"play", kGame, "--lang", language, "--seed", "1", "--option", "start_player=host_choice",
                       "--option", "start_seat=0"},
                      input);
}

TEST(Play, AWholeGameThroughAPipeInBothLanguages) {
  for (const std::string& language : {std::string("en"), std::string("fr")}) {
    const Folder folder;
    const Ran ran = play_first_choices(folder, language, "game.record");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(ran.out, HasSubstr(language == "fr" ? "La partie est finie" : "The game is over"));
    EXPECT_THAT(ran.out, HasSubstr("game.record"));
    EXPECT_THAT(ran.out, Not(HasSubstr("⟦")));
    EXPECT_THAT(ran.out, Not(HasSubstr("{")));
    EXPECT_EQ(folder.files(), std::vector<std::string>{"game.record"});

    const Ran verified = folder.run({"verify", "game.record", "--lang", language});
    EXPECT_EQ(verified.code, 0) << verified.out;
  }
}

TEST(Play, EverySeatAndSeatCount) {
  const GameInfo& game = *find_game(kGame);
  for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
    const Folder folder;
    const Ran ran = play_first_choices(folder, "en", "game.record",
                                       {"--seats", std::to_string(seats), "--seat", std::to_string(seats - 1)});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("The game is over"));
  }
}

TEST(Play, TheSameSeedGivesTheSameRecord) {
  const Folder folder;
  for (const char* file : {"a.record", "b.record"}) {
    EXPECT_EQ(play_first_choices(folder, "en", file, {"--seed", "7"}).code, 0);
  }
  EXPECT_EQ(folder.read("a.record"), folder.read("b.record"));
}

TEST(Play, ARandomSeedIsNewEachTime) {
  const Folder folder;
  for (const char* file : {"a.record", "b.record"}) EXPECT_EQ(play_first_choices(folder, "en", file).code, 0);
  EXPECT_NE(folder.read("a.record"), folder.read("b.record"));
}

TEST(Play, TheEndOfTheInputEndsTheGamePolitely) {
  const Folder folder;
  const Ran ran = folder.run({"play", kGame}, "1\n1\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_THAT(ran.out, HasSubstr("goodbye"));
  ASSERT_EQ(folder.files().size(), 1U);
  const std::string record = folder.files()[0];
  EXPECT_THAT(record, ::testing::StartsWith("state/saloon/records/" + kGame));
  EXPECT_THAT(ran.out, HasSubstr(record));

  EXPECT_TRUE(is_refusal(folder.run({"replay", record})));
  EXPECT_TRUE(is_refusal(folder.run({"verify", record})));
  EXPECT_EQ(folder.run({"replay", record, "--unfinished"}).code, 0);
}

TEST(Play, QuittingIsAWordOfTheLanguage) {
  EXPECT_THAT(Folder().run({"play", kGame}, "quit\n").out, HasSubstr("goodbye"));
  EXPECT_THAT(Folder().run({"play", kGame, "--lang", "fr"}, "quitter\n").out, HasSubstr("au revoir"));
}

TEST(Play, HelpQuotesTheRules) {
  const Ran help = begin("?\n");
  EXPECT_THAT(help.out, HasSubstr("DSC-PLACE-03"));
  EXPECT_THAT(help.out, HasSubstr("In front of a place that already has henchmen"));
  const Ran clause = begin("? dsc-res-12\n", "fr");
  EXPECT_THAT(clause.out, HasSubstr("DSC-RES-12"));
  EXPECT_THAT(begin("? DSC-NO-01\n").out, HasSubstr("There is no clause"));
}

TEST(Play, WhatIsNoChoiceIsSaidAndAskedAgain) {
  const Ran ran = begin("0\n999\nxyzzy\n1\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("“0” is none of the choices"));
  EXPECT_THAT(ran.out, HasSubstr("“999” is none of the choices"));
  EXPECT_THAT(ran.out, HasSubstr("“xyzzy” is none of the choices"));
}

TEST(Play, AnIllegalDecisionIsRefusedWithItsClause) {
  const Ran ran = begin("{\"do\": \"no_gang\"}\n{\"do\": \"fly\"}\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.out, HasSubstr("Not allowed (SALOON-ASK-02): This answers another question"));
  EXPECT_THAT(ran.out, HasSubstr("Not allowed (SALOON-ASK-03)"));
}

TEST(Play, WordsOfAChoiceChooseIt) {
  const Ran vague = begin("place\n");
  EXPECT_THAT(vague.out, HasSubstr("“place” fits several choices"));
  const std::size_t first = vague.out.find("   1  Place ");
  ASSERT_NE(first, std::string::npos) << vague.out;
  const std::size_t from = first + 6;
  const std::string words = vague.out.substr(from, vague.out.find('\n', from) - from);
  const Ran exact = begin(words + "\n");
  EXPECT_THAT(exact.out, HasSubstr("You place "));
}

}  // namespace
}  // namespace saloon::cli_test
