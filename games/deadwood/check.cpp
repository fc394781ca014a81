// Invariants of the pieces: what must hold in every position, whatever was played. Null, or the first one that is
// broken. Those of procedures and questions stand in check_flow.cpp.
#include <algorithm>

#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

/// Each of the 25 buildings is on the board, in its pile, or shown and not yet placed.
const char* check_tiles(const State& s) {
  std::array<int, kBuildings + 1> count{};
  const auto tally = [&](Tile tile) {
    if (is_building(tile)) ++count[unsigned(tile)];
    return tile == Tile::None || is_building(tile);
  };
  for (unsigned plot = 0; plot < kPlots; ++plot) {
    const Tile tile = s.pub.tile[plot];
    if (tile != Tile::Rail && tile != Tile::TrainStation && !tally(tile)) return "DW-ANX-05: no such tile";
  }
  for (unsigned k = 0; k < kPiles; ++k) {
    if (s.pub.pile_size[k] > kDeepestPile || !tally(s.pub.drawn[k])) return "a pile has more tiles than exist";
    if (s.pub.drawn[k] != Tile::None && pile_of(s.pub.drawn[k]) != int(k)) return "a shown tile is of another pile";
    for (unsigned i = 0; i < kDeepestPile; ++i) {
      const Tile tile = s.hidden.piles[k][i];
      if ((tile != Tile::None) != (i < s.pub.pile_size[k])) return "the size of a pile is wrong";
      if (!tally(tile) || (tile != Tile::None && pile_of(tile) != int(k))) return "DW-SETUP-01: a tile of another pile";
    }
  }
  for (unsigned tile = 1; tile <= kBuildings; ++tile) {
    if (count[tile] != 1) return "DW-SETUP-01: a building tile is missing or lies in two places";
  }
  const auto& at = s.pub.tile;
  const bool fixed =
      at[kTownHallPlot] == Tile::TownHall && at[kOfficePlot] == Tile::SheriffsOffice && at[kChurchPlot] == Tile::Church;
  return fixed ? nullptr : "DW-SETUP-02: Town Hall, Sheriff's Office and Church never move";
}

/// Four rails, then the station, each beside the one before.
const char* check_railroad(const Public& pub) {
  if (pub.laid > pub.route.size()) return "DW-RAIL-01: the railroad has too many tiles";
  Public before{};
  u32 laid = 0;
  for (unsigned i = 0; i < pub.route.size(); ++i) {
    if (i >= pub.laid) {
      if (pub.route[i] != 0) return "the railroad has a tile beyond its end";
      continue;
    }
    if (pub.route[i] >= kPlots) return "DW-RAIL-02: the railroad leaves the board";
    if ((next_rail_plots(before) & plot_bit(pub.route[i])) == 0) return "DW-RAIL-02: the railroad has a gap";
    before.route[before.laid++] = pub.route[i];
    laid |= plot_bit(pub.route[i]);
    if (pub.tile[pub.route[i]] != (i < kRails ? Tile::Rail : Tile::TrainStation)) return "DW-RAIL-12: a wrong tile";
  }
  for (int plot = 0; plot < kPlots; ++plot) {
    const Tile tile = pub.tile[unsigned(plot)];
    const bool rail = tile == Tile::Rail || tile == Tile::TrainStation;
    if (rail != ((laid & plot_bit(plot)) != 0)) return "DW-RAIL-01: a rail lies beside the railroad";
    if (is_building(tile) != ((pub.built & plot_bit(plot)) != 0)) return "the set of buildings is wrong";
  }
  return nullptr;
}

/// DW-TOWN-08, DW-CHURCH-03: at most one cowboy on a building, at the Church one of each gang.
const char* check_town(const Public& pub) {
  std::array<u32, kMaxSeats> own{};
  for (int plot = 0; plot < kPlots; ++plot) {
    const u8 code = pub.cowboy[unsigned(plot)];
    if (code == 0) continue;
    if (code > cowboy_code(Seat(pub.seats - 1), kStrengths)) return "a cowboy of no gang";
    if (plot == kChurchPlot || (pub.built & plot_bit(plot)) == 0) return "DW-TOWN-02: a cowboy stands on no building";
    own[cowboy_owner(code)] |= plot_bit(plot);
  }
  u32 occupied = 0;
  for (Seat p = 0; p < kMaxSeats; ++p) {
    if (pub.church[p] > kStrengths || (p >= pub.seats && pub.church[p] != 0)) return "a cowboy of no strength";
    if (pub.church[p] != 0) own[p] |= kChurchBit;
    if (own[p] != pub.own[p]) return "DW-ANX-04: who holds what is wrong";
    occupied |= own[p];
  }
  return occupied == pub.occupied ? nullptr : "the set of occupied buildings is wrong";
}

/// Nine cowboys of each gang over reserve, ranch, buildings, mine and Boot Hill.
const char* check_gangs(const Public& pub) {
  for (Seat p = 0; p < pub.seats; ++p) {
    if ((pub.ranch[p] | pub.mine[p] | pub.reserve[p]) >> 6 != 0) return "cowboys of no strength";
    for (int s = 1; s <= kStrengths; ++s) {
      if (unplaced(pub, p, s) < 0) return "DW-SETUP-09: a gang has more than three cowboys of a strength";
    }
    if (is_wiped_out(pub, p) && pub.ended == EndReason::None) {
      const bool fights = !pub.flow.over() && pub.flow.top().proc == u8(Proc::Duel);
      if (!fights || pub.flow.top().get<Duelling>().attacker != p) return "DW-END-03: a gang is wiped out";
    }
  }
  return nullptr;
}

const char* check_tokens(const Public& pub) {
  int wanted = pub.pool + pub.discarded;
  int cartridges = pub.cartridge_supply;
  int horses = pub.horse_supply;
  for (Seat p = 0; p < pub.seats; ++p) {
    wanted += pub.wanted[p];
    cartridges += pub.cartridges[p];
    horses += pub.horses[p];
    if (pub.money[p] < 0) return "DW-SUP-03: a player has less than no money";
  }
  if (wanted != components::kWanted) return "DW-WANT-01: a Wanted token is missing, or there is one too many";
  if (pub.pool == 0 && pub.ended == EndReason::None) return "DW-END-02: the pool is empty and the end not triggered";
  if (pub.config.limited_tokens == Switch::Off) {
    return pub.cartridge_supply + pub.horse_supply == 0 ? nullptr : "DW-SUP-02: no supply is counted";
  }
  const bool all = cartridges == components::kCartridges && horses == int(pub.config.horse_supply);
  return all ? nullptr : "DW-SUP-02: a cartridge or a horse is missing, or there is one too many";
}

/// What is known of the piles is true: everybody knows a stretch at the bottom, the reader everything, nobody else
/// more.
const char* check_knowledge(const State& s) {
  const auto& pub = s.pub;
  for (unsigned k = 0; k < kPiles; ++k) {
    if (pub.reader[k] > pub.seats || (pub.reader[k] != 0 && pub.pile_size[k] == 0)) return "a pile has no such reader";
    bool stretch = true;
    for (unsigned i = 0; i < kDeepestPile; ++i) {
      const bool known = pub.known[k][i] != Tile::None;
      if (known && (!stretch || pub.known[k][i] != s.hidden.piles[k][i])) return "what all know of a pile is not true";
      stretch = known;
    }
    if (pub.config.remember_peeks == Switch::Off && pub.known[k] != PileTiles{})
      return "remember_peeks: somebody remembers";
    for (Seat p = 0; p < kMaxSeats; ++p) {
      const PileTiles& all = pub.reader[k] == p + 1 ? s.hidden.piles[k] : PileTiles{};
      if (s.seat[p].peek[k] != all) return "DW-FORTUNE-01: a seat knows too little or too much of a pile";
    }
  }
  return nullptr;
}

const char* check_end(const Public& pub) {
  if (pub.turn >= pub.seats || pub.first >= pub.seats) return "a seat that is not at the table";
  if (unsigned(pub.ended) >= kEndReasons.size()) return "no such reason to end";
  if (pub.sheriff >= kIntersections) return "DW-SHER-01: the sheriff stands nowhere";
  if (has_station(pub) && pub.ended == EndReason::None)
    return "DW-END-01: the station is built and the end not triggered";
  if (pub.flow.over() && pub.ended == EndReason::None) return "DW-END-04: over without a reason";
  if (SeatSet{pub.winners}.size() > 1 || pub.winners >= bit(pub.seats)) return "DW-END-09: one winner at most";
  return pub.flow.over() || pub.winners == 0 ? nullptr : "somebody has won and the game goes on";
}

}  // namespace

const char* Game::check(const State& s) {
  // Before the first paragraph there is no town yet.
  if (!s.pub.flow.over() && s.pub.flow.top().proc == u8(Proc::Setup)) return nullptr;
  const std::array checks{check_tiles, check_knowledge, check_flow};
  const std::array open{check_end, check_railroad, check_town, check_gangs, check_tokens};
  for (const auto check : open) {
    if (const char* broken = check(s.pub)) return broken;
  }
  for (const auto check : checks) {
    if (const char* broken = check(s)) return broken;
  }
  return nullptr;
}

}  // namespace saloon::deadwood
