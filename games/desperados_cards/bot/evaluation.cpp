// Each seat's chance to win, from a whole state: fitted to games among heuristic bots that slip now and then.
#include "games/desperados_cards/bot/evaluation.h"

#include <algorithm>
#include <cmath>

#include "games/desperados_cards/bot/bot.h"

namespace saloon::desperados_cards {

namespace {

/// Per term and stage.
constexpr float kWeights[kEvaluationTerms][kStages] = {
    {0.000F, 0.066F, 0.242F, 0.255F, 0.250F, 0.086F},      // points
    {0.000F, 0.176F, 0.074F, 0.074F, 0.058F, 0.004F},      // upgrades
    {0.462F, 1.394F, 1.416F, 1.179F, 1.047F, 0.486F},      // cards
    {0.013F, -0.358F, -0.376F, -0.288F, -0.341F, 0.106F},  // to move
    {0.120F, 0.102F, 0.116F, 0.159F, 0.143F, 0.361F},      // moves next
    {0.146F, 0.067F, 0.095F, 0.095F, 0.099F, 0.140F},      // near raids
    {0.000F, 0.010F, 0.028F, 0.033F, 0.058F, 0.051F},      // later raids
    {0.000F, 0.000F, 0.000F, 0.014F, 0.058F, 0.066F},      // last raids
    {0.000F, 0.000F, 0.000F, 0.048F, 0.160F, 0.977F},      // ending
};

// How often a place of each level is raided before the game ends.
constexpr std::array<float, kLevels> kReached = {1.0F, 0.9F, 0.6F, 0.25F};
// Strength that anybody may still find before a row is complete.
constexpr float kFound = 2;
// How often somebody comes who has not chosen yet.
constexpr float kComes = 0.5F;
// The least chance that is told from none.
constexpr float kHardlyEver = 0.03F;

/// The pile of the raid under way; kPiles if there is none.
int raided_pile(const Public& pub) {
  return Proc(pub.flow.top().proc) == Proc::HoldUp ? pub.flow.top().get<HoldUpLocals>().pile : kPiles;
}

/// What the cards left of a place would add to a set beyond their values, each for itself: [own][left].
constexpr auto kUpgrades = [] {
  std::array<std::array<float, 16>, 16> table{};
  for (Levels own = 0; own < 16; ++own) {
    for (Levels left = 0; left < 16; ++left) {
      for (const int level : Bits{left & ~own}) {
        const int gain = value_of_set(own | Levels(bit(level))) - value_of_set(own);
        table[own][left] += kReached[unsigned(level)] * float(gain - components::kLevelValues[unsigned(level)]);
      }
    }
  }
  return table;
}();

/// The levels of each place that are still in the piles.
std::array<Levels, kPlaces> levels_left(const State& s) {
  std::array<Levels, kPlaces> left{};
  for (int pile = 0; pile < kPiles; ++pile) {
    for (int level = s.pub.depth[unsigned(pile)]; level < kLevels; ++level) {
      left[unsigned(place_at(s.hidden.piles, pile, level))] |= Levels(bit(level));
    }
  }
  return left;
}

/// Who may win a raid, how likely.
using Claims = std::array<float, kMaxSeats>;

float claim_of(int strength) {
  const float power = float(strength) + kFound;
  return power * power * power * power;
}

void share_out(Claims& claim) {
  float sum = 0;
  for (const float c : claim) sum += c;
  for (float& c : claim) c = sum > 0 ? c / sum : 0;
}

/// A raid to come: by everybody's strongest gang.
Claims claims_on(const State& s, int pile) {
  const Strengths strength = strengths_at(s.pub, pile);
  Claims claim{};
  for (Seat p = 0; p < s.pub.seats; ++p) claim[p] = claim_of(best_strength(s.seat[p].hand, strength));
  share_out(claim);
  return claim;
}

/// A raid under way: of those who have chosen only the strongest counts, and some of the others will stay out.
Claims claims_under_way(const State& s, int pile) {
  const Strengths strength = strengths_at(s.pub, pile);
  Claims claim{};
  int strongest = -1;
  Seat leader = 0;
  for (Seat p = 0; p < s.pub.seats; ++p) {
    const Decision& gang = s.seat[p].sealed;
    if (gang.verb() == Verb::None) {
      if (s.pub.hand_size[p] > 0) claim[p] = kComes * claim_of(best_strength(s.seat[p].hand, strength));
      continue;
    }
    if (gang.verb() == Verb::NoGang || gang_strength(strength, gang) <= strongest) continue;
    strongest = gang_strength(strength, gang);
    leader = p;
  }
  if (strongest >= 0) claim[leader] = claim_of(strongest);
  share_out(claim);
  return claim;
}

int gain_of(const Public& pub, Seat p, int place, int level) {
  const Levels own = levels_of(pub.loot[p], place);
  return value_of_set(own | Levels(bit(level))) - value_of_set(own);
}

/// The chance of each seat to win if this raid ends the game.
void values_of_last_raid(const Public& pub, const Claims& claim, int pile, Values& out) {
  for (Seat p = 0; p < pub.seats; ++p) {
    float chance = 0;
    for (Seat q = 0; q < pub.seats; ++q) chance += claim[q] * float(share_if_final(pub, p, q, pile));
    out[p] = chance / kSure;
  }
}

/// As if the raid under way were over: its place is shared out, sealed gangs are gone.
void weigh_raid_under_way(const State& s, int pile, SeatAmounts& out) {
  const Claims claim = claims_under_way(s, pile);
  const int level = s.pub.depth[unsigned(pile)];
  const int place = place_at(s.hidden.piles, pile, level);
  for (Seat p = 0; p < s.pub.seats; ++p) {
    out[p][unsigned(Term::Points)] += claim[p] * float(gain_of(s.pub, p, place, level));
    const int left = s.pub.hand_size[p] - s.seat[p].sealed.cards().size();
    out[p][unsigned(Term::Cards)] = std::sqrt(float(left));
  }
}

void weigh_seats(const State& s, SeatAmounts& out) {
  const auto& pub = s.pub;
  const std::array<Levels, kPlaces> left = levels_left(s);
  for (Seat p = 0; p < pub.seats; ++p) {
    int points = 0;
    float upgrades = 0;
    for (int place = 0; place < kPlaces; ++place) {
      const Levels own = levels_of(pub.loot[p], place);
      points += value_of_set(own);
      upgrades += kUpgrades[own][left[unsigned(place)]];
    }
    out[p][unsigned(Term::Points)] = float(points);
    out[p][unsigned(Term::Upgrades)] = upgrades;
    out[p][unsigned(Term::Cards)] = std::sqrt(float(pub.hand_size[p]));
  }
  if (raided_pile(pub) == kPiles) out[pub.turn][unsigned(Term::ToMove)] = 1;
  out[next_seat(pub.turn, pub.seats)][unsigned(Term::MovesNext)] = 1;
}

void weigh_raids(const State& s, int but, SeatAmounts& out) {
  const auto& pub = s.pub;
  int foremost = -1;
  for (int pile = 0; pile < kPiles; ++pile) {
    if (pile == but) continue;
    const int level = pub.depth[unsigned(pile)];
    const int row = pub.row_size[unsigned(pile)];
    const int missing = open_value(pub, pile) - row;
    const bool last = level + 1 == kLevels;
    if (!last && missing > 2) continue;
    const Claims claim = claims_on(s, pile);
    const Term term = last ? Term::LastRaids : missing <= 1 ? Term::NearRaids : Term::LaterRaids;
    const int place = place_at(s.hidden.piles, pile, level);
    for (Seat p = 0; p < pub.seats; ++p) out[p][unsigned(term)] += claim[p] * float(gain_of(pub, p, place, level));
    if (!last || row <= foremost) continue;
    foremost = row;
    Values chance{};
    values_of_last_raid(pub, claim, pile, chance);
    for (Seat p = 0; p < pub.seats; ++p) out[p][unsigned(Term::Ending)] = std::log(chance[p] + kHardlyEver);
  }
}

}  // namespace

int stage_of(const Public& pub) {
  int deepest = 0;
  int row = 0;
  for (unsigned k = 0; k < kPiles; ++k) {
    deepest = std::max(deepest, pub.depth[k] + int(int(k) == raided_pile(pub)));
    if (pub.depth[k] + 1 == kLevels) row = std::max(row, int(pub.row_size[k]));
  }
  if (deepest + 1 < kLevels) return deepest;
  return row <= 1 ? 3 : row <= 3 ? 4 : 5;
}

void weigh(const State& s, SeatAmounts& out) {
  out = {};
  const int raided = raided_pile(s.pub);
  weigh_seats(s, out);
  if (raided != kPiles) weigh_raid_under_way(s, raided, out);
  weigh_raids(s, raided, out);
}

void Game::evaluate(const State& s, Values& out) {
  const int raided = raided_pile(s.pub);
  if (raided != kPiles && is_final(s.pub, raided)) {
    return values_of_last_raid(s.pub, claims_under_way(s, raided), raided, out);
  }
  SeatAmounts amounts;
  weigh(s, amounts);
  const auto stage = unsigned(stage_of(s.pub));
  float sum = 0;
  for (Seat p = 0; p < s.pub.seats; ++p) {
    float score = 0;
    for (unsigned t = 0; t < kEvaluationTerms; ++t) score += kWeights[t][stage] * amounts[p][t];
    out[p] = std::exp(score);
    sum += out[p];
  }
  for (Seat p = 0; p < s.pub.seats; ++p) out[p] /= sum;
}

}  // namespace saloon::desperados_cards
