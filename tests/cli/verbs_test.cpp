#include <gmock/gmock.h>

#include "engine/scenario/clauses.h"
#include "games/registry.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

json::object json_of(const Ran& ran) {
  const json::value out = parsed(ran.out);
  return out.is_object() ? out.get_object() : json::object{};
}

TEST(Simulate, TheSameForAnyNumberOfThreads) {
  const Folder folder;
  const auto run = [&](const char* threads, const char* seed) {
    const Ran ran = folder.run(
        {"simulate", kGame, "--seats", "4", "--games", "500", "--seed", seed, "--threads", threads, "--json"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    json::object result = json_of(ran);
    for (const char* key : {"seconds", "threads"}) EXPECT_EQ(result.erase(key), 1U);
    return result;
  };
  EXPECT_EQ(run("1", "5"), run("2", "5"));
  EXPECT_NE(run("1", "5").at("signature"), run("1", "6").at("signature"));
}

TEST(Simulate, JsonHasWhatProgramsNeed) {
  const Ran ran = Folder().run({"simulate", kGame, "--seats", "3", "--games", "50", "--json"});
  const json::object result = json_of(ran);
  for (const char* key :
       {"games", "decisions", "seconds", "lengths", "wins", "share", "scores", "stalls", "signature", "broken_law"}) {
    EXPECT_TRUE(result.contains(key)) << key;
  }
  EXPECT_EQ(result.at("games"), 50);
  EXPECT_EQ(result.at("stalls"), 0);
  EXPECT_EQ(result.at("wins").as_array().size(), 3U);
  double share = 0;
  for (const json::value& v : result.at("share").as_array()) share += v.to_number<double>();
  EXPECT_NEAR(share, 50, 1e-6);
}

TEST(Simulate, ChecksLawsAndBotsPerSeat) {
  const Ran ran = Folder().run({"simulate", kGame, "--seats", "3", "--games", "20", "--bots", "heuristic,random,random",
                                "--rotate", "--check", "--option", "pile_view=top_only"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("every law held"));
  EXPECT_THAT(ran.out, HasSubstr("heuristic"));
}

TEST(Simulate, SpeaksFrench) {
  const Ran ran = Folder().run({"simulate", kGame, "--games", "10", "--lang", "fr"});
  EXPECT_THAT(ran.out, HasSubstr("10 parties de " + kGame));
  EXPECT_THAT(ran.out, Not(HasSubstr("⟦")));
  EXPECT_THAT(ran.out, Not(::testing::ContainsRegex("[0-9][.][0-9]"))) << "a comma, in French";
}

TEST(Rules, WholeChapterClauseRuling) {
  const Folder folder;
  const Ran whole = folder.run({"rules", kGame});
  EXPECT_THAT(whole.out, HasSubstr("DSC-SCORE-09"));
  EXPECT_THAT(whole.out, Not(HasSubstr("<!--")));
  const Ran clause = folder.run({"rules", kGame, "dsc-place-02"});
  EXPECT_THAT(clause.out, HasSubstr("any card may be placed"));
  EXPECT_THAT(clause.out, Not(HasSubstr("DSC-PLACE-01")));
  EXPECT_EQ(folder.run({"rules", kGame, "PLACE-02"}).out, clause.out);
  for (const char* chapter : {"DSC-STR", "strength"}) {
    const Ran ran = folder.run({"rules", kGame, chapter});
    EXPECT_THAT(ran.out, HasSubstr("DSC-STR-01"));
    EXPECT_THAT(ran.out, HasSubstr("DSC-STR-11"));
    EXPECT_THAT(ran.out, Not(HasSubstr("DSC-RES-01")));
  }
  EXPECT_THAT(folder.run({"rules", kGame, "R5", "--lang", "fr"}).out, HasSubstr("R5"));
  EXPECT_THAT(folder.run({"rules", kGame, "SALOON-OVER-01"}).out, HasSubstr("The game is over"));
}

TEST(Rules, JsonHasEveryClause) {
  const json::value out = parsed(Folder().run({"rules", kGame, "--json"}).out);
  const Rules rules = parse_rules(find_game(kGame)->texts.rules_en);
  EXPECT_EQ(out.as_array().size(), rules.clauses.size() + rules.rulings.size());
}

TEST(Games, ListsEveryGame) {
  const Ran ran = Folder().run({"games"});
  const json::value out = parsed(Folder().run({"games", "--json"}).out);
  EXPECT_EQ(out.as_array().size(), all_games().size());
  for (const GameInfo& game : all_games()) {
    EXPECT_THAT(ran.out, HasSubstr(std::string(game.slug)));
    const Ran one = Folder().run({"games", std::string(game.slug), "--lang", "fr"});
    EXPECT_EQ(one.code, 0);
    for (const OptionInfo& option : game.options) EXPECT_THAT(one.out, HasSubstr(option.name + " = "));
    EXPECT_THAT(one.out, Not(HasSubstr("⟦")));
  }
}

TEST(Games, SayWhichNumberOfPlayersNeedsAnOption) {
  if (find_game("dead_money") == nullptr) GTEST_SKIP() << "needs dead_money";
  EXPECT_THAT(Folder().run({"games", "dead_money", "--lang", "en"}).out,
              HasSubstr("3 to 5 players; 6 with six_players = on"));
}

TEST(Games, SayWhatAnOptionNeeds) {
  const Folder folder;
  EXPECT_THAT(folder.run({"games", kGame}).out, HasSubstr("(usually unset; needs first_player = host_picks)"));
  const json::value out = parsed(folder.run({"games", kGame, "--json"}).out);
  for (const json::value& option : out.at(0).at("options").as_array()) {
    const json::object& o = option.as_object();
    if (o.at("name") != "first_player_seat") {
      EXPECT_FALSE(o.contains("needs")) << o.at("name");
    } else {
      EXPECT_EQ(o.at("needs"), (json::object{{"first_player", "host_picks"}}));
    }
  }
}

TEST(Language, ComesFromTheFlagBeforeOrAfterTheVerb) {
  const Folder folder;
  EXPECT_EQ(folder.run({"games", "--lang", "fr"}).out, folder.run({"--lang=fr", "games"}).out);
  EXPECT_NE(folder.run({"games", "--lang", "fr"}).out, folder.run({"games"}).out);
}

constexpr const char* kSmallScenario = R"({
  // comments are allowed
  "title": "A game begins", "clauses": ["DSC-GEN-01"], "game": "desperados_cards", "seats": 3, "seed": 1,
  "play": [ { "expect": { "public": { "seats": SEATS } } } ]
})";

std::string small_scenario(const std::string& seats) {
  std::string text = kSmallScenario;
  return text.replace(text.find("SEATS"), 5, seats);
}

TEST(Scenario, PassesAndFails) {
  const Folder folder;
  folder.write("good.json", small_scenario("3"));
  const Ran good = folder.run({"scenario", "good.json"});
  EXPECT_EQ(good.code, 0) << good.out << good.err;
  EXPECT_THAT(good.out, HasSubstr("A game begins"));
  folder.write("wrong.json", small_scenario("4"));
  const Ran both = folder.run({"scenario", "."});
  EXPECT_EQ(both.code, 1);
  EXPECT_THAT(both.out, HasSubstr("1 of 2 scenarios fails"));
  const json::object result = json_of(folder.run({"scenario", ".", "--json"}));
  EXPECT_EQ(result.at("failed"), 1);
  EXPECT_EQ(result.at("scenarios").as_array().size(), 2U);
}

TEST(Clauses, EveryClauseOnceWithItsProofs) {
  const Ran ran = Folder().run({"clauses", kGame, "--root", SALOON_ROOT, "--json"});
  const json::object result = json_of(ran);
  EXPECT_EQ(result.at("clauses").as_array().size(), parse_rules(find_game(kGame)->texts.rules_en).clauses.size());
  EXPECT_EQ(ran.code, result.at("complete").as_bool() ? 0 : 1);
  EXPECT_EQ(result.at("errors").as_array().size(), 0U) << json::serialize(result.at("errors"));
}

TEST(Clauses, AnUnprovenClauseFails) {
  const Folder folder;
  std::filesystem::create_directories(folder.path() / "here/games" / kGame);
  folder.write("games/" + kGame + "/rules.en.md", "");
  const Ran ran = folder.run({"clauses", kGame});
  EXPECT_EQ(folder.run({"clauses", kGame, "--root", "."}).code, 1);
  EXPECT_THAT(folder.run({"clauses", kGame, "--root", "."}).out, HasSubstr("DSC-GEN-02  NOT PROVEN"));
  EXPECT_NE(ran.code, 2) << ran.err;
}

}  // namespace
}  // namespace saloon::cli_test
