// The piles: drawing, putting underneath, looking. The only code that touches the order of a pile or what is known of
// it.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

void insert_below(PileTiles& tiles, Tile tile) {
  for (unsigned i = kDeepestPile - 1; i > 0; --i) tiles[i] = tiles[i - 1];
  tiles[0] = tile;
}

PileTiles* reader_notes(Context& c, unsigned k) {
  return c.pub().reader[k] == 0 ? nullptr : &c.of(Seat(c.pub().reader[k] - 1)).peek[k];
}

void forget(Context& c, unsigned k) {
  if (PileTiles* notes = reader_notes(c, k)) *notes = {};
  c.pub().reader[k] = 0;
}

}  // namespace

u32 non_empty_piles(const Public& pub) {
  u32 piles = 0;
  for (unsigned k = 0; k < kPiles; ++k) piles |= u32(pub.pile_size[k] != 0) << k;
  return piles;
}

u64 tiles_in_pile(const Public& pub, int pile) {
  // DW-RAIL-03: the X Saloon belongs to pile 1 whenever it is not on the board.
  u64 tiles = kPileTiles[unsigned(pile)] | (pile == 0 ? tile_bit(Tile::SaloonX) : 0);
  for (const int plot : Bits{pub.built}) tiles &= ~tile_bit(pub.tile[unsigned(plot)]);
  return tiles & ~tile_bit(pub.drawn[unsigned(pile)]);
}

void draw_tile(Context& c, int pile) {
  auto& pub = c.pub();
  const auto k = unsigned(pile);
  const unsigned top = --pub.pile_size[k];
  pub.drawn[k] = std::exchange(c.s.hidden.piles[k][top], Tile::None);
  pub.known[k][top] = Tile::None;
  if (PileTiles* notes = reader_notes(c, k)) (*notes)[top] = Tile::None;
  if (top == 0) pub.reader[k] = 0;  // nothing left to know
}

void put_under(Context& c, Tile tile) {
  auto& pub = c.pub();
  const int pile = pile_of(tile);  // DW-RAIL-03: the X Saloon belongs to pile 1 from now on
  const auto k = unsigned(pile);
  insert_below(c.s.hidden.piles[k], tile);
  ++pub.pile_size[k];
  if (pub.config.remember_peeks == Switch::On) insert_below(pub.known[k], tile);  // everybody saw it go there
  if (PileTiles* notes = reader_notes(c, k)) insert_below(*notes, tile);
}

/// Only he learns the order; what all others knew of this pile is void, whether or not he changes it.
void look_at_pile(Context& c, Seat p, int pile) {
  auto& pub = c.pub();
  const auto k = unsigned(pile);
  forget(c, k);
  pub.known[k] = {};
  pub.reader[k] = u8(p + 1);
  c.of(p).peek[k] = c.s.hidden.piles[k];
  c.tell<"looked_at_pile">(everyone_secret_to(only(p)), p, pub.pile_size[k], pile,
                           [&] { return PileOrder::of(c.s.hidden.piles[k]); });
}

void order_pile(Context& c, Seat p, int pile, PileOrder order) {
  const auto k = unsigned(pile);
  for (unsigned i = 0; i < kDeepestPile; ++i) c.s.hidden.piles[k][i] = order.at(int(i));
  c.of(p).peek[k] = c.s.hidden.piles[k];
  if (c.pub().config.remember_peeks == Switch::Off) forget(c, k);
  c.tell<"put_pile_back">(everyone_secret_to(only(p)), p, pile, order);
}

u32 plots_for_tiles(const Public& pub) {
  u32 free = kAllPlots & ~pub.built;  // DW-ANX-05: one tile per plot
  for (unsigned i = 0; i < pub.laid; ++i) free &= ~plot_bit(pub.route[i]);
  u32 beside = 0;
  for (const int plot : Bits{pub.built}) beside |= kAdjacent[unsigned(plot)];
  return free & beside;
}

bool place_next_tile(Context& c, Seat p) {
  auto& pub = c.pub();
  if (pub.drawn == std::array<Tile, kPiles>{}) return false;
  if (plots_for_tiles(pub) != 0) {
    c.ask(only(p), Ask::TilePlace);
    return true;
  }
  for (unsigned k = 0; k < kPiles; ++k) {  // DW-HALL-05, DW-STAGE-02: no plot is left for any of them
    const Tile tile = std::exchange(pub.drawn[k], Tile::None);
    if (tile == Tile::None) continue;
    put_under(c, tile);
    c.tell<"tile_put_under">(everyone(), tile, k);
  }
  return false;
}

void place_tile(Context& c, Seat p, const Decision& d) {
  auto& pub = c.pub();
  pub.drawn[unsigned(pile_of(d.tile()))] = Tile::None;
  pub.tile[unsigned(d.plot())] = d.tile();
  pub.built |= plot_bit(d.plot());
  c.tell<"tile_placed">(everyone(), p, d.tile(), d.plot());
}

}  // namespace saloon::deadwood
