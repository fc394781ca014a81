// components.json of Deadwood 1876: what a box owner may correct, and what stops the build.
#include "games/deadwood_1876/cards.h"
#include "tests/games/components.h"

namespace {

namespace json = boost::json;

class Deadwood1876Components : public saloon::ComponentsOf {
 protected:
  Deadwood1876Components() : ComponentsOf("deadwood_1876") {}
};

TEST_F(Deadwood1876Components, the_file_of_the_box_passes) {
  const Made made = make(text_);
  EXPECT_EQ(made.code, 0);
  EXPECT_EQ(made.complaint, "");
  EXPECT_NE(made.header.find("kDeedIfAlone{4}"), std::string::npos);
}

TEST_F(Deadwood1876Components, a_correction_changes_the_game) {
  EXPECT_NE(with("/safes/deed_if_alone", 5).header.find("kDeedIfAlone{5}"), std::string::npos);
  EXPECT_NE(with("/safes/gold/9/gold", 7).header.find("4, 5, 7, 0, 0"), std::string::npos);
  // The Pepperbox with the faces 1 1 2 2 3 4: once 1 to 4, twice 1 and 2.
  EXPECT_NE(with("/guns/0/faces", json::array{1, 1, 2, 2, 3, 4}).header.find("{30, 6}"), std::string::npos);
}

TEST_F(Deadwood1876Components, the_deck_is_numbered_by_gun_and_item) {
  using namespace saloon::deadwood_1876;
  EXPECT_EQ(gun_of(24), Gun::Colt);  // D25
  EXPECT_EQ(item_of(24), Item::Horse);
  EXPECT_EQ(gun_of(49), Gun::Messenger);  // D50
  EXPECT_EQ(item_of(49), Item::Duster);
  EXPECT_EQ(saloon::count_bits(kHolsters), 16);
  EXPECT_EQ(saloon::count_bits(kHorses), 12);
  EXPECT_EQ(saloon::count_bits(kStetsons), 12);
  EXPECT_EQ(saloon::count_bits(kDusters), 10);
}

TEST_F(Deadwood1876Components, a_wrong_shape_is_refused_by_its_place) {
  expect_refused(with("/players/max", 8), "players.max: expected 9, found 8");
  expect_refused(with("/guns", json::array{}), "guns: expected 5 entries, found 0");
  expect_refused(with("/guns/1/id", "PEP"), "guns[1].id: \"PEP\" was there before");
  expect_refused(with("/guns/1/faces", json::array{1, 2}), "guns[1].faces: expected 6 entries, found 2");
  expect_refused(with("/safes/badges/1", "B-TIN"), "safes.badges[1]: \"B-TIN\" was there before");
  expect_refused(with("/safes/silver", 1), "safes: unknown entry \"silver\"");
  expect_refused(with("/establishments", json::array{1, 2, 3, 4}), "establishments: expected 3 entries, found 4");
  expect_refused(with("/basis/die_faces", "hearsay"),
                 "basis.die_faces: expected \"rulebook\", \"published\" or \"reconstructed\", found \"hearsay\"");
}

TEST_F(Deadwood1876Components, wrong_figures_are_refused) {
  expect_refused(with("/guns/0/faces", json::array{1, 1, 1, 2, 3, 4}), "guns[0].faces: shows 1 more than twice");
  expect_refused(with("/guns/0/faces/0", 0), "guns[0].faces[0]: expected 1 to 15, found 0");
  expect_refused(with("/deadwood_cards/COL/HOR", 3), "deadwood_cards: expected 50 cards, found 51");
  expect_refused(with("/deadwood_cards/COL/HAT", 1), "deadwood_cards.COL: expected one number per item");
  expect_refused(with("/safes/gold/0/gold", -10), "safes.gold[0].gold: expected -9 to 9, found -10");
}

TEST_F(Deadwood1876Components, a_broken_file_is_refused_by_its_line) {
  expect_refused(make(text_.substr(0, 20)), "line 2: incomplete JSON");
  expect_refused(make("{}"), "\"basis\" is missing");
}

}  // namespace
