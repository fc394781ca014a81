// The same player at a glance, for games that are only imagined: no deals, and the others by rule of thumb.
#include "games/desperados_cards/bot/quick.h"

#include <cmath>

#include "games/desperados_cards/bot/evaluation.h"

namespace saloon::desperados_cards {

namespace {

// How strong a rival may come: by the sum of what his cards may be worth, and by their spread.
constexpr float kOfSum = 0.28F;
constexpr float kOfSpread = 0.57F;
// How far off that usually is.
constexpr float kVague = 1.1F;
constexpr float kVagueByStrength = 0.09F;
// What a place is worth beyond its points, by level: upgrades to come, and that nobody else gets it.
constexpr std::array<int, kLevels> kBeyondPoints = {90, 80, 60, 55};

/// The logistic function at every half from -4 to 4.
constexpr std::array<float, 17> kLogistic = {0.018F, 0.029F, 0.047F, 0.076F, 0.119F, 0.182F, 0.269F, 0.378F, 0.5F,
                                             0.622F, 0.731F, 0.818F, 0.881F, 0.924F, 0.953F, 0.971F, 0.982F};
float logistic(float x) {
  const float at = std::clamp(2 * x + 8, 0.0F, 15.99F);
  const auto i = unsigned(at);
  return kLogistic[i] + (at - float(i)) * (kLogistic[i + 1] - kLogistic[i]);
}

std::array<u8, kCharacters> count_characters(CardBag cards) {
  std::array<u8, kCharacters> count{};
  for (int c = 0; c < kCharacters; ++c) count[unsigned(c)] = u8(cards.within(character_mask(c)).size());
  return count;
}

}  // namespace

Glance::Glance(const Public& table, const Private& mine, Seat seat)
    : pub(table),
      hand(mine.hand),
      me(seat),
      unseen(count_characters(unseen_by(pub, hand))),
      held(count_characters(hand)),
      price(prices(pub, hand, me, kPiles)) {
  int all = 0;
  for (const u8 n : unseen) all += n;
  per_unseen = 1.0F / float(std::max(all, 1));
}

int Glance::points_at(int pile, Seat p) const {
  const int level = pub.depth[unsigned(pile)];
  const Levels own = levels_of(pub.loot[p], open_place(pub, pile));
  return value_of_set(own | Levels(bit(level))) - value_of_set(own);
}

int Glance::stake(int pile) const { return points_at(pile, me) * kPoint + kBeyondPoints[pub.depth[unsigned(pile)]]; }

Worth Glance::worth_of_unseen(const Strengths& strength) const {
  Worth worth;
  for (unsigned c = 0; c < kCharacters; ++c) {
    worth.sum += unseen[c] * strength[c];
    worth.squares += unseen[c] * strength[c] * strength[c];
  }
  return worth;
}

float Glance::strength_of_rival(Seat p, const Worth& worth) const {
  const float share = float(pub.hand_size[p]) * per_unseen;
  return kOfSum * share * float(worth.sum) + kOfSpread * std::sqrt(share * float(worth.squares));
}

Foes::Foes(const Glance& g, const Worth& worth, int pile, int latest) {
  const float stays_out = is_final(g.pub, pile) ? 0 : float(chance_to_stay_out(g.pub)) / kSure;
  for (const Seat p : all_but(g.me, g.pub.seats)) {
    if (g.pub.hand_size[p] == 0) continue;  // DSC-HOLD-07
    const float strength = g.strength_of_rival(p, worth);
    const float wins_tie = latest > g.pub.latest[p] ? 0.5F : -0.5F;
    foes_[unsigned(count_++)] = {strength - wins_tie, 1 / (kVague + kVagueByStrength * strength), stays_out};
  }
}

float Foes::chance_against(int strength) const {
  float chance = 1;
  for (int i = 0; i < count_; ++i) {
    const Foe& foe = foes_[unsigned(i)];
    chance *= foe.stays_out + (1 - foe.stays_out) * logistic((float(strength) - foe.strength) * foe.sureness);
  }
  return chance;
}

Decision Game::quick(const Public& pub, const Private& mine, Seat p, Decisions&, Chance& chance) {
  const Glance g(pub, mine, p);
  return Ask(pub.asked.what[p]) == Ask::ChooseGang ? quick_gang(g) : quick_placement(g, chance);
}

void Game::promise(const View& v, const Decisions& list, float* out) {
  const Glance g(v.pub, v.mine, v.viewer);
  if (Ask(v.pub.asked.what[v.viewer]) == Ask::ChooseGang) return promise_of_gangs(g, list, out);
  promise_of_placements(g, list, out);
}

}  // namespace saloon::desperados_cards
