// Which henchman to post where: for the own hand, against the others, and with an eye on who may raid next.
#include <optional>

#include "games/desperados_cards/bot/bot.h"

namespace saloon::desperados_cards {

namespace {

// How much better the best of the other hands is than the biggest one on average, in sixteenths.
constexpr int kLuck = 29;

/// The rows as they stand, and what one henchman more would change.
class Rows {
 public:
  Rows(const View& v, const Temper& temper, Chance& chance);

  [[nodiscard]] int gain_of(const Decision& d) const;

 private:
  void foresee_raids(const Temper& temper, Chance& chance);
  [[nodiscard]] int outlook(int pile, CardBag hand, const Strengths& strength, int missing) const;
  [[nodiscard]] int gain_of_raid(int pile, CardBag hand, const Strengths& strength) const;
  [[nodiscard]] int gain_of_ending(int pile, const Raid& raid, int chance) const;

  const View& v_;
  CardBag unseen_;
  int chance_held_;
  int lead_;
  Prices price_;
  std::array<Strengths, kPiles> strength_{};
  std::array<int, kPiles> stake_{};
  std::array<int, kPiles> outlook_{};
  std::array<std::optional<Raid>, kPiles> raid_{};  ///< those that the next henchman would cause
};

Rows::Rows(const View& v, const Temper& temper, Chance& chance)
    : v_(v),
      unseen_(unseen_by(v.pub, v.mine.hand)),
      chance_held_(chance_held(v, unseen_)),
      lead_(lead_of(v.pub, v.viewer)),
      price_(prices(v.pub, v.mine.hand, v.viewer, kPiles)) {
  for (int pile = 0; pile < kPiles; ++pile) {
    const auto k = unsigned(pile);
    strength_[k] = strengths_at(v.pub, pile);
    stake_[k] = stake_at(v.pub, v.viewer, pile, temper);
    outlook_[k] = outlook(pile, v.mine.hand, strength_[k], open_value(v.pub, pile) - v.pub.row_size[k]);
  }
  foresee_raids(temper, chance);
}

void Rows::foresee_raids(const Temper& temper, Chance& chance) {
  const auto& pub = v_.pub;
  std::optional<Deals> deals;
  for (int pile = 0; pile < kPiles; ++pile) {
    const auto k = unsigned(pile);
    if (pub.row_size[k] + 1 < open_value(pub, pile) || (v_.mine.hand.one & pub.fit[k]) == 0) continue;
    if (!deals) deals.emplace(v_, chance);
    raid_[k].emplace(v_, temper, *deals, pile, strength_[k],
                     pub.placements + 1);  // DSC-RES-03: whoever causes it wins ties
  }
}

/// What a row promises: the stake, as far as the own gang there is stronger than what another hand may have.
int Rows::outlook(int pile, CardBag hand, const Strengths& strength, int missing) const {
  const int mine = 16 * (best_strength(hand, strength) + kStillToCome);
  const int theirs = best_strength(unseen_, strength) * chance_held_ * kLuck / kSure + 16 * kStillToCome;
  const int chance = kSure * (mine * mine / 16) / ((mine * mine + theirs * theirs) / 16);
  return stake_[unsigned(pile)] * chance / kSure * kFirmness[unsigned(missing)] / 16;
}

/// The race for the first five: how much better the end of the game would be than going on.
int Rows::gain_of_ending(int pile, const Raid& raid, int chance) const {
  const auto& pub = v_.pub;
  int weights = 1;
  int shares = 0;
  for (const Seat p : all_but(v_.viewer, pub.seats)) {
    weights += raid.rivals.weight_of(p);
    shares += raid.rivals.weight_of(p) * share_if_final(pub, v_.viewer, p, pile);
  }
  const int if_won = share_if_final(pub, v_.viewer, v_.viewer, pile);
  const int if_lost = shares / weights;
  const int share = (chance * if_won + (kSure - chance) * if_lost) / kSure;
  return (share - share_so_far(pub, v_.viewer)) * kVictory * kPoint / kSure;
}

/// The last henchman: the own gang is ready, and this very moment decides what the others have.
int Rows::gain_of_raid(int pile, CardBag hand, const Strengths& strength) const {
  const Raid& raid = *raid_[unsigned(pile)];
  const Plan plan = plan_raid(raid, hand, strength);
  return raid.final ? gain_of_ending(pile, raid, plan.chance) : plan.gain;
}

int Rows::gain_of(const Decision& d) const {
  const int pile = d.pile();
  const auto k = unsigned(pile);
  const auto c = unsigned(character_of(d.face()));
  Strengths strength = strength_[k];
  strength[c] = u8(strength[c] + next_position_value(v_.pub, pile));
  const CardBag rest = v_.mine.hand - CardBag::of(d.face());
  const int missing = open_value(v_.pub, pile) - v_.pub.row_size[k] - 1;
  const int after = missing == 0 ? gain_of_raid(pile, rest, strength) : outlook(pile, rest, strength, missing);
  // The leader pushes the pile that is at five, the others start rows elsewhere.
  const int hurry = is_final(v_.pub, pile) ? kHurry * lead_ : 0;
  return after - outlook_[k] + hurry - price_[c] * kHenchman / 16;
}

}  // namespace

Decision choose_placement(const View& v, const Temper& temper, Chance& chance) {
  const Rows rows(v, temper, chance);
  Game::Decisions list;
  Game::legal(v.pub, v.mine, v.viewer, list);
  Decision best = list[0];
  int best_gain = rows.gain_of(best);
  u32 equals = 1;
  for (int i = 1; i < list.size(); ++i) {
    const int gain = rows.gain_of(list[i]);
    if (gain < best_gain) continue;
    equals = gain > best_gain ? 1 : equals + 1;
    if (chance.below(equals) == 0) best = list[i];
    best_gain = gain;
  }
  return best;
}

}  // namespace saloon::desperados_cards
