// The hold-up: everybody shoots for one more safe.
#include "games/deadwood_1876/rules.h"

namespace saloon::deadwood_1876 {

namespace {

/// DW76-HU-02: face up for all to see; a handle is given out at this moment.
void begin(Context& c) {
  auto& pub = c.pub();
  const int safe = c.pick(Roll::TurnUp, CardBag{c.s.hidden.holdup_pile, 0});
  c.s.hidden.holdup_pile &= ~u32(bit(safe));
  --pub.holdups_left;
  const int handle = give_handle(c, safe);
  pub.turned_up = u8(handle + 1);
  turn_up(c, handle);
  c.tell<"hold_up_began">(everyone(), handle, safe);
  c.ask(all_seats(c.seats()), Ask::HoldUpCard);  // DW76-HU-03: nobody may decline; DW76-TWO-06: the Stranger stays out
  c.wait(HoldUpAt::Shoot);
}

void show_guns(Context& c) {
  auto& pub = c.pub();
  for (Seat p = 0; p < c.seats(); ++p) {
    const int card = c.take_answer(p).card();
    take_from_hand(c, p, bit(card));
    pub.laid[p] = bit(card);
    c.tell<"hold_up_gun">(everyone(), p, card);
  }
}

/// One roll of these seats from the starting player clockwise (DW76-HU-04). Returns who is highest, or after a tie who
/// rolls again.
SeatSet highest_of(Context& c, SeatSet rolling) {
  SeatSet best;
  int highest = 0;
  Seat p = c.pub().start;
  for (int i = 0; i < c.seats(); ++i, p = next_seat(p, c.seats())) {
    if (!rolling.has(p)) continue;
    const Gun gun = gun_of(lowest_bit(c.pub().laid[p]));
    const int score = roll_die(c, gun);
    c.tell<"shot">(everyone(), p, p, Dice::one(gun, score), score);
    if (score > highest) best = {};
    if (score >= highest) best.add(p);
    highest = std::max(highest, score);
  }
  if (best.size() == 1) return best;
  // DW76-HU-05: the tied, the others are out, unless the table has everyone roll again.
  const SeatSet again = c.pub().config.tie_reroll_scope == TieReroll::Everyone ? rolling : best;
  c.tell<"tied">(everyone(), again, highest);
  return again;
}

/// DW76-HU-06: face down into his row, mixed with the others; then the third law.
void shoot(Context& c) {
  auto& pub = c.pub();
  show_guns(c);
  const Seat winner = shoot_out(c);
  const int handle = pub.turned_up - 1;
  pub.turned_up = 0;
  pub.open &= ~at_handle(handle);
  c.tell<"hold_up_won">(everyone(), winner, handle, c.s.hidden.safe_at[unsigned(handle)] - 1);
  win_safe(c, winner, handle);
  if (!breaks_law_three(pub, winner)) return c.wait(HoldUpAt::End);
  c.call(frame_of(Proc::LawThree, LawThreeLocals{winner}), HoldUpAt::End);
}

/// DW76-HU-07: all guns are discarded, then each draws one, from the starting player on.
void end(Context& c) {
  auto& pub = c.pub();
  u64 guns = 0;
  for (u64& laid : pub.laid) guns |= std::exchange(laid, 0);
  discard_cards(c, guns);
  c.tell<"cleared">(everyone(), guns);
  draw_up(c, pub.start);
  c.done();
}

}  // namespace

Seat shoot_out(Context& c) {
  SeatSet rolling = all_seats(c.seats());
  while (rolling.size() > 1) rolling = highest_of(c, rolling);
  return Seat(lowest_bit(rolling.bits));
}

void hold_up(Context& c) {
  switch (c.at<HoldUpAt>()) {
    case HoldUpAt::TurnUp:
      return begin(c);
    case HoldUpAt::Shoot:
      return shoot(c);
    case HoldUpAt::End:
      return end(c);
  }
}

}  // namespace saloon::deadwood_1876
