// One brain for all seats of all matches of a game: whom it served before cannot be told from its answers, it answers
// as the bot at the table does, it holds bots to the room it has, and it stops when told.
#include "bots/brain.h"

#include <gtest/gtest.h>

#include "bots/seat_bot.h"
#include "bots/side_by_side.h"
#include "engine/match/match.h"
#include "games/registry.h"
#include "tests/bots/characters.h"
#include "tests/bots/other_world.h"

namespace saloon {
namespace {

constexpr Character kMost{.level = Level::Gunslinger, .iterations = 60, .threads = 2};

/// A question as whoever hosts the table writes it down, without the match.
struct Written {
  std::vector<u8> view;
  BotQuestion question;
};

Written written(const Match& match, Seat p, const Character& character, u64 seed) {
  Written out{std::vector<u8>(match.game().view_size), {.character = character, .seed = seed}};
  EXPECT_TRUE(match.copy_view(p, out.view.data(), out.view.size()));
  for (const json::object& event : match.at(p).heard()) match.game().remember(out.question.memory, event, p);
  out.question.view = out.view;  // the bytes stay where they are when `out` moves
  return out;
}

/// Questions of all characters to everybody who is awaited in a few matches.
std::vector<Written> questions_of(const GameInfo& game) {
  std::vector<Written> out;
  for (const int seats : {game.min_seats, game.max_seats}) {
    for (u64 seed = 1; seed <= 3; ++seed) {
      const auto match = match_after(game, seats, seed, 11 * seed);
      for (const Seat p : match->waiting()) {
        for (const char* name : kCharacters) out.push_back(written(*match, p, *read_character(name), seed));
      }
    }
  }
  return out;
}

std::vector<json::object> answers(Brain& brain, const std::vector<Written>& asked) {
  std::vector<json::object> out;
  for (const Written& one : asked) {
    const Result<json::object> answer = brain.answer(one.question);
    EXPECT_TRUE(answer) << answer.error();
    out.push_back(*answer);
  }
  return out;
}

class Brains : public testing::TestWithParam<std::string> {
 protected:
  const GameInfo& game = *find_game(GetParam());
};

TEST_P(Brains, AnswerAsIfNobodyHadAskedBefore) {
  const std::vector<Written> asked = questions_of(game);
  ASSERT_FALSE(asked.empty());
  std::vector<json::object> alone;
  for (const Written& one : asked) alone.push_back(*game.brain(one.question.character)->answer(one.question));
  const auto shared = game.brain(kMost);
  EXPECT_EQ(answers(*shared, asked), alone);
  EXPECT_EQ(answers(*shared, {asked.rbegin(), asked.rend()}), std::vector(alone.rbegin(), alone.rend()));
}

TEST_P(Brains, OfDifferentWorkersAgree) {
  const std::vector<Written> asked = questions_of(game);
  std::array<std::vector<json::object>, 2> by;
  bots::side_by_side(by.size(), [&](std::size_t i) { by[i] = answers(*game.brain(kMost), asked); });
  EXPECT_EQ(by[0], by[1]);
}

TEST_P(Brains, AnswerAsTheBotAtTheTable) {
  for (const char* name : kCharacters) {
    const auto match = match_after(game, game.max_seats, 5, 20);
    for (const Seat p : match->waiting()) {
      const Written one = written(*match, p, *read_character(name), 7);
      SeatBot bot(game, one.question.character);
      EXPECT_EQ(*game.brain(kMost)->answer(one.question), bot.answer(match->at(p), 7)) << name;
    }
  }
}

TEST_P(Brains, HoldBotsToTheRoomTheyHave) {
  const auto match = match_after(game, game.min_seats, 2, 15);
  const Seat p = *match->waiting().begin();
  const auto brain = game.brain({.level = Level::Gunslinger, .iterations = 40});
  const json::object fitting = *brain->answer(written(*match, p, *read_character("gunslinger:40"), 3).question);
  for (const char* greedy : {"gunslinger:100000000", "gunslinger:600000ms", "gunslinger:40x64"}) {
    EXPECT_EQ(*brain->answer(written(*match, p, *read_character(greedy), 3).question), fitting) << greedy;
  }
}

TEST_P(Brains, StopWhenTold) {
  const auto match = match_after(game, game.min_seats, 2, 15);
  const Seat p = *match->waiting().begin();
  const std::atomic<bool> stop = true;
  for (const char* endless : {"gunslinger:100000000", "gunslinger:600000ms"}) {
    const Character character = *read_character(endless);
    Written one = written(*match, p, character, 3);
    one.question.stop = &stop;
    const Result<json::object> best_so_far = game.brain(character)->answer(one.question);
    ASSERT_TRUE(best_so_far) << best_so_far.error();
    EXPECT_TRUE(match->would_answer(p, *best_so_far).accepted());
  }
}

TEST_P(Brains, RefuseWhatIsNoQuestion) {
  const auto brain = game.brain({});
  EXPECT_EQ(brain->answer({}).error(), "this is no view of the game");
  const auto match = match_after(game, game.min_seats, 2, 15);
  EXPECT_EQ(brain->answer(written(*match, kSpectator, {}, 3).question).error(),
            "the viewer of this view is not asked anything");
}

INSTANTIATE_TEST_SUITE_P(Games, Brains, testing::ValuesIn(slugs()), [](const auto& test) { return test.param; });

}  // namespace
}  // namespace saloon
