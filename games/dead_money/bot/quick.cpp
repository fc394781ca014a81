// The same player at a glance, for games that are only imagined: one card at a time, and showdowns by rule of thumb.
#include "games/dead_money/bot/bot.h"

namespace saloon::dead_money {

namespace {

using bot::Prospect;

// What a hand left to spend after this card is worth, in hands: not every second card can be played.
constexpr double kSecondCard = 0.7;
// What part of its chances dropping a Brain costs a player, and forcing a drop brings him.
constexpr double kDropCosts = 0.12;
constexpr double kForceBrings = 0.04;

double score_at_a_glance(const Public& pub, const Prospect& now, const Decision& d) {
  if (d.verb() == Verb::End) return bot::chance_of(now);
  Prospect p = now;
  if (d.verb() == Verb::Draw) {
    p.unknown += 1;
    return bot::chance_of(p);
  }
  const int face = d.face();
  p = bot::after(p, face, pub);
  const int hands_left = pub.hands_left - hands_of(face);
  if (!bot::ends_turn(face) && p.held() > 0) p.tempo += kSecondCard * hands_left;
  const double chance = bot::chance_of(p);
  if (chance >= 1 || chance <= 0) return chance;
  if (effect_of(face) == Effect::ForceDrop) return chance * (1 + kForceBrings);
  return chance * (1 - kDropCosts * bot::drop_risk(face, p.mine()));
}

}  // namespace

Decision Game::quick(const Public& pub, const Private& mine, Seat p, Decisions& list, Chance& chance) {
  const Ask ask = Ask(pub.asked.what[p]);
  View view{};
  view.pub = pub;
  view.mine = mine;
  view.viewer = p;
  if (ask != Ask::TurnFirst && ask != Ask::TurnSecond) return choose(view, chance);
  const Prospect now(view, Temper{});
  legal(pub, mine, p, list);
  Decision best;
  double highest = -1;
  for (const Decision& d : list) {
    const double score = score_at_a_glance(pub, now, d);
    if (score <= highest) continue;
    highest = score;
    best = d;
  }
  return best;
}

}  // namespace saloon::dead_money
