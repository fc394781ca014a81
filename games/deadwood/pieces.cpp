#include "games/deadwood/pieces.h"

#include "engine/match/actions.h"
#include "games/deadwood/game.h"

namespace saloon::deadwood {

// --- names
std::string_view plot_name(int plot) {
  static const auto kNames =
      name_table<kPlots>([](int p) { return std::string{char('A' + row_of(p)), char('1' + column_of(p))}; });
  return kNames[std::size_t(plot)];
}

std::string_view intersection_name(int intersection) {
  static const auto kNames = name_table<kIntersections>([](int i) {
    std::string out;
    for (const int plot : Bits{kTouched[unsigned(i)]}) {
      out += out.empty() ? "" : "-";
      out += plot_name(plot);
    }
    return out;
  });
  return kNames[std::size_t(intersection)];
}

std::string_view tile_name(int tile) {
  return Tile(tile) == Tile::Rail ? std::string_view("rail") : components::kTileKeys[std::size_t(tile)];
}

std::string_view question_name(int ask) { return Game::kAsks[ask].name; }

namespace {

/// Each member of an object: f(key, value) says whether it is right.
template <class F>
bool each_member(const json::value& j, F f) {
  const auto* o = j.if_object();
  if (o == nullptr) return false;
  for (const auto& [key, value] : *o) {
    if (!f(json::value(key), value)) return false;
  }
  return true;
}

bool read_one(const Kind& k, const json::value* v, int& out) {
  Value value;
  if (v == nullptr || !k.read(k, *v, value)) return false;
  out = int(value.number());
  return true;
}

}  // namespace

// --- cowboys
void write_cowboys(const Kind&, Writer& w, const Value& cowboys) {
  w.array([&] {
    for (int s = 1; s <= kStrengths; ++s) {
      for (int n = cowboys_of(Cowboys(cowboys.lo), s); n > 0; --n) w.text(cowboy_name(s));
    }
  });
}

bool read_cowboys(const Kind&, const json::value& j, Value& out) {
  const auto* items = j.if_array();
  if (items == nullptr) return false;
  int cowboys = 0;
  for (const json::value& item : *items) {
    int strength = 0;
    if (!read_one(kCowboy, &item, strength) || cowboys_of(Cowboys(cowboys), strength) == kEach) return false;
    cowboys += one_of(strength);
  }
  out = to_value(cowboys);
  return true;
}

bool are_cowboys(const Kind&, const Value& cowboys) { return cowboys.lo < bit(2 * kStrengths) && cowboys.hi == 0; }

void write_counts(const Kind&, Writer& w, const Value& cowboys) {
  w.object([&] {
    for (int s = 1; s <= kStrengths; ++s) w.number(cowboy_name(s), cowboys_of(Cowboys(cowboys.lo), s));
  });
}

bool read_counts(const Kind&, const json::value& j, Value& out) {
  Cowboys cowboys = 0;
  const bool fine = each_member(j, [&](const json::value& key, const json::value& value) {
    int strength = 0;
    int count = 0;
    if (!read_one(kCowboy, &key, strength) || !read_one(number(0, kEach), &value, count)) return false;
    cowboys = with_cowboys(cowboys, strength, count);
    return true;
  });
  out = to_value(cowboys);
  return fine;
}

// --- targets
void write_target(const Kind&, Writer& w, const Value& target) {
  const auto t = Target(target.lo);
  w.object([&] {
    w.text("seat", kSeat.name_of(owner_of(t)));
    if (is_in_town(t))
      w.text("plot", plot_name(plot_of(t)));
    else
      w.text("ranch", cowboy_name(strength_of(t)));
  });
}

bool read_target(const Kind&, const json::value& j, Value& out) {
  const auto* o = j.if_object();
  int seat = 0;
  if (o == nullptr || o->size() != 2 || !read_one(kSeat, o->if_contains("seat"), seat)) return false;
  int at = 0;
  if (read_one(kPlot, o->if_contains("plot"), at)) {
    out = to_value(in_town(at, Seat(seat)));
    return true;
  }
  if (!read_one(kCowboy, o->if_contains("ranch"), at)) return false;
  out = to_value(in_ranch(Seat(seat), at));
  return true;
}

bool read_targets(const Kind& k, const json::value& j, Value& out) {
  if (!kinds::read_list(k, j, out) || out == Value{}) return false;
  const auto t = from_value<Targets>(out);
  if (t.size() == 2) out = to_value(Targets::of(t[0], t[1]));
  return true;
}

bool are_targets(const Kind& k, const Value& targets) {
  const auto t = from_value<Targets>(targets);
  return kinds::is_list(k, targets) && t.first != 0 && (t.size() == 1 || t.first <= t.second);
}

u32 place_of_targets(const Kind&, const Value& targets) {
  const auto t = from_value<Targets>(targets);
  return t.size() == 1 ? u32{t[0]} : kAllTargets + pair_place(t[0], t[1]);
}

Value targets_at(const Kind&, u32 place) {
  if (place < kAllTargets) return to_value(Targets::of(Target(place)));
  const NumberPair pair = pair_at(place - kAllTargets);
  return to_value(Targets::of(Target(pair.low), Target(pair.high)));
}

// --- tiles and dice
void write_order(const Kind&, Writer& w, const Value& order) {
  const auto tiles = from_value<PileOrder>(order);
  w.array([&] {
    for (int i = kDeepestPile - 1; i >= 0; --i) {
      if (tiles.at(i) != Tile::None) w.text(tile_name(tiles.at(i)));
    }
  });
}

bool read_order(const Kind&, const json::value& j, Value& out) {
  const auto* items = j.if_array();
  PileTiles tiles{};
  if (items == nullptr || items->empty() || items->size() > tiles.size()) return false;
  for (std::size_t i = 0; i < items->size(); ++i) {
    int tile = 0;
    if (!read_one(kTile, &(*items)[i], tile)) return false;
    tiles[items->size() - 1 - i] = Tile(tile);
  }
  out = to_value(PileOrder::of(tiles));
  return true;
}

bool is_order(const Kind&, const Value& order) {
  const auto tiles = from_value<PileOrder>(order);
  for (int i = 0; i < kDeepestPile; ++i) {
    if (tiles.at(i) != Tile::None && !is_building(tiles.at(i))) return false;
  }
  return tiles.packed < bit(PileOrder::kTileBits * kDeepestPile) && order.hi == 0;
}

void write_first_tiles(const Kind&, Writer& w, const Value& stars) {
  const auto tiles = from_value<std::array<Tile, kStars.size()>>(stars);
  w.object([&] {
    w.text(plot_name(kTownHallPlot), tile_name(Tile::TownHall));
    w.text(plot_name(kOfficePlot), tile_name(Tile::SheriffsOffice));
    w.text(plot_name(kChurchPlot), tile_name(Tile::Church));
    for (std::size_t i = 0; i < tiles.size(); ++i) w.text(plot_name(kStars[i]), tile_name(tiles[i]));
  });
}

void write_shares(const Kind&, Writer& w, const Value& shares) {
  const auto dice = from_value<Shares>(shares);
  w.object([&] {
    for (Seat p = 0; p < kMaxSeats; ++p) {
      if (dice.at(p) != 0) w.number(kSeat.name_of(p), dice.at(p));
    }
  });
}

bool read_shares(const Kind&, const json::value& j, Value& out) {
  std::array<u16, kMaxSeats> dice{};
  const bool fine = each_member(j, [&](const json::value& key, const json::value& value) {
    int seat = 0;
    int count = 0;
    if (!read_one(kSeat, &key, seat) || !read_one(number(1, i64(Shares::kMostDice)), &value, count)) return false;
    dice[unsigned(seat)] = u16(count);
    return true;
  });
  out = to_value(Shares::of(dice));
  return fine;
}

bool are_shares(const Kind&, const Value& shares) {
  return shares.lo < bit(Shares::kDiceBits * kMaxSeats) && shares.hi == 0;
}

}  // namespace saloon::deadwood
