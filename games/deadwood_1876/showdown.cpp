// The Final Showdown: bout after bout until one fighter is left, and how the game ends.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

/// The showdown guns in a row, as a bit set of Gun (all rows lie open).
u32 showdown_guns(const Public& pub, int holder) {
  u32 guns = 0;
  for (int gun = 0; gun < kGuns; ++gun) {
    if ((pub.facts[showdown_gun(gun)] & pub.in_row[unsigned(holder)]) != 0) guns |= u32(bit(gun));
  }
  return guns;
}

bool one_card_left(const Public& pub, Seat p) { return pub.hand_size[p] == 1; }

void finish(Context& c, EndReason why, SeatSet winners) {
  c.pub().ended = why;
  c.pub().winners = winners.bits;
  c.tell<"game_over">(everyone(), why, winners);
  c.end();
}

namespace {

/// DW76-SHOW-01, DW76-TWO-23: whose row a fighter rolls; DW76-MYS-06, DW76-MYS-08: a jam stops the best gun of that
/// row.
u32 guns_in_use(const Public& pub, Seat p) {
  const int holder = pub.as_stranger == p + 1 ? kStranger : p;
  const u32 guns = showdown_guns(pub, holder);
  const bool jammed = (pub.facts[kJam] & pub.in_row[unsigned(holder)]) != 0;
  return jammed && guns != 0 ? guns & ~std::bit_floor(guns) : guns;
}

/// DW76-SHOW-09, DW76-MYS-07: a fighter without a card takes back exactly what he has played, each for himself.
void take_back(Context& c, Seat p) {
  auto& pub = c.pub();
  const u64 cards = std::exchange(pub.laid[p], 0);
  c.of(p).hand = cards;
  pub.shown[p] = cards;  // everybody has seen all of it
  pub.hand_size[p] = u8(count_bits(cards));
  c.tell<"took_back">(everyone(), p, cards);
}

void begin_bout(Context& c) {
  const SeatSet fighters{c.pub().fighters};
  for (const Seat p : fighters) {
    if (c.pub().hand_size[p] == 0) take_back(c, p);
  }
  c.ask(fighters, Ask::ShowdownCard);  // DW76-SHOW-02
  c.wait(ShowdownAt::Shoot);
}

/// DW76-SHOW-03, DW76-SHOW-04, DW76-SHOW-10: the card's gun, then every showdown gun from the lowest rank up.
int score_of(Context& c, Seat p, int card) {
  int score = 0;
  Dice dice;
  const auto roll = [&](Gun gun) {
    const int result = roll_die(c, gun);
    score += result;
    dice.add(gun, result);
  };
  roll(gun_of(card));
  for (const int gun : Bits{guns_in_use(c.pub(), p)}) roll(Gun(gun));
  c.tell<"shot">(everyone(), p, p, dice, score);
  return score;
}

/// One roll of these seats from the starting player clockwise. Returns who is lowest, or after a tie who rolls again.
SeatSet lowest_of(Context& c, SeatSet rolling, const BoutCards& cards) {
  SeatSet worst;
  int lowest = 1000;
  Seat p = c.pub().start;
  for (int i = 0; i < c.seats(); ++i, p = next_seat(p, c.seats())) {
    if (!rolling.has(p)) continue;
    const int score = score_of(c, p, cards[p]);
    if (score < lowest) worst = {};
    if (score <= lowest) worst.add(p);
    lowest = std::min(lowest, score);
  }
  if (worst.size() == 1) return worst;
  // DW76-SHOW-05: the tied, or with the option everyone.
  const SeatSet again = c.pub().config.tie_reroll_scope == TieReroll::Everyone ? rolling : worst;
  c.tell<"tied">(everyone(), again, lowest);
  return again;
}

}  // namespace

/// DW76-SHOW-05: until one is lowest.
Seat loser_of_bout(Context& c, SeatSet fighters, const BoutCards& cards) {
  SeatSet rolling = fighters;
  while (rolling.size() > 1) rolling = lowest_of(c, rolling, cards);
  return Seat(lowest_bit(rolling.bits));
}

namespace {

/// DW76-SHOW-06: wounded first, then out.
void lose_bout(Context& c, Seat p) {
  auto& pub = c.pub();
  if (!SeatSet{pub.wounded}.has(p)) {
    pub.wounded = u16(pub.wounded | only(p).bits);
    return c.tell<"wounded">(everyone(), p);
  }
  pub.fell[p] = u8(count_bits(pub.fighters));
  pub.fighters = u16(pub.fighters & ~only(p).bits);
  c.tell<"eliminated">(everyone(), p);
}

void fight_bout(Context& c) {
  auto& pub = c.pub();
  const SeatSet fighters{pub.fighters};
  BoutCards cards{};
  for (const Seat p : fighters) {
    const int card = c.take_answer(p).card();
    cards[p] = u8(card);
    take_from_hand(c, p, bit(card));
    pub.laid[p] |= bit(card);  // DW76-SHOW-08: it stays in front of him
    c.tell<"showdown_card">(everyone(), p, card);
  }
  lose_bout(c, loser_of_bout(c, fighters, cards));
  const SeatSet alive{pub.fighters};
  if (alive.size() == 1) return finish(c, EndReason::LastSurvivor, alive);  // DW76-SHOW-07, DW76-TWO-24
  c.wait(ShowdownAt::Bout);
}

}  // namespace

void showdown(Context& c) {
  switch (c.at<ShowdownAt>()) {
    case ShowdownAt::Bout:
      return begin_bout(c);
    case ShowdownAt::Shoot:
      return fight_bout(c);
  }
}

}  // namespace saloon::deadwood_1876
