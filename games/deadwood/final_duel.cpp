// The Final Duel: whoever ties for the most money sends one cowboy, and the last one standing wins the game.
//
// DW-FINAL-13: nothing of the town matters any more: no tokens are taken, no building pays, nobody flees.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

namespace {

SeatSet set_of(u8 seats) { return {seats}; }

/// DW-FINAL-03: the first player of the game, then clockwise; whoever is not in the set is passed over.
template <class F>
void in_order(const Public& pub, SeatSet who, F f) {
  Seat p = pub.first;
  for (int i = 0; i < pub.seats; ++i, p = next_seat(p, pub.seats)) {
    if (who.has(p)) f(p);
  }
}

/// Asks whoever chooses next; false if all have chosen.
bool ask_next(Context& c, Ask what, FinalAt then) {
  if (c.pub().final_duel.pending == 0) return false;
  c.ask(only(final_chooser(c.pub())), what);
  c.wait(then);
  return true;
}

/// The answer of the seat that chose; it is pending no longer.
Decision take_choice(Context& c, Seat p) {
  auto& f = c.pub().final_duel;
  f.pending = u8(f.pending & ~only(p).bits);
  return c.take_answer(p);
}

void hit(Context& c, Seat shooter, Seat target) {
  auto& f = c.pub().final_duel;
  const u32 die = c.roll(Roll::FinalShot, 1, 6);
  const Hit result = result_of(die);
  if (result == Hit::Kill) f.wounds[target] = components::kWoundsThatKill;
  if (result == Hit::Wound && f.wounds[target] < components::kWoundsThatKill) ++f.wounds[target];
  c.tell<"final_shot">(everyone(), shooter, target, die, result);
}

/// DW-FINAL-09: all shots of a roll count, also those of whoever dies in it. Shooters in order, their targets in order.
void shoot_volley(Context& c, const Volley& v) {
  auto& pub = c.pub();
  auto& f = pub.final_duel;
  in_order(pub, set_of(v.shooters), [&](Seat shooter) {
    const Shares aim = Decision{f.aim[shooter]}.dice();
    in_order(pub, set_of(f.standing), [&](Seat target) {
      for (int i = aim.at(target); i > 0; --i) hit(c, shooter, target);
    });
    f.dice[shooter] = u16(f.dice[shooter] - v.dice);
  });
  f.aim = {};
  for (const Seat p : set_of(f.standing)) {
    if (f.wounds[p] < components::kWoundsThatKill) continue;
    f.standing = u8(f.standing & ~only(p).bits);
    f.dice[p] = 0;
    f.wounds[p] = 0;
    c.tell<"final_killed">(everyone(), p, f.strength[p]);
  }
}

/// With two standing there is nothing to declare.
void aim_at_each_other(FinalDuel& f, const Volley& v) {
  for (const Seat shooter : set_of(v.shooters)) {
    std::array<u16, kMaxSeats> dice{};
    dice[unsigned(lowest_bit(f.standing & ~unsigned{only(shooter).bits}))] = u16(v.dice);
    f.aim[shooter] = Decision::shoot(dice).word;
  }
}

/// DW-FINAL-04, DW-FINAL-11: healed and with the same cowboys, each in turn may spend cartridges; true if one is asked.
bool begin_round(Context& c) {
  auto& pub = c.pub();
  auto& f = pub.final_duel;
  f.wounds = {};
  f.pending = 0;
  for (const Seat p : set_of(f.standing)) {
    f.dice[p] = f.strength[p];
    if (pub.cartridges[p] != 0) f.pending = u8(f.pending | only(p).bits);
  }
  return ask_next(c, Ask::FinalCartridges, FinalAt::Cartridges);
}

/// DW-FINAL-12: all who were ever involved are out; the richest of the others wins, if there is one.
void nobody_survived(Context& c) {
  auto& f = c.pub().final_duel;
  c.tell<"nobody_survived">(everyone(), f.involved);
  const u8 out = f.out;
  f = {};
  f.out = out;
  compare(c, {u16(all_seats(c.seats()).bits & ~out)});
}

/// Volley after volley, until somebody must choose or the duel is decided. Two without cartridges shoot it out in here,
/// round after round.
void fight_on(Context& c) {
  auto& f = c.pub().final_duel;
  for (;;) {
    if (f.standing == 0) return nobody_survived(c);
    if (set_of(f.standing).size() == 1) return finish(c, set_of(f.standing));  // DW-FINAL-10
    const Volley v = next_volley(f);
    if (v.dice == 0) {  // DW-FINAL-11
      c.tell<"final_round_began">(everyone(), f.standing);
      if (begin_round(c)) return;
      continue;
    }
    if (set_of(f.standing).size() > 2) {  // DW-FINAL-05, DW-FINAL-07
      f.pending = v.shooters;
      (void)ask_next(c, Ask::FinalTargets, FinalAt::Targets);
      return;
    }
    aim_at_each_other(f, v);
    shoot_volley(c, v);
  }
}

void choose_cowboy(Context& c) {
  auto& f = c.pub().final_duel;
  const Seat p = final_chooser(c.pub());
  f.strength[p] = u8(take_choice(c, p).strength());
  c.tell<"represented">(everyone(), p, f.strength[p]);
  if (ask_next(c, Ask::FinalCowboy, FinalAt::Cowboy)) return;
  if (!begin_round(c)) fight_on(c);
}

void load(Context& c) {
  auto& f = c.pub().final_duel;
  const Seat p = final_chooser(c.pub());
  const int count = take_choice(c, p).count();
  spend_cartridges(c.pub(), p, count);
  f.dice[p] = u16(f.dice[p] + count);  // DW-FINAL-15: however many that makes
  c.tell<"final_loaded">(everyone(), p, count, f.dice[p]);
  if (!ask_next(c, Ask::FinalCartridges, FinalAt::Cartridges)) fight_on(c);
}

void declare_targets(Context& c) {
  auto& f = c.pub().final_duel;
  const Seat p = final_chooser(c.pub());
  const Decision aim = take_choice(c, p);
  f.aim[p] = aim.word;
  c.tell<"aimed">(everyone(), p, aim.dice());
  if (ask_next(c, Ask::FinalTargets, FinalAt::Targets)) return;
  shoot_volley(c, next_volley(f));
  fight_on(c);
}

}  // namespace

Seat final_chooser(const Public& pub) {
  Seat p = pub.first;
  while (!set_of(pub.final_duel.pending).has(p)) p = next_seat(p, pub.seats);
  return p;
}

u32 living_strengths(const Public& pub, Seat p) {
  u32 strengths = 0;
  for (int s = 1; s <= kStrengths; ++s) {
    strengths |= u32(cowboys_of(pub.ranch[p], s) + cowboys_of(pub.mine[p], s) != 0) << s;
  }
  for (const int plot : Bits{pub.own[p]}) strengths |= u32(bit(strength_at(pub, p, plot)));
  return strengths;
}

/// DW-FINAL-06: whoever has the most dice rolls the difference to the next lower number; DW-FINAL-08: with equal
/// numbers everybody rolls one.
Volley next_volley(const FinalDuel& f) {
  int most = 0;
  for (const Seat p : set_of(f.standing)) most = f.dice[p] > most ? f.dice[p] : most;
  SeatSet shooters;
  int next = -1;
  for (const Seat p : set_of(f.standing)) {
    if (f.dice[p] == most)
      shooters.add(p);
    else if (f.dice[p] > next)
      next = f.dice[p];
  }
  if (most == 0) return {};
  return {u8(shooters.bits), next < 0 ? 1 : most - next};
}

/// DW-FINAL-01: all who are tied; DW-FINAL-02: whoever has no cowboy takes no part; DW-FINAL-14: if nobody has one, no
/// shot is fired.
void begin_final_duel(Context& c, SeatSet tied) {
  auto& pub = c.pub();
  auto& f = pub.final_duel;
  f.involved = u8(tied.bits);
  f.out = u8(f.out | tied.bits);
  for (const Seat p : tied) {
    if (!is_wiped_out(pub, p)) f.standing = u8(f.standing | only(p).bits);
  }
  c.tell<"final_duel_began">(everyone(), tied);
  if (set_of(f.standing).size() < 2) return fight_on(c);
  f.pending = f.standing;
  c.become(frame_of(Proc::FinalDuel));
  (void)ask_next(c, Ask::FinalCowboy, FinalAt::Cowboy);
}

void final_duel(Context& c) {
  switch (c.at<FinalAt>()) {
    case FinalAt::Cowboy:
      return choose_cowboy(c);
    case FinalAt::Cartridges:
      return load(c);
    case FinalAt::Targets:
      return declare_targets(c);
  }
}

}  // namespace saloon::deadwood
