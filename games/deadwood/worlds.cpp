// Worlds a viewer cannot exclude. Only the order of the piles is hidden: what is in them follows from the board, what
// lies where is known of their bottoms, and to the reader of a pile all of it. Every order that agrees is equally
// likely.
#include "engine/rounds.h"
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

/// Fills the places nobody told him about with the tiles that are left, in any order.
PileTiles imagined(PileTiles known, unsigned size, u64 left, Chance& chance) {
  for (unsigned i = 0; i < size; ++i) left &= ~tile_bit(known[i]);
  for (unsigned i = 0; i < size; ++i) {
    if (known[i] != Tile::None) continue;
    const int count = count_bits(left);
    const int tile = nth_bit(left, count == 1 ? 0 : int(chance.below(u32(count))));
    left &= ~bit(tile);
    known[i] = Tile(tile);
  }
  return known;
}

}  // namespace

State Game::sample_world(const View& view, Chance& chance) {
  State s = known_world<Game>(view, chance);
  const Public& pub = s.pub;
  // Questions are put to one seat alone, whose answer ends the round: nobody has a sealed answer to be imagined.
  s.hidden.waiting = u16(pub.asked.required & ~pub.asked.answered);
  for (unsigned k = 0; k < kPiles; ++k) {
    if (pub.pile_size[k] == 0) continue;
    const bool reads = view.viewer < pub.seats && pub.reader[k] == view.viewer + 1;
    s.hidden.piles[k] =
        reads ? view.mine.peek[k] : imagined(pub.known[k], pub.pile_size[k], tiles_in_pile(pub, int(k)), chance);
    if (pub.reader[k] != 0) s.seat[pub.reader[k] - 1U].peek[k] = s.hidden.piles[k];
  }
  return s;
}

}  // namespace saloon::deadwood
