// How the pieces are called in JSON: plots, intersections, tiles, piles, cowboys.
#include "games/deadwood/json.h"
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

std::string plot_name(int plot) { return {char('A' + row_of(plot)), char('1' + column_of(plot))}; }

int plot_from_name(std::string_view name) {
  if (name.size() != 2) return -1;
  const int row = name[0] - 'A';
  const int column = name[1] - '1';
  if (row < 0 || row >= kRows || column < 0 || column >= row_size(row)) return -1;
  return plot_at(row, column);
}

std::string intersection_name(int intersection) {
  std::string out;
  for (const int plot : Bits{kTouched[unsigned(intersection)]}) out += (out.empty() ? "" : "-") + plot_name(plot);
  return out;
}

int intersection_from_name(std::string_view name) {
  for (int i = 0; i < kIntersections; ++i) {
    if (intersection_name(i) == name) return i;
  }
  return -1;
}

std::string_view tile_name(Tile tile) {
  return tile == Tile::Rail ? std::string_view("rail") : box::kTileKeys[unsigned(tile)];
}

int tile_from_name(std::string_view name) {
  for (int i = 1; i <= kBuildings; ++i) {
    if (name == box::kTileKeys[unsigned(i)]) return i;
  }
  return -1;
}

std::string pile_name(int pile) { return std::to_string(pile + 1); }

int pile_from_name(std::string_view name) {
  return name.size() == 1 && name[0] >= '1' && name[0] < '1' + kPiles ? name[0] - '1' : -1;
}

std::string_view cowboy_name(int strength) { return box::kCowboyKeys[unsigned(strength - 1)]; }

int strength_from_name(std::string_view name) {
  for (int s = 1; s <= kStrengths; ++s) {
    if (name == cowboy_name(s)) return s;
  }
  return -1;
}

json::array plots_json(u32 plots) {
  json::array out;
  for (const int plot : Bits{plots}) out.emplace_back(plot_name(plot));
  return out;
}

json::array cowboys_json(Cowboys cowboys) {
  json::array out;
  for (int s = 1; s <= kStrengths; ++s) {
    for (int n = cowboys_of(cowboys, s); n > 0; --n) out.emplace_back(cowboy_name(s));
  }
  return out;
}

}  // namespace saloon::deadwood
