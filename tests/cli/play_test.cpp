#include <gmock/gmock.h>

#include "engine/match/tables.h"
#include "engine/scenario/clauses.h"
#include "games/registry.h"
#include "telling/catalogue.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// The person begins, so the first question is where to place a card.
Ran begin(const std::string& input, const std::string& language = "en") {
  return Folder().run({"play", kGame, "--lang", language, "--seed", "1", "--option", "first_player=host_picks",
                       "--option", "first_player_seat=0"},
                      input);
}

TEST(Play, EverySeatCountOfEveryGame) {
  for (const GameInfo& game : all_games()) {
    for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
      const Folder folder;
      std::vector<std::string> args{"play",     std::string(game.slug),
                                    "--seats",  std::to_string(seats),
                                    "--seat",   std::to_string(seats - 1),
                                    "--bot",    "random",
                                    "--record", "game.record"};
      for (const OptionSetting& option : options_for(game, seats)) {
        args.insert(args.end(), {"--option", option.name + "=" + option.value});
      }
      const Ran ran = folder.run(args, any_choices());
      EXPECT_EQ(ran.code, 0) << game.slug << " " << seats << ran.err;
      EXPECT_EQ(folder.files(), std::vector<std::string>{"game.record"});
    }
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

TEST(Play, TheEndOfTheInputEndsTheGamePolitelyAndKeepsIt) {
  const Folder folder;
  const Ran ran = folder.run({"play", kGame}, "1\n1\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_THAT(ran.out, HasSubstr("goodbye"));
  ASSERT_EQ(folder.files().size(), 1U);
  const std::string saved = folder.files()[0];
  EXPECT_THAT(saved, ::testing::StartsWith("state/saloon/games/" + kGame));
  EXPECT_THAT(ran.out, HasSubstr(saved));

  EXPECT_TRUE(is_refusal(folder.run({"replay", saved})));
  EXPECT_TRUE(is_refusal(folder.run({"verify", saved})));
  EXPECT_EQ(folder.run({"replay", saved, "--unfinished"}).code, 0);
}

TEST(Play, AGameThatNobodyPlayedIsNotKept) {
  const Folder folder;
  EXPECT_EQ(folder.run({"play", kGame}, "").code, 0);
  EXPECT_THAT(folder.files(), ::testing::IsEmpty());
}

TEST(Play, AGameLeftAndTakenUpAgainGoesOnAsItWouldHave) {
  const Folder folder;
  ASSERT_EQ(folder.run({"play", kGame, "--seed", "5", "--record", "whole.record"}, first_choices()).code, 0);
  ASSERT_EQ(folder.run({"play", kGame, "--seed", "5", "--record", "parts.record"}, "1\n1\n1\n").code, 0);
  EXPECT_EQ(folder.run({"play", "--resume"}, "1\nquit\n").code, 0);
  EXPECT_EQ(folder.run({"play", kGame, "--resume"}, "1\n1\n").code, 0);
  const std::string saved = folder.files()[0];
  const Ran last = folder.run({"play", saved, "--resume", "--lang", "fr"}, first_choices());
  EXPECT_EQ(last.code, 0) << last.err;
  EXPECT_THAT(last.out, HasSubstr("Ce qui vient de se passer"));
  EXPECT_EQ(folder.read("whole.record"), folder.read("parts.record"));
  EXPECT_EQ(folder.files(), (std::vector<std::string>{"parts.record", "whole.record"}));
}

TEST(Play, WhatIsNoSavedGameIsRefused) {
  const Folder folder;
  EXPECT_TRUE(is_refusal(folder.run({"play", "--resume"})));
  ASSERT_EQ(folder.run({"play", kGame, "--seed", "5"}, "1\n1\n").code, 0);
  const std::string saved = folder.files()[0];
  const std::string text = folder.read(saved);
  const std::string foreign = R"({"saloon_game":1,"people":["S0"],"bots":["oracle"],"record":"x"})";
  for (const std::string& changed :
       {std::string(), std::string("howdy\n"), text.substr(0, text.find('\n')), text.substr(text.find('\n') + 1),
        "{\"saloon_game\":1}" + text.substr(text.find('\n')), foreign + text.substr(text.find('\n'))}) {
    folder.write("changed.game", changed);
    EXPECT_TRUE(is_refusal(folder.run({"play", "--resume", "changed.game"}))) << changed.substr(0, 60);
  }
}

TEST(Play, ASavedGameThatWasCutOffGoesOnFromItsLastWholeLine) {
  const Folder folder;
  ASSERT_EQ(folder.run({"play", kGame, "--seed", "5", "--record", "whole.record"}, first_choices()).code, 0);
  ASSERT_EQ(folder.run({"play", kGame, "--seed", "5", "--record", "parts.record"}, "1\n1\n1\n").code, 0);
  const std::string saved = folder.files()[0];
  const std::string text = folder.read(saved);
  folder.write(saved, text.substr(0, text.size() - 20));
  const Ran ran = folder.run({"play", "--resume"}, first_choices());
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("cut off in the middle of line " + std::to_string(lines_in(text) - 1)));
  EXPECT_EQ(folder.read("whole.record"), folder.read("parts.record"));
}

TEST(Play, TheTableIsAskedForWhereItIsWished) {
  const Folder folder;
  const Ran ran = folder.run({"play", kGame, "--ask"}, "9\n5\n0,1\nrandom\nany\n\ntop_only\n\nshared\nquit\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("--seats is a whole number from 3 to 5"));
  EXPECT_THAT(ran.out, HasSubstr("Rosalie (seat 0), Cole (seat 1), Belle (random), Silas (random), Jed (random)"));
  EXPECT_THAT(ran.out, HasSubstr("Options: Place piles: top cards only."));
  EXPECT_THAT(ran.out, HasSubstr("Pass the keyboard to"));
  EXPECT_THAT(ran.out, Not(HasSubstr("Starting seat"))) << "without host_picks it has no effect";
}

TEST(Play, AnOptionIsAskedForOnceItHasAnEffect) {
  const Ran ran = Folder().run({"play", kGame, "--ask"}, "3\n\nrandom\n\n\n\nhost_picks\n9\n2\n\nquit\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Options: Start player: named by the host, Starting seat: seat 2."));
}

TEST(Play, WhoeverOnlyWatchesHearsTheWholeGame) {
  const Ran ran = Folder().run({"play", kGame, "--humans", "none", "--seed", "3"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Rosalie draws 5 cards"));
  EXPECT_THAT(ran.out, HasSubstr("The game is over"));
  EXPECT_THAT(ran.out, Not(HasSubstr("Your choice")));
}

TEST(Play, CommandsShowLogKnowledgeAndAHint) {
  const Ran ran = begin("log\nknow\nhint\nall\ntable\n? red\n? 1\n? place-02\n? xyzzy\n");
  EXPECT_THAT(ran.out, HasSubstr("Your choice: log\nThe place cards are laid out"));
  EXPECT_THAT(ran.out, HasSubstr("What only you were told:\nYou draw "));
  EXPECT_THAT(ran.out, HasSubstr("What thinking ahead finds best"));
  EXPECT_THAT(ran.out, HasSubstr("choices name it"));
  EXPECT_THAT(ran.out, HasSubstr(R"(For programs: {"do":"place")"));
  EXPECT_THAT(ran.out, HasSubstr("DSC-PLACE-02 In front of a place that has no henchmen yet"));
  EXPECT_THAT(ran.out, HasSubstr("Nothing here is called “xyzzy”"));
  EXPECT_EQ(ran.out.find('\033'), std::string::npos);
}

TEST(Play, ASingleLetterPlaysNothing) {
  const Ran ran = begin("d\nz\n");
  EXPECT_THAT(ran.out, HasSubstr("“d” is none of the choices"));
  EXPECT_THAT(ran.out, HasSubstr("“z” is none of the choices"));
  EXPECT_THAT(ran.out, Not(HasSubstr("You place")));
  for (const char* help : {"h", "help", "rules"}) {
    EXPECT_THAT(begin(std::string(help) + "\n").out, HasSubstr("quotes a clause of the rules")) << help;
  }
  EXPECT_THAT(begin("règles\n", "fr").out, HasSubstr("cite un article des règles"));
  EXPECT_THAT(begin("q\n").out, HasSubstr("goodbye"));
}

/// "no" is the beginning of many a word; whoever types it means none of the choices that have one.
TEST(Play, YesAndNoPlayNothing) {
  for (const GameInfo& game : all_games()) {
    for (const auto& [language, said, told] :
         {std::tuple{"en", "yes\nno\n", "Neither yes nor no"}, std::tuple{"fr", "oui\nnon\n", "Ni oui ni non"}}) {
      const Folder folder;
      const Ran ran = folder.run({"play", std::string(game.slug), "--seed", "3", "--lang", language}, said);
      const std::size_t first = ran.out.find(told);
      ASSERT_NE(first, std::string::npos) << game.slug << language;
      EXPECT_NE(ran.out.find(told, first + 1), std::string::npos) << game.slug << language;
    }
  }
}

TEST(Play, EnterTakesTheOnlyChoice) {
  int taken = 0;
  for (const GameInfo& game : all_games()) {
    const Folder folder;
    std::string choices;
    for (int i = 0; i < 3000; ++i) choices += "\n1\n";
    const Ran ran =
        folder.run({"play", std::string(game.slug), "--seed", "3", "--bot", "random", "--lang", "en"}, choices);
    EXPECT_EQ(ran.code, 0) << game.slug << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("The game is over")) << game.slug;
    if (ran.out.find("Enter takes it.\nYour choice: \n") != std::string::npos) ++taken;
  }
  EXPECT_TRUE(taken > 0 || all_games().size() == 1);
}

TEST(Play, TwoPeopleCannotSitOnOneSeat) {
  const Ran ran = Folder().run({"play", kGame, "--humans", "0,0"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("--humans names seat 0 twice"));
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
  EXPECT_THAT(begin("? DSC-NO-01\n").out, HasSubstr("Nothing here is called “DSC-NO-01”"));
}

/// The rules are Markdown; what is quoted of them is text.
TEST(Play, QuotedClausesHaveNoMarks) {
  std::size_t marked = 0;
  for (const GameInfo& game : all_games()) {
    std::string asked;
    for (const Clause& clause : parse_rules(telling::rules_text(game, Language::French)).clauses) {
      if (clause.text.find_first_of("`*") == std::string::npos) continue;
      asked += "? " + clause.id + "\n";
      ++marked;
    }
    const Folder folder;
    const Ran ran = folder.run({"play", std::string(game.slug), "--seed", "1", "--lang", "fr"}, asked);
    EXPECT_EQ(ran.out.find('`'), std::string::npos) << game.slug;
    EXPECT_EQ(ran.out.find("**"), std::string::npos) << game.slug;
  }
  EXPECT_GT(marked, 5U);
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
