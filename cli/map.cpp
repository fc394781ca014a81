#include "cli/map.h"

#include <algorithm>
#include <map>

#include "cli/text.h"

namespace saloon::cli {
namespace {

constexpr std::size_t kRows = 20;
constexpr std::size_t kWidest = 100;
constexpr i64 kMargin = 6;  ///< half a name beside the outermost places

struct Place {
  i64 column{}, row{};
  std::string name;
  std::vector<std::string> roads;
  std::string marks;  ///< what stands there
};
using Places = std::map<std::string, Place>;

/// Characters in rows, each of which may take several bytes.
class Sheet {
 public:
  explicit Sheet(std::size_t columns) : rows_(kRows + 1, std::vector<std::string>(columns, " ")) {}

  void dot(i64 column, i64 row) { rows_[std::size_t(row)][std::size_t(column)] = "·"; }

  /// Around this column, with a space on either side.
  void write(i64 column, i64 row, const std::string& text) {
    std::vector<std::string> letters{" "};
    for (const char c : text) {
      if ((static_cast<unsigned char>(c) & 0xC0) == 0x80) {
        letters.back() += c;
      } else {
        letters.emplace_back(1, c);
      }
    }
    letters.emplace_back(" ");
    auto& line = rows_[std::size_t(row)];
    const i64 room = i64(line.size()) - i64(letters.size());
    const i64 from = std::clamp<i64>(column - i64(letters.size()) / 2, 0, std::max<i64>(room, 0));
    for (std::size_t i = 0; i < letters.size() && std::size_t(from) + i < line.size(); ++i) {
      line[std::size_t(from) + i] = letters[i];
    }
  }

  [[nodiscard]] std::vector<std::string> lines() const {
    std::vector<std::string> out;
    for (const auto& row : rows_) {
      std::string line;
      for (const std::string& letter : row) line += letter;
      line.erase(line.find_last_not_of(' ') + 1);
      if (!out.empty() || !line.empty()) out.push_back(std::move(line));
    }
    while (!out.empty() && out.back().empty()) out.pop_back();
    return out;
  }

 private:
  std::vector<std::vector<std::string>> rows_;
};

/// The places of a board, and what a place is called in its pieces: "town".
struct Board {
  std::string kind;
  Places places;
};

Board board_of(const json::object& pieces, const Words& words, std::size_t columns) {
  const json::object& figures = object_in(pieces, "figures");
  const i64 width = std::max<i64>(whole_number_in(figures, "width"), 1);
  const i64 height = std::max<i64>(whole_number_in(figures, "height"), 1);
  for (const auto& [kind, items] : object_in(pieces, "kinds")) {
    Board board{std::string(kind), {}};
    for (const json::value& item : items.is_array() ? items.get_array() : json::array{}) {
      const json::object* piece = item.if_object();
      const json::value* roads = piece != nullptr && piece->contains("x") ? piece->if_contains("roads") : nullptr;
      if (roads == nullptr) break;
      const std::string code = text_in(*piece, "code");
      Place& place = board.places[code];
      place.column = kMargin + whole_number_in(*piece, "x") * (i64(columns) - 1 - 2 * kMargin) / width;
      place.row = whole_number_in(*piece, "y") * i64(kRows - 1) / height;
      place.name = words.say(board.kind + "." + code);
      for (const json::value& road : roads->get_array()) place.roads.emplace_back(road.get_string());
    }
    if (!board.places.empty()) return board;
  }
  return {};
}

/// Puts the marks of one zone of the view where they belong.
class Marking {
 public:
  Marking(Board& board, const SeatDoor& door, const Words& words)
      : board_(board), me_(seat_name(door.seat())), words_(words) {}

  void mark(const json::object& zones) {
    for (const auto& [zone, what] : zones) {
      const std::string sentence = "table.map." + std::string(zone);
      if (!words_.has(sentence)) continue;
      add(sentence, "", what);
      if (const json::object* each = what.if_object()) {
        for (const auto& [key, where] : *each) add(sentence, std::string(key), where);
      }
    }
  }

 private:
  void add(const std::string& sentence, const std::string& key, const json::value& where) {
    const json::object* within = where.if_object();
    const std::string code = within != nullptr   ? text_in(*within, board_.kind)
                             : where.is_string() ? std::string(where.get_string())
                                                 : std::string();
    const auto place = board_.places.find(code);
    if (place == board_.places.end()) return;
    std::string& marks = place->second.marks;
    marks += (marks.empty() ? "" : " ") + words_.say(sentence, {{"key", key == me_ ? "you" : key}});
  }

  Board& board_;
  std::string me_;
  const Words& words_;
};

void draw_roads(const Places& places, Sheet& sheet) {
  for (const auto& [code, from] : places) {
    for (const std::string& road : from.roads) {
      const auto to = places.find(road);
      if (to == places.end() || road < code) continue;
      const i64 across = to->second.column - from.column;
      const i64 down = to->second.row - from.row;
      const i64 steps = std::max({i64{1}, std::abs(across) / 2, std::abs(down)});
      for (i64 i = 0; i <= steps; ++i) sheet.dot(from.column + across * i / steps, from.row + down * i / steps);
    }
  }
}

/// The part of the table that draws the board: its heading, and what stands further in below it.
std::vector<std::string> sketch_of(const SeatDoor& door, const Words& words) {
  const std::vector<std::string> table = door.table(words);
  const auto begin = std::find(table.begin(), table.end(), words.say("table.sketch"));
  if (begin == table.end()) return {};
  const auto is_beside = [](const std::string& line) { return !line.starts_with(' '); };
  return {begin, std::find_if(begin + 1, table.end(), is_beside)};
}

}  // namespace

std::vector<std::string> map_lines(const SeatDoor& door, const Words& words, std::size_t columns) {
  if (words.has("table.sketch")) return sketch_of(door, words);
  const auto pieces = parse_json(door.game().texts.pieces);
  if (!pieces || !pieces->is_object()) return {};
  const std::size_t width = std::min(columns, kWidest);
  Board board = board_of(pieces->get_object(), words, width);
  if (board.places.empty()) return {};
  const json::object view = door.view();
  Marking marking(board, door, words);
  marking.mark(object_in(view, "public"));
  marking.mark(object_in(view, "private"));
  Sheet sheet(width);
  draw_roads(board.places, sheet);
  for (const auto& [code, place] : board.places) {
    if (!place.marks.empty()) sheet.write(place.column, place.row + 1, place.marks);
  }
  for (const auto& [code, place] : board.places) sheet.write(place.column, place.row, place.name);
  std::vector<std::string> out = sheet.lines();
  if (words.has("table.map.legend")) out.push_back(words.say("table.map.legend"));
  return out;
}

}  // namespace saloon::cli
