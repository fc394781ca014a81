#include "games/deadwood/viewed.h"

#include <algorithm>

#include "engine/codec.h"
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

Viewed::Viewed(const json::object& json) {
  std::string error;
  readable = view_from_json<Game, Codec>(json::value(json), view, error);
}

std::string Viewed::who(Seat p) const { return p == view.viewer ? "you" : seat_name(p); }

Ask Viewed::question() const { return view.viewer < pub().seats ? Ask(pub().asked.what[view.viewer]) : Ask::None; }

Frame Viewed::asking() const { return pub().flow.over() ? Frame{} : pub().flow.top(); }

std::vector<Tile> Viewed::in_pile(int pile) const {
  std::vector<Tile> out;
  const auto shown = [this](Tile t) {
    return std::find(pub().tile.begin(), pub().tile.end(), t) != pub().tile.end() ||
           std::find(pub().drawn.begin(), pub().drawn.end(), t) != pub().drawn.end();
  };
  for (int i = 1; i <= kBuildings; ++i) {
    if (pile_of(Tile(i)) == pile && !shown(Tile(i))) out.push_back(Tile(i));
  }
  return out;
}

std::vector<Tile> Viewed::known_order(int pile) const {
  const auto at = unsigned(pile);
  const bool read = view.viewer < pub().seats && pub().reader[at] == view.viewer + 1;
  const PileTiles& tiles = read ? view.mine.peek[at] : pub().known[at];
  std::vector<Tile> out(tiles.begin(), tiles.begin() + pub().pile_size[at]);
  std::reverse(out.begin(), out.end());
  return out;
}

Cowboys Viewed::dead(Seat p) const {
  Cowboys out = 0;
  for (int strength = 1; strength <= kStrengths; ++strength) {
    int left = kEach;
    for (const Cowboys c : {pub().ranch[p], pub().mine[p], pub().reserve[p]}) left -= cowboys_of(c, strength);
    for (const int plot : Bits{pub().own[p]}) left -= strength_at(pub(), p, plot) == strength ? 1 : 0;
    out = with_cowboys(out, strength, left);
  }
  return out;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string out;
  for (const std::string& part : parts) {
    if (!out.empty()) out += between;
    out += part;
  }
  return out;
}

}  // namespace saloon::deadwood
