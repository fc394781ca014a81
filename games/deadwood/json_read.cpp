// State and views as JSON: reading. What follows from the rest is worked out again for a state and read for a view;
// "rest" takes every piece that is not named elsewhere: a seat's ranch, the box of Wanted tokens, the supply, a pile.
#include "engine/codec_parts.h"
#include "games/deadwood/json.h"
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

bool is_rest(const json::value* v) { return v != nullptr && v->is_string() && v->get_string() == "rest"; }

int read_plot(Reader& r, std::string_view name, std::string_view what) {
  const int plot = plot_from_name(name);
  if (plot < 0) r.fail(std::string(what) + ": \"" + std::string(name) + "\" is no plot; plots are A1 to F2");
  return plot < 0 ? 0 : plot;
}

Tile read_tile(Reader& r, const json::value* v, std::string_view what) {
  const std::string_view name = r.text(v, what);
  const int tile = tile_from_name(name);
  if (tile < 0) r.fail(std::string(what) + ": \"" + std::string(name) + "\" is no building tile");
  return tile < 0 ? Tile::None : Tile(tile);
}

int read_cowboy(Reader& r, const json::value* v, std::string_view what) {
  const int strength = strength_from_name(r.text(v, what));
  if (strength < 0) r.fail(std::string(what) + ": a cowboy is novice, confirmed or veteran");
  return strength < 0 ? 1 : strength;
}

/// Kinds left out are none.
Cowboys read_counts(Reader& r, const json::value* v, std::string_view what) {
  Cowboys out = 0;
  if (v == nullptr || v->is_null()) return out;
  for (const auto& [name, value] : r.object(v, what)) {
    const json::value key(name);
    const int strength = read_cowboy(r, &key, what);
    out = with_cowboys(out, strength, int(r.number(&value, what, 0, kEach)));
  }
  return out;
}

// --- the board
void read_tiles(Reader& r, const json::object& o, Public& pub) {
  for (const auto& [name, value] : r.object(o.if_contains("tiles"), "tiles")) {
    const int plot = read_plot(r, name, "tiles");
    pub.tile[unsigned(plot)] = read_tile(r, &value, "tiles");
    pub.built |= plot_bit(plot);
  }
}

void read_railroad(Reader& r, const json::object& o, Public& pub) {
  const json::array& plots = r.array(o.if_contains("railroad"), "railroad");
  if (plots.size() > pub.route.size()) return r.fail("railroad: four rails and the station, no more");
  for (const json::value& item : plots) {
    const int plot = read_plot(r, r.text(&item, "railroad"), "railroad");
    if (!r.ok()) return;
    if ((next_rail_plots(pub) & plot_bit(plot)) == 0) {
      return r.fail("railroad: " + plot_name(plot) + " does not continue it (DW-RAIL-02)");
    }
    if ((pub.built & plot_bit(plot)) != 0) return r.fail("railroad: a building stands on " + plot_name(plot));
    pub.tile[unsigned(plot)] = pub.laid == kRails ? Tile::TrainStation : Tile::Rail;
    pub.route[pub.laid++] = u8(plot);
  }
}

void read_town(Reader& r, const json::object& o, Public& pub) {
  for (const auto& [name, here] : r.object(o.if_contains("cowboys"), "cowboys")) {
    const int plot = read_plot(r, name, "cowboys");
    const json::object& by_seat = r.object(&here, "cowboys");
    if ((pub.built & plot_bit(plot)) == 0) return r.fail("cowboys: there is no building on " + std::string(name));
    if (by_seat.size() > 1 && plot != kChurchPlot) return r.fail("cowboys: two on " + std::string(name));
    for (const auto& [seat, value] : by_seat) {
      const json::value key(seat);
      const Seat p = r.seat(&key, "cowboys", pub.seats);
      enter(pub, p, read_cowboy(r, &value, "cowboys"), plot);
    }
  }
}

// --- the players
/// The ranch, or Boot Hill where the ranch is written, is what is left of the nine.
void read_gang(Reader& r, const json::object& o, Seat p, Public& pub) {
  pub.mine[p] = read_counts(r, o.if_contains("mine"), "mine");
  pub.reserve[p] = read_counts(r, o.if_contains("reserve"), "reserve");
  const bool rest = is_rest(o.if_contains("ranch"));
  if (!rest) pub.ranch[p] = read_counts(r, o.if_contains("ranch"), "ranch");
  const Cowboys dead = rest ? read_counts(r, o.if_contains("boot_hill"), "boot_hill") : Cowboys{0};
  for (int s = 1; s <= kStrengths; ++s) {
    const int left = unplaced(pub, p, s) - cowboys_of(dead, s);
    if (left < 0) {
      return r.fail(seat_name(p) + " has more than three cowboys of a kind: " + std::string(cowboy_name(s)));
    }
    if (rest) pub.ranch[p] = with_cowboys(pub.ranch[p], s, left);
  }
}

void read_player(Reader& r, const json::object& o, Seat p, Public& pub) {
  r.only_keys(o, "a player",
              {"money", "cartridges", "horses", "wanted", "fine", "total", "ranch", "mine", "reserve", "boot_hill"});
  pub.money[p] = i16(r.number(o.if_contains("money"), "money", 0, 30000));
  pub.cartridges[p] = u16(r.number(o.if_contains("cartridges"), "cartridges", 0, 60000));
  pub.horses[p] = u16(r.number(o.if_contains("horses"), "horses", 0, 60000));
  pub.wanted[p] = u8(r.number(o.if_contains("wanted"), "wanted", 0, box::kWanted));
  read_gang(r, o, p, pub);
}

void read_players(Reader& r, const json::object& o, Public& pub) {
  const json::object& players = r.object(o.if_contains("players"), "players");
  if (players.size() != pub.seats) return r.fail("players: one entry per seat is needed");
  for (Seat p = 0; p < pub.seats; ++p) {
    read_player(r, r.object(players.if_contains(seat_name(p)), "players " + seat_name(p)), p, pub);
  }
}

// --- tokens
void read_tokens(Reader& r, const json::object& o, Public& pub) {
  pub.pool = u8(r.number(o.if_contains("pool"), "pool", 0, box::kWanted));
  int wanted = pub.pool;
  int cartridges = 0;
  int horses = 0;
  for (Seat p = 0; p < pub.seats; ++p) {
    wanted += pub.wanted[p];
    cartridges += pub.cartridges[p];
    horses += pub.horses[p];
  }
  const json::value* box_value = o.if_contains("box");
  if (is_rest(box_value) && wanted > box::kWanted) return r.fail("box: there are no more than 29 Wanted tokens");
  pub.box = u8(is_rest(box_value) ? box::kWanted - wanted : r.number(box_value, "box", 0, box::kWanted));
  const json::value* supply = o.if_contains("supply");
  if (!is_rest(supply)) {
    const json::object& both = r.object(supply, "supply");
    pub.cartridge_supply = u8(r.number(both.if_contains("cartridges"), "cartridges", 0, box::kCartridges));
    pub.horse_supply = u8(r.number(both.if_contains("horses"), "horses", 0, box::kHorses));
    return;
  }
  if (pub.config.limited_tokens == 0) return;
  if (cartridges > box::kCartridges || horses > int(pub.config.horse_supply))
    return r.fail("supply: there are not so many");
  pub.cartridge_supply = u8(box::kCartridges - cartridges);
  pub.horse_supply = u8(int(pub.config.horse_supply) - horses);
}

// --- piles
/// Names from the top into places from the bottom.
void read_from_the_top(Reader& r, const json::array& list, PileTiles& out, std::string_view what) {
  if (list.size() > out.size()) return r.fail(std::string(what) + " has more tiles than exist");
  for (std::size_t i = 0; i < list.size(); ++i) out[list.size() - 1 - i] = read_tile(r, &list[i], what);
}

void read_pile_notes(Reader& r, const json::object& o, Public& pub) {
  const json::object& piles = r.object(o.if_contains("piles"), "piles");
  for (const auto& [name, value] : piles) {
    const int pile = pile_from_name(name);
    if (pile < 0) return r.fail("piles are \"1\", \"2\" and \"3\"");
    const json::object& notes = r.object(&value, "a pile");
    r.only_keys(notes, "a pile", {"size", "left", "bottom", "reader"});
    if (const json::value* bottom = notes.if_contains("bottom")) {
      read_from_the_top(r, r.array(bottom, "bottom"), pub.known[unsigned(pile)], "bottom");
    }
    const json::value* reader = notes.if_contains("reader");
    if (reader == nullptr || reader->is_null()) continue;
    pub.reader[unsigned(pile)] = u8(r.seat(reader, "reader", pub.seats) + 1);
  }
}

/// All tiles written in a pile of the box.
u64 tiles_named(Reader& r, const json::object& piles) {
  u64 named = 0;
  for (int k = 0; k < kPiles; ++k) {
    const json::value* v = piles.if_contains(pile_name(k));
    if (v == nullptr || is_rest(v)) continue;
    for (const json::value& item : r.array(v, "piles")) {
      if (!is_rest(&item)) named |= tile_bit(read_tile(r, &item, "piles"));
    }
  }
  return named;
}

/// "rest" among the tiles of a pile, or instead of them, or for all piles: whatever belongs there and is not named.
void read_piles(Reader& r, const json::value* v, State& s) {
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
      for (const int tile : Bits{tiles_in_pile(s.pub, k) & ~named}) names.emplace_back(tile_name(Tile(tile)));
    }
    read_from_the_top(r, names, s.box.piles[unsigned(k)], "piles");
    s.pub.pile_size[unsigned(k)] = u8(names.size());
  }
}

void read_drawn(Reader& r, const json::object& o, Public& pub) {
  const json::value* v = o.if_contains("drawn");
  if (v == nullptr || v->is_null()) return;
  for (const auto& [name, value] : r.object(v, "drawn")) {
    const int pile = pile_from_name(name);
    if (pile < 0) return r.fail("drawn: piles are \"1\", \"2\" and \"3\"");
    pub.drawn[unsigned(pile)] = read_tile(r, &value, "drawn");
  }
}

// --- the Final Duel
template <class F>
void each_seat(Reader& r, const json::object& o, std::string_view key, int seats, F read) {
  const json::value* v = o.if_contains(key);
  if (v == nullptr || v->is_null()) return;
  for (const auto& [name, value] : r.object(v, key)) {
    const json::value seat(name);
    read(r.seat(&seat, key, seats), value);
  }
}

void read_final_duel(Reader& r, const json::object& all, Public& pub) {
  const json::value* v = all.if_contains("final_duel");
  if (v == nullptr || v->is_null()) return;
  const json::object& o = r.object(v, "final_duel");
  r.only_keys(o, "final_duel", {"involved", "standing", "pending", "out", "cowboys", "dice", "wounds", "aims"});
  auto& f = pub.final_duel;
  const auto seats = [&](const char* key) { return u8(read_seats(r, o.if_contains(key), key, pub.seats).bits); };
  f.involved = seats("involved");
  f.standing = seats("standing");
  f.pending = seats("pending");
  f.out = seats("out");
  each_seat(r, o, "cowboys", pub.seats,
            [&](Seat p, const json::value& x) { f.strength[p] = u8(read_cowboy(r, &x, "cowboys")); });
  each_seat(r, o, "dice", pub.seats,
            [&](Seat p, const json::value& x) { f.dice[p] = u16(r.number(&x, "dice", 0, i64(Decision::kMostDice))); });
  each_seat(r, o, "wounds", pub.seats, [&](Seat p, const json::value& x) {
    f.wounds[p] = u8(r.number(&x, "wounds", 0, box::kWoundsThatKill - 1));
  });
  each_seat(r, o, "aims", pub.seats, [&](Seat p, const json::value& x) {
    const Codec::Parsed aim = Codec::decision_from_json(x);
    if (aim.clause != nullptr || aim.decision.verb() != Verb::Shoot) r.fail("aims: not a declaration of targets");
    f.aim[p] = aim.decision.word;
  });
}

// --- everything public
void read_public(Reader& r, const json::object& o, Public& pub) {
  r.only_keys(o, "public", {"seats", "options", "flow",    "asked", "turn",  "first",     "turns",
                            "ended", "winners", "sheriff", "pool",  "box",   "supply",    "railroad",
                            "tiles", "cowboys", "players", "piles", "drawn", "final_duel"});
  pub.turn = r.seat(o.if_contains("turn"), "turn", pub.seats);
  pub.first = r.seat(o.if_contains("first"), "first", pub.seats);
  pub.turns = u16(r.number(o.if_contains("turns"), "turns", 0, 65535));
  pub.ended = EndReason(read_name(r, r.text(o.if_contains("ended"), "ended"), "ended", kEndReasons));
  pub.winners = u8(read_seats(r, o.if_contains("winners"), "winners", pub.seats).bits);
  const int sheriff = intersection_from_name(r.text(o.if_contains("sheriff"), "sheriff"));
  if (sheriff < 0) return r.fail("sheriff: three plots that meet are needed, such as A4-B3-B4");
  pub.sheriff = u8(sheriff);
  read_tiles(r, o, pub);
  read_railroad(r, o, pub);
  if (r.ok()) read_town(r, o, pub);
  if (r.ok()) read_players(r, o, pub);
  if (r.ok()) read_tokens(r, o, pub);
  read_pile_notes(r, o, pub);
  read_drawn(r, o, pub);
  read_final_duel(r, o, pub);
}

}  // namespace

void Codec::read_state(Reader& r, const json::object& pub, const std::array<const json::object*, kMaxSeats>& mine,
                       const json::object& box_json, State& s) {
  r.only_keys(box_json, "box", {"piles", "chance"});
  read_public(r, pub, s.pub);
  for (Seat p = 0; p < s.pub.seats && r.ok(); ++p) r.only_keys(*mine[p], "private", {"peek", "sealed"});
  if (r.ok()) read_piles(r, box_json.if_contains("piles"), s);
  for (unsigned k = 0; k < kPiles && r.ok(); ++k) {  // who reads a pile knows it as it is
    if (s.pub.reader[k] != 0) s.seat[s.pub.reader[k] - 1U].peek[k] = s.box.piles[k];
  }
}

void Codec::read_view(Reader& r, const json::object& pub, const json::object* mine, View& v) {
  read_public(r, pub, v.pub);
  const json::object& piles = r.object(pub.if_contains("piles"), "piles");
  for (int k = 0; k < kPiles && r.ok(); ++k) {
    const json::object& pile = r.object(piles.if_contains(pile_name(k)), "a pile");
    v.pub.pile_size[unsigned(k)] = u8(r.number(pile.if_contains("size"), "size", 0, kDeepestPile));
  }
  if (mine == nullptr) return;
  r.only_keys(*mine, "private", {"peek", "sealed"});
  for (const auto& [name, tiles] : r.object(mine->if_contains("peek"), "peek")) {
    const int pile = pile_from_name(name);
    if (pile < 0) return r.fail("peek: piles are \"1\", \"2\" and \"3\"");
    read_from_the_top(r, r.array(&tiles, "peek"), v.mine.peek[unsigned(pile)], "peek");
  }
}

}  // namespace saloon::deadwood
