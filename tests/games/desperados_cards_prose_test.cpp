// The table in words: what a player can read off it.
#include <gmock/gmock.h>

#include "engine/rounds.h"
#include "engine/rows/codec.h"
#include "games/desperados_cards/game.h"
#include "games/desperados_cards/rules.h"
#include "games/registry.h"
#include "telling/catalogue.h"

namespace saloon::desperados_cards {
namespace {

json::object choice(const View& v, const Decision& d) { return Prose::choice(v, d, RowCodec<Game>::decision_json(d)); }

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

int face(std::string_view name) {
  for (int f = 0; f < kFaces; ++f) {
    if (face_name(f) == name) return f;
  }
  return -1;
}

CardBag cards(std::initializer_list<std::string_view> names) {
  CardBag out;
  for (const std::string_view name : names) out.add(face(name));
  return out;
}

/// A red Ace in front of the first pile, a raided four with four green henchmen, the third pile robbed twice.
Public table() {
  Public pub{};
  pub.seats = 3;
  pub.turn = 1;
  pub.draw_size = 40;
  pub.discard = cards({"rA", "rA"});
  pub.seen = components::kArrangements[0];
  pub.fit.fill(kAllFaces);
  pub.depth = {0, 2, kLevels, 1, 1};
  join_row(pub, 0, face("rA"));
  for (const char* henchman : {"gC", "gJ", "gA", "gB"}) join_row(pub, 1, face(henchman));
  pub.poster_count = {1, 0, 3, 1};
  pub.loot[1] = u32(bit(place_card(place_at(pub.seen, 1, 0), 0)) | bit(place_card(place_at(pub.seen, 1, 1), 1)));
  pub.hand_size = {1, 4, 7};
  return pub;
}

View view(Seat viewer) {
  View v{};
  v.pub = table();
  v.viewer = viewer;
  if (viewer == 1) v.mine.hand = cards({"bC", "rC", "rC", "yD"});
  return v;
}

std::vector<std::string> lines(Language language, const View& v) {
  return Prose::table(v, telling::words_of(*find_game("desperados_cards"), language));
}

std::string place_name(int pile, int level) {
  return telling::words_of(*find_game("desperados_cards"), Language::English)
      .say("table.place",
           {{"place", components::kPlaceKeys[unsigned(place_at(components::kArrangements[0], pile, level))]},
            {"value", components::kLevelValues[unsigned(level)]}});
}

TEST(DesperadosCardsTable, PostersAreCountedPerCharacterMostWantedFirst) {  // DSC-RES-07
  EXPECT_THAT(lines(Language::English, view(1)), Contains("Wanted: Coyote 3, Ace 1, Dynamite 1"));
}

TEST(DesperadosCardsTable, ShowsWhatIsOpenToAll) {  // DSC-GEN-09, DSC-RES-02, DSC-END-04
  View v = view(2);
  v.pub.latest = {4, 9, 7};
  v.pub.empty_holdups = 3;
  v.pub.posters = cards({"gC", "yC"});
  EXPECT_THAT(lines(Language::English, v), Contains("  ♠ red: Ace, Ace")) << "the discard pile";
  EXPECT_THAT(lines(Language::English, v), Contains("  Ψ green: Coyote")) << "the posters";
  EXPECT_THAT(lines(Language::English, v), Contains("  ☼ yellow: Coyote"));
  EXPECT_THAT(lines(Language::English, v),
              Contains("Among equal gangs the first of these wins: Cole, you and Rosalie."));
  EXPECT_THAT(lines(Language::English, v), Contains("Hold-ups in succession without a gang: 3 of at most 20."));
  EXPECT_THAT(lines(Language::English, v), Not(Contains(HasSubstr("(to move)")))) << "during a hold-up all are asked";
  EXPECT_EQ(Prose::read(v, "vA vC"), Prose::read(v, "gA gC"));
  EXPECT_EQ(Prose::read(v, "jD"), Prose::read(v, "yD"));
  EXPECT_NE(Prose::read(v, "jD"), Decision{});
}

TEST(DesperadosCardsTable, RowsShowPositionValues) {
  EXPECT_THAT(lines(Language::English, view(1)), Contains(HasSubstr("Ψ (green) Coyote 4, Jinx 3, Ace 2, Buzzard 1")));
  EXPECT_THAT(lines(Language::French, view(1)),
              Contains(HasSubstr("Ψ (vert) Coyote 4, Porte-Poisse 3, As 2, Busard 1")));
}

TEST(DesperadosCardsTable, LowerCardsOnlyAsFarAsSeen) {
  View v = view(1);
  v.pub.seen = with_place(with_place(v.pub.seen, 0, 2, kUnseenPlace), 0, 3, kUnseenPlace);
  EXPECT_THAT(lines(Language::English, v), Contains(HasSubstr("below: " + place_name(0, 1) + ", ? 4, ? 5")));
}

TEST(DesperadosCardsTable, SeatsWithHandSizesLootAndTotal) {  // DSC-GEN-09
  EXPECT_THAT(lines(Language::English, view(1)), Contains(HasSubstr("You: 4 cards in hand, loot ")));
  EXPECT_THAT(lines(Language::English, view(1)), Contains(HasSubstr(", 5 points")));
  EXPECT_THAT(lines(Language::French, view(1)),
              Contains(HasSubstr("Rosalie\u00A0: 1 carte en main, aucun butin, 0 point")));
}

TEST(DesperadosCardsTable, TheHandIsForItsOwnerOnly) {
  EXPECT_THAT(lines(Language::English, view(1)), Contains(HasSubstr("♠ red: Coyote 7, Coyote 7")));
  EXPECT_THAT(lines(Language::English, view(kSpectator)), Not(Contains(HasSubstr("hand:"))));
  EXPECT_THAT(lines(Language::English, view(kSpectator)), Not(Contains(HasSubstr("your best gang"))));
}

TEST(DesperadosCardsTable, TheBestGangIsTheStrongestOfOneColourOrCharacter) {  // three Coyotes of seven
  EXPECT_THAT(lines(Language::English, view(1)), Contains(HasSubstr("your best gang: 21")));
}

TEST(DesperadosCardsChoices, GangsKnowTheirStrengthPlacesTheirPlace) {
  const json::object gang = choice(view(1), Decision::gang_of_cards(cards({"bC", "rC"})));
  EXPECT_EQ(gang.at("strength"), 14);
  const json::object place = choice(view(1), Decision::place(u32(face("rC")), 0));
  EXPECT_EQ(place.at("place"), components::kPlaceKeys[unsigned(place_at(components::kArrangements[0], 0, 0))]);
  EXPECT_EQ(place.at("raid"), true);
}

TEST(DesperadosCardsChoices, CardCodesAreAGangDuringAHoldUp) {
  EXPECT_EQ(Prose::read(view(1), "rc, bC"), Decision::gang_of_cards(cards({"rC", "bC"})));
  EXPECT_EQ(Prose::read(view(1), "rc xx"), Decision{});
  EXPECT_EQ(Prose::read(view(1), ""), Decision{});
  View day = view(1);
  empty_row(day.pub, 1);
  EXPECT_EQ(Prose::read(day, "rc, bC"), Decision{}) << "nothing is held up";
}

}  // namespace
}  // namespace saloon::desperados_cards
