// The table, line by line: the town, the railroad, the piles, the gangs.
#include "engine/words/prose.h"

#include <algorithm>

#include "games/deadwood/rules.h"

namespace saloon::deadwood {
namespace {

constexpr std::size_t kPlotWidth = 6;  ///< in the sketch

/// Whose cowboy stands there; names would not fit.
std::string holder_mark(const View& v, int plot) {
  for (Seat p = 0; p < v.pub.seats; ++p) {
    if ((v.pub.own[p] & plot_bit(plot)) != 0) return p == v.viewer ? "@" : seat_name(p);
  }
  return "";
}

/// "A3*S2": a built plot in capitals, protected, with whoever stands there.
std::string plot_text(const View& v, int plot) {
  const Tile tile = v.pub.tile[unsigned(plot)];
  std::string name(is_building(tile) || tile == Tile::None ? plot_name(plot) : "##");
  if (tile == Tile::None) name[0] = char(name[0] | 0x20);
  const bool is_protected = is_building(tile) && (protected_plots(v.pub) & plot_bit(plot)) != 0;
  const std::string who = holder_mark(v, plot);
  name += is_protected ? "*" : who.empty() ? "" : ":";
  name += who;
  name.resize(kPlotWidth, ' ');
  return name;
}

/// Where the plots lie, so that neighbours can be seen.
void add_sketch(const View& v, const Words& words, Lines& out) {
  const std::string heading = words.say("table.sketch");
  if (heading.empty()) return;
  out.push_back(heading);
  for (int row = 0; row < kRows; ++row) {
    std::string line(std::size_t(2 + 3 * row), ' ');
    for (int column = 0; column < row_size(row); ++column) line += plot_text(v, plot_at(row, column));
    line.erase(line.find_last_not_of(' ') + 1);
    out.push_back(std::move(line));
  }
}

std::string cowboys_text(Cowboys cowboys, const Words& words) {
  Lines parts;
  for (int strength = 1; strength <= kStrengths; ++strength) {
    const int n = cowboys_of(cowboys, strength);
    if (n > 0) parts.push_back(words.say("cowboy_count." + std::string(cowboy_name(strength)), {{"n", n}}));
  }
  return joined(parts, ", ");
}

std::string holders_text(const View& v, int plot, const Words& words) {
  Lines parts;
  for (Seat p = 0; p < v.pub.seats; ++p) {
    if ((v.pub.own[p] & plot_bit(plot)) == 0) continue;
    const int strength = strength_at(v.pub, p, plot);
    parts.push_back(words.say("table.holder", {{"seat", name_for(v, p)}, {"cowboy", cowboy_name(strength)}}));
  }
  return parts.empty() ? words.say("table.free") : joined(parts, ", ");
}

void add_buildings(const View& v, const Words& words, Lines& out) {
  for (const int plot : Bits{v.pub.built}) {
    out.push_back("  " + words.say("table.building", {{"plot", plot_name(plot)},
                                                      {"building", tile_name(v.pub.tile[unsigned(plot)])},
                                                      {"protected", (protected_plots(v.pub) & plot_bit(plot)) != 0},
                                                      {"holders", holders_text(v, plot, words)}}));
  }
}

std::string railroad_line(const View& v, const Words& words) {
  json::array laid;
  for (unsigned i = 0; i < v.pub.laid; ++i) laid.emplace_back(plot_name(v.pub.route[i]));
  json::object args{{"laid", laid}, {"a", "none"}, {"station", v.pub.laid == kRails}, {"left", kRails - v.pub.laid}};
  if (!has_station(v.pub)) {
    const u32 next = next_rail_plots(v.pub);  // DW-RAIL-02: always two
    args["a"] = plot_name(nth_bit(next, 0));
    args["b"] = plot_name(nth_bit(next, 1));
  }
  return words.say("table.railroad", args);
}

std::string tiles_text(const std::vector<Tile>& tiles, const Words& words) {
  Lines parts;
  for (const Tile tile : tiles) {
    parts.push_back(tile == Tile::None ? words.say("table.unseen") : words.say("tile." + std::string(tile_name(tile))));
  }
  return joined(parts, ", ");
}

/// What the viewer knows of a pile's order, from the top; None = not known.
std::vector<Tile> known_order(const View& v, int pile) {
  const auto at = unsigned(pile);
  const bool read = v.viewer < v.pub.seats && v.pub.reader[at] == v.viewer + 1;
  const PileTiles& tiles = read ? v.mine.peek[at] : v.pub.known[at];
  std::vector<Tile> out(tiles.begin(), tiles.begin() + v.pub.pile_size[at]);
  std::reverse(out.begin(), out.end());
  return out;
}

/// Tiles that lie in this pile, in no order: everybody can tell from the board.
std::vector<Tile> tiles_of(const Public& pub, int pile) {
  std::vector<Tile> out;
  for (const int tile : Bits{tiles_in_pile(pub, pile)}) out.push_back(Tile(tile));
  return out;
}

void add_piles(const View& v, const Words& words, Lines& out) {
  for (int pile = 0; pile < kPiles; ++pile) {
    const std::vector<Tile> known = known_order(v, pile);
    const bool any = std::any_of(known.begin(), known.end(), [](Tile t) { return t != Tile::None; });
    const bool all = std::none_of(known.begin(), known.end(), [](Tile t) { return t == Tile::None; });
    const json::object args{{"pile", pile_name(pile)},
                            {"n", known.size()},
                            {"order", tiles_text(known, words)},
                            {"tiles", tiles_text(tiles_of(v.pub, pile), words)}};
    if (known.empty() || !all) out.push_back("  " + words.say("table.pile", args));
    if (any) out.push_back("  " + words.say("table.pile_order", args));
  }
}

void add_seat(const View& v, Seat p, const Words& words, Lines& out) {
  const Public& pub = v.pub;
  out.push_back(words.say("table.seat", {{"seat", name_for(v, p)},
                                         {"money", pub.money[p]},
                                         {"cartridges", pub.cartridges[p]},
                                         {"horses", pub.horses[p]},
                                         {"wanted", pub.wanted[p]},
                                         {"fine", fine_of(pub, p)}}));
  Lines parts;
  const auto add = [&](const char* key, const std::string& what) {
    if (!what.empty()) parts.push_back(words.say(key, {{"what", what}}));
  };
  add("table.ranch", cowboys_text(pub.ranch[p], words));
  Lines plots;
  for (const int plot : Bits{pub.own[p]}) plots.emplace_back(plot_name(plot));
  add("table.in_town", joined(plots, ", "));
  add("table.mine", cowboys_text(pub.mine[p], words));
  add("table.reserve", cowboys_text(pub.reserve[p], words));
  add("table.boot_hill", cowboys_text(boot_hill(pub, p), words));
  out.push_back("  " + joined(parts, " · "));
}

/// How many dice at whom: what a shooter has declared and not yet rolled (DW-FINAL-05).
json::object declared_dice(const View& v, Seat shooter) {
  const Shares aim = Decision{v.pub.final_duel.aim[shooter]}.dice();
  json::object out;
  for (Seat p = 0; p < v.pub.seats; ++p) {
    if (aim.at(p) != 0) out[name_for(v, p)] = aim.at(p);
  }
  return out;
}

void add_final_duel(const View& v, const Words& words, Lines& out) {
  const FinalDuel& f = v.pub.final_duel;
  for (Seat p = 0; p < v.pub.seats; ++p) {
    if ((f.involved >> p & 1) == 0 || f.strength[p] == 0) continue;
    out.push_back("  " + words.say("table.duellist", {{"seat", name_for(v, p)},
                                                      {"cowboy", cowboy_name(f.strength[p])},
                                                      {"dice", f.dice[p]},
                                                      {"wounds", f.wounds[p]},
                                                      {"standing", (f.standing >> p & 1) != 0},
                                                      {"aiming", f.aim[p] != 0},
                                                      {"dice_at", declared_dice(v, p)}}));
  }
}

json::array drawn_tiles(const View& v) {
  json::array out;
  for (const Tile tile : v.pub.drawn) {
    if (tile != Tile::None) out.emplace_back(tile_name(tile));
  }
  return out;
}

}  // namespace

std::vector<std::string> Prose::table(const View& v, const Words& words) {
  const Public& pub = v.pub;
  Lines out{words.say(
      "table.turn",
      {{"number", pub.turns}, {"seat", name_for(v, pub.turn)}, {"reason", kEndReasons[std::size_t(pub.ended)]}})};
  add_sketch(v, words, out);
  add_buildings(v, words, out);
  out.push_back(words.say("table.sheriff", {{"at", intersection_name(pub.sheriff)}}));
  out.push_back(railroad_line(v, words));
  out.push_back(words.say("table.pool", {{"pool", pub.pool},
                                         {"box", pub.discarded},
                                         {"cartridges", pub.cartridge_supply},
                                         {"horses", pub.horse_supply},
                                         {"limited", pub.config.limited_tokens == Switch::On}}));
  add_piles(v, words, out);
  if (const json::array drawn = drawn_tiles(v); !drawn.empty())
    out.push_back(words.say("table.drawn", {{"tiles", drawn}}));
  for (Seat p = 0; p < pub.seats; ++p) add_seat(v, p, words, out);
  add_final_duel(v, words, out);
  return out;
}

}  // namespace saloon::deadwood
