// A bug in the rules breaks the match it shows itself in, and nothing else: no process ends, no other match notices,
// and what was played is kept.
#include <gmock/gmock.h>

#include "bots/players.h"
#include "engine/record/replay.h"
#include "games/_template/game.h"
#include "tests/kept_record.h"
#include "tests/toy_play.h"

namespace saloon {
namespace {

/// From its third round on the template runs around in circles; with `at_once` it does not even begin.
struct Endless : toy::Game {
  static inline bool at_once = false;
  static void advance(Ctx<Endless>& c) {
    const Frame& top = c.s.pub.flow.top();
    const bool third = top.proc == u8(toy::Proc::Round) && top.get<toy::RoundLocals>().number >= 3;
    if (third || at_once) return;
    Ctx<toy::Game> inner{c.s, c.source, c.log};
    toy::Game::advance(inner);
  }
  static void on_sealed(Ctx<Endless>& c, Seat p, const Decision& before, const Decision& now) {
    Ctx<toy::Game> inner{c.s, c.source, c.log};
    toy::Game::on_sealed(inner, p, before, now);
  }
  static void on_withdrawn(Ctx<Endless>& c, Seat p, const Decision& before) {
    Ctx<toy::Game> inner{c.s, c.source, c.log};
    toy::Game::on_withdrawn(inner, p, before);
  }
};

GameInfo endless_game() {
  GameInfo game = toy::info();
  game.start = MatchOf<Endless, RowCodec<Endless>, toy::Prose>::start;
  return game;
}

/// Answers as long as answers are taken; the clause that refused the last one.
std::string played_on(Match& match, KeptRecord& recorder) {
  for (u64 seed = 0; !match.over(); ++seed) {
    const Seat p = *match.waiting().begin();
    Refusal refusal = match.answer(p, bot_answer(match.at(p), Level::Random, seed));
    if (!refusal.accepted()) return refusal.clause;
    recorder.note(match, p, std::move(refusal.taken));
  }
  return "";
}

TEST(BrokenMatch, SaysSoAndStaysWhereItWas) {
  const GameInfo game = endless_game();
  const auto match = std::move(*game.start(game, {3, {}, "1"}, nullptr));
  KeptRecord recorder(*match);
  EXPECT_FALSE(match->broken());
  EXPECT_EQ(played_on(*match, recorder), kBroken);
  EXPECT_TRUE(match->broken());
  EXPECT_FALSE(match->over());
  EXPECT_FALSE(match->waiting().empty()) << "as before the answer that broke it";

  const std::string digest = match->state_digest();
  const Seat p = *match->waiting().begin();
  EXPECT_EQ(match->answer(p, bot_answer(match->at(p), Level::Random, 1)).clause, kBroken);
  EXPECT_EQ(match->would_answer(p, match->legal(p).decisions[0]).clause, kBroken);
  EXPECT_EQ(match->withdraw(p, match->round()).clause, kBroken);
  EXPECT_EQ(match->clone()->answer(p, match->legal(p).decisions[0]).clause, kBroken);
  EXPECT_EQ(match->state_digest(), digest);

  const auto kept = read_record(recorder.text());
  ASSERT_TRUE(kept) << kept.error();
  const auto again = replay(toy::game(), *kept);
  ASSERT_TRUE(again) << again.error();
  EXPECT_EQ((*again)->state_digest(), digest);
}

TEST(BrokenMatch, DoesNotTouchOthers) {
  const GameInfo game = endless_game();
  const auto broken = std::move(*game.start(game, {3, {}, "1"}, nullptr));
  const auto healthy = toy::start(3, {}, "1");
  KeptRecord one(*broken);
  KeptRecord other(*healthy);
  EXPECT_EQ(played_on(*broken, one), kBroken);
  EXPECT_EQ(played_on(*healthy, other), "");
  EXPECT_TRUE(healthy->over());
}

TEST(BrokenMatch, IsStartedByNobody) {
  const GameInfo game = endless_game();
  Endless::at_once = true;
  const auto started = game.start(game, {3, {}, "1"}, nullptr);
  Endless::at_once = false;
  EXPECT_FALSE(started);
  EXPECT_THAT(started.error(), testing::HasSubstr(kBroken));
}

TEST(BrokenMatch, EndsATableAndItsSimulation) {
  Finished<Endless> game{};
  Endless::Decisions list;
  play_to_end<Endless>(game, {}, 3, 1, {}, list);
  EXPECT_TRUE(game.stalled);
  EXPECT_TRUE(broken<Endless>(game.state));
}

// SALOON-ASK-04
TEST(ClosedQuestion, IsNotAnsweredByAnAnswerToAnother) {
  const auto match = toy::start(3, {}, "1");
  const int before = match->round();
  while (match->round() == before) toy::answer_by_bot(*match, *match->waiting().begin(), 1);
  ASSERT_FALSE(match->over());
  const Seat p = *match->waiting().begin();
  const json::value lawful = match->legal(p).decisions[0];
  ASSERT_TRUE(match->would_answer(p, lawful).accepted());
  const std::string digest = match->state_digest();
  EXPECT_EQ(match->answer(p, lawful, before).clause, kClosed);
  EXPECT_EQ(match->at(p).answer(lawful, match->round() + 1).clause, kClosed);
  EXPECT_EQ(match->state_digest(), digest);
  EXPECT_TRUE(match->at(p).answer(lawful, match->round()).accepted());
}

}  // namespace
}  // namespace saloon
