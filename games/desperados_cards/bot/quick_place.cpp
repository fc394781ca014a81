// At a glance: which henchman to post where.
#include <optional>

#include "bots/best.h"
#include "games/desperados_cards/bot/quick.h"

namespace saloon::desperados_cards {

namespace {

// How much better the best of the other hands is than the biggest one usually is.
constexpr float kLuck = 1.25F;

/// The biggest of the other hands.
Seat biggest_rival(const Glance& g) {
  Seat biggest = g.me == 0 ? 1 : 0;
  for (const Seat p : all_but(g.me, g.pub.seats)) {
    if (g.pub.hand_size[p] > g.pub.hand_size[biggest]) biggest = p;
  }
  return biggest;
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

QuickRow::QuickRow(const Glance& g, int pile)
    : g_(g),
      pile_(pile),
      missing_(open_value(g.pub, pile) - g.pub.row_size[unsigned(pile)]),
      position_(next_position_value(g.pub, pile)),
      strength_(strengths_at(g.pub, pile)),
      worth_(g.worth_of_unseen(strength_)),
      stake_(float(g.stake(pile))),
      biggest_(biggest_rival(g)),
      hurry_(is_final(g.pub, pile) ? float(kHurry * lead_of(g.pub, g.me)) : 0) {
  for_each_card(g.hand,
                [&](int face) { colour_[unsigned(colour_of(face))] += strength_[unsigned(character_of(face))]; });
  for (unsigned c = 0; c < kCharacters; ++c) best_character_ = std::max(best_character_, strength_[c] * g.held[c]);
  best_ = std::max(best_character_, *std::max_element(colour_.begin(), colour_.end()));
  outlook_ = outlook(best_, worth_, missing_);
}

float QuickRow::outlook(int strength, const Worth& worth, int missing) const {
  const auto mine = float(strength + kStillToCome);
  const float theirs = kLuck * g_.strength_of_rival(biggest_, worth) + float(kStillToCome);
  return stake_ * float(kFirmness[unsigned(missing)]) / 16 * mine * mine / (mine * mine + theirs * theirs);
}

int QuickRow::best_with(int face) const {
  const int character = character_of(face);
  const int now = strength_[unsigned(character)] + position_;
  int best = std::max(best_character_, now * (g_.held[unsigned(character)] - 1));
  for (int c = 0; c < kColours; ++c) {
    const int sum = colour_[unsigned(c)] + position_ * g_.hand.count(face_of(c, character));
    best = std::max(best, c == colour_of(face) ? sum - now : sum);
  }
  return best;
}

Worth QuickRow::worth_with(int face) const {
  const auto c = unsigned(character_of(face));
  return worth_.with(g_.unseen[c], strength_[c], strength_[c] + position_);
}

QuickPlan QuickRow::raid_with(int face) const {
  const auto c = unsigned(character_of(face));
  Strengths strength = strength_;
  strength[c] = u8(strength[c] + position_);
  const Foes foes(g_, worth_with(face), pile_, g_.pub.placements + 1);  // DSC-RES-03: whoever causes it wins ties
  QuickPlan plan = quick_raid(g_, pile_, g_.hand - CardBag::of(face), strength, foes, g_.price);
  if (is_final(g_.pub, pile_)) plan.gain = gain_of_ending(plan.chance, worth_with(face));
  return plan;
}

/// The race for the first five: how much better the end of the game would be than going on.
float QuickRow::gain_of_ending(float chance, const Worth& worth) const {
  const Public& pub = g_.pub;
  float weights = 0.01F;
  float shares = 0;
  for (const Seat p : all_but(g_.me, pub.seats)) {
    const float weight = g_.strength_of_rival(p, worth);
    weights += weight;
    shares += weight * float(share_if_final(pub, g_.me, p, pile_));
  }
  const auto if_won = float(share_if_final(pub, g_.me, g_.me, pile_));
  const float share = chance * if_won + (1 - chance) * shares / weights;
  return (share - float(share_so_far(pub, g_.me))) * kVictory * kPoint / kSure;
}

float QuickRow::gain_of(int face) const {
  const float after = missing_ == 1 ? raid_with(face).gain : outlook(best_with(face), worth_with(face), missing_ - 1);
  return after - outlook_ + hurry_ - float(g_.price[unsigned(character_of(face))] * kHenchman) / 16;
}

Decision quick_placement(const Glance& g, Chance& chance) {
  Best<Decision, float> best;
  for (int pile = 0; pile < kPiles; ++pile) {
    const u64 fitting = g.hand.one & g.pub.fit[unsigned(pile)];
    if (fitting == 0 || is_outshone(g, pile)) continue;
    const QuickRow row(g, pile);
    for (const int face : Bits{fitting}) {
      best.meet(Decision::place(u32(face), u32(pile)), row.gain_of(face), chance);
    }
  }
  return best.decision;
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
