// At a glance: which henchman to post where.
#include <optional>

#include "games/desperados_cards/bot_quick.h"

namespace saloon::desperados_cards {

namespace {

// How much better the best of the other hands is than the biggest one usually is.
constexpr float kLuck = 1.25F;

/// One row, as it stands and with one henchman more.
class QuickRow {
 public:
  QuickRow(const Glance& g, int pile);

  [[nodiscard]] float gain_of(int face) const;

 private:
  [[nodiscard]] float outlook(int strength, const Worth& worth, int missing) const;
  [[nodiscard]] int best_with(int face) const;
  [[nodiscard]] float gain_of_raid(int face, const Strengths& strength, const Worth& worth) const;

  const Glance& g_;
  int pile_;
  int missing_;
  Strengths strength_;
  Worth worth_;
  float stake_;
  Seat biggest_ = 0;  ///< rival
  std::array<int, kColours> colour_{};
  int best_character_ = 0;
  float outlook_;
  float hurry_;
};

QuickRow::QuickRow(const Glance& g, int pile)
    : g_(g),
      pile_(pile),
      missing_(open_value(g.pub, pile) - g.pub.row_size[unsigned(pile)]),
      strength_(strengths_at(g.pub, pile)),
      worth_(g.worth_of_unseen(strength_)),
      stake_(float(g.stake(pile))),
      hurry_(is_final(g.pub, pile) ? float(kHurry * lead_of(g.pub, g.me)) : 0) {
  for_each_card(g.hand,
                [&](int face) { colour_[unsigned(colour_of(face))] += strength_[unsigned(character_of(face))]; });
  for (unsigned c = 0; c < kCharacters; ++c) best_character_ = std::max(best_character_, strength_[c] * g.held[c]);
  biggest_ = g.me == 0 ? 1 : 0;
  for (const Seat p : all_but(g.me, g.pub.seats)) {
    if (g.pub.hand_size[p] > g.pub.hand_size[biggest_]) biggest_ = p;
  }
  const int best = std::max(best_character_, *std::max_element(colour_.begin(), colour_.end()));
  outlook_ = outlook(best, worth_, missing_);
}

float QuickRow::outlook(int strength, const Worth& worth, int missing) const {
  const auto mine = float(strength + kStillToCome);
  const float theirs = kLuck * g_.strength_of_rival(biggest_, worth) + float(kStillToCome);
  return stake_ * float(kFirmness[unsigned(missing)]) / 16 * mine * mine / (mine * mine + theirs * theirs);
}

/// My strongest gang here once this card stands in the row.
int QuickRow::best_with(int face) const {
  const int character = character_of(face);
  const int now = strength_[unsigned(character)] + missing_;
  int best = std::max(best_character_, now * (g_.held[unsigned(character)] - 1));
  for (int c = 0; c < kColours; ++c) {
    const int sum = colour_[unsigned(c)] + missing_ * g_.hand.count(face_of(c, character));
    best = std::max(best, c == colour_of(face) ? sum - now : sum);
  }
  return best;
}

/// The last henchman: a raid right now, in which I win ties (DSC-RES-03).
float QuickRow::gain_of_raid(int face, const Strengths& strength, const Worth& worth) const {
  const Public& pub = g_.pub;
  const Foes foes(g_, worth, pile_, pub.placements + 1);
  const PairSet rest = g_.hand - PairSet::of(face);
  const QuickPlan plan = quick_raid(g_, pile_, rest, strength, foes, g_.price);
  if (!is_final(pub, pile_)) return plan.gain;
  float weights = 0.01F;
  float shares = 0;
  for (const Seat p : all_but(g_.me, pub.seats)) {
    const float weight = g_.strength_of_rival(p, worth);
    weights += weight;
    shares += weight * float(share_if_final(pub, g_.me, p, pile_));
  }
  const auto if_won = float(share_if_final(pub, g_.me, g_.me, pile_));
  const float share = plan.chance * if_won + (1 - plan.chance) * shares / weights;
  return (share - float(share_so_far(pub, g_.me))) * kVictory * kPoint / kSure;
}

float QuickRow::gain_of(int face) const {
  const auto c = unsigned(character_of(face));
  const int position = missing_;  // DSC-STR-03
  const Worth worth = worth_.with(g_.unseen[c], strength_[c], strength_[c] + position);
  float after = 0;
  if (missing_ == 1) {
    Strengths strength = strength_;
    strength[c] = u8(strength[c] + position);
    after = gain_of_raid(face, strength, worth);
  } else {
    after = outlook(best_with(face), worth, missing_ - 1);
  }
  return after - outlook_ + hurry_ - float(g_.price[c] * kHenchman) / 16;
}

/// An empty row before a place that another empty row's place of the same value is worth more than.
bool is_outshone(const Glance& g, int pile) {
  if (g.pub.row_size[unsigned(pile)] != 0) return false;
  for (int other = 0; other < kPiles; ++other) {
    if (g.pub.row_size[unsigned(other)] != 0 || open_value(g.pub, other) != open_value(g.pub, pile)) continue;
    if (g.stake(other) > g.stake(pile) || (other < pile && g.stake(other) == g.stake(pile))) return true;
  }
  return false;
}

}  // namespace

Decision quick_placement(const Glance& g, Chance& chance) {
  Decision best;
  float most = 0;
  u32 equals = 0;
  for (int pile = 0; pile < kPiles; ++pile) {
    const u64 fitting = g.hand.one & g.pub.fit[unsigned(pile)];
    if (fitting == 0 || is_outshone(g, pile)) continue;
    const QuickRow row(g, pile);
    for (const int face : Bits{fitting}) {
      const float gain = row.gain_of(face);
      if (equals != 0 && gain < most) continue;
      equals = equals == 0 || gain > most ? 1 : equals + 1;
      if (equals == 1 || chance.below(equals) == 0) best = Decision::place(u32(face), u32(pile));
      most = gain;
    }
  }
  return best;
}

void promise_of_placements(const Glance& g, const Game::Decisions& list, float* out) {
  std::array<std::optional<QuickRow>, kPiles> rows;
  for (int i = 0; i < list.size(); ++i) {
    auto& row = rows[unsigned(list[i].pile())];
    if (!row) row.emplace(g, list[i].pile());
    out[i] = row->gain_of(list[i].face());
  }
}

}  // namespace saloon::desperados_cards
