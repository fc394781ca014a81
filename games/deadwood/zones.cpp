// The zones of a state whose JSON is more than their bytes, and what follows from the rest of a state that is read.
// "rest" takes every piece that is not named elsewhere: a seat's ranch, the box of Wanted tokens, the supply, a pile.
// Fines, totals, Boot Hill and what is left in a pile are written for the reader's comfort.
#include "engine/rows/codec.h"
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

bool is_rest(const json::value* v) { return v != nullptr && v->is_string() && v->get_string() == "rest"; }

/// The key of an object as one of this kind.
int read_key(Reader& r, std::string_view key, std::string_view what, const Kind& kind) {
  const json::value name(key);
  return int(read_member(r, &name, what, kind).number());
}

int read_number(Reader& r, const json::object& o, std::string_view key, i64 most) {
  return int(r.number(o.if_contains(key), key, 0, most));
}

}  // namespace

// --- the board
void write_railroad(Writer& w, const Public& pub) {
  w.array([&] {
    for (unsigned i = 0; i < pub.laid; ++i) w.text(plot_name(pub.route[i]));
  });
}

void read_railroad(Reader& r, const json::value* v, Public& pub) {
  const json::array& plots = r.array(v, "railroad");
  if (plots.size() > pub.route.size()) return r.fail("railroad: four rails and the station, no more");
  for (const json::value& item : plots) {
    const int plot = int(read_member(r, &item, "railroad", kPlot).number());
    if (!r.ok()) return;
    if ((next_rail_plots(pub) & plot_bit(plot)) == 0) {
      return r.fail("railroad: " + std::string(plot_name(plot)) + " does not continue it (DW-RAIL-02)");
    }
    pub.tile[unsigned(plot)] = pub.laid == kRails ? Tile::TrainStation : Tile::Rail;
    pub.route[pub.laid++] = u8(plot);
  }
}

void write_tiles(Writer& w, const Public& pub) {
  w.object([&] {
    for (const int plot : Bits{pub.built}) w.text(plot_name(plot), tile_name(pub.tile[unsigned(plot)]));
  });
}

void read_tiles(Reader& r, const json::value* v, Public& pub) {
  for (const auto& [name, value] : r.object(v, "tiles")) {
    const int plot = read_key(r, name, "tiles", kPlot);
    if (pub.tile[unsigned(plot)] != Tile::None) return r.fail("tiles: the railroad lies on " + std::string(name));
    pub.tile[unsigned(plot)] = from_value<Tile>(read_member(r, &value, "tiles", kTile));
    pub.built |= plot_bit(plot);
  }
}

void write_town(Writer& w, const Public& pub) {
  w.object([&] {
    for (const int plot : Bits{pub.occupied}) {
      w.object(plot_name(plot), [&] {
        for (Seat p = 0; p < pub.seats; ++p) {
          if ((pub.own[p] & plot_bit(plot)) == 0) continue;
          w.text(kSeat.name_of(p), cowboy_name(strength_at(pub, p, plot)));
        }
      });
    }
  });
}

void read_town(Reader& r, const json::value* v, Public& pub) {
  for (const auto& [name, here] : r.object(v, "cowboys")) {
    const int plot = read_key(r, name, "cowboys", kPlot);
    const json::object& by_seat = r.object(&here, "cowboys");
    if ((pub.built & plot_bit(plot)) == 0) return r.fail("cowboys: there is no building on " + std::string(name));
    if (by_seat.size() > 1 && plot != kChurchPlot) return r.fail("cowboys: two on " + std::string(name));
    for (const auto& [seat, value] : by_seat) {
      const json::value key(seat);
      const Seat p = r.seat(&key, "cowboys", pub.seats);
      enter(pub, p, int(read_member(r, &value, "cowboys", kCowboy).number()), plot);
    }
  }
}

// --- the players
namespace {

void write_player(Writer& w, const Public& pub, Seat p) {
  w.number("money", pub.money[p]);
  w.number("cartridges", pub.cartridges[p]);
  w.number("horses", pub.horses[p]);
  w.number("wanted", pub.wanted[p]);
  w.number("fine", fine_of(pub, p));
  w.number("total", total_of(pub, p));
  write_member(w, "ranch", kCowboyCounts, to_value(pub.ranch[p]));
  write_member(w, "mine", kCowboyCounts, to_value(pub.mine[p]));
  write_member(w, "reserve", kCowboyCounts, to_value(pub.reserve[p]));
  write_member(w, "boot_hill", kCowboyCounts, to_value(boot_hill(pub, p)));
}

/// The ranch, or Boot Hill where the ranch is written, is what is left of the nine.
void read_gang(Reader& r, const json::object& o, Seat p, Public& pub) {
  const auto counts = [&](const char* key) {
    return Cowboys(read_member(r, o.if_contains(key), key, kCowboyCounts).lo);
  };
  pub.mine[p] = counts("mine");
  pub.reserve[p] = counts("reserve");
  const bool rest = is_rest(o.if_contains("ranch"));
  if (!rest) pub.ranch[p] = counts("ranch");
  const Cowboys dead = rest ? counts("boot_hill") : Cowboys{0};
  for (int s = 1; s <= kStrengths; ++s) {
    const int left = unplaced(pub, p, s) - cowboys_of(dead, s);
    if (left < 0) {
      return r.fail(seat_name(p) + " has more than three cowboys of a kind: " + std::string(cowboy_name(s)));
    }
    if (rest) pub.ranch[p] = with_cowboys(pub.ranch[p], s, left);
  }
}

}  // namespace

void write_players(Writer& w, const Public& pub) {
  w.object([&] {
    for (Seat p = 0; p < pub.seats; ++p) w.object(kSeat.name_of(p), [&] { write_player(w, pub, p); });
  });
}

void read_players(Reader& r, const json::value* v, Public& pub) {
  const json::object& players = r.object(v, "players");
  if (players.size() != pub.seats) return r.fail("players: one entry per seat is needed");
  for (Seat p = 0; p < pub.seats; ++p) {
    const json::object& o = r.object(players.if_contains(seat_name(p)), "players " + seat_name(p));
    r.only_keys(o, "a player",
                {"money", "cartridges", "horses", "wanted", "fine", "total", "ranch", "mine", "reserve", "boot_hill"});
    pub.money[p] = i16(read_number(r, o, "money", 30000));
    pub.cartridges[p] = u16(read_number(r, o, "cartridges", 60000));
    pub.horses[p] = u16(read_number(r, o, "horses", 60000));
    pub.wanted[p] = u8(read_number(r, o, "wanted", components::kWanted));
    read_gang(r, o, p, pub);
  }
}

// --- tokens
void write_supply(Writer& w, const Public& pub) {
  w.object([&] {
    w.number("cartridges", pub.cartridge_supply);
    w.number("horses", pub.horse_supply);
  });
}

void read_supply(Reader& r, const json::value* v, Public& pub) {
  const json::object& both = r.object(v, "supply");
  pub.cartridge_supply = u8(read_number(r, both, "cartridges", components::kCartridges));
  pub.horse_supply = u8(read_number(r, both, "horses", components::kHorses));
}

namespace {

void read_discarded(Reader& r, const json::value* v, Public& pub) {
  if (!is_rest(v)) {
    pub.discarded = u8(read_member(r, v, "box", kWantedCount).lo);
    return;
  }
  int elsewhere = pub.pool;
  for (Seat p = 0; p < pub.seats; ++p) elsewhere += pub.wanted[p];
  if (elsewhere > components::kWanted) return r.fail("box: there are no more than 29 Wanted tokens");
  pub.discarded = u8(components::kWanted - elsewhere);
}

void read_what_is_left(Reader& r, const json::value* supply, Public& pub) {
  if (!is_rest(supply)) return read_supply(r, supply, pub);
  if (pub.config.limited_tokens == Switch::Off) return;
  int cartridges = components::kCartridges;
  int horses = int(pub.config.horse_supply);
  for (Seat p = 0; p < pub.seats; ++p) {
    cartridges -= pub.cartridges[p];
    horses -= pub.horses[p];
  }
  if (cartridges < 0 || horses < 0) return r.fail("supply: there are not so many");
  pub.cartridge_supply = u8(cartridges);
  pub.horse_supply = u8(horses);
}

}  // namespace

// --- piles
namespace {

/// From the top; only the places that are known.
void write_from_the_top(Writer& w, const PileTiles& tiles) {
  kPileOrder.write(kPileOrder, w, to_value(PileOrder::of(tiles)));
}

/// Names from the top into places from the bottom.
void read_from_the_top(Reader& r, const json::array& list, PileTiles& out, std::string_view what) {
  if (list.size() > out.size()) return r.fail(std::string(what) + " has more tiles than exist");
  for (std::size_t i = 0; i < list.size(); ++i) {
    out[list.size() - 1 - i] = from_value<Tile>(read_member(r, &list[i], what, kTile));
  }
}

/// All tiles written in a pile of the box.
u64 tiles_named(Reader& r, const json::object& piles) {
  u64 named = 0;
  for (int k = 0; k < kPiles; ++k) {
    const json::value* v = piles.if_contains(pile_name(k));
    if (v == nullptr || is_rest(v)) continue;
    for (const json::value& item : r.array(v, "piles")) {
      if (!is_rest(&item)) named |= tile_bit(from_value<Tile>(read_member(r, &item, "piles", kTile)));
    }
  }
  return named;
}

}  // namespace

void write_pile_notes(Writer& w, const Public& pub) {
  const auto write_pile = [&](int pile) {
    const auto k = unsigned(pile);
    w.number("size", pub.pile_size[k]);
    w.array("left", [&] {
      for (const int tile : Bits{tiles_in_pile(pub, pile)}) w.text(tile_name(tile));
    });
    w.key("bottom");
    write_from_the_top(w, pub.known[k]);
    if (pub.reader[k] != 0) w.text("reader", kSeat.name_of(pub.reader[k] - 1));
  };
  w.object([&] {
    for (int k = 0; k < kPiles; ++k) w.object(pile_name(k), [&] { write_pile(k); });
  });
}

void read_pile_notes(Reader& r, const json::value* v, Public& pub) {
  for (const auto& [name, value] : r.object(v, "piles")) {
    const auto k = unsigned(read_key(r, name, "piles", kPile));
    const json::object& notes = r.object(&value, "a pile");
    r.only_keys(notes, "a pile", {"size", "left", "bottom", "reader"});
    if (const json::value* bottom = notes.if_contains("bottom")) {
      read_from_the_top(r, r.array(bottom, "bottom"), pub.known[k], "bottom");
    }
    const json::value* reader = notes.if_contains("reader");
    if (!is_absent(reader)) pub.reader[k] = u8(r.seat(reader, "reader", pub.seats) + 1);
  }
}

void write_piles(Writer& w, const Public&, const Hidden& truth) {
  w.object([&] {
    for (int k = 0; k < kPiles; ++k) {
      w.key(pile_name(k));
      write_from_the_top(w, truth.piles[unsigned(k)]);
    }
  });
}

/// "rest" among the tiles of a pile, or instead of them, or for all piles: whatever belongs there and is not named.
void read_piles(Reader& r, const json::value* v, const Public& pub, Hidden& truth) {
  const json::object everything{{"1", "rest"}, {"2", "rest"}, {"3", "rest"}};
  const json::object& piles = is_rest(v) ? everything : r.object(v, "piles");
  const u64 named = tiles_named(r, piles);
  for (int k = 0; k < kPiles && r.ok(); ++k) {
    const json::value* list = piles.if_contains(pile_name(k));
    const json::array only_rest{"rest"};
    json::array names;
    for (const json::value& item : is_rest(list) ? only_rest : r.array(list, "piles")) {
      if (!is_rest(&item)) {
        names.push_back(item);
        continue;
      }
      for (const int tile : Bits{tiles_in_pile(pub, k) & ~named}) names.emplace_back(tile_name(tile));
    }
    read_from_the_top(r, names, truth.piles[unsigned(k)], "piles");
  }
}

void write_peek(Writer& w, const Public& pub, const Private& mine) {
  w.object([&] {
    for (int k = 0; k < kPiles; ++k) {
      const PileTiles& tiles = mine.peek[unsigned(k)];
      if (pub.pile_size[unsigned(k)] == 0 || tiles[0] == Tile::None) continue;
      w.key(pile_name(k));
      write_from_the_top(w, tiles);
    }
  });
}

void read_peek(Reader& r, const json::value* v, const Public&, Private& mine) {
  for (const auto& [name, tiles] : r.object(v, "peek")) {
    const int pile = read_key(r, name, "peek", kPile);
    read_from_the_top(r, r.array(&tiles, "peek"), mine.peek[unsigned(pile)], "peek");
  }
}

// --- the Final Duel
void write_aim(const Kind&, Writer& w, const Value& aim) { write_decision<Game>(w, Decision{aim.lo}); }

bool read_aim(const Kind&, const json::value& v, Value& aim) {
  const auto parsed = read_decision<Game>(v);
  aim = to_value(parsed.decision.word);
  return parsed.clause == nullptr && parsed.decision.verb() == Verb::Shoot;
}

// --- what follows from the rest
void Game::complete(Reader& r, const json::object& pub, const Privates&, const json::object&, State& s) {
  read_discarded(r, pub.if_contains("box"), s.pub);
  read_what_is_left(r, pub.if_contains("supply"), s.pub);
  for (unsigned k = 0; k < kPiles; ++k) {
    while (s.pub.pile_size[k] < kDeepestPile && s.hidden.piles[k][s.pub.pile_size[k]] != Tile::None)
      ++s.pub.pile_size[k];
    // who reads a pile knows it as it is
    if (s.pub.reader[k] != 0) s.seat[s.pub.reader[k] - 1U].peek[k] = s.hidden.piles[k];
  }
}

void Game::complete(Reader& r, const json::object& pub, const json::object*, View& v) {
  const json::object& piles = r.object(pub.if_contains("piles"), "piles");
  for (int k = 0; k < kPiles; ++k) {
    const json::object& pile = r.object(piles.if_contains(pile_name(k)), "a pile");
    v.pub.pile_size[unsigned(k)] = u8(read_number(r, pile, "size", kDeepestPile));
  }
}

}  // namespace saloon::deadwood
