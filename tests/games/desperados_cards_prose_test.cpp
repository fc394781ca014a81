// The table in words: what a player can read off it.
#include <gmock/gmock.h>

#include "cli/shell.h"
#include "games/desperados_cards/prose.h"
#include "games/desperados_cards/viewed.h"

namespace saloon::desperados_cards {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

json::object view() {
  std::string error;
  const auto parsed = parse_json(R"({
    "viewer": "S1",
    "public": {
      "seats": 3, "turn": "S1", "start": "S0", "draw_size": 40, "discard": ["rA", "rA"],
      "piles": {
        "P0": {"level": 0, "cards": ["stagecoach-2", "bank-3", null, null], "row": ["rA"]},
        "P1": {"level": 2, "cards": ["railway-2", "saloon-3", "bank-4", "gold_digger-5"], "row": ["gC", "gJ", "gA", "gB"]},
        "P2": {"level": 4, "cards": ["bank-2", "stagecoach-3", "saloon-4", "railway-5"], "row": []}
      },
      "poster_counts": {"A": 1, "B": 0, "C": 3, "D": 1},
      "loot": {"S0": [], "S1": ["railway-2", "saloon-3"], "S2": []},
      "totals": {"S0": 0, "S1": 5, "S2": 0},
      "hand_sizes": {"S0": 1, "S1": 4, "S2": 7}
    },
    "private": {"hand": ["bC", "rC", "rC", "yD"]}
  })",
                                 error);
  EXPECT_TRUE(parsed) << error;
  return parsed->as_object();
}

std::vector<std::string> lines(Language language, const json::object& v) {
  return table_lines(v, cli::words_of(*find_game("desperados_cards"), language));
}

TEST(DesperadosCardsTable, PostersAreCountedPerCharacterMostWantedFirst) {  // DSC-RES-07
  EXPECT_THAT(lines(Language::English, view()), Contains("Wanted: Coyote 3, Ace 1, Dynamite 1"));
}

TEST(DesperadosCardsTable, RowsShowPositionValues) {
  EXPECT_THAT(lines(Language::English, view()), Contains(HasSubstr("Ψ (green) Coyote 4, Jinx 3, Ace 2, Buzzard 1")));
  EXPECT_THAT(lines(Language::French, view()),
              Contains(HasSubstr("Ψ (vert) Coyote 4, Porte-Poisse 3, As 2, Busard 1")));
}

TEST(DesperadosCardsTable, LowerCardsOnlyAsFarAsSeen) {
  EXPECT_THAT(lines(Language::English, view()), Contains(HasSubstr("below: Bank 3, ?, ?")));
}

TEST(DesperadosCardsTable, SeatsWithHandSizesLootAndTotal) {  // DSC-GEN-09
  EXPECT_THAT(lines(Language::English, view()),
              Contains(HasSubstr("You: 4 cards in hand, loot Railway 2, Saloon 3, 5 points")));
  EXPECT_THAT(lines(Language::French, view()),
              Contains(HasSubstr("Rosalie\u00A0: 1 carte en main, aucun butin, 0 point")));
}

TEST(DesperadosCardsTable, TheHandIsForItsOwnerOnly) {
  EXPECT_THAT(lines(Language::English, view()), Contains(HasSubstr("♠ red: Coyote 7, Coyote 7")));
  json::object spectator = view();
  spectator["viewer"] = "spectator";
  spectator.erase("private");
  EXPECT_THAT(lines(Language::English, spectator), Not(Contains(HasSubstr("hand:"))));
  EXPECT_THAT(lines(Language::English, spectator), Not(Contains(HasSubstr("your best gang"))));
}

TEST(DesperadosCardsTable, TheBestGangIsTheStrongestOfOneColourOrCharacter) {
  const Viewed v(view());
  ASSERT_NE(v.raid(), nullptr);
  EXPECT_EQ(v.raid()->name, "P1");
  EXPECT_EQ(v.best_strength(*v.raid()), 21);
  EXPECT_EQ(v.strength(*v.raid(), {"yD"}), 1);
}

TEST(DesperadosCardsChoices, GangsKnowTheirStrengthPlacesTheirPlace) {
  const json::object gang = choice_words(view(), {{"do", "gang"}, {"cards", json::array{"bC", "rC"}}});
  EXPECT_EQ(gang.at("strength"), 14);
  const json::object place = choice_words(view(), {{"do", "place"}, {"card", "rC"}, {"pile", "P0"}});
  EXPECT_EQ(place.at("place"), "stagecoach");
  EXPECT_EQ(place.at("raid"), true);
}

TEST(DesperadosCardsChoices, CardCodesAreAGangDuringAHoldUp) {
  EXPECT_EQ(read_choice(view(), "rc, bC"), (json::object{{"do", "gang"}, {"cards", json::array{"rC", "bC"}}}));
  EXPECT_TRUE(read_choice(view(), "rc xx").empty());
  EXPECT_TRUE(read_choice(view(), "").empty());
}

TEST(DesperadosCardsTable, ABareViewDoesNotCrash) {
  EXPECT_FALSE(lines(Language::English, {}).empty());
  EXPECT_FALSE(choice_words({}, {}).contains("strength"));
}

}  // namespace
}  // namespace saloon::desperados_cards
