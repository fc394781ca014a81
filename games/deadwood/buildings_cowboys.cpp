// Buildings that move cowboys: Saloon, General Store, Grifter, Dance Hall.
#include "games/deadwood/rules.h"

namespace saloon::deadwood {

// --- Saloon
// DW-SALOON-01: he may recruit one cowboy of his reserve that he can pay: a novice for nothing, a confirmed one for a
// dollar, a veteran for three. DW-SALOON-02: the recruit begins in the mine.
u32 recruitable(const Public& pub, Seat p) {
  u32 strengths = 0;
  for (int s = 1; s <= kStrengths; ++s) {
    const bool there =
        cowboys_of(pub.reserve[p], s) != 0 && pub.money[p] >= components::kRecruitingCosts[unsigned(s - 1)];
    strengths |= u32(there) << s;
  }
  return strengths;
}

void begin_saloon(Context& c, const Annexing& a) {
  if (recruitable(c.pub(), a.seat) == 0) return c.done();
  c.ask(only(a.seat), Ask::Recruit);
  c.become(frame_of(Proc::Saloon, a));
}

void saloon(Context& c) {
  auto& pub = c.pub();
  const Seat p = c.locals<Annexing>().seat;
  const Decision d = c.take_answer(p);
  if (d.verb() == Verb::Decline) {
    passed(c, p, Ask::Recruit);
    return c.done();
  }
  const int cost = components::kRecruitingCosts[unsigned(d.strength() - 1)];
  pub.money[p] = i16(pub.money[p] - cost);
  pub.reserve[p] = Cowboys(pub.reserve[p] - one_of(d.strength()));
  pub.mine[p] = Cowboys(pub.mine[p] + one_of(d.strength()));
  c.tell<"recruited">(everyone(), p, d.strength(), cost);
  c.done();
}

// --- General Store
// DW-STORE-01: a dollar; then he may move another of his cowboys, from building to building. DW-STORE-02, DW-TOWN-09:
// it arrives like one from the ranch, toll and all, and the dollar may pay it; DW-STORE-03: so there may be a duel, and
// he may annex where it stands; DW-STORE-04: a second Store lets him move again.
u32 movable(const Public& pub, const Annexing& a) { return pub.own[a.seat] & ~plot_bit(a.plot); }

void begin_store(Context& c, const Annexing& a) {
  if (movable(c.pub(), a) == 0 || destinations(c.pub(), a.seat) == 0) return c.done();
  c.ask(only(a.seat), Ask::StoreMove);
  c.become(frame_of(Proc::Store, a));
}

void store(Context& c) {
  const Seat p = c.locals<Annexing>().seat;
  const Decision d = c.take_answer(p);
  if (d.verb() == Verb::Decline) {
    passed(c, p, Ask::StoreMove);
    return c.done();
  }
  const int to = d.to();
  const auto laundries = u8(laundries_of(c.pub(), p));  // DW-LAUNDRY-04, DW-LAUNDRY-05: as the move begins
  const int strength = leave(c, p, d.from());
  c.tell<"cowboy_moved">(everyone(), p, strength, d.from(), to, c.pub().tile[unsigned(to)]);
  c.become(arrive(c, p, strength, to, laundries));
}

// --- Grifter
// DW-GRIFT-01: a dollar; then he may send up to two cowboys of other players, out of buildings or ranches, to the mine.
// Not an attack: neither sheriff nor Church help (DW-SHER-07).
int cowboys_in_reach(const Public& pub, Seat p) {
  int count = 0;
  for (Seat q = 0; q < pub.seats; ++q) {
    if (q != p) count += count_bits(pub.own[q]) + cowboys_in(pub.ranch[q]);
  }
  return count;
}

void begin_grifter(Context& c, const Annexing& a) {
  if (cowboys_in_reach(c.pub(), a.seat) == 0) return c.done();
  c.ask(only(a.seat), Ask::GriftTargets);
  c.become(frame_of(Proc::Grifter, a));
}

void grifter(Context& c) {
  auto& pub = c.pub();
  const Seat p = c.locals<Annexing>().seat;
  const Decision d = c.take_answer(p);
  if (d.verb() == Verb::Decline) passed(c, p, Ask::GriftTargets);
  for (int i = 0; d.verb() == Verb::SendToMine && i < d.targets().size(); ++i) {
    const Target t = d.targets()[i];
    const Seat q = owner_of(t);
    if (is_in_town(t)) {
      send_to_mine(c, q, plot_of(t), Why::Grifter, p);
      continue;
    }
    pub.ranch[q] = Cowboys(pub.ranch[q] - one_of(strength_of(t)));
    drive_to_mine(c, q, strength_of(t), kOutOfRanch, Why::Grifter, p);
  }
  c.done();
}

// --- Dance Hall
// DW-DANCE-01: a dollar; then he may take one or two of his own cowboys home, from buildings or the mine, the one that
// dances here not excluded.
void begin_dance(Context& c, const Annexing& a) {
  c.ask(only(a.seat), Ask::DanceSet);
  c.become(frame_of(Proc::Dance, a));
}

void dance(Context& c) {
  const Seat p = c.locals<Annexing>().seat;
  const Decision d = c.take_answer(p);
  if (d.verb() == Verb::Decline)
    passed(c, p, Ask::DanceSet);
  else
    return_to_ranch(c, p, d.mine(), d.plots());
  c.done();
}

}  // namespace saloon::deadwood
