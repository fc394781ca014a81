// Gangs: the only code that moves cowboys between reserve, ranch, buildings and mine.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

int cowboys_in(Cowboys c) { return (c & 3) + (c >> 2 & 3) + (c >> 4 & 3); }

int strength_at(const Public& pub, Seat p, int plot) {
  return plot == kChurchPlot ? pub.church[p] : cowboy_strength(pub.cowboy[unsigned(plot)]);
}

void enter(Public& pub, Seat p, int strength, int plot) {
  if (plot == kChurchPlot)
    pub.church[p] = u8(strength);  // DW-CHURCH-02: beside whoever is there
  else
    pub.cowboy[unsigned(plot)] = cowboy_code(p, strength);  // DW-TOWN-08
  pub.occupied |= plot_bit(plot);
  pub.own[p] |= plot_bit(plot);
}

int leave(Context& c, Seat p, int plot) {
  auto& pub = c.pub();
  const int strength = strength_at(pub, p, plot);
  bool empty = true;
  if (plot == kChurchPlot) {
    pub.church[p] = 0;
    for (const u8 other : pub.church) empty = empty && other == 0;
  } else {
    pub.cowboy[unsigned(plot)] = 0;
  }
  if (empty) pub.occupied &= ~plot_bit(plot);
  pub.own[p] &= ~plot_bit(plot);  // DW-ANX-04: with the cowboy goes the control
  strike_off(c, p, plot);
  return strength;
}

/// DW-OUT-03: all ways into the mine but recruiting lead through here.
void drive_to_mine(Context& c, Seat p, int strength, int plot, Why why, Seat by) {
  c.pub().mine[p] = Cowboys(c.pub().mine[p] + one_of(strength));  // DW-OUT-01: any number, side by side
  c.tell<"sent_to_mine">(everyone(), p, strength, plot + 1, plot == kOutOfRanch, why, by);
}

void send_to_mine(Context& c, Seat p, int plot, Why why, Seat by) {
  drive_to_mine(c, p, leave(c, p, plot), plot, why, by);
}

/// DW-RANCH-01, DW-RANCH-03: any of his cowboys, in any combination, and nothing else happens.
void return_to_ranch(Context& c, Seat p, Cowboys mine, u32 plots) {
  auto& pub = c.pub();
  int home = pub.ranch[p] + mine;
  for (const int plot : Bits{plots}) home += one_of(leave(c, p, plot));
  pub.ranch[p] = Cowboys(home);
  pub.mine[p] = Cowboys(pub.mine[p] - mine);  // DW-OUT-02
  c.tell<"returned_to_ranch">(everyone(), p, plots, mine, [&] { return cowboys_in(mine) + count_bits(plots); });
}

int unplaced(const Public& pub, Seat p, int strength) {
  int left = kEach - cowboys_of(pub.reserve[p], strength) - cowboys_of(pub.ranch[p], strength) -
             cowboys_of(pub.mine[p], strength);
  for (const int plot : Bits{pub.own[p]}) left -= int(strength_at(pub, p, plot) == strength);
  if (pub.flow.over() || pub.flow.top().proc != u8(Proc::Duel)) return left;
  const auto d = pub.flow.top().get<Duelling>();
  return left - int(d.attacker == p && d.strength == strength);
}

Cowboys boot_hill(const Public& pub, Seat p) {
  Cowboys dead = 0;
  for (int s = 1; s <= kStrengths; ++s) dead = with_cowboys(dead, s, unplaced(pub, p, s));
  return dead;
}

int held_plot(const Public& pub, Tile tile) {
  for (const int plot : Bits{pub.occupied}) {
    if (pub.tile[unsigned(plot)] == tile) return plot;
  }
  return -1;
}

}  // namespace saloon::deadwood
