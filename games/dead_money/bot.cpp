// The heuristic player: what a sensible zombie does.
#include "games/dead_money/rules.h"

namespace saloon::dead_money {

namespace {

/// Cards this answer takes out of the hand, less those it is sure to bring in.
int shed(const Decision& d) { return d.chosen().size(); }

/// The fewest cards another player holds.
int smallest_rival(const View& v) {
  int fewest = kCards;
  for (Seat p = 0; p < v.pub.seats; ++p) {
    if (p != v.viewer) fewest = std::min(fewest, int(v.pub.hand_size[p]));
  }
  return fewest;
}

int worth_of_play(const View& v, int face) {
  const bool last = v.pub.hand_size[v.viewer] == 1;
  switch (effect_of(face)) {
    case Effect::PlayBrain:
      return count_bits(v.mine.hand.one & box::kNeedBrain) >= 3 && !has_brain(v.pub, v.viewer) ? 60 : 5;
    case Effect::SelfDraw1:
      return 2;
    case Effect::SelfDraw2:
    case Effect::NewHandOfSix:
      return last ? -20 : 1;
    case Effect::StealTwoOrDraw2:
      return 3;
    default:
      return 20 + 2 * hands_of(face) - (needs_brain(face) ? drop_target(face) : 0);
  }
}

int worth_of_bid(const View& v, const Decision& d) {
  int coins = 0;
  for_each_card(d.chosen(), [&](int face) { coins += coins_of(face); });
  const bool whole = shed(d) == v.pub.hand_size[v.viewer];
  if (whole && coins == 0) return 1000;  // DM-SHOW-13
  const bool last = v.viewer == v.pub.showdown.dropper;
  return 4 * shed(d) - (last ? 4 : 3) * coins + (has_brain(v.pub, v.viewer) ? 0 : 3);
}

int worth(const View& v, const Decision& d) {
  switch (d.verb()) {
    case Verb::Play:
      return worth_of_play(v, d.face());
    case Verb::Bid:
      return worth_of_bid(v, d);
    case Verb::Player:
      // Whoever is nearest to winning takes the cards, and is not helped to lose any.
      return effect_in_play(v.pub) == Effect::OnePlayerDiscards
                 ? (d.seat() == v.viewer ? 10 : v.pub.hand_size[d.seat()])
                 : 50 - v.pub.hand_size[d.seat()];
    case Verb::Card:
      return needs_brain(d.face()) && !has_brain(v.pub, v.viewer) ? 3 : rank_of(d.face()) == kBrain ? 0 : 1;
    case Verb::Brain:
      return d.seat() == v.viewer ? 0 : 1;
    default:
      return 0;
  }
}

}  // namespace

Decision Game::choose(const View& view, Chance& chance) {
  Decisions list;
  legal(view.pub, view.mine, view.viewer, list);
  int best = -1000;
  int equals = 0;
  Decision chosen = list[0];
  for (const Decision& d : list) {
    const int w = worth(view, d) - (d.verb() == Verb::Draw && smallest_rival(view) < 3 ? 5 : 0);
    if (w < best) continue;
    equals = w > best ? 1 : equals + 1;
    best = w;
    if (chance.below(u32(equals)) == 0) chosen = d;
  }
  return chosen;
}

}  // namespace saloon::dead_money
