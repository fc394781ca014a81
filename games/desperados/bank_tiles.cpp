// How bank tiles can lie: DSP-SETUP-04 two groups, DSP-SETUP-05 three low and two high tiles mixed on the board,
// DSP-SETUP-06 the other five shuffled, DSP-SETUP-03 the reserve underneath. Every way has a number, so that the
// set-up is one draw.
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

/// All sets of `size` out of the first `tiles`, in counting order.
template <std::size_t Count>
consteval std::array<u16, Count> sets_of(int tiles, int size) {
  std::array<u16, Count> sets{};
  std::size_t n = 0;
  for (u32 set = 0; set < 1U << tiles; ++set) {
    if (count_bits(set) == size) sets[n++] = u16(set);
  }
  return sets;
}
constexpr auto kLowSets = sets_of<kLowChoices>(kLowTiles, kLowOnBoard);
constexpr auto kHighSets = sets_of<kHighChoices>(kHighTiles, kHighOnBoard);

/// Takes the digits of an order out of `number`: which of the tiles left comes next.
void lay_in_order(u32 tiles, u32& number, BankSlots& slots, unsigned first) {
  for (unsigned i = 0; i < kBanks; ++i) {
    const u32 left = kBanks - i;
    const int tile = nth_bit(tiles, int(number % left));
    number /= left;
    tiles &= ~(1U << tile);
    slots[first + i] = components::kBankValues[unsigned(tile)];
  }
}

/// The set of tiles in five slots; 0 if it is not a set of five.
u32 tiles_in(const BankSlots& slots, unsigned first) {
  u32 tiles = 0;
  for (unsigned i = first; i < first + kBanks; ++i) tiles |= bank_tile_of(slots[i]);
  return count_bits(tiles) == kBanks ? tiles : 0;
}

u32 order_number(u32 tiles, const BankSlots& slots, unsigned first) {
  u32 number = 0;
  u32 scale = 1;
  for (unsigned i = 0; i < kBanks; ++i) {
    const u32 tile = bank_tile_of(slots[first + i]);
    number += scale * u32(count_bits(tiles & (tile - 1)));
    scale *= kBanks - i;
    tiles &= ~tile;
  }
  return number;
}

template <class Sets>
int index_in(const Sets& sets, u32 set) {
  for (std::size_t i = 0; i < sets.size(); ++i) {
    if (sets[i] == set) return int(i);
  }
  return -1;
}

}  // namespace

BankSlots bank_layout(u32 number) {
  BankSlots slots{};
  const u32 low = kLowSets[number % kLowChoices];
  number /= kLowChoices;
  const u32 high = u32{kHighSets[number % kHighChoices]} << kLowTiles;
  number /= kHighChoices;
  lay_in_order(low | high, number, slots, 0);
  lay_in_order((kLowGroup | kHighGroup) & ~(low | high), number, slots, kFirstInPile);
  for (unsigned i = kFirstInReserve; i < kBankTiles; ++i) slots[i] = components::kReserveValues[i - kFirstInReserve];
  return slots;
}

i64 bank_layout_number(const BankSlots& slots) {
  const u32 board = tiles_in(slots, 0);
  const u32 pile = tiles_in(slots, kFirstInPile);
  const int low = index_in(kLowSets, board & kLowGroup);
  const int high = index_in(kHighSets, board >> kLowTiles);
  if (low < 0 || high < 0 || (board | pile) != (kLowGroup | kHighGroup)) return -1;
  const u32 orders = order_number(board, slots, 0) + kOrders * order_number(pile, slots, kFirstInPile);
  return low + kLowChoices * (high + i64{kHighChoices} * orders);
}

}  // namespace saloon::desperados
