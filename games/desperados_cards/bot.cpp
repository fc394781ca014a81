// What a competent player knows.
#include "games/desperados_cards/rules.h"

namespace saloon::desperados_cards {

static_assert(GameRules<Game>);

namespace {

/// How much stronger a placement makes the cards that stay in the hand.
int gain_of_placement(const View& v, const Decision& d) {
  const auto k = unsigned(d.pile());
  const int position = open_value(v.pub, d.pile()) - v.pub.row_size[k];
  const PairSet kin = v.mine.hand.within(character_mask(character_of(d.face())));
  return position * (kin.size() - 1);
}

/// Strength, less what the cards of the gang would be worth later.
int gain_of_gang(const View& v, const Strengths& strength, const Decision& d) {
  const PairSet cards = d.cards();
  if (cards.empty()) return 0;
  const int wanted = 2 * open_value(v.pub, v.pub.flow.top().get<HoldUpLocals>().pile);
  return 4 * std::min(gang_strength(strength, d), wanted) - 3 * cards.size();
}

}  // namespace

Decision Game::choose(const View& v, Chance& chance) {
  Decisions list;
  legal(v.pub, v.mine, v.viewer, list);
  const bool raid = Ask(v.pub.asked.what[v.viewer]) == Ask::ChooseGang;
  const Strengths strength = raid ? strengths_at(v.pub, v.pub.flow.top().get<HoldUpLocals>().pile) : Strengths{};
  Decision best = list[0];
  int best_gain = -1000;
  u32 equals = 0;
  for (const Decision& d : list) {
    const int gain = raid ? gain_of_gang(v, strength, d) : gain_of_placement(v, d);
    if (gain < best_gain) continue;
    equals = gain > best_gain ? 1 : equals + 1;
    if (chance.below(equals) == 0) best = d;
    best_gain = gain;
  }
  return best;
}

}  // namespace saloon::desperados_cards
