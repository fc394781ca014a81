// What components.json must contain for this engine to play it, and the header and pieces.json made of it. Runs while
// building.
#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>

#include "tools/components/header.h"
#include "tools/components/part.h"
#include "tools/components/pieces.h"

namespace saloon::components {

namespace {

// The shapes that the state's layout fixes; numbers and names within them are the box owner's to correct.
constexpr int kColours = 4;
constexpr int kCharacters = 10;
constexpr int kPlaces = 5;
constexpr int kLevels = 4;
constexpr int kHighestValue = 5;

using Row = std::array<int, kPlaces>;
using Rows = std::array<Row, kLevels>;  ///< row 0 on top: pile k shows place k

bool fits_below(const Row& row, const Rows& rows, int level) {
  for (int above = 0; above < level; ++above) {
    for (std::size_t pile = 0; pile < kPlaces; ++pile) {
      if (rows[std::size_t(above)][pile] == row[pile]) return false;
    }
  }
  return true;
}

/// All arrangements in ascending order: permutations come sorted, so the walk does too.
void add_arrangements(Rows& rows, int level, std::vector<Rows>& all) {
  if (level == kLevels) return all.push_back(rows);
  Row row;
  std::iota(row.begin(), row.end(), 0);
  do {
    if (!fits_below(row, rows, level)) continue;
    rows[std::size_t(level)] = row;
    add_arrangements(rows, level + 1, all);
  } while (std::next_permutation(row.begin(), row.end()));
}

std::vector<Rows> all_arrangements() {
  std::vector<Rows> all;
  Rows rows{};
  std::iota(rows[0].begin(), rows[0].end(), 0);
  add_arrangements(rows, 1, all);
  return all;
}

/// Three bits per card, pile by pile, from the top card down.
std::uint64_t packed(const Rows& rows) {
  std::uint64_t cards = 0;
  for (std::size_t pile = 0; pile < kPlaces; ++pile) {
    for (std::size_t level = 0; level < kLevels; ++level) {
      cards |= std::uint64_t(rows[level][pile]) << (3 * (pile * kLevels + level));
    }
  }
  return cards;
}

void check_arrangement(const Part& stated, const std::vector<Rows>& all) {
  stated.has_only({"number", "rows"});
  const int number = stated.at("number").number(0, int(all.size()) - 1);
  const std::vector<Part> rows = stated.at("rows").entries(kLevels - 1);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::vector<int> row = rows[i].numbers(kPlaces, 0, kPlaces - 1);
    if (!std::equal(row.begin(), row.end(), all[std::size_t(number)][i + 1].begin())) {
      rows[i].wrong("is not this row of arrangement " + std::to_string(number));
    }
  }
}

int checked_reference(const Part& part, const std::vector<Rows>& all) {
  part.has_only({"explanation", "count", "first", "last", "reference"});
  (void)part.at("count").number(int(all.size()), int(all.size()));
  (void)part.at("first").at("number").number(0, 0);
  (void)part.at("last").at("number").number(int(all.size()) - 1, int(all.size()) - 1);
  for (const char* which : {"first", "last", "reference"}) check_arrangement(part.at(which), all);
  return part.at("reference").at("number").number(0, int(all.size()) - 1);
}

struct Named {
  std::vector<std::string> codes, keys;
};

/// Colours or characters: a one-letter code and a name each, all different.
Named named(const Part& list, int expected, char first, char last, std::initializer_list<std::string_view> members) {
  Named names;
  std::vector<Part> codes, keys;
  for (const Part& entry : list.entries(std::size_t(expected))) {
    entry.has_only(members);
    for (const std::string_view member : members) (void)entry.at(member).text();
    codes.push_back(entry.at("code"));
    keys.push_back(entry.at("key"));
    names.codes.push_back(codes.back().letter(first, last));
    names.keys.push_back(keys.back().key());
  }
  all_different(codes, names.codes);
  all_different(keys, names.keys);
  return names;
}

std::vector<int> checked_values(const Part& list) {
  const std::vector<int> values = list.numbers(kLevels, 1, kHighestValue);
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (values[i] <= values[i - 1]) list.entries(kLevels)[i].wrong("expected more than the value above it");
  }
  return values;
}

using PositionValues = std::array<Row, kHighestValue + 1>;

/// One table per place value, as long as the value: one henchman after the other until the hold-up.
PositionValues checked_positions(const Part& tables, const std::vector<int>& values) {
  PositionValues all{};
  for (const std::string& key : tables.keys()) {
    const bool wanted = std::any_of(values.begin(), values.end(), [&](int v) { return std::to_string(v) == key; });
    if (!wanted) tables.wrong("no place has the value \"" + key + '"');
  }
  for (const int value : values) {
    const std::vector<int> row = tables.at(std::to_string(value)).numbers(std::size_t(value), 0, 20);
    std::copy(row.begin(), row.end(), all[std::size_t(value)].begin());
  }
  return all;
}

struct Constants {
  int starting_hand, draw_per_turn, stalemate;
};

Constants checked_constants(const Part& part) {
  part.has_only({"starting_hand", "draw_per_turn", "place_per_turn", "stalemate_empty_holdups", "copies_of_each_card"});
  (void)part.at("place_per_turn").number(1, 1);
  (void)part.at("copies_of_each_card").number(2, 2);
  return {part.at("starting_hand").number(1, 12), part.at("draw_per_turn").number(1, 6),
          part.at("stalemate_empty_holdups").number(1, 200)};
}

// --- the header
std::string positions(const PositionValues& tables) {
  std::string out = "{\n";
  for (const Row& row : tables) out += "    {{" + listed(row) + "}},\n";
  return out + '}';
}

std::string arrangements(const std::vector<Rows>& all) {
  std::string out = "\n";
  for (const Rows& rows : all) out += "    " + std::to_string(packed(rows)) + "U,\n";
  return out;
}

// --- the pieces
void add_places(Pieces& out, const Part& file) {
  const std::vector<std::string> places = different_keys(file.at("places"), kPlaces);
  const std::vector<int> values = checked_values(file.at("place_values_top_to_bottom"));
  for (const std::string& place : places) out.add("place", place);
  for (const std::string& place : places) {
    for (const int value : values) {
      const std::string number = std::to_string(value);
      out.add("place_card", place + "-" + number,
              {{"place", place},
               {"value", value},
               {"positions", file.at("position_values_by_place_value").at(number).json()}});
    }
  }
  for (std::size_t pile = 0; pile < places.size(); ++pile) {
    out.add("pile", "P" + std::to_string(pile), {{"top", places[pile] + "-" + std::to_string(values.front())}});
  }
}

}  // namespace

std::string header_of(const Part& file) {
  file.has_only({"game", "clauses", "basis", "players", "constants", "colours", "characters", "places",
                 "place_values_top_to_bottom", "position_values_by_place_value", "pile_arrangements"});
  check_basis(file.at("basis"));
  check_players(file.at("players"), 3, 5);
  const Constants constants = checked_constants(file.at("constants"));
  const Named colours = named(file.at("colours"), kColours, 'a', 'z', {"code", "key", "mark"});
  const Named characters = named(file.at("characters"), kCharacters, 'A', 'Z', {"code", "key"});
  const std::vector<std::string> places = different_keys(file.at("places"), kPlaces);
  const std::vector<int> values = checked_values(file.at("place_values_top_to_bottom"));
  const PositionValues tables = checked_positions(file.at("position_values_by_place_value"), values);
  const std::vector<Rows> all = all_arrangements();
  const int reference = checked_reference(file.at("pile_arrangements"), all);

  Header out("desperados_cards");
  out.texts("kColourCodes", colours.codes);
  out.texts("kColourKeys", colours.keys);
  out.texts("kCharacterCodes", characters.codes);
  out.texts("kCharacterKeys", characters.keys);
  out.texts("kPlaceKeys", places);
  out.numbers("kLevelValues", values);
  out.comment("[place value][position]");
  out.constant("std::array<std::array<u8, 5>, 6>", "kPositionValues", positions(tables));
  out.number("kStartingHand", constants.starting_hand);
  out.number("kDrawPerTurn", constants.draw_per_turn);
  out.number("kStalemate", constants.stalemate);
  out.number("kReferenceArrangement", reference);
  out.comment("Packed as in cards.h.");
  out.constant("std::array<u64, " + std::to_string(all.size()) + '>', "kArrangements", arrangements(all));
  return out.text();
}

std::string pieces_of(const Part& file) {
  Pieces out("desperados_cards");
  const Part constants = file.at("constants");
  for (const char* name : {"starting_hand", "draw_per_turn"}) out.figure(name, constants.at(name));
  const std::vector<Part> colours = file.at("colours").entries(kColours);
  const std::vector<Part> characters = file.at("characters").entries(kCharacters);
  for (const Part& colour : colours) out.add("colour", colour.at("code").text(), colour.members({"key", "mark"}));
  for (const Part& character : characters)
    out.add("character", character.at("code").text(), character.members({"key"}));
  for (const Part& colour : colours) {
    for (const Part& character : characters) {
      out.add("card", colour.at("code").text() + character.at("code").text(),
              {{"colour", colour.at("code").json()},
               {"character", character.at("code").json()},
               {"copies", constants.at("copies_of_each_card").json()}});
    }
  }
  add_places(out, file);
  return out.text();
}

}  // namespace saloon::components
