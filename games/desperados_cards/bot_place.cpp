// Which henchman to post where: for the own hand, against the others, and with an eye on who may raid next.
#include <optional>

#include "games/desperados_cards/bot.h"

namespace saloon::desperados_cards {

namespace {

// How much of a row's outlook counts, by the henchmen it still lacks, in sixteenths.
constexpr std::array<int, kLongestRow + 1> kFirmness = {16, 6, 12, 10, 8, 6};
// The best of several unknown hands against the average one, in sixteenths.
constexpr int kLuck = 48;
// Strength that anybody may find, whatever the row.
constexpr int kAnyway = 3;
// What the whole victory is worth, in points.
constexpr int kVictory = 14;
constexpr int kPlacedCard = 17;  // sixteenths of its price
constexpr int kPush = 3;

/// What can be said of the rows before anything is placed.
class Table {
 public:
  Table(const View& v, Chance& chance);

  [[nodiscard]] int gain_of(const Decision& d) const;

 private:
  [[nodiscard]] int strength_of_others(const Strengths& strength) const;
  [[nodiscard]] int outlook(int pile, PairSet hand, const Strengths& strength, int row_size) const;
  [[nodiscard]] int gain_of_raid(const Raid& raid, int pile, PairSet hand, const Strengths& strength) const;
  [[nodiscard]] int gain_of_ending(const Raid& raid, int pile, int chance) const;

  const View& v_;
  PairSet unseen_;
  int held_;
  int lead_;
  Prices price_;
  std::array<Strengths, kPiles> strength_{};
  std::array<int, kPiles> stake_{};
  std::array<int, kPiles> before_{};
  /// The raids that one henchman would cause.
  std::array<std::optional<Raid>, kPiles> raid_{};
};

Table::Table(const View& v, Chance& chance)
    : v_(v),
      unseen_(unseen_by(v)),
      held_(held_by_rival(v, unseen_)),
      lead_(lead_of(v.pub, v.viewer)),
      price_(prices_besides(v, kPiles)) {
  for (int pile = 0; pile < kPiles; ++pile) {
    const auto k = unsigned(pile);
    strength_[k] = strengths_at(v.pub, pile);
    stake_[k] = stake_at(v.pub, v.viewer, pile);
    before_[k] = outlook(pile, v.mine.hand, strength_[k], v.pub.row_size[k]);
  }
  std::optional<Deals> deals;
  for (int pile = 0; pile < kPiles; ++pile) {
    const auto k = unsigned(pile);
    if (v.pub.row_size[k] + 1 < open_value(v.pub, pile) || (v.mine.hand.one & v.pub.fit[k]) == 0) continue;
    if (!deals) deals.emplace(v, chance);
    raid_[k].emplace(v, *deals, pile, strength_[k], v.pub.placements + 1);  // whoever causes it wins ties
  }
}

/// What the best gang of another hand may be worth, in sixteenths.
int Table::strength_of_others(const Strengths& strength) const {
  int best = 0;
  std::array<int, kColours> colour{};
  for (int c = 0; c < kCharacters; ++c) {
    const int s = strength[unsigned(c)];
    if (s == 0) continue;
    int all = 0;
    for (int k = 0; k < kColours; ++k) {
      const int n = s * unseen_.count(face_of(k, c));
      colour[unsigned(k)] += n;
      all += n;
    }
    best = std::max(best, all);
  }
  for (const int sum : colour) best = std::max(best, sum);
  return best * held_ * kLuck / kSure;
}

int Table::outlook(int pile, PairSet hand, const Strengths& strength, int row_size) const {
  const int mine = 16 * (best_strength(hand, strength) + kAnyway);
  const int theirs = strength_of_others(strength) + 16 * kAnyway;
  const int chance = mine * mine * 16 / std::max(1, (mine * mine + theirs * theirs) / 16);
  const int missing = open_value(v_.pub, pile) - row_size;
  return stake_[unsigned(pile)] * chance / kSure * kFirmness[unsigned(missing)] / 16;
}

int Table::gain_of_ending(const Raid& raid, int pile, int chance) const {
  const auto& pub = v_.pub;
  const int card = place_card(open_place(pub, pile), pub.depth[unsigned(pile)]);
  int others = 1;
  int share = 0;
  for (const Seat p : all_but(v_.viewer, pub.seats)) {
    const int weight = raid.rivals.strength_of(p);
    others += weight;
    share += weight * share_if_final(pub, v_.viewer, p, card);
  }
  const int lost = share / others;
  const int won = share_if_final(pub, v_.viewer, v_.viewer, card);
  const int ending = (chance * won + (kSure - chance) * lost) / kSure;
  return (ending - share_so_far(pub, v_.viewer)) * kVictory * kPoint / kSure;
}

int Table::gain_of_raid(const Raid& raid, int pile, PairSet hand, const Strengths& strength) const {
  const Plan plan = plan_raid(raid, hand, strength);
  return raid.final ? gain_of_ending(raid, pile, plan.chance) : plan.gain;
}

int Table::gain_of(const Decision& d) const {
  const auto k = unsigned(d.pile());
  const int value = open_value(v_.pub, d.pile());
  const int row_size = v_.pub.row_size[k];
  const auto c = unsigned(character_of(d.face()));
  Strengths strength = strength_[k];
  strength[c] = u8(strength[c] + value - row_size);
  const PairSet hand = v_.mine.hand - PairSet::of(d.face());
  int gain = -before_[k] - price_[c] * kPlacedCard / 16;
  if (value == kFinalValue) gain += kPush * lead_ * kPoint / 16;
  if (row_size + 1 == value) return gain + gain_of_raid(*raid_[k], d.pile(), hand, strength);
  return gain + outlook(d.pile(), hand, strength, row_size + 1);
}

}  // namespace

Decision choose_placement(const View& v, Chance& chance) {
  const Table table(v, chance);
  Game::Decisions list;
  Game::legal(v.pub, v.mine, v.viewer, list);
  Decision best = list[0];
  int best_gain = table.gain_of(best);
  u32 equals = 1;
  for (int i = 1; i < list.size(); ++i) {
    const int gain = table.gain_of(list[i]);
    if (gain < best_gain) continue;
    equals = gain > best_gain ? 1 : equals + 1;
    if (chance.below(equals) == 0) best = list[i];
    best_gain = gain;
  }
  return best;
}

}  // namespace saloon::desperados_cards
