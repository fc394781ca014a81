// What components.json must contain for this engine to play it, and the header and pieces.json made of it. Runs while
// building.
#include <algorithm>
#include <array>
#include <cstdint>

#include "tools/components/header.h"
#include "tools/components/part.h"
#include "tools/components/pieces.h"

namespace saloon::components {

namespace {

// The shapes that the state's layout fixes; names, roads, timetables and values are the box owner's to correct.
constexpr int kTowns = 19;
constexpr int kBanks = 5;
constexpr int kColours = 5;
constexpr int kTimetables = 5;
constexpr int kStops = 6;
constexpr int kPokerTiles = 14;
constexpr int kCoachTiles = 10;
constexpr int kLowTiles = 6;
constexpr int kHighTiles = 4;
constexpr int kReserve = 2;
constexpr int kDearest = 20000;

struct Towns {
  std::vector<std::string> keys;
  std::vector<int> banks;

  /// Index of the town that this part names.
  [[nodiscard]] int of(const Part& place, const std::string& key) const {
    const auto found = std::find(keys.begin(), keys.end(), key);
    if (found == keys.end()) place.wrong("there is no town \"" + key + '"');
    return int(found - keys.begin());
  }
};

Towns checked_towns(const Part& list, int width, int height) {
  Towns towns;
  std::vector<Part> keys;
  for (const Part& town : list.entries(kTowns)) {
    town.has_only({"key", "name", "kind", "x", "y", "basis"});
    check_basis(town.at("basis"));
    (void)town.at("name").text();
    (void)town.at("x").number(0, width);
    (void)town.at("y").number(0, height);
    keys.push_back(town.at("key"));
    towns.keys.push_back(keys.back().key());
    const std::string kind = town.at("kind").text();
    if (kind == "bank") towns.banks.push_back(int(towns.keys.size()) - 1);
    if (kind != "bank" && kind != "poker") {
      town.at("kind").wrong("expected \"bank\" or \"poker\", found \"" + kind + '"');
    }
  }
  all_different(keys, towns.keys);
  if (towns.banks.size() != kBanks) {
    list.wrong("expected " + std::to_string(kBanks) + " bank towns, found " + std::to_string(towns.banks.size()));
  }
  return towns;
}

using Roads = std::array<std::uint32_t, kTowns>;  ///< per town, the set of its neighbours

bool joined(const Roads& roads, int a, int b) { return (roads[std::size_t(a)] >> b & 1) != 0; }

void check_connected(const Part& part, const Roads& roads) {
  std::uint32_t reached = 1;
  for (int step = 0; step < kTowns; ++step) {
    for (int town = 0; town < kTowns; ++town) {
      if ((reached >> town & 1) != 0) reached |= roads[std::size_t(town)];
    }
  }
  if (reached != (1U << kTowns) - 1) part.wrong("some town cannot be reached from the first one");
}

/// "tuba_city - gallup": the two ends of an undirected road.
Roads checked_roads(const Part& part, const Towns& towns) {
  check_basis(part);
  Roads roads{};
  for (const std::string& road : part.keys()) {
    const std::size_t dash = road.find(" - ");
    if (dash == std::string::npos) part.wrong("expected \"town - town\", found \"" + road + '"');
    const int a = towns.of(part, road.substr(0, dash));
    const int b = towns.of(part, road.substr(dash + 3));
    if (a == b) part.wrong("\"" + road + "\" leads nowhere");
    if (joined(roads, a, b)) part.wrong("\"" + road + "\" was there before");
    roads[std::size_t(a)] |= 1U << b;
    roads[std::size_t(b)] |= 1U << a;
  }
  check_connected(part, roads);
  return roads;
}

using Side = std::array<int, kStops>;
using Timetable = std::array<Side, 2>;

Side checked_side(const Part& part, const Towns& towns, const Roads& roads) {
  Side side{};
  const std::vector<Part> stops = part.entries(kStops);
  for (std::size_t i = 0; i < stops.size(); ++i) {
    side[i] = towns.of(stops[i], stops[i].text());
    if (i > 0 && !joined(roads, side[i - 1], side[i])) stops[i].wrong("no road leads there from the stop before");
    if (std::find(side.begin(), side.begin() + long(i), side[i]) != side.begin() + long(i)) {
      stops[i].wrong("a timetable calls at a town once");
    }
  }
  return side;
}

/// DSP-SETUP-11: on both sides each timetable begins where the one before ends, all around.
std::vector<Timetable> checked_timetables(const Part& list, const Towns& towns, const Roads& roads) {
  std::vector<Timetable> all;
  const std::vector<Part> parts = list.entries(kTimetables);
  for (const Part& part : parts) {
    part.has_only({"key", "brown", "blue"});
    const std::string expected = "T" + std::to_string(all.size() + 1);
    if (part.at("key").text() != expected) part.at("key").wrong("expected \"" + expected + '"');
    all.push_back({checked_side(part.at("brown"), towns, roads), checked_side(part.at("blue"), towns, roads)});
  }
  for (std::size_t k = 0; k < all.size(); ++k) {
    const std::size_t next = (k + 1) % all.size();
    for (std::size_t side = 0; side < 2; ++side) {
      if (all[k][side].back() == all[next][side].front()) continue;
      parts[next].at(side == 0 ? "brown" : "blue").wrong("does not begin where the timetable before it ends");
    }
  }
  return all;
}

int hundreds(const Part& part, int dollars) {
  if (dollars % 100 != 0 || dollars <= 0 || dollars > kDearest) {
    part.wrong("expected hundreds of dollars up to 20000, found " + std::to_string(dollars));
  }
  return dollars / 100;
}

/// {"300": 5}: five tiles of 300. From the cheapest.
std::vector<int> checked_copies(const Part& part, int expected) {
  std::vector<int> values;
  for (const std::string& key : part.keys()) {
    if (key.empty() || key.size() > 5 || key.find_first_not_of("0123456789") != std::string::npos) {
      part.wrong("expected a value in dollars, found \"" + key + '"');
    }
    const int value = hundreds(part, std::stoi(key));
    values.insert(values.end(), std::size_t(part.at(key).number(1, expected)), value);
  }
  if (int(values.size()) != expected) {
    part.wrong("expected " + std::to_string(expected) + " tiles, found " + std::to_string(values.size()));
  }
  std::sort(values.begin(), values.end());
  return values;
}

std::vector<int> checked_values(const Part& list, int expected, bool rising) {
  std::vector<int> values;
  for (const Part& entry : list.entries(std::size_t(expected))) {
    const int value = hundreds(entry, entry.number(100, kDearest));
    if (rising && !values.empty() && value <= values.back()) entry.wrong("expected more than the value before it");
    values.push_back(value);
  }
  return values;
}

void check_constants(const Part& constants) {
  constants.has_only({"rounds", "turns", "sheriffs", "coaches"});
  for (const char* five : {"rounds", "turns", "sheriffs"}) (void)constants.at(five).number(5, 5);
  (void)constants.at("coaches").number(2, 2);
}

// --- the header
std::string sides(const std::vector<Timetable>& all) {
  std::string out = "{\n";
  for (const Timetable& t : all) out += "    {{{{" + listed(t[0]) + "}}, {{" + listed(t[1]) + "}}}},\n";
  return out + '}';
}

// --- the pieces
void add_towns(Pieces& out, const Part& list, const Towns& towns, const Roads& roads) {
  const std::vector<Part> entries = list.entries(kTowns);
  for (int town = 0; town < kTowns; ++town) {
    boost::json::object more = entries[std::size_t(town)].members({"kind", "x", "y"});
    boost::json::array ends;
    for (int other = 0; other < kTowns; ++other) {
      if (joined(roads, town, other)) ends.emplace_back(towns.keys[std::size_t(other)]);
    }
    more["roads"] = std::move(ends);
    out.add("town", towns.keys[std::size_t(town)], more);
  }
  for (const std::string& key : towns.keys) out.add("card", key);
  out.add("card", "saloon");
}

/// By their value, as views and events call them.
void add_tiles(Pieces& out, const Part& tiles) {
  for (const char* sort : {"poker", "coach"}) {
    for (const std::string& value : tiles.at(sort).keys()) {
      out.add_numbered(std::string(sort) + "_tile", std::stoi(value), {{"copies", tiles.at(sort).at(value).json()}});
    }
  }
  const std::vector<int> reserve = checked_values(tiles.at("bank").at("reserve"), kReserve, false);
  const auto add_banks = [&](const char* stock, int expected) {
    for (const int value : checked_values(tiles.at("bank").at(stock), expected, true)) {
      const auto more = std::count(reserve.begin(), reserve.end(), value);
      out.add_numbered("bank_tile", 100 * value, {{"stock", stock}, {"in_reserve", more}});
    }
  };
  add_banks("low", kLowTiles);
  add_banks("high", kHighTiles);
}

}  // namespace

std::string header_of(const Part& file) {
  file.has_only({"game", "clauses", "basis", "players", "constants", "colours", "board", "towns", "roads", "timetables",
                 "tiles"});
  check_basis(file.at("basis"));
  check_players(file.at("players"), 3, 6);
  check_constants(file.at("constants"));
  const Part board = file.at("board");
  board.has_only({"width", "height"});
  const Towns towns =
      checked_towns(file.at("towns"), board.at("width").number(1, 10000), board.at("height").number(1, 10000));
  const Roads roads = checked_roads(file.at("roads"), towns);
  const std::vector<Timetable> timetables = checked_timetables(file.at("timetables"), towns, roads);
  const Part tiles = file.at("tiles");
  tiles.has_only({"poker", "coach", "bank"});
  tiles.at("bank").has_only({"low", "high", "reserve"});
  std::vector<int> banks = checked_values(tiles.at("bank").at("low"), kLowTiles, true);
  const std::vector<int> high = checked_values(tiles.at("bank").at("high"), kHighTiles, true);
  if (high.front() <= banks.back()) tiles.at("bank").at("high").wrong("expected more than the low tiles");
  banks.insert(banks.end(), high.begin(), high.end());
  const std::vector<int> reserve = checked_values(tiles.at("bank").at("reserve"), kReserve, false);
  if (reserve[0] != reserve[1]) tiles.at("bank").at("reserve").wrong("expected two equal tiles");

  Header out("desperados");
  out.texts("kTownKeys", towns.keys);
  out.texts("kColourKeys", different_keys(file.at("colours"), kColours));
  out.numbers("kBankTowns", towns.banks);
  out.comment("Per town, the set of towns with a direct road to it.");
  out.constant("std::array<u32, 19>", "kRoads", listed(roads));
  out.comment("[timetable][0 brown, 1 blue][stop]");
  out.constant("std::array<std::array<std::array<u8, 6>, 2>, 5>", "kTimetables", sides(timetables));
  out.comment("In hundreds of dollars, from the cheapest.");
  out.numbers("kPokerValues", checked_copies(tiles.at("poker"), kPokerTiles));
  out.numbers("kCoachValues", checked_copies(tiles.at("coach"), kCoachTiles));
  out.numbers("kBankValues", banks);
  out.numbers("kReserveValues", reserve);
  return out.text();
}

std::string pieces_of(const Part& file) {
  Pieces out("desperados");
  for (const char* name : {"rounds", "turns"}) out.figure(name, file.at("constants").at(name));
  for (const char* name : {"width", "height"}) out.figure(name, file.at("board").at(name));
  const Part board = file.at("board");
  const Towns towns =
      checked_towns(file.at("towns"), board.at("width").number(1, 10000), board.at("height").number(1, 10000));
  add_towns(out, file.at("towns"), towns, checked_roads(file.at("roads"), towns));
  for (const char* coach : {"brown", "blue"}) out.add("coach", coach);
  for (const Part& timetable : file.at("timetables").entries(kTimetables)) {
    out.add("timetable", timetable.at("key").text(), timetable.members({"brown", "blue"}));
  }
  add_tiles(out, file.at("tiles"));
  for (int n = 1; n <= file.at("constants").at("sheriffs").number(5, 5); ++n) out.add_numbered("sheriff", n);
  for (const std::string& colour : different_keys(file.at("colours"), kColours)) out.add("colour", colour);
  out.add("colour", "white");
  return out.text();
}

}  // namespace saloon::components
