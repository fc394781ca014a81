// The turn: which card, and which other one after it.
#include "games/dead_money/bot/bot.h"

namespace saloon::dead_money::bot {

namespace {

constexpr double kBelief = 0.6;  ///< part of a risk that the boldest do not believe in

/// The best place to be in when a Brain is dropped by force (DM-FX-JD): whoever holds one may be chosen.
double after_force(const Prospect& p) {
  double best = -1;
  for (Seat q = 0; q < p.seats; ++q) {
    if (!p.has_brain(q)) continue;
    Prospect dropped = p;
    dropped.lose_brain_of(q);
    best = std::max(best, after_drop(dropped, q));
  }
  return best < 0 ? chance_of(p) : best;
}

/// The bold think that dice favour them.
double felt_risk(const Prospect& p, int face) {
  return std::min(1.0, drop_risk(face, p.mine()) * (1 - kBelief * p.daring));
}

/// The effect is done: what the end of the turn, or the roll and the second card, bring.
double settled(const Prospect& p, int face, int hands_left, const Public& pub);

/// The best of stopping here and one more card.
double going_on(const Prospect& p, int hands_left, const Public& pub) {
  double best = chance_of(p);
  if (hands_left == 0) return best;
  for (const int face : Bits{p.hand.one & ~components::kTwoHands}) {
    if (needs_brain(face) && !p.has_brain(p.me)) continue;
    best = std::max(best, settled(after(p, face, pub), face, 0, pub));
  }
  return best;
}

double settled(const Prospect& p, int face, int hands_left, const Public& pub) {
  const double now = chance_of(p);
  if (now >= 1 || now <= 0) return now;
  if (effect_of(face) == Effect::ForceDrop) return after_force(p);
  if (ends_turn(face)) return now;
  const double risk = p.has_brain(p.me) ? felt_risk(p, face) : 0;
  const double held = risk < 1 ? going_on(p, hands_left, pub) : 0;
  if (risk <= 0) return held;
  Prospect dropped = p;
  dropped.lose_brain_of(p.me);
  return (1 - risk) * held + risk * after_drop(dropped, p.me);
}

}  // namespace

double score_turn(const View& v, const Temper& temper, const Decision& d) {
  Prospect p(v, temper);
  if (d.verb() == Verb::End) return chance_of(p);
  if (d.verb() == Verb::Draw) {
    p.unknown += 1;
    return chance_of(p);
  }
  return settled(after(p, d.face(), v.pub), d.face(), v.pub.hands_left - hands_of(d.face()), v.pub);
}

}  // namespace saloon::dead_money::bot
