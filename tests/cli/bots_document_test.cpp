// docs/bots.md is true: its conversation is what both ends really say, its bot plays, and so do the examples.
#include <gmock/gmock.h>

#include <fstream>
#include <sstream>

#include "cli/child.h"
#include "engine/match/tables.h"
#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using Lines = std::vector<std::string>;
using ::testing::HasSubstr;

/// The lines of the document's block of this kind.
Lines block(const std::string& kind) {
  std::ifstream in(std::string(SALOON_ROOT) + "/docs/bots.md");
  Lines out;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (inside && line == "```") return out;
    if (inside) out.push_back(line);
    inside = inside || line == "```" + kind;
  }
  return {};
}

std::string joined(const Lines& lines) {
  std::string out;
  for (const std::string& line : lines) out += line + "\n";
  return out;
}

Lines split_lines(const std::string& text) {
  Lines out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}

/// What one side says in the conversation.
Lines said_by(char who) {
  Lines out;
  for (const std::string& line : block("transcript")) {
    if (line.size() > 2 && line[0] == who && line[1] == ' ') out.push_back(line.substr(2));
  }
  return out;
}

const std::string kCommand = "exec:" + std::string(SALOON_PROGRAM) + " bot dead_money random";

TEST(BotsDocument, TheProgramSaysWhatIsWrittenThere) {
  const Lines shown = block("transcript");
  const auto gap = std::find(shown.begin(), shown.end(), "…");
  ASSERT_NE(gap, shown.end());
  const Folder folder;
  const Ran ran = folder.run({"play", "dead_money", "--seats", "3", "--humans", "none", "--seed", "42", "--bots",
                              kCommand + ",random,random", "--bot-log", "log"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  Lines said = split_lines(folder.read("log"));
  for (std::string& line : said) line.erase(0, std::string("S0 ").size());
  const Lines beginning(shown.begin(), gap);
  const Lines ending(gap + 1, shown.end());
  ASSERT_GT(said.size(), shown.size());
  EXPECT_EQ(Lines(said.begin(), said.begin() + (gap - shown.begin())), beginning) << "tests/golden/transcript.sh";
  EXPECT_EQ(Lines(said.end() - (shown.end() - gap - 1), said.end()), ending) << "tests/golden/transcript.sh";
}

TEST(BotsDocument, TheHouseSaysWhatIsWrittenThere) {
  const Ran ran = Folder().run({"bot", "dead_money", "random"}, joined(said_by('>')));
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(split_lines(ran.out), said_by('<'));
}

/// Tells a bot its side of the conversation; each request must be answered from its list.
void expect_understood(const Lines& command) {
  cli::Child bot;
  std::string error;
  ASSERT_TRUE(bot.start(command, error)) << error;
  std::size_t decisions = 0;
  for (const std::string& line : said_by('>')) {
    bot.send(line + "\n");
    const cli::Message message = cli::message_in(line);
    if (message.word == "legal") decisions = parsed(std::string(message.rest)).get_array().size();
    if (message.word != "saloon" && message.word != "ask") continue;
    std::string heard;
    const auto deadline = cli::Child::Clock::now() + std::chrono::seconds(20);
    while (bot.hear(heard, deadline) == cli::Child::Heard::Line && !heard.starts_with("answer ") && heard != "ready") {
    }
    if (message.word == "saloon") {
      EXPECT_EQ(heard, "ready");
      continue;
    }
    const auto answer = cli::answer_in(cli::message_in(heard).rest);
    ASSERT_TRUE(answer) << heard;
    EXPECT_EQ(answer->request, cli::request_in(message.rest)->id);
    EXPECT_EQ(answer->kind, cli::BotAnswer::Kind::Place) << heard;
    EXPECT_LT(answer->place, decisions);
  }
}

const std::string kPythonBot = std::string(SALOON_ROOT) + "/examples/bot.py";

TEST(BotsDocument, TheExamplesUnderstandWhatIsWrittenThere) {
  expect_understood({"python3", kPythonBot});
  expect_understood({SALOON_EXAMPLE});
}

/// Plays a few games of every kind; nothing may go wrong.
void expect_plays_everything(const std::string& bot) {
  const Folder folder;
  folder.write("doc.py", joined(block("python")));
  for (const GameInfo& game : all_games()) {
    const int seats = game.min_seats;
    std::string bots = bot;
    for (int i = 1; i < seats; ++i) bots += i == 1 ? ",cowhand" : ",random";
    const Ran ran = folder.run({"simulate", std::string(game.slug), "--seats", std::to_string(seats), "--games", "4",
                                "--rotate", "--bot-time", "20000", "--json", "--bots", bots});
    EXPECT_EQ(ran.code, 0) << game.slug << ran.err;
    EXPECT_EQ(ran.err, "") << game.slug;
    const json::value result = parsed(ran.out);
    ASSERT_TRUE(result.is_object()) << game.slug;
    EXPECT_EQ(result.at("games"), 4) << game.slug;
    EXPECT_EQ(result.at("faults"), json::object{}) << game.slug << ran.out;
  }
}

TEST(ExampleBots, ThePythonBotOfTheDocumentPlaysEverything) { expect_plays_everything("exec:python3 doc.py"); }
TEST(ExampleBots, ThePythonExamplePlaysEverything) { expect_plays_everything("exec:python3 " + kPythonBot); }
TEST(ExampleBots, TheCppExamplePlaysEverything) { expect_plays_everything(std::string("exec:") + SALOON_EXAMPLE); }

TEST(ExampleBots, SitDownWithAPerson) {
  for (const GameInfo& game : all_games()) {
    const Folder folder;
    const Ran ran = folder.run({"play", std::string(game.slug), "--bot", std::string("exec:") + SALOON_EXAMPLE,
                                "--seed", "3", "--bot-time", "20000", "--record", "game.record"},
                               first_choices());
    EXPECT_EQ(ran.code, 0) << game.slug << ran.err;
    EXPECT_EQ(ran.err, "") << game.slug;
    EXPECT_EQ(folder.run({"verify", "game.record"}).code, 0) << game.slug;
  }
}

TEST(ExampleBots, EnterTheArena) {
  const Ran ran = Folder().run({"arena", "dead_money", "--seats", "3", "--games", "6", "--threads", "2", "--json",
                                "--bot-time", "20000", "--bots", std::string("exec:") + SALOON_EXAMPLE + ",random"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  const json::value result = parsed(ran.out);
  ASSERT_TRUE(result.is_object()) << ran.out;
  EXPECT_EQ(result.at("faults"), json::object{});
  EXPECT_EQ(result.at("stalls"), 0);
}

TEST(ExampleBots, FaultsAreInTheResultAndTheGamesGoOn) {
  const std::string nasty = "exec:python3 " + std::string(SALOON_ROOT) + "/tests/cli/bots/nasty.py ";
  const Lines args{"simulate", "dead_money", "--seats", "3", "--games", "3", "--bots", nasty + "illegal,random,random"};
  Lines as_json = args;
  as_json.emplace_back("--json");
  const Ran counted = Folder().run(as_json);
  EXPECT_EQ(counted.code, 0);
  EXPECT_EQ(lines_in(counted.err), 1) << counted.err;
  const json::value result = parsed(counted.out);
  ASSERT_TRUE(result.is_object());
  EXPECT_EQ(result.at("games"), 3);
  EXPECT_GE(result.at("faults").at(nasty + "illegal").at("illegal").to_number<u64>(), 3U);
  EXPECT_THAT(Folder().run(args).out, HasSubstr("forbidden decisions"));
}

}  // namespace
}  // namespace saloon::cli_test
