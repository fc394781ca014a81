// The gang's loot: tiles won, and the banks at the end of a round. One common total, open to all (DSP-R16).
#include "games/desperados/rules.h"

namespace saloon::desperados {

namespace {

/// A tile that nobody has seen before: one of those left. Of equal tiles the highest number leaves (map.h).
template <class Values>
int win_tile(Context& c, Roll roll, u16& left, const Values& values) {
  const int tile = c.pick(roll, CardBag{left, 0});
  const u8 value = values[unsigned(tile)];
  unsigned last = unsigned(tile);
  while (last + 1 < values.size() && values[last + 1] == value && (left >> (last + 1) & 1) != 0) ++last;
  left = u16(left & ~(1U << last));
  c.pub().loot = u16(c.pub().loot + value);
  return value;
}

/// DSP-BANK-02: riding desperados against the sheriffs now there. DSP-BANK-04, DSP-R11: arrested and stopped ones do
/// not count.
void rob_bank(Context& c, unsigned bank, SeatSet riding) {
  auto& pub = c.pub();
  const int town = components::kBankTowns[bank];
  int desperados = 0;
  for (const Seat p : riding& gang(pub)) desperados += pub.figure[p] == town + 1 ? 1 : 0;
  if (desperados == 0) return;
  const int sheriffs = sheriffs_in(pub, town);
  if (desperados <= sheriffs) return c.tell<"bank_held">(everyone(), town, desperados, sheriffs);
  // DSP-BANK-03, DSP-R21
  const unsigned slot = pub.bank_slot[bank] - 1U;
  const u8 value = c.s.hidden.bank_value[slot];
  pub.bank_value[slot] = value;
  pub.bank_slot[bank] = 0;
  pub.loot = u16(pub.loot + value);
  c.tell<"bank_robbed">(everyone(), town, desperados, sheriffs, value, pub.loot);
}

}  // namespace

int win_poker_tile(Context& c) { return win_tile(c, Roll::PokerTile, c.pub().poker_tiles, components::kPokerValues); }
int win_coach_tile(Context& c) { return win_tile(c, Roll::CoachTile, c.pub().coach_tiles, components::kCoachValues); }

void rob_banks(Context& c) {
  auto& pub = c.pub();
  const SeatSet riding{c.locals<Evaluating>().riding};
  for (unsigned bank = 0; bank < kBanks; ++bank) {
    if (pub.bank_slot[bank] != 0) rob_bank(c, bank, riding);
  }
  // DSP-END-05, DSP-R22: only where the table wants it; loot can never fall.
  if (pub.config.early_finish == EarlyFinish::On && pub.round < kRounds && pub.loot >= goal_of(pub)) return finish(c);
  c.become(frame_of(Proc::CleanUp));
}

}  // namespace saloon::desperados
