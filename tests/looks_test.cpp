// A match looked at through the wire form of a view: in every game, for every viewer, the door says what the real one
// says. The law view_is_enough shows it of lists and verdicts with all options; this test of everything in words.
#include <gtest/gtest.h>

#include <array>

#include "engine/match/tables.h"
#include "games/registry.h"
#include "telling/catalogue.h"
#include "telling/choices.h"
#include "telling/log.h"
#include "tests/bot_answer.h"
#include "tests/scale.h"

namespace saloon {
namespace {

std::vector<std::string> texts_of(const telling::Choices& choices) {
  std::vector<std::string> texts;
  for (const telling::Choice& choice : choices) texts.push_back(choice.group + "|" + choice.brief + "|" + choice.text);
  return texts;
}

void expect_same_facts(const SeatDoor& real, const SeatDoor& seen) {
  EXPECT_EQ(seen.seat(), real.seat());
  EXPECT_EQ(seen.seats(), real.seats());
  EXPECT_EQ(seen.over(), real.over());
  EXPECT_EQ(seen.round(), real.round());
  EXPECT_EQ(seen.required(), real.required());
  EXPECT_EQ(seen.offered(), real.offered());
  EXPECT_EQ(seen.question(), real.question());
  EXPECT_EQ(seen.about(), real.about());
  EXPECT_EQ(seen.view(), real.view());
}

void expect_same_words(const SeatDoor& real, const SeatDoor& seen, const Words& words) {
  EXPECT_EQ(seen.table(words), real.table(words));
  if (real.question().empty()) return;
  EXPECT_EQ(telling::question_put(seen, words), telling::question_put(real, words));
  EXPECT_EQ(texts_of({seen, words}), texts_of({real, words}));
}

void expect_same_answers(const SeatDoor& real, const SeatDoor& seen, const json::object& earlier) {
  const Legal legal = real.legal();
  EXPECT_EQ(seen.legal().decisions, legal.decisions);
  EXPECT_EQ(seen.legal().complete, legal.complete);
  for (const json::value& decision : {json::value(earlier), json::value("nonsense")}) {
    EXPECT_EQ(seen.would_answer(decision).clause, real.would_answer(decision).clause);
  }
  for (const char* typed : {"a1", "D25 h3", "globe", "KD", "rA", "2 1", "home"}) {
    EXPECT_EQ(seen.typed(typed), real.typed(typed)) << typed;
  }
}

TEST(Looks, SayWhatTheRealDoorSays) {
  for (const GameInfo& game : all_games()) {
    const std::array words{telling::words_of(game, Language::English), telling::words_of(game, Language::French)};
    for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
      const auto match = game.start(game, {seats, options_for(game, seats), std::to_string(seats)}, nullptr);
      ASSERT_TRUE(match) << match.error();
      json::object answered;
      for (u64 n = 0; !(*match)->over() && n < (kSanitized ? 60 : 400); ++n) {
        const Seat asked = *(*match)->waiting().begin();
        const Seat viewer = n % 7 == 0 ? kSpectator : asked;
        const SeatDoor real = std::as_const(**match).at(viewer);
        const auto look = game.look(game, real.view());
        ASSERT_TRUE(look) << look.error();
        expect_same_facts(real, look->door());
        expect_same_words(real, look->door(), words[n % 2]);
        expect_same_answers(real, look->door(), answered);
        ASSERT_FALSE(testing::Test::HasFailure()) << game.slug << ", " << seats << " seats, answer " << n;
        answered = bot_answer(std::as_const(**match).at(asked), Level::Random, n);
        ASSERT_TRUE((*match)->answer(asked, answered).accepted());
      }
      const auto last = game.look(game, (*match)->view(0));
      ASSERT_TRUE(last) << last.error();
      EXPECT_EQ(last->door().over(), (*match)->over());
      EXPECT_EQ(last->door().outcome(), (*match)->outcome()) << game.slug;
    }
  }
}

TEST(Looks, RefuseWhatIsNoView) {
  for (const GameInfo& game : all_games()) {
    EXPECT_FALSE(game.look(game, json::object{}));
    const auto match = game.start(game, {game.min_seats, {}, "1"}, nullptr);
    ASSERT_TRUE(match) << match.error();
    json::object view = (*match)->view(0);
    view["public"].as_object()["asked"].as_object()["questions"] = json::object{};
    EXPECT_FALSE(game.look(game, view)) << game.slug;
  }
}

}  // namespace
}  // namespace saloon
