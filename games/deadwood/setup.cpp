// Start of the game: the town's first buildings, the piles, what everybody starts with, who begins.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

const char* Game::forbids(const Config&, int seats) {
  return seats < kMinSeats || seats > kMaxSeats ? "DW-SETUP-12" : nullptr;
}

namespace {

/// DW-SETUP-09: one cowboy of each strength in the ranch, the others in the reserve; DW-SETUP-10: all in the open.
constexpr Cowboys kFirstRanch = one_of(1) + one_of(2) + one_of(3);
constexpr Cowboys kFirstReserve = (kEach - 1) * kFirstRanch;

void equip(Public& pub) {
  for (Seat p = 0; p < pub.seats; ++p) {
    pub.money[p] = components::kStartMoney;
    pub.cartridges[p] = components::kStartCartridges;
    pub.horses[p] = components::kStartHorses;
    pub.ranch[p] = kFirstRanch;
    pub.reserve[p] = kFirstReserve;
  }
  pub.pool =
      u8(components::kPoolPerSeat * pub.seats);  // DW-SETUP-07: the only thing that depends on the seats (DW-SETUP-12)
  pub.discarded = u8(components::kWanted - pub.pool);
  if (pub.config.limited_tokens == Switch::Off) return;  // DW-SETUP-08; without limits no supply is counted
  pub.cartridge_supply = u8(components::kCartridges - pub.seats * components::kStartCartridges);
  pub.horse_supply = u8(pub.config.horse_supply - pub.seats * components::kStartHorses);
}

void build(Public& pub, Tile tile, int plot) {
  pub.tile[unsigned(plot)] = tile;
  pub.built |= plot_bit(plot);
}

/// One tile of the set, out of it; the last needs no draw.
Tile draw_out(Context& c, Roll roll, u64& tiles) {
  const int tile = count_bits(tiles) == 1 ? lowest_bit(tiles) : c.pick(roll, CardBag{tiles, 0});
  tiles &= ~bit(tile);
  return Tile(tile);
}

/// DW-SETUP-03: shuffled, that is drawn tile by tile from the top. Returns the first `out` tiles, which leave it.
u64 shuffle(Context& c, int pile, int out) {
  const auto k = unsigned(pile);
  const auto roll = Roll(unsigned(Roll::Pile1) + k);
  u64 left = kPileTiles[k];
  u64 taken = 0;
  while (out-- > 0) taken |= tile_bit(draw_out(c, roll, left));
  c.pub().pile_size[k] = u8(count_bits(left));
  for (unsigned i = c.pub().pile_size[k]; i > 0; --i) c.s.hidden.piles[k][i - 1] = draw_out(c, roll, left);
  return taken;
}

void lay_tiles(Context& c) {
  auto& pub = c.pub();
  build(pub, Tile::TownHall, kTownHallPlot);  // DW-SETUP-02
  build(pub, Tile::SheriffsOffice, kOfficePlot);
  build(pub, Tile::Church, kChurchPlot);
  // DW-SETUP-04: four of pile 1 and the Saloon marked X, at random on the stars.
  u64 first = shuffle(c, 0, int(kStars.size()) - 1) | tile_bit(Tile::SaloonX);
  shuffle(c, 1, 0);
  shuffle(c, 2, 0);
  for (const int plot : kStars) build(pub, draw_out(c, Roll::Star, first), plot);
  pub.sheriff = kFirstSheriff;  // DW-SETUP-06
  c.tell<"town_built">(everyone(), [&] {
    std::array<Tile, kStars.size()> tiles{};
    for (unsigned i = 0; i < kStars.size(); ++i) tiles[i] = pub.tile[kStars[i]];
    return tiles;
  });
}

/// DW-SETUP-11: the highest die begins; those who tie for it, and only they, roll again.
void roll_for_first(Context& c) {
  auto& pub = c.pub();
  SeatSet rolling = all_seats(pub.seats);
  while (rolling.size() > 1) {
    SeatSet highest;
    u32 best = 0;
    for (const Seat p : rolling) {
      const u32 die = c.roll(Roll::FirstPlayer, 1, 6);
      c.tell<"rolled_for_first">(everyone(), p, die);
      if (die > best) highest = {};
      if (die >= best) highest.add(p);
      best = die > best ? die : best;
    }
    rolling = highest;
  }
  pub.first = u8(lowest_bit(rolling.bits));
  pub.turn = pub.first;
  c.tell<"first_player">(everyone(), pub.first);
}

}  // namespace

/// DW-SETUP-01, DW-SETUP-05: on an empty board, with rails and station beside it.
void lay_out(Context& c) {
  equip(c.pub());
  lay_tiles(c);
  roll_for_first(c);
  c.become(frame_of(Proc::Turn));
}

}  // namespace saloon::deadwood
