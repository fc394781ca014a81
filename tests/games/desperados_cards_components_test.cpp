// components.json of the Desperados card game: what a box owner may correct, and what stops the build.
#include "games/desperados_cards/cards.h"
#include "tests/games/components.h"

namespace {

namespace json = boost::json;
using namespace saloon::desperados_cards;

class Components : public saloon::ComponentsOf {
 protected:
  Components() : ComponentsOf("desperados_cards") {}
};

TEST_F(Components, the_file_of_the_box_passes) {
  const Made made = make(text_);
  EXPECT_EQ(made.code, 0);
  EXPECT_EQ(made.complaint, "");
  EXPECT_NE(made.header.find("kStartingHand{5}"), std::string::npos);
}

TEST_F(Components, a_correction_changes_the_game) {
  const Made made = with("/constants/starting_hand", 6);
  EXPECT_EQ(made.code, 0);
  EXPECT_NE(made.header.find("kStartingHand{6}"), std::string::npos);
  const Made values = with("/position_values_by_place_value/2", json::array{3, 1});
  EXPECT_NE(values.header.find("{{3, 1, 0, 0, 0}}"), std::string::npos);
}

TEST_F(Components, a_wrong_shape_is_refused_by_its_place) {
  expect_refused(with("/places", json::array{"stagecoach", "railway", "bank", "saloon"}),
                 "places: expected 5 entries, found 4");
  expect_refused(with("/colours", json::array{}), "colours: expected 4 entries, found 0");
  expect_refused(with("/characters", "many"), "characters: expected a list, found \"many\"");
  expect_refused(with("/players/max", 6), "players.max: expected 5, found 6");
  expect_refused(with("/constants/place_per_turn", 2), "constants.place_per_turn: expected 1, found 2");
  expect_refused(with("/constants/starting_hand", "5"), "constants.starting_hand: expected 1 to 12, found \"5\"");
  expect_refused(with("/constants/draw_per_turn", 0), "constants.draw_per_turn: expected 1 to 6, found 0");
  expect_refused(with("/constants/hand_limit", 7), "constants: unknown entry \"hand_limit\"");
  expect_refused(with("/basis/players", "hearsay"),
                 "basis.players: expected \"rulebook\", \"published\" or \"reconstructed\", found \"hearsay\"");
}

TEST_F(Components, wrong_names_are_refused) {
  expect_refused(with("/colours/1/code", "r"), "colours[1].code: \"r\" was there before");
  expect_refused(with("/colours/1/code", "bl"), "colours[1].code: expected one letter a to z, found \"bl\"");
  expect_refused(with("/colours/1/mark", 3), "colours[1].mark: expected a text, found 3");
  expect_refused(with("/characters/9/code", "j"), "characters[9].code: expected one letter A to Z, found \"j\"");
  expect_refused(with("/characters/2/key", "ace"), "characters[2].key: \"ace\" was there before");
  expect_refused(with("/places/4", "Gold digger"),
                 "places[4]: expected a name of lower-case letters, digits and _, found \"Gold digger\"");
  expect_refused(with("/places/4", "bank"), "places[4]: \"bank\" was there before");
}

TEST_F(Components, wrong_values_are_refused) {
  expect_refused(with("/place_values_top_to_bottom", json::array{2, 4, 3, 5}),
                 "place_values_top_to_bottom[2]: expected more than the value above it");
  expect_refused(with("/place_values_top_to_bottom/3", 6), "place_values_top_to_bottom[3]: expected 1 to 5, found 6");
  expect_refused(with("/position_values_by_place_value/3", json::array{3, 2}),
                 "position_values_by_place_value.3: expected 3 entries, found 2");
  expect_refused(with("/position_values_by_place_value/1", json::array{1}),
                 "position_values_by_place_value: no place has the value \"1\"");
  expect_refused(with("/place_values_top_to_bottom", json::array{1, 2, 3, 4}),
                 "position_values_by_place_value: no place has the value \"5\"");
}

TEST_F(Components, stated_arrangements_must_be_the_real_ones) {
  expect_refused(with("/pile_arrangements/count", 1343), "pile_arrangements.count: expected 1344, found 1343");
  expect_refused(with("/pile_arrangements/last/number", 1342),
                 "pile_arrangements.last.number: expected 1343, found 1342");
  expect_refused(with("/pile_arrangements/first/rows/0", json::array{1, 2, 3, 4, 0}),
                 "pile_arrangements.first.rows[0]: is not this row of arrangement 0");
  expect_refused(with("/pile_arrangements/reference/number", 1186),
                 "pile_arrangements.reference.rows[2]: is not this row of arrangement 1186");
}

TEST_F(Components, a_broken_file_is_refused_by_its_line) {
  expect_refused(make(text_.substr(0, 20)), "line 2: incomplete JSON");
  expect_refused(make("{\n\"game\": oops}"), "line 2: syntax error");
  expect_refused(make("{}{}"), "line 1: extra data");
  expect_refused(make("[]"), "expected an object, found a list");
  expect_refused(make("{}"), "\"basis\" is missing");
}

TEST_F(Components, arrangements_are_what_the_file_says) {
  for (const char* which : {"first", "last", "reference"}) {
    const json::object& stated = file_.at("pile_arrangements").at(which).as_object();
    const auto cards = components::kArrangements[stated.at("number").to_number<std::size_t>()];
    for (int pile = 0; pile < kPiles; ++pile) {
      EXPECT_EQ(place_at(cards, pile, 0), pile);
      for (int level = 1; level < kLevels; ++level) {
        const json::array& row = stated.at("rows").at(std::size_t(level - 1)).as_array();
        EXPECT_EQ(place_at(cards, pile, level), row[std::size_t(pile)].to_number<int>());
      }
    }
  }
  EXPECT_TRUE(std::is_sorted(components::kLevelValues.begin(), components::kLevelValues.end()));
  EXPECT_EQ(components::kReferenceArrangement, 1187);
}

}  // namespace
