// components.json of Desperados: what a box owner may correct, and what stops the build.
#include <set>

#include "games/desperados/map.h"
#include "tests/games/components.h"

namespace {

namespace json = boost::json;
using namespace saloon;
using namespace saloon::desperados;

class DesperadosComponents : public saloon::ComponentsOf {
 protected:
  DesperadosComponents() : ComponentsOf("desperados") {}
};

TEST_F(DesperadosComponents, the_file_of_the_box_passes) {
  const Made made = make(text_);
  EXPECT_EQ(made.code, 0);
  EXPECT_EQ(made.complaint, "");
}

TEST_F(DesperadosComponents, a_correction_changes_the_game) {
  EXPECT_NE(with("/tiles/bank/low/0", 600).header.find("kBankValues{6, 8,"), std::string::npos);
  json::value changed = file_;
  changed.at("roads").as_object()["tuba_city - aztec"] = "published";
  const Made made = make(json::serialize(changed));
  EXPECT_EQ(made.code, 0);
  EXPECT_NE(made.header.find("kRoads{" + std::to_string(components::kRoads[0] | 1U << 2)), std::string::npos);
}

TEST_F(DesperadosComponents, wrong_towns_are_refused) {
  expect_refused(with("/towns/3/kind", "poker"), "towns: expected 5 bank towns, found 4");
  expect_refused(with("/towns/3/kind", "saloon"), "towns[3].kind: expected \"bank\" or \"poker\", found \"saloon\"");
  expect_refused(with("/towns/1/key", "tuba_city"), "towns[1].key: \"tuba_city\" was there before");
  expect_refused(with("/towns/1/x", 1001), "towns[1].x: expected 0 to 1000, found 1001");
  expect_refused(with("/towns/1/basis/name", "hearsay"),
                 "towns[1].basis.name: expected \"rulebook\", \"published\" or \"reconstructed\", found \"hearsay\"");
}

TEST_F(DesperadosComponents, wrong_roads_are_refused) {
  expect_refused(with("/roads/gallup - dodge_city", "rulebook"), "roads: there is no town \"dodge_city\"");
  expect_refused(with("/roads/gallup - gallup", "rulebook"), "roads: \"gallup - gallup\" leads nowhere");
  expect_refused(with("/roads/gallup - tuba_city", "rulebook"), "roads: \"gallup - tuba_city\" was there before");
  expect_refused(with("/roads/gallup", "rulebook"), "roads: expected \"town - town\", found \"gallup\"");
  json::value cut = file_;
  for (const char* road : {"silver_city - tombstone", "tombstone - el_paso"}) cut.at("roads").as_object().erase(road);
  expect_refused(make(json::serialize(cut)), "roads: some town cannot be reached from the first one");
}

TEST_F(DesperadosComponents, wrong_timetables_are_refused) {
  expect_refused(with("/timetables/0/brown/1", "el_paso"),
                 "timetables[0].brown[1]: no road leads there from the stop before");
  expect_refused(with("/timetables/0/brown/5", "shiprock"), "timetables[0].brown[5]: a timetable calls at a town once");
  expect_refused(with("/timetables/0/brown/5", "flagstaff"),
                 "timetables[1].brown: does not begin where the timetable before it ends");
  expect_refused(with("/timetables/2/key", "T9"), "timetables[2].key: expected \"T3\"");
}

TEST_F(DesperadosComponents, wrong_tiles_are_refused) {
  expect_refused(with("/tiles/coach/1100", 5), "tiles.coach: expected 10 tiles, found 13");  // DSP-R01
  expect_refused(with("/tiles/poker/350", 1), "tiles.poker: expected hundreds of dollars up to 20000, found 350");
  expect_refused(with("/tiles/bank/low/1", 500), "tiles.bank.low[1]: expected more than the value before it");
  expect_refused(with("/tiles/bank/high/0", 2000), "tiles.bank.high: expected more than the low tiles");
  expect_refused(with("/tiles/bank/reserve/1", 2100), "tiles.bank.reserve: expected two equal tiles");
  expect_refused(with("/constants/turns", 6), "constants.turns: expected 5, found 6");
}

int town_of_key(std::string_view key) {
  for (int t = 0; t < kTowns; ++t) {
    if (key == components::kTownKeys[unsigned(t)]) return t;
  }
  return -1;
}

/// DSP-SETUP-01, DSP-SETUP-07: what the map was checked against when it was drawn up.
TEST(DesperadosMap, IsTheOneOfTheRules) {
  int roads = 0;
  for (int t = 0; t < kTowns; ++t) roads += count_bits(roads_from(t));
  EXPECT_EQ(roads, 2 * 35);
  u32 around_st_johns = 0;
  for (const char* key : {"gallup", "globe", "socorro", "silver_city", "payson", "flagstaff"}) {
    around_st_johns |= 1U << town_of_key(key);
  }
  EXPECT_EQ(roads_from(town_of_key("st_johns")), around_st_johns);
  for (int t = 0; t < kTowns; ++t) EXPECT_EQ(kWithin[kTurns][unsigned(t)], kAllTowns);  // diameter 5
  EXPECT_EQ(around(bank_towns()) & bank_towns(), 0U);                                   // no two banks adjacent
  EXPECT_EQ(count_bits(kPokerTownSet), kPokerTowns);
}

/// DSP-SETUP-11: on both sides the cycle T1 to T5 is the only order; DSP-FLOW-04, DSP-FLOW-05.
TEST(DesperadosMap, TimetablesCallEverywhere) {
  for (const Coach side : {Coach::Brown, Coach::Blue}) {
    std::set<int> starts;
    u32 calls = 0;
    for (int k = 0; k < kTimetables; ++k) {
      starts.insert(stop_of(k, side, 0));
      for (int t = 1; t <= kTurns; ++t) calls |= 1U << stop_of(k, side, t);
    }
    EXPECT_EQ(starts.size(), std::size_t(kTimetables));
    EXPECT_EQ(calls, kAllTowns);
  }
}

}  // namespace
