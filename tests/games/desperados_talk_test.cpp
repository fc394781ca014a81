// DSP-DESP-03: with gang_talk = private the gang has a talk of its own, from which the marshal is kept.
#include <gtest/gtest.h>

#include "games/desperados/rules.h"
#include "games/registry.h"
#include "tests/bot_answer.h"

namespace saloon::desperados {
namespace {

std::unique_ptr<Match> started(std::vector<OptionSetting> options) {
  const GameInfo& game = *find_game("desperados");
  auto match = game.start(game, {5, std::move(options), "7"}, nullptr);
  EXPECT_TRUE(match) << match.error();
  return std::move(*match);
}

void answer_all(Match& match, u64 seed) {
  for (const Seat p : match.waiting()) {
    ASSERT_TRUE(match.answer(p, bot_answer(match.at(p), Level::Random, seed)).accepted());
  }
}

TEST(DesperadosTalk, IsOpenUnlessTheTableSaysOtherwise) {
  const auto match = started({});
  for (u64 i = 0; i < 20; ++i) {
    for (const Seat p : all_seats(5)) EXPECT_TRUE(match->talks_with(p).empty());
    answer_all(*match, i);
  }
}

TEST(DesperadosTalk, IsTheGangsOwnOnceThereIsAMarshal) {
  const auto match = started({{"gang_talk", "private"}, {"marshal_choice", "volunteer"}});
  for (const Seat p : all_seats(5)) EXPECT_TRUE(match->talks_with(p).empty()) << "nobody wears the star yet";
  answer_all(*match, 1);
  const Seat marshal = *seat_from_name(match->view(kSpectator).at("public").at("marshal").as_string());
  for (u64 i = 0; !match->over(); ++i) {
    EXPECT_TRUE(match->talks_with(marshal).empty());
    EXPECT_TRUE(match->at(kSpectator).talks_with().empty());
    for (const Seat p : gang(marshal, 5)) EXPECT_EQ(match->at(p).talks_with(), gang(marshal, 5));
    answer_all(*match, i);
  }
  EXPECT_EQ(match->talks_with(*gang(marshal, 5).begin()), gang(marshal, 5)) << "after the game, too";
}

/// Whoever has nothing but a view knows it as well.
TEST(DesperadosTalk, IsKnownFromAView) {
  const GameInfo& game = *find_game("desperados");
  const auto match = started({{"gang_talk", "private"}});
  for (const Seat p : all_seats(5)) {
    const auto look = game.look(game, match->view(p));
    ASSERT_TRUE(look) << look.error();
    EXPECT_EQ(look->door().talks_with(), match->talks_with(p));
  }
}

}  // namespace
}  // namespace saloon::desperados
