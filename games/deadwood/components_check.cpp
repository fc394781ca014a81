// What components.json must contain for this engine to play it, and the header and pieces.json made of it. Runs while
// building.
#include <algorithm>
#include <array>
#include <string>

#include "tools/components/header.h"
#include "tools/components/part.h"
#include "tools/components/pieces.h"

namespace saloon::components {

namespace {

// The shapes that the state's layout and the buildings' rules fix; the figures are the box owner's to correct.
constexpr std::array<int, 6> kRowSizes{7, 6, 5, 4, 3, 2};
struct TileRow {
  const char* key;
  const char* pile;
};
constexpr std::array<TileRow, 25> kTiles{{
    {"church", "X"},           {"saloon_x", "X"},   {"sheriffs_office", "X"}, {"town_hall", "X"},
    {"gunsmith_1", "1"},       {"bank", "1"},       {"blacksmith_1", "1"},    {"casino", "1"},
    {"general_store_1", "1"},  {"hotel", "1"},      {"laundry_1", "1"},       {"stage_depot", "1"},
    {"undertaker", "1"},       {"gunsmith_2", "2"}, {"blacksmith_2", "2"},    {"gold_mine", "2"},
    {"general_store_2", "2"},  {"laundry_2", "2"},  {"saloon_2", "2"},        {"fortune_teller", "3"},
    {"courthouse", "3"},       {"grifter", "3"},    {"newspaper", "3"},       {"dance_hall", "3"},
    {"telegraph_office", "3"},
}};
constexpr std::array kCowboys{"novice", "confirmed", "veteran"};
constexpr std::array kShots{"miss", "wound", "kill"};

void expect_text(const Part& part, const std::string& wanted) {
  if (part.text() != wanted) part.wrong("expected \"" + wanted + "\", found \"" + part.text() + '"');
}

/// Row and column of a plot, from 0.
struct Plot {
  int row, column;
  [[nodiscard]] int number() const {
    int before = 0;
    for (int i = 0; i < row; ++i) before += kRowSizes[std::size_t(i)];
    return before + column;
  }
};

Plot plot_of(const Part& part) {
  const std::string name = part.text();
  const int row = name.size() == 2 ? name[0] - 'A' : -1;
  const int column = name.size() == 2 ? name[1] - '1' : -1;
  const bool there = row >= 0 && row < int(kRowSizes.size()) && column >= 0 && column < kRowSizes[std::size_t(row)];
  if (!there) part.wrong("expected a plot A1 to F2, found \"" + name + '"');
  return {row, column};
}

bool touch(const Plot& a, const Plot& b) {
  if (a.row == b.row) return std::abs(a.column - b.column) == 1;
  const Plot& upper = a.row < b.row ? a : b;
  const Plot& lower = a.row < b.row ? b : a;
  return lower.row == upper.row + 1 && (upper.column == lower.column || upper.column == lower.column + 1);
}

// --- the parts of the file
struct Cowboys {
  std::vector<std::string> keys;
  std::vector<int> costs;
};

Cowboys checked_cowboys(const Part& list) {
  Cowboys all;
  int strength = 0;
  for (const Part& entry : list.entries(kCowboys.size())) {
    entry.has_only({"key", "strength", "of_each_gang", "in_the_ranch_at_first", "recruiting_cost"});
    expect_text(entry.at("key"), kCowboys[std::size_t(strength)]);
    ++strength;
    (void)entry.at("strength").number(strength, strength);
    (void)entry.at("of_each_gang").number(3, 3);
    (void)entry.at("in_the_ranch_at_first").number(1, 1);
    all.keys.push_back(entry.at("key").key());
    all.costs.push_back(entry.at("recruiting_cost").number(0, 20));
  }
  return all;
}

std::vector<int> checked_die(const Part& list) {
  std::vector<int> faces;
  for (const Part& face : list.entries(6)) {
    const auto at = std::find(kShots.begin(), kShots.end(), face.text());
    if (at == kShots.end()) face.wrong("expected \"miss\", \"wound\" or \"kill\", found \"" + face.text() + '"');
    faces.push_back(int(at - kShots.begin()));
  }
  return faces;
}

std::vector<int> checked_fines(const Part& list) {
  const std::vector<int> fines = list.numbers(11, 0, 200);
  for (std::size_t i = 1; i < fines.size(); ++i) {
    if (fines[i] < fines[i - 1]) list.entries(11)[i].wrong("expected no less than the fine before it");
  }
  return fines;
}

struct Board {
  int town_hall, office, church;
  std::vector<int> stars, sheriff;
};

void check_rows(const Part& rows) {
  rows.has_only({"A", "B", "C", "D", "E", "F"});
  for (std::size_t i = 0; i < kRowSizes.size(); ++i) {
    (void)rows.at(std::string(1, char('A' + int(i)))).number(kRowSizes[i], kRowSizes[i]);
  }
}

/// The railroad never reaches row A (DW-RAIL-12), and one sheriff must not guard Town Hall and Church at once
/// (DW-TURN-06).
void check_start_tiles(const Part& part, Board& board) {
  part.has_only({"town_hall", "sheriffs_office", "church"});
  const std::array keys{"town_hall", "sheriffs_office", "church"};
  std::array<Plot, 3> plots{};
  for (std::size_t i = 0; i < keys.size(); ++i) {
    plots[i] = plot_of(part.at(keys[i]));
    if (plots[i].row != 0) part.at(keys[i]).wrong("expected a plot of row A");
    for (std::size_t k = 0; k < i; ++k) {
      if (plots[k].number() == plots[i].number()) part.at(keys[i]).wrong("another start tile lies there");
    }
  }
  if (touch(plots[0], plots[2])) part.at("church").wrong("expected a plot that does not touch the town hall");
  board.town_hall = plots[0].number();
  board.office = plots[1].number();
  board.church = plots[2].number();
}

Board checked_board(const Part& part) {
  part.has_only({"explanation", "rows", "start_tiles", "stars", "sheriff"});
  check_rows(part.at("rows"));
  Board board{};
  check_start_tiles(part.at("start_tiles"), board);
  for (const Part& star : part.at("stars").entries(5)) {
    const Plot plot = plot_of(star);
    if (plot.row == 0) star.wrong("expected a plot below row A");
    if (std::count(board.stars.begin(), board.stars.end(), plot.number()) != 0) star.wrong("was there before");
    board.stars.push_back(plot.number());
  }
  std::vector<Plot> corners;
  for (const Part& corner : part.at("sheriff").entries(3)) {
    const Plot plot = plot_of(corner);
    for (const Plot& other : corners) {
      if (!touch(plot, other)) corner.wrong("expected three plots that touch each other");
    }
    corners.push_back(plot);
    board.sheriff.push_back(plot.number());
  }
  return board;
}

struct Tiles {
  std::vector<std::string> keys{"none"};
  std::vector<int> money{0};
};

Tiles checked_tiles(const Part& list, const Part& station) {
  Tiles all;
  const std::vector<Part> entries = list.entries(kTiles.size());
  for (std::size_t i = 0; i < entries.size(); ++i) {
    entries[i].has_only({"key", "pile", "money"});
    expect_text(entries[i].at("key"), kTiles[i].key);
    expect_text(entries[i].at("pile"), kTiles[i].pile);
    all.keys.push_back(entries[i].at("key").key());
    all.money.push_back(entries[i].at("money").number(0, 20));
  }
  expect_text(station, "train_station");
  all.keys.push_back(station.key());
  return all;
}

// --- the header
/// Figures that are one number each: member, name in the header, least, most.
struct Figure {
  const char* member;
  const char* name;
  int least, most;
};

void add_figures(Header& out, const Part& part, std::initializer_list<Figure> figures) {
  for (const std::string& key : part.keys()) {
    const auto known = [&](const Figure& f) { return key == f.member; };
    if (std::none_of(figures.begin(), figures.end(), known)) part.wrong("unknown entry \"" + key + '"');
  }
  for (const Figure& f : figures) out.number(f.name, part.at(f.member).number(f.least, f.most));
}

void add_board(Header& out, const Board& board) {
  out.number("kTownHallPlot", board.town_hall);
  out.number("kOfficePlot", board.office);
  out.number("kChurchPlot", board.church);
  out.numbers("kStars", board.stars);
  out.numbers("kFirstSheriff", board.sheriff);
}

void add_tables(Header& out, const Part& file) {
  out.comment("0 a miss, 1 a wound, 2 a kill, by what the die shows less one.");
  out.numbers("kDie", checked_die(file.at("die")));
  out.number("kWoundsThatKill", file.at("wounds_that_kill").number(1, 3));
  out.numbers("kGoldMine", file.at("gold_mine").numbers(6, 0, 20));
  out.comment("By Wanted tokens; more of them cost no more.");
  out.numbers("kFines", checked_fines(file.at("fines")));
}

// --- the pieces
std::string name_of(const Plot& plot) { return {char('A' + plot.row), char('1' + plot.column)}; }

std::vector<Plot> all_plots() {
  std::vector<Plot> out;
  for (int row = 0; row < int(kRowSizes.size()); ++row) {
    for (int column = 0; column < kRowSizes[std::size_t(row)]; ++column) out.push_back({row, column});
  }
  return out;
}

/// Each row begins half a plot further to the right than the one above.
void add_plots(Pieces& out, const Part& board) {
  const std::vector<int> stars = checked_board(board).stars;
  for (const Plot& plot : all_plots()) {
    boost::json::array touches;
    for (const Plot& other : all_plots()) {
      if (touch(plot, other)) touches.emplace_back(name_of(other));
    }
    const bool star = std::count(stars.begin(), stars.end(), plot.number()) != 0;
    out.add("plot", name_of(plot),
            {{"x", 2 * plot.column + plot.row}, {"y", plot.row}, {"star", star}, {"touches", touches}});
  }
}

void add_intersections(Pieces& out) {
  const std::vector<Plot> plots = all_plots();
  for (std::size_t a = 0; a < plots.size(); ++a) {
    for (std::size_t b = a + 1; b < plots.size(); ++b) {
      if (!touch(plots[a], plots[b])) continue;
      for (std::size_t c = b + 1; c < plots.size(); ++c) {
        if (!touch(plots[a], plots[c]) || !touch(plots[b], plots[c])) continue;
        const std::array names{name_of(plots[a]), name_of(plots[b]), name_of(plots[c])};
        out.add("intersection", names[0] + "-" + names[1] + "-" + names[2],
                {{"plots", {names[0], names[1], names[2]}}});
      }
    }
  }
}

void add_tiles(Pieces& out, const Part& file) {
  for (const Part& tile : file.at("tiles").entries(kTiles.size())) {
    out.add("tile", tile.at("key").text(), tile.members({"pile", "money"}));
  }
  out.add("tile", file.at("station").text());
  out.add("tile", "rail", {{"copies", file.at("tokens").at("rails").json()}});
  for (const char* pile : {"1", "2", "3"}) {
    const auto lies_here = [&](const TileRow& row) { return std::string_view(row.pile) == pile; };
    out.add("pile", pile, {{"tiles", std::count_if(kTiles.begin(), kTiles.end(), lies_here)}});
  }
}

}  // namespace

std::string header_of(const Part& file) {
  file.has_only({"game", "clauses", "basis", "players", "cowboys", "tokens", "start", "die", "wounds_that_kill",
                 "gold_mine", "fines", "payments", "board", "tiles", "station"});
  check_basis(file.at("basis"));
  check_players(file.at("players"), 2, 5);
  const Cowboys cowboys = checked_cowboys(file.at("cowboys"));
  const Board board = checked_board(file.at("board"));
  const Tiles tiles = checked_tiles(file.at("tiles"), file.at("station"));

  Header out("deadwood");
  out.texts("kCowboyKeys", cowboys.keys);
  out.numbers("kRecruitingCosts", cowboys.costs);
  add_figures(out, file.at("tokens"),
              {{"wanted", "kWanted", 25, 99},
               {"wanted_in_the_pool_per_player", "kPoolPerSeat", 1, 5},
               {"cartridges", "kCartridges", 5, 99},
               {"horses", "kHorses", 20, 20},
               {"rails", "kRailTiles", 4, 4}});
  add_figures(
      out, file.at("start"),
      {{"money", "kStartMoney", 0, 20}, {"cartridges", "kStartCartridges", 0, 1}, {"horses", "kStartHorses", 0, 2}});
  add_tables(out, file);
  add_figures(out, file.at("payments"),
              {{"sheriff_toll", "kToll", 1, 5},
               {"hotel_per_rail", "kHotelPerRail", 0, 20},
               {"hotel_for_the_station", "kHotelForStation", 0, 20},
               {"stage_depot_without_station", "kStageDepotBonus", 0, 50},
               {"undertaker_per_kill", "kUndertakerPerKill", 0, 20},
               {"casino", "kCasino", 1, 5},
               {"gunsmith_cartridges", "kGunsmithCartridges", 1, 5},
               {"blacksmith_horses", "kBlacksmithHorses", 1, 5}});
  add_board(out, board);
  out.comment("By tile; the first is none, the last the station.");
  out.texts("kTileKeys", tiles.keys);
  out.numbers("kAnnexMoney", tiles.money);
  return out.text();
}

std::string pieces_of(const Part& file) {
  Pieces out("deadwood");
  for (const char* name : {"tokens", "start", "die", "wounds_that_kill", "gold_mine", "fines", "payments"}) {
    out.figure(name, file.at(name));
  }
  for (const char* name : {"start_tiles", "sheriff"}) out.figure(name, file.at("board").at(name));
  for (const Part& cowboy : file.at("cowboys").entries(kCowboys.size())) {
    out.add("cowboy", cowboy.at("key").text(),
            cowboy.members({"strength", "of_each_gang", "in_the_ranch_at_first", "recruiting_cost"}));
  }
  add_tiles(out, file);
  add_plots(out, file.at("board"));
  add_intersections(out);
  return out.text();
}

}  // namespace saloon::components
