// `kill -9` at any moment loses nothing: the game taken up again goes on to the same end, byte for byte.
#include <gmock/gmock.h>

#include <chrono>

#include "cli/saved_game.h"
#include "cli/shell.h"
#include "engine/chance.h"
#include "tests/cli/program.h"
#include "tests/scale.h"

namespace saloon::cli_test {
namespace {

using Clock = std::chrono::steady_clock;

int count_of(const std::string& text, const std::string& what) {
  int n = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
  return n;
}

/// Plays one game with seat 0 always choosing number 1, killed again and again; counts the kills.
class KilledGame {
 public:
  KilledGame(const GameInfo& game, u64 seed) : game_(game), seed_(std::to_string(seed)) {}

  void play_whole() {
    const auto start = Clock::now();
    ASSERT_EQ(folder_.run(begin("whole.record"), first_choices()).code, 0);
    length_ = u64(std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start).count());
  }

  /// Kills it at random moments until it is over or has been killed so often.
  void play_killed(Chance& moments, u64& kills, u64 enough) {
    while (!has("killed.record")) {
      const bool resumes = !saved().empty();
      const std::vector<std::string> args =
          resumes ? std::vector<std::string>{"play", "--resume"} : begin("killed.record");
      const bool kill = kills < enough;
      const int before = answers_saved();
      const Ran ran = kill ? folder_.run_and_kill(args, first_choices(), moments.below(u32(length_)))
                           : folder_.run(args, first_choices());
      if (ran.code == -9) ++kills;
      ASSERT_TRUE(ran.code == 0 || ran.code == -9) << ran.code << ran.err;
      // Whoever was asked again had been saved before: every prompt but the last has been answered.
      if (!has("killed.record")) {
        ASSERT_GE(answers_saved(), before + count_of(ran.out, "Your choice: ") - 1) << ran.out;
      }
    }
  }

  void expect_same_end() const { EXPECT_EQ(folder_.read("whole.record"), folder_.read("killed.record")) << game_.slug; }

 private:
  [[nodiscard]] std::vector<std::string> begin(const std::string& record) const {
    return {"play", std::string(game_.slug), "--seed", seed_, "--bot", "random", "--lang", "en", "--record", record};
  }
  [[nodiscard]] bool has(const std::string& name) const {
    return std::filesystem::exists(folder_.path() / "here" / name);
  }
  [[nodiscard]] std::string saved() const {
    for (const std::string& file : folder_.files()) {
      if (file.ends_with(".game")) return file;
    }
    return {};
  }
  /// How many answers of the person are in the saved game.
  [[nodiscard]] int answers_saved() const {
    const std::string file = saved();
    return file.empty() ? 0 : count_of(folder_.read(file), R"({"seat":"S0")");
  }

  const GameInfo& game_;
  std::string seed_;
  Folder folder_;
  u64 length_ = 0;
};

TEST(Killed, AHundredTimesAtRandomMomentsTheGameGoesOn) {
  const u64 enough = std::max<u64>(scaled(100), 10);
  Chance moments{key_of_seed(1876)};
  u64 kills = 0;
  for (u64 seed = 1; kills < enough; ++seed) {
    for (const GameInfo& game : all_games()) {
      KilledGame killed(game, seed);
      ASSERT_NO_FATAL_FAILURE(killed.play_whole());
      ASSERT_NO_FATAL_FAILURE(killed.play_killed(moments, kills, enough));
      killed.expect_same_end();
    }
  }
}

}  // namespace
}  // namespace saloon::cli_test
