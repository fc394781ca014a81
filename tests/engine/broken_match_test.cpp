// A bug in the rules breaks the match it shows itself in, and nothing else: no process ends, no other match notices,
// and what was played is kept.
#include <gmock/gmock.h>

#include "bots/players.h"
#include "engine/record/replay.h"
#include "tests/endless.h"
#include "tests/kept_record.h"

namespace saloon {
namespace {

using toy::Endless;

std::unique_ptr<Match> endless(std::string seed) {
  const GameInfo& game = toy::endless_game();
  return std::move(*game.start(game, {3, {}, std::move(seed)}, nullptr));
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
  const auto match = endless("1");
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

/// How an answer by this bot was taken: the clause that refused it.
std::string answered_once(Match& match, u64 seed) {
  const Seat p = *match.waiting().begin();
  return match.answer(p, bot_answer(match.at(p), Level::Random, seed)).clause;
}

TEST(BrokenMatch, DoesNotTouchAnyOfManyOthers) {
  constexpr int kMatches = 50;
  constexpr int kEveryEndless = 12;
  std::vector<std::unique_ptr<Match>> matches;
  std::vector<std::string> clauses(kMatches);
  for (int i = 0; i < kMatches; ++i) {
    const std::string seed = std::to_string(i + 1);
    matches.push_back(i % kEveryEndless == 0 ? endless(seed) : toy::start(3, {}, seed));
  }
  bool goes_on = true;
  for (u64 turn = 0; goes_on; ++turn) {  // an answer in each match, then the next in each
    goes_on = false;
    for (std::size_t i = 0; i < kMatches; ++i) {
      if (matches[i]->over() || matches[i]->broken()) continue;
      clauses[i] = answered_once(*matches[i], turn);
      goes_on = true;
    }
  }
  for (std::size_t i = 0; i < kMatches; ++i) {
    const bool is_endless = i % kEveryEndless == 0;
    EXPECT_EQ(matches[i]->broken(), is_endless) << i;
    EXPECT_EQ(matches[i]->over(), !is_endless) << i;
    EXPECT_EQ(clauses[i], is_endless ? kBroken : "") << i;
    if (is_endless) continue;
    const auto alone = toy::start(3, {}, std::to_string(i + 1));
    for (u64 turn = 0; !alone->over(); ++turn) answered_once(*alone, turn);
    EXPECT_EQ(matches[i]->state_digest(), alone->state_digest()) << i;
  }
}

TEST(BrokenMatch, IsStartedByNobody) {
  const GameInfo& game = toy::endless_game();
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
