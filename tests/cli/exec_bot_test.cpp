// Other people's programs at a seat: whatever they do, the match goes on, and what they did is told and counted.
#include "cli/exec_bot.h"

#include <gmock/gmock.h>

#include <csignal>
#include <fstream>
#include <thread>

#include "tests/cli/program.h"

namespace saloon::cli_test {
namespace {

using cli::BotFaults;
using cli::ExecBot;
using cli::OutsideBots;
using ::testing::HasSubstr;

constexpr u64 kSeed = 5;

const cli::Shell& shell() {
  static const cli::Shell english(Language::English);
  return english;
}

/// Short with those that never answer, long with the others, however busy the machine is.
std::chrono::milliseconds patience_with(const std::string& kind) {
  if (kind == "hang_once") return std::chrono::seconds(2);
  const bool waits =
      kind == "hang" || kind == "half_line_and_hang" || kind == "close_stdin" || kind == "answer_when_stopped";
  return std::chrono::milliseconds(waits ? 200 : 20'000);
}

/// A bot of tests/cli/bots/nasty.py in a match of the first game.
class Nasty {
 public:
  explicit Nasty(const std::string& kind, const std::string& file = "")
      : faults_(std::make_shared<BotFaults>(shell())) {
    std::string error;
    const GameInfo& game = all_games()[0];
    match_ = game.start(game, {game.min_seats, {}, "1"}, nullptr, error);
    std::vector<std::string> command{"python3", std::string(SALOON_ROOT) + "/tests/cli/bots/nasty.py", kind};
    if (!file.empty()) command.push_back(file);
    OutsideBots settings;
    settings.time = patience_with(kind);
    settings.to_start = std::chrono::milliseconds(kind == "never_ready" ? 300 : 20'000);
    settings.to_stop = std::chrono::milliseconds(kind == "answer_when_stopped" ? 20'000 : 50);
    settings.faults = faults_;
    bot_ = std::make_unique<ExecBot>(kind, command, settings);
    bot_->begin();
  }

  /// Puts the open question of its seat so often; every answer must be lawful.
  Nasty& ask(int times) {
    const Seat p = *match_->waiting().begin();
    for (int i = 0; i < times; ++i) {
      const json::object decision = bot_->answer(match_->at(p), kSeed);
      EXPECT_TRUE(match_->would_answer(p, decision).accepted()) << json::serialize(decision);
      answers_.push_back(decision);
    }
    return *this;
  }

  /// The kinds of fault with their counts.
  [[nodiscard]] json::value faults() const {
    const json::object all = faults_->counted();
    return all.empty() ? json::value(json::object{}) : all.begin()->value();
  }
  /// Did it get what the first of the list is for, or what falls to a bot that does not answer?
  [[nodiscard]] bool got_first(std::size_t i) const {
    return answers_[i] == match_->legal(*match_->waiting().begin()).decisions[0];
  }
  [[nodiscard]] bool got_default(std::size_t i) const {
    const Seat p = *match_->waiting().begin();
    return answers_[i] == match_->bot_answer(p, "random", kSeed);
  }
  void begin() { bot_->begin(); }
  void dismiss() { bot_.reset(); }

 private:
  std::shared_ptr<BotFaults> faults_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<ExecBot> bot_;
  std::vector<json::object> answers_;
};

json::value counts(const char* kind, u64 n) { return json::object{{kind, n}}; }

TEST(ExecBot, AnswersThatDifferFromNothing) {
  // The default must be told from the first of the list, or these tests prove nothing.
  Nasty good("half_lines");
  good.ask(1);
  EXPECT_TRUE(good.got_first(0));
  EXPECT_FALSE(good.got_default(0));
}

TEST(ExecBot, HalfLinesAndChatterAreNoFault) {
  for (const char* kind : {"half_lines", "chatter", "answer_when_stopped"}) {
    Nasty bot(kind);
    bot.ask(2);
    EXPECT_EQ(bot.faults(), json::object{}) << kind;
    EXPECT_TRUE(bot.got_first(0) && bot.got_first(1)) << kind;
  }
}

TEST(ExecBot, GivenUpAtOnceIfItNeverStarts) {
  for (const char* kind : {"crash_at_once", "never_ready"}) {
    Nasty bot(kind);
    bot.ask(5);
    EXPECT_EQ(bot.faults(), counts("start", 1)) << kind;
    EXPECT_TRUE(bot.got_default(0)) << kind;
  }
}

TEST(ExecBot, StartedAgainAtMostThreeTimes) {
  for (const auto& [kind, fault] : std::vector<std::pair<const char*, const char*>>{{"hang", "time"},
                                                                                    {"half_line_and_hang", "time"},
                                                                                    {"close_stdin", "time"},
                                                                                    {"close_stdout", "closed"},
                                                                                    {"flood_stdout", "flood"},
                                                                                    {"flood_one_line", "flood"},
                                                                                    {"flood_stderr", "flood"}}) {
    Nasty bot(kind);
    bot.ask(6);
    EXPECT_EQ(bot.faults(), counts(fault, 4)) << kind;
    for (std::size_t i = 0; i < 6; ++i) EXPECT_TRUE(bot.got_default(i)) << kind << i;
    // Answered up for good: a new match does not call it back.
    bot.begin();
    bot.ask(1);
    EXPECT_EQ(bot.faults(), counts(fault, 4)) << kind;
  }
}

TEST(ExecBot, LosesOneDecisionAndComesBack) {
  const Folder folder;
  Nasty bot("hang_once", (folder.path() / "marker").string());
  bot.ask(3);
  EXPECT_EQ(bot.faults(), counts("time", 1));
  EXPECT_TRUE(bot.got_default(0));
  EXPECT_TRUE(bot.got_first(1) && bot.got_first(2));
}

TEST(ExecBot, CrashesInTheMiddle) {
  Nasty bot("crash_in_the_middle");
  testing::internal::CaptureStderr();
  bot.ask(4);
  const std::string told = testing::internal::GetCapturedStderr();
  EXPECT_EQ(bot.faults(), counts("crash", 1));
  EXPECT_TRUE(bot.got_first(0) && bot.got_default(1) && bot.got_first(2) && bot.got_first(3));
  EXPECT_EQ(lines_in(told), 1);
  EXPECT_THAT(told, HasSubstr("exit code 1: ValueError: the second question is too hard"));
}

TEST(ExecBot, WhoLeavesAfterEachAnswerLosesNoneUntilItIsGivenUp) {
  Nasty bot("leave_after_answer");
  for (int i = 0; i < 4; ++i) {
    bot.ask(1);
    EXPECT_TRUE(bot.got_first(std::size_t(i)));
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
  }
  bot.ask(1);
  EXPECT_EQ(bot.faults(), counts("crash", 4));
  EXPECT_TRUE(bot.got_default(4));
  // It answered well in between, so another match is another chance.
  bot.begin();
  bot.ask(1);
  EXPECT_TRUE(bot.got_first(5));
}

TEST(ExecBot, NonsenseAndLiesCostThatDecisionOnly) {
  for (const auto& [kind, fault] : std::vector<std::pair<const char*, const char*>>{{"binary", "nonsense"},
                                                                                    {"no_number", "nonsense"},
                                                                                    {"broken_json", "nonsense"},
                                                                                    {"deep_json", "nonsense"},
                                                                                    {"illegal", "illegal"},
                                                                                    {"no_such_place", "illegal"},
                                                                                    {"pass_always", "illegal"}}) {
    Nasty bot(kind);
    bot.ask(6);
    EXPECT_EQ(bot.faults(), counts(fault, 6)) << kind;
    for (std::size_t i = 0; i < 6; ++i) EXPECT_TRUE(bot.got_default(i)) << kind << i;
  }
}

TEST(ExecBot, AnswersToOtherRequestsAreIgnored) {
  Nasty bot("stale");
  bot.ask(3);
  EXPECT_TRUE(bot.got_first(0) && bot.got_first(1) && bot.got_first(2));
  EXPECT_EQ(bot.faults(), counts("stale", 8));
}

/// Every process named in the file is gone, soon.
bool all_gone(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::vector<pid_t> processes;
  for (pid_t pid = 0; in >> pid;) processes.push_back(pid);
  EXPECT_FALSE(processes.empty());
  const auto is_gone = [](pid_t pid) {
    // A process nobody has waited for yet still has its number.
    std::ifstream status("/proc/" + std::to_string(pid) + "/stat");
    std::string number;
    std::string name;
    std::string state;
    return !(status >> number >> name >> state) || state == "Z";
  };
  for (int i = 0; i < 100; ++i) {
    if (std::all_of(processes.begin(), processes.end(), is_gone)) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return false;
}

TEST(ExecBot, LeavesNoProcessBehind) {
  const Folder folder;
  const auto file = folder.path() / "processes";
  Nasty bot("leave_a_child", file.string());
  bot.ask(6);
  EXPECT_EQ(bot.faults(), counts("crash", 4));
  EXPECT_TRUE(all_gone(file));
}

TEST(ExecBot, EndsWithAProgramThatIsInterrupted) {
  const Folder folder;
  const auto file = folder.path() / "processes";
  const std::string bot =
      "exec:python3 " + std::string(SALOON_ROOT) + "/tests/cli/bots/nasty.py interrupt_the_program ";
  const std::string first(all_games()[0].slug);
  const Ran ran = folder.run({"simulate", first, "--games", "1", "--bot", bot + file.string()});
  EXPECT_EQ(ran.code, -SIGINT) << ran.err;
  EXPECT_TRUE(all_gone(file));
}

TEST(ExecBot, ManyAtOnce) {
  const auto faults = std::make_shared<BotFaults>(shell());
  const GameInfo& game = all_games()[0];
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      std::string error;
      const auto match = game.start(game, {game.min_seats, {}, "1"}, nullptr, error);
      OutsideBots settings;
      settings.faults = faults;
      settings.to_start = std::chrono::seconds(20);
      ExecBot bot("one of many", {"python3", std::string(SALOON_ROOT) + "/tests/cli/bots/nasty.py", "illegal"},
                  settings);
      bot.begin();
      for (int k = 0; k < 10; ++k) bot.answer(match->at(*match->waiting().begin()), kSeed);
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(faults->count("one of many"), 40U);
}

TEST(ExecBot, TellsEachKindOnce) {
  testing::internal::CaptureStderr();
  Nasty bot("illegal");
  bot.ask(5);
  const std::string told = testing::internal::GetCapturedStderr();
  EXPECT_EQ(lines_in(told), 1) << told;
  EXPECT_THAT(told, HasSubstr("illegal gave a decision the rules forbid"));
}

}  // namespace
}  // namespace saloon::cli_test
