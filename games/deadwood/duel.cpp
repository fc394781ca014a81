// Duels: a Wanted token for the attacker, a way out for the defender, cartridges, then shot by shot.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

/// DW-DUEL-07, DW-DUEL-08, DW-DUEL-09: what a die does.
Hit result_of(u32 die) { return Hit(components::kDie[die - 1]); }

namespace {

struct Side {
  Seat seat;
  int strength;
  int dice;  ///< DW-DUEL-05: strength, and one for a cartridge
  int wounds = 0;
  bool dead = false;
};

void shoot(Context& c, const Side& shooter, Side& target, Roll roll, bool surplus) {
  const u32 die = c.roll(roll, 1, 6);
  const Hit hit = result_of(die);
  if (hit == Hit::Wound) ++target.wounds;  // DW-DUEL-08: over the whole duel
  target.dead = target.dead || hit == Hit::Kill || target.wounds >= components::kWoundsThatKill;
  c.tell<"shot">(everyone(), shooter.seat, target.seat, die, hit, surplus);
}

/// DW-DUEL-06: whoever has more dice first rolls the difference, all of it at once, and is not shot at meanwhile.
void opening_volley(Context& c, Side& attacker, Side& defender) {
  for (; attacker.dice > defender.dice; --attacker.dice) shoot(c, attacker, defender, Roll::AttackerSurplus, true);
  for (; defender.dice > attacker.dice; --defender.dice) shoot(c, defender, attacker, Roll::DefenderSurplus, true);
}

/// DW-DUEL-10: one die each at the same time, both count; DW-DUEL-11: until somebody is dead or the dice are spent.
void exchanges(Context& c, Side& attacker, Side& defender) {
  for (int left = attacker.dice; left > 0 && !attacker.dead && !defender.dead; --left) {
    shoot(c, attacker, defender, Roll::Attacker, false);
    shoot(c, defender, attacker, Roll::Defender, false);
  }
}

void tell_result(Context& c, const Duelling& d, Seat defender, DuelResult result) {
  c.tell<"duel_ended">(everyone(), d.attacker, defender, d.plot, c.pub().tile[d.plot], result);
}

/// DW-DUEL-12, DW-OUT-04: to Boot Hill, for good. The attacker's cowboy stands nowhere yet.
void bury(Context& c, const Side& side, int plot, bool stood_there) {
  if (stood_there) (void)leave(c, side.seat, plot);
  c.tell<"killed">(everyone(), side.seat, side.strength, plot);
}

/// The Undertaker's control. DW-UNDER-02: his holder is paid for every cowboy killed; DW-UNDER-03: in a duel fought on
/// the Undertaker the survivor is paid instead, and nobody if none survives.
void pay_undertaker(Context& c, const Side& attacker, const Side& defender, int plot) {
  const auto& pub = c.pub();
  const int kills = int(attacker.dead) + int(defender.dead);
  if (kills == 0) return;
  if (pub.tile[unsigned(plot)] == Tile::Undertaker) {
    const Seat survivor = attacker.dead ? defender.seat : attacker.seat;
    if (kills == 1) take_money(c, survivor, components::kUndertakerPerKill, Why::Undertaker, Tile::Undertaker);
    return;
  }
  const int at = held_plot(pub, Tile::Undertaker);
  if (at < 0) return;
  for (int i = 0; i < kills; ++i) {
    take_money(c, holder_of(pub, at), components::kUndertakerPerKill, Why::Undertaker, Tile::Undertaker);
  }
}

DuelResult result_between(const Side& attacker, const Side& defender) {
  if (attacker.dead) return defender.dead ? DuelResult::BothDead : DuelResult::AttackerDead;
  return defender.dead ? DuelResult::DefenderDead : DuelResult::BothAlive;
}

/// DW-DUEL-13: the building is his, and he may annex it.
void take_building(Context& c, const Duelling& d) {
  enter(c.pub(), d.attacker, d.strength, d.plot);
  c.become(ask_to_annex(c, d.attacker, d.plot, d.laundries));
}

/// DW-END-03: neither of them may have been the last of his gang.
void look_for_survivors(Context& c, const Side& side) {
  if (side.dead && is_wiped_out(c.pub(), side.seat)) trigger_end(c, EndReason::GangWipedOut);
}

/// DW-DUEL-17: wounds end with the duel, they were never written down.
void conclude(Context& c, const Duelling& d, const Side& attacker, const Side& defender) {
  const DuelResult result = result_between(attacker, defender);
  if (defender.dead) bury(c, defender, d.plot, true);
  if (attacker.dead) bury(c, attacker, d.plot, false);
  pay_undertaker(c, attacker, defender, d.plot);
  tell_result(c, d, defender.seat, result);
  look_for_survivors(c, defender);
  look_for_survivors(c, attacker);
  if (result == DuelResult::DefenderDead) return take_building(c, d);
  if (result == DuelResult::BothAlive) {  // DW-DUEL-14: no horse is spent, nothing is annexed
    drive_to_mine(c, d.attacker, d.strength, d.plot, Why::DrivenOff, defender.seat);
  }
  c.done();  // DW-DUEL-15: the building is empty; DW-DUEL-16: or the defender keeps it
}

void fight(Context& c, const Duelling& d, bool defender_loaded) {
  const u8 there = c.pub().cowboy[d.plot];
  Side attacker{d.attacker, d.strength, d.strength + d.loaded};
  Side defender{cowboy_owner(there), cowboy_strength(there), cowboy_strength(there) + int(defender_loaded)};
  opening_volley(c, attacker, defender);
  exchanges(c, attacker, defender);
  conclude(c, d, attacker, defender);
}

/// All that the dice of a duel can do, course after course: dice that do the same are thrown once and counted.
class EveryCourse final : public ChanceSource {
 public:
  Chosen choose(u8, const Possible& dice, Chance&) override {
    if (rolled_ == deep_) hits_[deep_++] = 0;
    const u8 wanted = hits_[rolled_++];
    Chosen chosen{dice.at(0), 0};
    int same = 0;
    for (u32 i = 0; i < dice.size(); ++i) {
      if (result_of(dice.at(i)) != Hit(wanted)) continue;
      chosen = dice.chosen_at(i);
      ++same;
    }
    throws_ *= same;
    return chosen;
  }
  /// Of so many dice those that were not thrown may lie as they like.
  [[nodiscard]] i32 throws_of(int dice) const {
    i32 throws = throws_;
    for (int i = int(rolled_); i < dice; ++i) throws *= i32(components::kDie.size());
    return throws;
  }
  /// To the next course; false if this was the last.
  bool next() {
    while (deep_ > 0 && hits_[deep_ - 1] == u8(Hit::Kill)) --deep_;
    if (deep_ == 0) return false;
    ++hits_[deep_ - 1];
    rolled_ = 0;
    throws_ = 1;
    return true;
  }

 private:
  std::array<u8, 2UL * (kStrengths + 1)> hits_{};
  unsigned deep_ = 0, rolled_ = 0;
  i32 throws_ = 1;
};

// --- before the first shot
void load(Context& c, Seat p, int count, int strength) {
  spend_cartridges(c.pub(), p, count);
  c.tell<"loaded">(everyone(), p, count, strength + count);
}

/// DW-DUEL-04: the defender announces second, knowing the attacker's word.
void ask_defender(Context& c, const Duelling& d) {
  const Seat defender = holder_of(c.pub(), d.plot);
  if (c.pub().cartridges[defender] == 0) return fight(c, d, false);
  c.ask(only(defender), Ask::CartridgeDefender);
  c.wait(DuelAt::DefenderLoads);
}

/// DW-DUEL-03: at most one cartridge each.
void ask_attacker(Context& c, const Duelling& d) {
  if (c.pub().cartridges[d.attacker] == 0) return ask_defender(c, d);
  c.ask(only(d.attacker), Ask::CartridgeAttacker);
  c.wait(DuelAt::AttackerLoads);
}

void attack(Context& c, const Duelling& d) {
  const u8 there = c.pub().cowboy[d.plot];
  const Seat defender = cowboy_owner(there);
  c.tell<"attacked">(everyone(), d.attacker, d.strength, d.plot, c.pub().tile[d.plot], defender,
                     cowboy_strength(there));
  take_poster(c, d.attacker, Why::Attack);  // DW-DUEL-01, DW-DUEL-18: kept whatever comes
  if (c.pub().horses[defender] == 0) return ask_attacker(c, d);
  c.ask(only(defender), Ask::Flee);
  c.wait(DuelAt::Flee);
}

/// DW-DUEL-02: a horse brings the defender's cowboy to the mine.
void flee_or_stay(Context& c, const Duelling& d) {
  auto& pub = c.pub();
  const Seat defender = holder_of(pub, d.plot);
  if (c.take_answer(defender).verb() == Verb::Fight) {
    c.tell<"stood_ground">(everyone(), defender);
    return ask_attacker(c, d);
  }
  spend_horse(pub, defender);
  c.tell<"fled">(everyone(), defender, [&] { return strength_at(pub, defender, d.plot); }, d.plot);
  send_to_mine(c, defender, d.plot, Why::Fled, d.attacker);
  tell_result(c, d, defender, DuelResult::DefenderFled);
  take_building(c, d);
}

}  // namespace

DuelOdds duel_odds(int attacker_dice, int defender_dice) {
  DuelOdds odds;
  for (int i = attacker_dice + defender_dice; i > 0; --i) odds.all *= i32(components::kDie.size());
  State nowhere{};
  EveryCourse course;
  Context c{nowhere, &course};
  do {
    Side attacker{0, 0, attacker_dice};
    Side defender{1, 0, defender_dice};
    opening_volley(c, attacker, defender);
    exchanges(c, attacker, defender);
    odds.throws[unsigned(result_between(attacker, defender))] += course.throws_of(attacker_dice + defender_dice);
  } while (course.next());
  return odds;
}

void duel(Context& c) {
  auto d = c.locals<Duelling>();
  switch (c.at<DuelAt>()) {
    case DuelAt::Attack:
      return attack(c, d);
    case DuelAt::Flee:
      return flee_or_stay(c, d);
    case DuelAt::AttackerLoads:
      d.loaded = u8(c.take_answer(d.attacker).count());
      c.set_locals(d);
      load(c, d.attacker, d.loaded, d.strength);
      return ask_defender(c, d);
    case DuelAt::DefenderLoads: {
      const Seat defender = holder_of(c.pub(), d.plot);
      const int count = c.take_answer(defender).count();
      load(c, defender, count, strength_at(c.pub(), defender, d.plot));
      return fight(c, d, count == 1);
    }
  }
}

}  // namespace saloon::deadwood
