// The lines of the protocol for bots, taken apart; and the bots of the house behind it.
#include "cli/protocol.h"

#include <gmock/gmock.h>

#include "bots/character.h"
#include "cli/command_line.h"
#include "cli/exec_bot.h"
#include "engine/match/match.h"
#include "engine/match/tables.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using namespace cli;
using Kind = BotAnswer::Kind;
using ::testing::ElementsAre;

std::vector<std::string> lines_of(const std::vector<std::string>& pieces) {
  LineBuffer buffer;
  std::vector<std::string> out;
  for (const std::string& piece : pieces) {
    buffer.add(piece);
    for (std::string line; buffer.next(line);) out.push_back(line);
  }
  return out;
}

TEST(Protocol, LinesComeInPieces) {
  EXPECT_THAT(lines_of({"one\ntwo\r\n\nth", "r", "ee\nfour"}), ElementsAre("one", "two", "", "three"));
  EXPECT_THAT(lines_of({std::string("a\0b\n", 4)}), ElementsAre(std::string("a\0b", 3)));
}

TEST(Protocol, ALineHasAnEnd) {
  for (const char* end : {"", "\n"}) {
    LineBuffer buffer;
    std::string line;
    buffer.add(std::string(kLongestLine, 'x') + "\n");
    EXPECT_TRUE(buffer.next(line));
    buffer.add(std::string(kLongestLine + 1, 'x') + end);
    EXPECT_FALSE(buffer.next(line));
    EXPECT_TRUE(buffer.overlong());
  }
}

TEST(Protocol, Messages) {
  EXPECT_EQ(message_in("ready").word, "ready");
  EXPECT_EQ(message_in("  id   name  Lucky Lou \t").word, "id");
  EXPECT_EQ(message_in("  id   name  Lucky Lou \t").rest, "name  Lucky Lou");
  EXPECT_EQ(message_in("").word, "");
  EXPECT_EQ(message_in(" \t ").rest, "");
}

TEST(Protocol, RequestsReadAsTheyAreWritten) {
  const Request wanted{.id = 7, .question = "bid", .milliseconds = 5000, .seed = 99, .partial = true, .offer = true};
  const auto read = request_in(message_in(ask_line(wanted)).rest);
  ASSERT_TRUE(read);
  EXPECT_EQ(ask_line(*read), ask_line(wanted));
  EXPECT_FALSE(request_in(""));
  EXPECT_FALSE(request_in("seven"));
  EXPECT_FALSE(request_in("99999999999999999999"));
}

TEST(Protocol, UnknownWordsOfARequestAreIgnored) {
  const auto read = request_in("7 mood bold time 10 urgent");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->id, 7U);
  EXPECT_EQ(read->milliseconds, 10U);
  EXPECT_FALSE(read->seed || read->partial || read->offer);
}

TEST(Protocol, Answers) {
  EXPECT_EQ(answer_in("7 {\"do\": \"pass\"}")->decision, (json::object{{"do", "pass"}}));
  EXPECT_EQ(answer_in("7 12")->place, 12U);
  EXPECT_EQ(answer_in("7 pass")->kind, Kind::Pass);
  EXPECT_EQ(answer_in("18446744073709551615 0")->request, ~u64{0});
  for (const char* nonsense : {"7", "7 []", "7 null", "7 -1", "7 1.5", "7 {", "7 {} {}", "7 passed", "7 \xff"}) {
    ASSERT_TRUE(answer_in(nonsense)) << nonsense;
    EXPECT_EQ(answer_in(nonsense)->kind, Kind::Nonsense) << nonsense;
  }
  for (const char* nothing : {"", "pass", "-1 0", "7x 0", "{} 7"}) EXPECT_FALSE(answer_in(nothing)) << nothing;
}

TEST(Protocol, TheSeedOfARequestTellsNothing) {
  EXPECT_EQ(outside_seed(1), outside_seed(1));
  EXPECT_NE(outside_seed(1), outside_seed(2));
  EXPECT_LT(outside_seed(3), u64{1} << 53);
}

TEST(CommandLine, IsTakenApartLikeInAShell) {
  const auto words = [](const char* text) { return words_of_command(text).value_or(std::vector<std::string>{"?"}); };
  EXPECT_THAT(words("./bot --deep  3"), ElementsAre("./bot", "--deep", "3"));
  EXPECT_THAT(words(" 'my bot' \"a \\\" b\" c\\ d e'f g'h '' "), ElementsAre("my bot", "a \" b", "c d", "ef gh", ""));
  EXPECT_THAT(words("$HOME;ls|cat>x `id` *"), ElementsAre("$HOME;ls|cat>x", "`id`", "*"));
  EXPECT_THAT(words(""), ElementsAre());
  for (const char* open : {"'a", "\"a", "a\\", "\"a\\"}) EXPECT_FALSE(words_of_command(open)) << open;
}

/// A bot of the house answers the same over the pipe as at the table, seed for seed, whole games long.
void expect_same_answers(const GameInfo& game, const std::string& name) {
  const Shell shell(Language::English);
  OutsideBots settings{.time = std::chrono::seconds(60), .faults = std::make_shared<BotFaults>(shell)};
  ExecBot piped(name, {SALOON_PROGRAM, "bot", std::string(game.slug), name}, settings);
  const auto at_table = thinker_named(shell, game, name);
  std::string error;
  const auto match = game.start(game, {game.min_seats, options_for(game, game.min_seats), "11"}, nullptr, error);
  piped.begin();
  at_table->begin();
  for (u64 seed = 0; !match->over(); ++seed) {
    const Seat p = *match->waiting().begin();
    json::object decision = match->bot_answer(p, "random", seed);
    if (p == 0) {
      decision = piped.answer(match->at(p), seed);
      ASSERT_EQ(decision, at_table->answer(match->at(p), outside_seed(seed))) << game.slug << " " << seed;
    }
    ASSERT_TRUE(match->answer(p, decision).accepted());
  }
  EXPECT_EQ(settings.faults->counted(), json::object{}) << game.slug;
}

TEST(HouseBot, PlaysTheSameOverThePipe) {
  for (const GameInfo& game : all_games()) {
    for (const char* name : {"cowhand", "greenhorn+vengeful", "gunslinger:20"}) expect_same_answers(game, name);
  }
}

TEST(HouseBot, IgnoresWhatItDoesNotUnderstand) {
  const Ran ran =
      Folder().run({"bot", "dead_money", "cowhand"},
                   "\nhello\nmatch\nmatch {\nevent []\nview 7\nask\nask me\nlegal {}\nask 3\n\xff\nquit\nsaloon 1\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_THAT(ran.out, ::testing::EndsWith("answer 3 0\n"));
  EXPECT_THAT(ran.out, ::testing::Not(::testing::HasSubstr("ready")));
}

TEST(HouseBot, RefusesAnotherGame) {
  const Ran ran = Folder().run({"bot", "dead_money"}, "match {\"game\":\"deadwood\",\"seat\":\"S0\"}\n");
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(lines_in(ran.err), 1);
  EXPECT_THAT(ran.err, ::testing::HasSubstr("deadwood"));
}

}  // namespace
}  // namespace saloon::cli_test
