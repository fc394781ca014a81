// `saloon arena`, through the program: the same result however it is played, also killed and taken up again.
#include <gmock/gmock.h>

#include <chrono>

#include "engine/chance.h"
#include "tests/cli/program.h"
#include "tests/scale.h"

namespace saloon::cli_test {
namespace {

using Args = std::vector<std::string>;
using ::testing::HasSubstr;
using ::testing::Not;

Args operator+(Args a, const Args& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

/// What a tournament came to, without what depends on the clock.
json::object result_of(const Ran& ran) {
  EXPECT_EQ(ran.code, 0) << ran.err;
  const json::value document = parsed(ran.out);
  if (!document.is_object()) return {};
  json::object out = document.get_object();
  EXPECT_EQ(out.erase("seconds"), 1U);
  for (json::value& bot : out["bots"].as_array()) EXPECT_EQ(bot.as_object().erase("thinking_ms"), 1U);
  return out;
}

const Args kSmallArena{"arena", "deadwood", "--seats", "3", "--bots", "cowhand,random", "--games", "40", "--seed", "5"};

TEST(Arena, JsonHasWhatProgramsNeed) {
  const Ran ran = Folder().run(kSmallArena + Args{"--json"});
  EXPECT_EQ(ran.err, "");
  const json::value document = parsed(ran.out);
  ASSERT_TRUE(document.is_object()) << ran.out;
  const json::object& out = document.get_object();
  EXPECT_EQ(out.at("games"), 42) << "whole blocks";
  EXPECT_EQ(out.at("block"), 3);
  EXPECT_EQ(out.at("stalls"), 0);
  EXPECT_EQ(out.at("seat_shares").as_array().size(), 3U);
  const json::array& bots = out.at("bots").as_array();
  ASSERT_EQ(bots.size(), 2U);
  EXPECT_EQ(bots[0].at("bot"), "cowhand");
  double shares = 0;
  for (const json::value& bot : bots) {
    for (const char* key : {"bot", "games", "seats", "won", "share", "fair", "times_fair", "low", "high", "method",
                            "wilson", "blocks", "score", "decisions", "illegal", "thinking_ms"}) {
      EXPECT_TRUE(bot.as_object().contains(key)) << key;
    }
    const double share = bot.at("share").to_number<double>();
    EXPECT_LE(bot.at("low").to_number<double>(), share);
    EXPECT_GE(bot.at("high").to_number<double>(), share);
    EXPECT_EQ(bot.at("illegal"), 0);
    shares += share;
  }
  EXPECT_NEAR(shares, 1, 1e-9);
}

TEST(Arena, TheSameForAnyNumberOfThreads) {
  const Folder folder;
  const json::object one = result_of(folder.run(kSmallArena + Args{"--json", "--threads", "1"}));
  EXPECT_EQ(one, result_of(folder.run(kSmallArena + Args{"--json", "--threads", "3"})));
  EXPECT_NE(one, result_of(folder.run(kSmallArena + Args{"--json", "--seed", "6"})));
}

TEST(Arena, TheSearchIsTheSameForAnyNumberOfThreads) {
  const Folder folder;
  const Args search{
      "arena", "desperados_cards", "--seats", "3", "--bots", "gunslinger:10,cowhand+vengeful,greenhorn", "--games", "6",
      "--json"};
  EXPECT_EQ(result_of(folder.run(search + Args{"--threads", "1"})),
            result_of(folder.run(search + Args{"--threads", "2"})));
}

TEST(Arena, SeatsCanBeFixed) {
  const Ran ran =
      Folder().run({"arena", "desperados", "--seats", "3", "--bots", "cowhand,random", "--no-rotate", "--option",
                    "marshal_choice=host_picks", "--option", "marshal_seat=0", "--games", "20", "--csv", "-"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(lines_in(ran.out), 1 + 3 * 20);
  EXPECT_THAT(ran.out,
              ::testing::StartsWith("game,block,seed,seat,bot,victory,score,rank,decisions,illegal,stalled\n"));
  EXPECT_THAT(ran.out, HasSubstr(",0,cowhand,"));
  EXPECT_THAT(ran.out, Not(HasSubstr(",0,random,")));
  EXPECT_THAT(ran.out, Not(HasSubstr(",1,cowhand,")));
}

TEST(Arena, TheLadderInBothLanguages) {
  const Folder folder;
  const Ran english = folder.run(kSmallArena);
  EXPECT_EQ(english.code, 0) << english.err;
  EXPECT_THAT(english.out, HasSubstr("42 games of deadwood with 3 seats"));
  EXPECT_THAT(english.out, HasSubstr("1.  cowhand"));
  const Ran french = folder.run(kSmallArena + Args{"--lang", "fr"});
  EXPECT_THAT(french.out, HasSubstr("42 parties de deadwood à 3 sièges"));
  for (const Ran& ran : {english, french}) EXPECT_THAT(ran.out, Not(HasSubstr("⟦")));
}

TEST(Arena, ThePageStandsAlone) {
  for (const char* language : {"en", "fr"}) {
    const Folder folder;
    const Ran ran = folder.run(kSmallArena + Args{"--html", "page.html", "--lang", language});
    EXPECT_EQ(ran.code, 0) << ran.err;
    const std::string page = folder.read("page.html");
    EXPECT_THAT(page, HasSubstr("<html lang=\"" + std::string(language) + "\">"));
    // What is wider than a phone scrolls by itself, the page does not.
    for (const char* part : {"<div class=\"wide\"><table", "<div class=\"wide\"><svg", "<div class=\"wide\"><code>",
                             "cowhand", "prefers-color-scheme: dark", "</html>"}) {
      EXPECT_THAT(page, HasSubstr(part));
    }
    for (const char* foreign : {"<script", "http://", "https://", "src=", "⟦", "nan", "inf\""}) {
      EXPECT_THAT(page, Not(HasSubstr(foreign)));
    }
  }
}

TEST(Arena, AProgramOfYoursTakesPartAndItsNameIsOnlyText) {
  const Folder folder;
  const std::string program = "exec:" SALOON_PROGRAM;
  const Args two{"arena", "deadwood", "--seats", "2", "--json", "--bot-time", "3000"};
  const std::string plays = program + " bot deadwood cowhand,random";
  const json::object out = result_of(folder.run(two + Args{"--games", "4", "--bots", plays}));
  EXPECT_EQ(out.at("faults"), json::object{});
  EXPECT_EQ(out.at("bots").at(0).at("illegal"), 0);
  const std::string fails = program + " bot deadwood '<b>&',random";
  const Ran odd = folder.run(two + Args{"--games", "2", "--bots", fails, "--html", "page.html"});
  EXPECT_EQ(odd.code, 0) << odd.err;
  EXPECT_FALSE(parsed(odd.out).at("faults").as_object().empty());
  EXPECT_THAT(folder.read("page.html"), HasSubstr("&lt;b&gt;&amp;"));
  EXPECT_THAT(folder.read("page.html"), Not(HasSubstr("<b>")));
}

/// One tournament, killed again and again, ends as if it had never been.
TEST(Arena, KilledAndTakenUpAgainTheResultIsTheSame) {
  const Folder folder;
  const Args what{"arena",  "desperados_cards",      "--seats", "3",
                  "--bots", "gunslinger:60,cowhand", "--games", kScale == 1 ? "90" : "30"};
  const auto start = std::chrono::steady_clock::now();
  const json::object whole = result_of(folder.run(what + Args{"--json"}));
  auto length = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start).count();
  Chance moments{key_of_seed(1876)};
  u64 kills = 0;
  const Args anew = what + Args{"--save", "saved.arena", "--json"};
  Args args = anew;
  for (u64 i = 0; i < std::max<u64>(scaled(6), 3) || kills == 0; ++i) {
    const Ran ran = folder.run_and_kill(args, "", moments.below(u32(length)));
    ASSERT_TRUE(ran.code == 0 || ran.code == -9) << ran.code << ran.err;
    kills += ran.code == -9 ? 1 : 0;
    if (!folder.files().empty()) args = {"arena", "--resume", "saved.arena", "--json"};
    if (kills > 0) continue;
    // Over before its moment came: the one that was timed had less of the machine. Again, and earlier.
    std::filesystem::remove(folder.path() / "saved.arena");
    args = anew;
    length = length / 2 + 1;
  }
  EXPECT_GT(kills, 0U);
  EXPECT_EQ(result_of(folder.run(args)), whole);
  EXPECT_EQ(result_of(folder.run({"arena", "--resume", "saved.arena", "--json"})), whole)
      << "a finished one, told again";
}

TEST(Arena, ATornLineIsPlayedAgain) {
  const Folder folder;
  const json::object whole = result_of(folder.run(kSmallArena + Args{"--save", "saved.arena", "--json"}));
  const std::string saved = folder.read("saved.arena");
  const std::size_t heading = saved.find('\n') + 1;
  for (const std::size_t size : {heading, heading + 1, (heading + saved.size()) / 2, saved.size() - 1}) {
    folder.write("torn.arena", saved.substr(0, size));
    EXPECT_EQ(result_of(folder.run({"arena", "--resume", "torn.arena", "--json"})), whole) << size;
  }
  folder.write("torn.arena", saved.substr(0, saved.size() / 2) + std::string(50, '\0') + "\n{}\n");
  EXPECT_EQ(result_of(folder.run({"arena", "--resume", "torn.arena", "--json"})), whole);
}

TEST(Arena, MoreGamesCanBeAskedForLater) {
  const Folder folder;
  const Args more{"--games", "90", "--json"};
  const json::object whole = result_of(folder.run(kSmallArena + more));
  ASSERT_EQ(folder.run(kSmallArena + Args{"--save", "saved.arena"}).code, 0);
  EXPECT_EQ(result_of(folder.run(Args{"arena", "--resume", "saved.arena"} + more)), whole);
  EXPECT_EQ(result_of(folder.run({"arena", "--resume", "saved.arena", "--json"})), whole);
}

TEST(Arena, RefusesInOneLine) {
  const Folder folder;
  folder.write("there", "howdy\n");
  const auto refused = [&](const Args& args, const std::string& naming) {
    for (const char* language : {"en", "fr"}) {
      const Ran ran = folder.run(args + Args{"--lang", language});
      EXPECT_TRUE(is_refusal(ran)) << args.back() << ": " << ran.code << ran.out << ran.err;
      EXPECT_THAT(ran.err, HasSubstr(naming));
    }
  };
  refused({"arena", "deadwood"}, "--bots");
  refused({"arena"}, "deadwood");
  refused({"arena", "deadwood", "--bots", "cowhand,cowhnd"}, "cowhand");
  refused({"arena", "deadwood", "--bots", "cowhand,"}, "greenhorn");
  refused({"arena", "deadwood", "--bots", "random", "--games", "0"}, "--games");
  refused({"arena", "deadwood", "--bots", "random", "--seats", "99"}, "--seats");
  refused({"arena", "deadwood", "--bots", "random", "--csv", "there"}, "there");
  refused({"arena", "deadwood", "--bots", "random", "--html", "nowhere/page.html"}, "nowhere");
  refused({"arena", "deadwood", "--bots", "random", "--save", "there"}, "there");
  refused({"arena", "deadwood", "--bots", "random", "--csv", "-", "--json"}, "--csv");
  refused({"arena", "--resume", "there"}, "there");
  refused({"arena", "--resume", "missing"}, "missing");
  refused({"arena", "deadwood", "--resume", "there"}, "--resume");
  std::string many = "random";
  for (int i = 0; i < 40; ++i) many += ",cowhand";
  refused({"arena", "deadwood", "--bots", many}, "41");
  ASSERT_EQ(folder.run(kSmallArena + Args{"--save", "saved.arena"}).code, 0);
  refused({"arena", "--resume", "saved.arena", "--games", "3"}, "--games");
}

TEST(SimulateBots, EveryCharacterPlays) {
  const Folder folder;
  const Args args{"simulate", "deadwood", "--seats", "3",       "--bots", "greenhorn,cowhand+bold,gunslinger:5",
                  "--games",  "6",        "--json",  "--rotate"};
  const auto result = [&](const char* threads) {
    json::object out = parsed(folder.run(args + Args{"--threads", threads}).out).as_object();
    for (const char* key : {"seconds", "threads"}) EXPECT_EQ(out.erase(key), 1U);
    return out;
  };
  const json::object one = result("1");
  EXPECT_EQ(one.at("games"), 6);
  EXPECT_EQ(one.at("illegal"), 0);
  EXPECT_EQ(one.at("stalls"), 0);
  EXPECT_EQ(one, result("2"));
  const Ran checked = folder.run(args + Args{"--check"});
  EXPECT_TRUE(is_refusal(checked)) << checked.err;
  EXPECT_THAT(checked.err, HasSubstr("--check"));
}

TEST(SimulateBots, ACowhandIsTheHeuristic) {
  const Folder folder;
  const auto signature = [&](const char* bot) {
    return parsed(folder.run({"simulate", "deadwood", "--bot", bot, "--games", "50", "--json"}).out).at("signature");
  };
  EXPECT_EQ(signature("cowhand"), signature("heuristic"));
  EXPECT_NE(signature("cowhand"), signature("random"));
}

}  // namespace
}  // namespace saloon::cli_test
