// The table in few lines, and many choices in steps.
#include "cli/glance.h"

#include <gmock/gmock.h>

#include "cli/choices.h"
#include "cli/shell.h"
#include "engine/match/tables.h"
#include "games/registry.h"
#include "tests/bot_answer.h"

namespace saloon::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(Glance, LeavesOutWhatIsEmpty) {
  EXPECT_THAT(brought_together({"", "  ", "a ·  · b", "x · "}, 80), ElementsAre("a · b", "x"));
  EXPECT_THAT(brought_together({"· Bank:  · "}, 80), IsEmpty());
}

TEST(Glance, PutsSideBySideWhatFits) {
  EXPECT_THAT(brought_together({"Hand:", "  · red Ace", "  · blue Jinx"}, 80),
              ElementsAre("Hand: red Ace · blue Jinx"));
  EXPECT_THAT(brought_together({"Hand:", "  · red Ace", "  · blue Jinx"}, 20),
              ElementsAre("Hand: red Ace", "  blue Jinx"));
  EXPECT_THAT(brought_together({"Round 1", "· Bank: one · two", "· Inn: three"}, 80),
              ElementsAre("Round 1", "Bank: one, two · Inn: three"));
  EXPECT_THAT(brought_together({"Hand:", "Safes:", "· h1"}, 80), ElementsAre("Safes: h1"));
}

TEST(Glance, GoesOnBehindAComma) {
  EXPECT_THAT(brought_together({"You: $5,", "  ranch 1", "Cole: $3,", "", "Belle: $1,"}, 80),
              ElementsAre("You: $5, ranch 1", "Cole: $3", "Belle: $1"));
}

/// Every choice can be reached by letters, no step has more entries than a screen, and every kind of action shows at
/// once, as a choice or as a bunch.
void expect_whole(const telling::Choices& choices, const std::vector<std::size_t>& places, const SeatDoor& door,
                  const Words& words, std::vector<std::size_t>& reached) {
  if (places.size() <= kMostAtOnce) {
    reached.insert(reached.end(), places.begin(), places.end());
    return;
  }
  const Menu menu = menu_of(choices, places, 9, door, words);
  EXPECT_LE(menu.size(), kMostAtOnce);
  EXPECT_GT(menu.size(), 1U);
  std::size_t letters = 0;
  for (std::size_t i = 0; i < menu.size(); ++i) {
    EXPECT_LT(menu[i].places.size(), places.size());
    if (menu[i].places.size() == 1) {
      reached.push_back(menu[i].places.front());
      continue;
    }
    EXPECT_THAT(menu[i].label, Not(IsEmpty()));
    EXPECT_EQ(bunch_called(std::string(1, letter_of(letters++)), menu), i);
    expect_whole(choices, menu[i].places, door, words, reached);
  }
}

TEST(Steps, LoseNoChoice) {
  std::size_t met = 0;
  for (const GameInfo& game : all_games()) {
    const Words words = words_of(game, Language::English);
    const auto started = game.start(game, {game.max_seats, options_for(game, game.max_seats), "5"}, nullptr);
    ASSERT_TRUE(started) << started.error();
    Match& match = **started;
    for (u64 answers = 0; !match.over() && answers < 400; ++answers) {
      const Seat p = *match.waiting().begin();
      const telling::Choices choices(match.at(p), words);
      std::vector<std::size_t> reached;
      expect_whole(choices, all_places(choices), match.at(p), words, reached);
      std::sort(reached.begin(), reached.end());
      EXPECT_EQ(reached, all_places(choices)) << game.slug;
      met += choices.size() > kMostAtOnce ? 1 : 0;
      ASSERT_TRUE(match.answer(p, bot_answer(match.at(p), Level::Random, answers)).accepted());
    }
  }
  EXPECT_TRUE(met > 5 || all_games().size() == 1) << met;
}

TEST(Steps, HaveNoLetterThatIsACommand) {
  const Menu one{{"x", {0, 1}}};
  EXPECT_EQ(bunch_called("q", one), std::nullopt);
  EXPECT_EQ(bunch_called("A", one), 0U);
  for (std::size_t i = 0; i < 24; ++i) {
    EXPECT_NE(letter_of(i), 'q');
    EXPECT_NE(letter_of(i), 'h');
  }
}

}  // namespace
}  // namespace saloon::cli
