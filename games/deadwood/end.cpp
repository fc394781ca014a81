// The end of the game: what triggers it, the final accounts, who wins.
#include <algorithm>

#include "games/deadwood/rules.h"

namespace saloon::deadwood {

/// DW-END-04, DW-END-05: the turn is played to its end, and nothing undoes it.
void trigger_end(Context& c, EndReason why) {
  auto& pub = c.pub();
  if (pub.ended != EndReason::None) return;
  pub.ended = why;
  c.tell<"end_triggered">(everyone(), why);
}

int fine_of(const Public& pub, Seat p) {
  return components::kFines[std::min<std::size_t>(pub.wanted[p], components::kFines.size() - 1)];
}

/// DW-END-08: fines are paid in full, so a total may be negative (unless the option fine_floor_zero is on).
int total_of(const Public& pub, Seat p) {
  const int total = pub.money[p] - fine_of(pub, p);
  return pub.config.fine_floor_zero == Switch::On ? std::max(0, total) : total;
}

namespace {

/// The Stage Depot's control (DW-STAGE-03).
void pay_stage_depot(Context& c) {
  if (has_station(c.pub())) return;
  const int at = held_plot(c.pub(), Tile::StageDepot);
  if (at < 0) return;
  take_money(c, holder_of(c.pub(), at), components::kStageDepotBonus, Why::StageDepot, Tile::StageDepot);
}

void tell_total(Context& c, Seat p) {
  const auto& pub = c.pub();
  c.tell<"fined">(everyone(), p, pub.money[p], pub.wanted[p], fine_of(pub, p), total_of(pub, p));
}

}  // namespace

/// DW-END-07: the Stage Depot, then the fines, then the comparison; DW-END-06: whoever has no cowboy left may win, too.
void settle(Context& c) {
  pay_stage_depot(c);
  for (Seat p = 0; c.listened() && p < c.seats(); ++p) tell_total(c, p);
  compare(c, all_seats(c.seats()));
}

/// DW-AIM-01: the most money wins.
void compare(Context& c, SeatSet candidates) {
  const auto& pub = c.pub();
  SeatSet best;
  int most = 0;
  for (const Seat p : candidates) {
    const int total = total_of(pub, p);
    if (best.empty() || total > most) best = {};
    if (best.empty()) most = total;
    if (total == most) best.add(p);
  }
  if (best.size() <= 1) return finish(c, best);
  begin_final_duel(c, best);
}

void finish(Context& c, SeatSet winners) {
  auto& pub = c.pub();
  pub.winners = u8(winners.bits);
  pub.final_duel = {};
  c.tell<"game_over">(everyone(), pub.ended, winners);
  c.end();
}

/// The winner alone is first; everybody else follows from place two on by total, equal totals side by side.
Outcome Game::outcome(const State& s) {
  const auto& pub = s.pub;
  Outcome out;
  out.winners = {pub.winners};
  for (Seat p = 0; p < pub.seats; ++p) out.score[p] = total_of(pub, p);
  for (Seat p = 0; p < pub.seats; ++p) {
    int rank = out.winners.has(p) ? 1 : 2;
    for (Seat q = 0; q < pub.seats && rank > 1; ++q) rank += int(!out.winners.has(q) && out.score[q] > out.score[p]);
    out.rank[p] = u8(rank);
  }
  return out;
}

}  // namespace saloon::deadwood
