// Bad input: one clear line, exit 2, nothing written.
#include <gmock/gmock.h>

#include "games/registry.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using Args = std::vector<std::string>;
using ::testing::HasSubstr;

std::string shown(const Args& args) {
  std::string out = "saloon";
  for (const std::string& arg : args) out += " " + arg;
  return out;
}

/// Both languages; the line must say what was wrong or what would be right.
void expect_refused(const Args& args, const std::string& naming, const std::string& input = "") {
  for (const char* language : {"en", "fr"}) {
    const Folder folder;
    folder.write("broken.json", "{\"title\": ");
    folder.write("array.json", "[]");
    folder.write("not_a_record", "howdy\n");
    const auto before = folder.files();
    Args all = args;
    all.insert(all.end(), {"--lang", language});
    const Ran ran = folder.run(all, input);
    EXPECT_TRUE(is_refusal(ran)) << shown(all) << "\ncode " << ran.code << "\nout: " << ran.out << "\nerr: " << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(naming)) << shown(all);
    EXPECT_EQ(folder.files(), before) << shown(all);
  }
}

TEST(BadInput, VerbsAndFlags) {
  expect_refused({"simluate"}, "simulate");
  expect_refused({"dance"}, "--help");
  expect_refused({"simulate", kGame, "--gmaes", "3"}, "--games");
  expect_refused({"simulate", kGame, "--xyzzyplugh"}, "saloon simulate --help");
  expect_refused({"--xyzzyplugh"}, "saloon --help");
  expect_refused({"games", kGame, "more"}, "more");
  expect_refused({"simulate", kGame, "--seats"}, "--seats");
  expect_refused({"simulate", kGame, "--seats="}, "--seats");
  expect_refused({"simulate", kGame, "--seats", "--json"}, "--seats");
  expect_refused({"simulate", kGame, "--check=perhaps"}, "perhaps");
}

TEST(BadInput, Games) {
  for (const char* verb : {"rules", "play", "simulate", "arena", "clauses"}) {
    expect_refused({verb, "desperado_cards"}, kGame);
    expect_refused({verb, "whist"}, kGame);
    expect_refused({verb}, kGame);
  }
  expect_refused({"games", "whist"}, kGame);
}

TEST(BadInput, SeatCounts) {
  const GameInfo& game = *find_game(kGame);
  for (const char* verb : {"play", "simulate"}) {
    for (const std::string& seats :
         {std::to_string(game.min_seats - 1), std::to_string(game.max_seats + 1), std::string("four"),
          std::string("-1"), std::string("3.5"), std::string("99999999999999999999")}) {
      expect_refused({verb, kGame, "--seats=" + seats}, std::to_string(game.max_seats));
    }
  }
  expect_refused({"play", kGame, "--seats", "3", "--seat", "3"}, "--seat");
}

TEST(BadInput, Options) {
  for (const char* verb : {"play", "simulate"}) {
    expect_refused({verb, kGame, "--option", "empty_hold_up=maybe"}, "place_stays, place_removed");
    expect_refused({verb, kGame, "--option", "empty_holdup=place_stays"}, "empty_hold_up");
    expect_refused({verb, kGame, "--option", "empty_hold_up"}, "=");
    expect_refused({verb, kGame, "--option", "=place_stays"}, "=");
    expect_refused({verb, kGame, "--option", "first_player_seat=1"}, "first_player = host_picks");
    expect_refused({verb, kGame, "--option", "pile_view=open", "--option", "final_tie="}, "shared");
  }
}

TEST(BadInput, Numbers) {
  for (const std::string& text : {std::string("0"), std::string("-5"), std::string("many"), std::string("1e6")}) {
    expect_refused({"simulate", kGame, "--games=" + text}, "--games");
  }
  expect_refused({"simulate", kGame, "--threads=1000"}, "256");
  expect_refused({"simulate", kGame, "--seed=x"}, "--seed");
  expect_refused({"play", kGame, "--seed=x"}, "x");
  expect_refused({"play", kGame, "--seed=0123456789abcdef"}, "64");
}

TEST(BadInput, Bots) {
  for (const char* verb : {"play", "simulate"}) {
    expect_refused({verb, kGame, "--bot", "genius"}, "random, greenhorn");
    expect_refused({verb, kGame, "--seats", "3", "--bots", "random,random"}, "3");
    expect_refused({verb, kGame, "--seats", "3", "--bots", "random,,random"}, "random, greenhorn");
  }
}

TEST(BadInput, BotsWithMoodsBudgetsAndCommands) {
  for (const char* verb : {"play", "simulate", "arena"}) {
    const auto refused = [&](const char* bots, const char* naming) {
      expect_refused({verb, kGame, "--seats", "3", "--bots", bots}, naming);
    };
    refused("cowhnd", "cowhand");
    refused("cowhand+mad", "vengeful");
    refused("random+bold", "random");
    refused("cowhand:5", "gunslinger");
    refused("gunslinger:0", "gunslinger");
    refused("exec:", "exec:");
    refused("exec:'./mybot", "exec:");
    refused("exec:./absent --deep", "./absent");
    refused("exec:absent-from-every-folder", "absent-from-every-folder");
    refused("exec:/bin/cat 1,2,3", "exec:");
  }
  expect_refused({"simulate", kGame, "--check", "--bot", "greenhorn"}, "--check");
  for (const char* time : {"0", "-5", "soon", "3600001"}) {
    expect_refused({"simulate", kGame, std::string("--bot-time=") + time}, "--bot-time");
  }
  expect_refused({"simulate", kGame, "--bot-option", "depth"}, "depth");
  expect_refused({"simulate", kGame, "--bot-log", "broken.json"}, "broken.json");
  expect_refused({"bot"}, kGame);
  expect_refused({"bot", kGame, "genius"}, "greenhorn");
  expect_refused({"bot", kGame, "exec:/bin/cat"}, "cowhand");
}

TEST(BadInput, Files) {
  expect_refused({"scenario"}, "saloon: ");
  expect_refused({"scenario", "absent.json"}, "absent.json");
  expect_refused({"scenario", "broken.json"}, "broken.json");
  expect_refused({"scenario", "array.json"}, "array.json");
  for (const char* verb : {"replay", "story", "verify"}) {
    expect_refused({verb}, "saloon: ");
    expect_refused({verb, "absent"}, "absent");
    expect_refused({verb, "not_a_record"}, "not_a_record");
    expect_refused({verb, "."}, ".");
  }
  expect_refused({"play", kGame, "--record", "not_a_record"}, "not_a_record");
  expect_refused({"play", kGame, "--record", "no_such_folder/file"}, "no_such_folder");
  expect_refused({"clauses", kGame, "--root", "no_such_folder"}, "no_such_folder");
}

TEST(BadInput, Clauses) {
  expect_refused({"rules", kGame, "DSC-PLACE-99"}, "DSC-PLACE-99");
  expect_refused({"rules", kGame, "R99"}, "R99");
}

TEST(BadInput, Languages) {
  const Ran ran = Folder().run({"games", "--lang", "de"});
  EXPECT_TRUE(is_refusal(ran)) << ran.err;
  EXPECT_THAT(ran.err, HasSubstr("en, fr"));
}

}  // namespace
}  // namespace saloon::cli_test
