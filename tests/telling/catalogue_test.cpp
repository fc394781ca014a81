// Games as a list of them shows them.
#include "telling/catalogue.h"

#include <gmock/gmock.h>

#include "games/registry.h"
#include "tests/toy_play.h"

namespace saloon::telling {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Catalogue, ExplainsEveryOptionAndValueOfEveryGame) {
  for (const GameInfo& game : all_games()) {
    for (const Language language : {Language::English, Language::French}) {
      const ToldGame told = told_game(game, words_of(game, language));
      EXPECT_EQ(told.options.size(), game.options.size());
      for (const ToldOption& option : told.options) {
        EXPECT_EQ(option.values.size(), option.option->values.size());
        for (const std::string& said : {option.name, option.allowed, option.about}) {
          EXPECT_FALSE(said.empty()) << option.option->name;
          EXPECT_THAT(said, Not(HasSubstr("⟦")));
        }
      }
    }
  }
}

TEST(Catalogue, SaysNumbersAsRangesAndWordsAsAList) {
  const ToldGame told = told_game(toy::game(), words_of(toy::game(), Language::English));
  EXPECT_EQ(told.name, "Nuggets");
  const ToldOption& partners = told.options.back();
  EXPECT_EQ(partners.allowed, "none | pairs");
  EXPECT_EQ(partners.values[1].value, "pairs");
  EXPECT_THAT(partners.values[1].about, HasSubstr("play together"));
}

TEST(Catalogue, TellsProgramsWhichOptionsANumberOfSeatsNeeds) {
  const json::object told = game_json(toy::game(), words_of(toy::game(), Language::English));
  EXPECT_EQ(text_in(told, "name"), "Nuggets");
  EXPECT_EQ(object_in(told, "tables").size(), 3U);
}

TEST(Catalogue, HasTheHousesWordsAndTheGamesOnTopOfThem) {
  EXPECT_TRUE(words_of(toy::game(), Language::French).has("seat.you"));
  EXPECT_FALSE(own_words_of(toy::game(), Language::French).has("seat.you"));
  EXPECT_FALSE(table_words(Language::French).has("game.name"));
}

}  // namespace
}  // namespace saloon::telling
