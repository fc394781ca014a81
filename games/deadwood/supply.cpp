// Money, cartridges, horses and Wanted tokens on their way between supply, pool, box and players.
#include <algorithm>

#include "games/deadwood/rules.h"

namespace saloon::deadwood {

void take_money(Context& c, Seat p, int amount, Why why, Tile tile, int die) {
  c.pub().money[p] = i16(c.pub().money[p] + amount);  // DW-SUP-01: the supply of money has no bottom
  c.tell<"took_money">(everyone(), p, amount, why, tile, die);
}

namespace {

/// DW-SUP-02: what is left, if the supply is short. Without limited_tokens no supply is counted.
int out_of_supply(const Public& pub, u8& supply, int count) {
  if (pub.config.limited_tokens == Switch::Off) return count;
  count = std::min(count, int(supply));
  supply = u8(supply - count);
  return count;
}

void back_to_supply(const Public& pub, u8& supply, int count) {
  if (pub.config.limited_tokens == Switch::On) supply = u8(supply + count);
}

}  // namespace

void take_cartridges(Context& c, Seat p, int count) {
  auto& pub = c.pub();
  count = out_of_supply(pub, pub.cartridge_supply, count);
  pub.cartridges[p] = u16(pub.cartridges[p] + count);
  c.tell<"took_cartridges">(everyone(), p, count);
}

void take_horses(Context& c, Seat p, int count) {
  auto& pub = c.pub();
  count = out_of_supply(pub, pub.horse_supply, count);
  pub.horses[p] = u16(pub.horses[p] + count);
  c.tell<"took_horses">(everyone(), p, count);
}

void spend_cartridges(Public& pub, Seat p, int count) {
  pub.cartridges[p] = u16(pub.cartridges[p] - count);
  back_to_supply(pub, pub.cartridge_supply, count);
}

void spend_horse(Public& pub, Seat p) {
  --pub.horses[p];
  back_to_supply(pub, pub.horse_supply, 1);
}

int out_of_pool(Public& pub, int count) {
  count = std::min(count, int(pub.pool));
  pub.pool = u8(pub.pool - count);  // DW-WANT-01: every token is in the pool, in the box or with a player
  return count;
}

void end_with_the_last(Context& c, int taken) {
  if (taken != 0 && c.pub().pool == 0) trigger_end(c, EndReason::EmptyPool);
}

void take_poster(Context& c, Seat p, Why why) {
  auto& pub = c.pub();
  const int count = out_of_pool(pub, 1);
  pub.wanted[p] = u8(pub.wanted[p] + count);
  c.tell<"took_poster">(everyone(), p, count, why);
  end_with_the_last(c, count);
}

void discard_posters(Context& c, Seat p, int count, Tile tile) {
  auto& pub = c.pub();
  pub.wanted[p] = u8(pub.wanted[p] - count);
  pub.discarded = u8(pub.discarded + count);  // DW-WANT-03: not to the pool
  c.tell<"discarded_posters">(everyone(), p, count, tile);
}

}  // namespace saloon::deadwood
